"""Comments of programs, and what they silence."""

from __future__ import annotations

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.rules import DEFAULT_RULES
from webmcp_forms.linter.suppressions import Suppressions, apply_suppressions
from webmcp_forms.readers import read
from webmcp_forms.readers.comments import Comment, comments_and_tags

DIRECTIVE = "webmcp-forms: ignore[WF203] -- é"


def test_comments_and_tags_in_order() -> None:
    source = "// a\nconst a = ( /* b */\n  <p // c\n    title='/* no */'>{/* d */} // no {children /* e */}<br /></p>);"
    document = read(source, language="tsx")
    tokens = tuple(comments_and_tags(document))
    comments = [token for token in tokens if isinstance(token, Comment)]
    assert [token.text if isinstance(token, Comment) else token.name for token in tokens] == [
        *(" a", " b ", "p", " c", " d ", " e ", "br", "/p")
    ]
    assert [document.source.slice(comment.span) for comment in comments] == [
        *("// a", "/* b */", "// c", "{/* d */}", "/* e */")
    ]
    assert all(document.source.slice(comment.part(0, len(comment.text))) == comment.text for comment in comments)


def findings(source: str) -> list[str]:
    result = lint_document(read(source, language="tsx"), DEFAULT_RULES, find_profile(DEFAULT_PROFILE))
    suppressions = result.suppressions or Suppressions(read("").source)
    return [finding.code for finding in apply_suppressions(result.findings, suppressions).kept]


FORM = """const A = () => (
  <form toolname="find_it" tooldescription="Find the cars that you want">
    BEFORE
    <inputINSIDE name="q" AFTER/> BESIDE
    <button>Go</button>
  </form>
);"""


@pytest.mark.parametrize(
    ("place", "comment"),
    [
        ("BEFORE", "{/* %s */}"),
        ("BEFORE", "{ // %s\n    }"),
        ("INSIDE", " /* %s */"),
        ("INSIDE", "\n      // %s\n     "),
        ("AFTER", "/* %s */ "),
        ("BESIDE", "{/* %s */}"),
    ],
)
def test_a_comment_silences_what_is_found_in_its_tag_or_line_or_the_next_tag(place: str, comment: str) -> None:
    places = ("BEFORE", "INSIDE", "AFTER", "BESIDE")
    sources = [FORM.replace(place, text) for text in ("", comment % DIRECTIVE)]
    for other in places:
        sources = [source.replace(other, "") for source in sources]
    assert findings(sources[0]) == ["WF203"]
    assert findings(sources[1]) == []
