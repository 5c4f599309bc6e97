"""Style sheets of their own."""

import pytest

from webmcp_forms.readers import read
from webmcp_forms.readers.comments import Comment, comments_and_tags
from webmcp_forms.tools import compile_tools

SHEET = '/* é 𝒳 */ a::after { content: "/* none */" } b { c: d } /* one\r\nmore */ /* open'


def test_a_sheet_has_no_elements_and_no_tools() -> None:
    document = read(SHEET, filename="site.css")
    assert (document.language, list(document.elements())) == ("css", [])
    assert compile_tools(SHEET, language="css") == ()


def test_comments() -> None:
    document = read(SHEET, language="css")
    comments = [token for token in comments_and_tags(document) if isinstance(token, Comment)]
    assert [comment.text for comment in comments] == [" é 𝒳 ", " one\r\nmore ", " open"]
    for comment in comments:
        assert document.source.slice(comment.part(0, len(comment.text))) == comment.text


@pytest.mark.parametrize("text", ["", "}", "/*", '"', "{" * 1000, "a{b:c", "\0"])
def test_any_text_has_a_reading(text: str) -> None:
    assert read(text, language="css").problem is None
