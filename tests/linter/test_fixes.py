"""Fixes: the finding is gone, nothing new is there, and every other byte is as it was."""

import pytest

from webmcp_forms import SourceFile, lint
from webmcp_forms.linter.finding import Edit, Finding
from webmcp_forms.linter.fixes import FixedFile, apply_edits, encode, fix_file
from webmcp_forms.source import Span


def lint_source(source: SourceFile) -> tuple[Finding, ...]:
    return lint(source)


def fixed(page: str, *, unsafe: bool = False) -> FixedFile:
    return fix_file(SourceFile(page), lint_source, unsafe=unsafe)


def radios(first: str = "", fieldset: str = "") -> str:
    return (
        f"<form toolname=a tooldescription='Book a seat'>\r\n<fieldset{fieldset}>"
        f"<input type=radio name=c{first}>\r\n<input type=radio value=1 name=c></fieldset><button>Go</button></form>"
    )


def test_a_description_moves_to_the_fieldset() -> None:
    result = fixed(radios(first=" toolparamdescription='Cabin &amp; class'"))
    assert result.source.text == radios(fieldset=" toolparamdescription='Cabin &amp; class'")
    assert [finding.code for finding in result.fixed] == ["WF205"]
    assert result.remaining == ()


@pytest.mark.parametrize(
    "page",
    [
        radios(first=" toolparamdescription=M", fieldset=" toolparamdescription=F"),
        radios(first=" toolparamdescription=M").replace("name=c>", "name=c toolparamdescription=N>", 1),
        radios(),
        "<p>",
    ],
)
def test_what_has_no_safe_fix_stays_as_it_is(page: str) -> None:
    assert fixed(page).source.text == page
    assert fixed(page).fixed == ()


def test_an_unsafe_fix_has_to_be_asked_for() -> None:
    page = "<form toolname=a tooldescription=b toolautosubmit='off' id=x><button>Go</button></form>"
    assert fixed(page).source.text == page
    assert fixed(page, unsafe=True).source.text == page.replace(" toolautosubmit='off'", "")


def test_fixing_twice_changes_nothing_more() -> None:
    once = fixed(radios(first=" toolparamdescription=M"), unsafe=True).source
    assert fix_file(once, lint_source, unsafe=True).source == once


def test_edits_are_made_from_the_original_places() -> None:
    edits = [Edit(Span(4, 5), ""), Edit(Span(0, 1), "xyz"), Edit(Span(2, 2), "-")]
    assert apply_edits(SourceFile("abcde"), edits).text == "xyzb-cd"


@pytest.mark.parametrize(
    "data", [b"\xef\xbb\xbfa\r\nb", b"\xff\xfea\x00", "<meta charset=gbk>\u4f60".encode("gbk"), b"\xe9\x80"]
)
def test_a_page_is_written_back_in_its_own_encoding(data: bytes) -> None:
    assert encode(SourceFile.from_bytes(data)) == data
