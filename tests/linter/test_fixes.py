"""Fixes: the finding is gone, nothing new is there, and every other byte is as it was."""

import re

import pytest

from webmcp_forms import SourceFile, lint
from webmcp_forms.linter.finding import Edit, Finding
from webmcp_forms.linter.fix_trials import MOST_TRIALS
from webmcp_forms.linter.fixes import FixedFile, apply_edits, encode, fix_file
from webmcp_forms.linter.rules import EVERY_RULE
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


STYLE = "<style>.x, form:tool-form-active { color: red }</style>"
DESCRIBED = "<label>Words <input name=q></label><button>Go</button></form>"
NAMELESS = f"<form tool-name=find_car tooldescription='Find cars for sale in stock'>{DESCRIBED}"
FAULTY = NAMELESS.replace("<label>Words ", "").replace("</label>", "")


def renamed(form: str) -> str:
    return form.replace("tool-name", "toolname").replace("tool-description", "tooldescription")


def test_a_fix_that_brings_something_new_is_withheld_alone() -> None:
    """The form would be a tool with a parameter that nothing describes: it is its author's to put before agents."""
    result = fixed(STYLE + FAULTY)
    assert result.source.text == STYLE.replace(":tool-form-active", ":is(:tool-form-active)") + FAULTY
    assert [finding.code for finding in result.fixed] == ["WF608"]
    assert [(one.finding.code, one.brings) for one in result.withheld] == [("WF110", ("WF203",))]


def test_forms_are_fixed_each_for_itself() -> None:
    other = NAMELESS.replace("find_car", "find_van")
    assert fixed(FAULTY + other).source.text == FAULTY + renamed(other)
    assert fixed(other + FAULTY).source.text == renamed(other) + FAULTY


def test_fixes_of_one_tag_that_need_each_other_are_made_together() -> None:
    both = NAMELESS.replace("tooldescription", "tool-description").replace("find_car", "find_van")
    result = fixed(f"{STYLE}{FAULTY}{both}")
    assert result.source.text.endswith(FAULTY + renamed(both))
    assert [one.brings for one in result.withheld] == [("WF203",)]


def test_a_fix_is_withheld_for_what_the_fix_that_it_needs_would_bring() -> None:
    both = FAULTY.replace("tooldescription", "tool-description")
    assert [one.brings for one in fixed(both).withheld] == [("WF203",), ("WF203",)]


def test_what_is_said_of_a_form_already_is_not_new_when_it_gets_its_name() -> None:
    page = NAMELESS.replace("<form", "<form toolaction='/find'")
    assert "WF110" in [finding.code for finding in lint(page)]
    assert fixed(page).source.text == renamed(page)


def test_a_page_is_not_linted_without_end() -> None:
    runs = 0

    def count(source: SourceFile) -> tuple[Finding, ...]:
        nonlocal runs
        runs += 1
        return lint(source)

    page = "".join(FAULTY.replace("find_car", f"find_{number}") for number in range(100))
    result = fix_file(SourceFile(page), count, unsafe=False)
    assert result.source.text == page
    assert runs == MOST_TRIALS + 1
    assert len(result.withheld) == 100
    assert {one.brings for one in result.withheld} == {("WF203",), ()}


def example_pages() -> list[str]:
    """The examples that rules with a safe fix give."""
    pages = [(module.__doc__ or "").partition("## Use instead")[0] for module in EVERY_RULE]
    return [page for text in pages for page in re.findall(r"```html\n(.*?)```", text, re.DOTALL) if fixes_of(page)]


def fixes_of(page: str) -> list[str]:
    return [finding.code for finding in lint(page) if any(fix.safe for fix in finding.fixes)]


@pytest.mark.parametrize("page", example_pages())
def test_the_example_of_a_rule_is_fixed(page: str) -> None:
    result = fixed(page)
    assert result.withheld == ()
    assert [finding.code for finding in result.fixed] == fixes_of(page)


@pytest.mark.parametrize(
    "data",
    [
        *(b"\xef\xbb\xbfa\r\nb", b"\xff\xfea\x00", "<meta charset=gbk>\u4f60".encode("gbk"), b"\xe9\x80"),
        *(b"\xe9\x81\x9d", b"<meta charset=windows-874>\xa1", b"<meta charset=x-mac-cyrillic>\xdf"),
        *(b"<meta charset=iso-8859-8-i>\xe0", b'<meta charset=iso-2022-jp>\x1b$B$"\x1b(B'),
    ],
)
def test_a_page_is_written_back_in_its_own_encoding(data: bytes) -> None:
    assert encode(SourceFile.from_bytes(data)) == data


@pytest.mark.parametrize("bad", [1, 5])
def test_a_few_fixes_that_are_withheld_keep_no_others_from_being_made(bad: int) -> None:
    calls = 0

    def counting(source: SourceFile) -> tuple[Finding, ...]:
        nonlocal calls
        calls += 1
        return lint(source)

    forms = [(FAULTY if index % 20 < bad else NAMELESS).replace("find_car", f"find_{index}") for index in range(60)]
    result = fix_file(SourceFile("\n".join(forms)), counting, unsafe=False)
    made = [form if index % 20 < bad else renamed(form) for index, form in enumerate(forms)]
    assert result.source.text == "\n".join(made)
    assert len(result.withheld) == 3 * bad
    assert calls <= 15 * bad
