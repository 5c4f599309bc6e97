"""The lines of `explain`."""

import pytest

from webmcp_forms import SourceFile, read
from webmcp_forms.browser.explanation import explain
from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.document.nodes import NO_PARENT, Certainty, Document, Element, Namespace, Presence
from webmcp_forms.readers.stored_tree import NoPlaces, StoredTree
from webmcp_forms.report.explanation_text import explanation_line

TOOL = "<form toolname=a tooldescription=b>"


def verdicts(page: str, profile: str = "chrome-156") -> list[str]:
    """What the lines say after the arrow."""
    parts = explain(read(page), find_profile(profile))
    return [explanation_line(part, colour=False).partition(" -> ")[2] for part in parts]


@pytest.mark.parametrize(
    ("page", "verdict"),
    [
        (TOOL, 'tool "a"'),
        ("<form>", "no tool: it has neither toolname nor tooldescription"),
        ("<form toolname=a>", "no tool: it has no tooldescription"),
        ("<form tooldescription=a>", "no tool: it has no toolname"),
        (
            "<form toolname='a b' tooldescription=c>",
            'no tool: "a b" is no legal name, which is 1 to 128 of A-Z a-z 0-9 _ - .',
        ),
        (f"<template>{TOOL}</template>", "no tool: it is in a template"),
        (
            f"<iframe sandbox srcdoc='{TOOL}'></iframe>",
            "no tool: it is in a frame whose tools the browser does not list",
        ),
    ],
)
def test_forms(page: str, verdict: str) -> None:
    assert verdicts(page) == [verdict]


def test_a_taken_name_says_by_which_form() -> None:
    assert verdicts(f"\n{TOOL}</form>{TOOL}</form>")[1] == 'no tool: the form at line 2 has the name "a" already'


@pytest.mark.parametrize(
    ("control", "verdict"),
    [
        ("<input name=n>", 'parameter "n": string; no description'),
        ("<input>", 'parameter "": string; no description'),
        (
            "<input name=n required toolparamdescription=d>",
            'parameter "n": string, required; described by toolparamdescription "d"',
        ),
        ("<label>L<input name=n></label>", 'parameter "n": string; described by its label "L"'),
        ("<input name=n aria-description=d>", 'parameter "n": string; described by aria-description "d"'),
        ("<input name=n type=week>", 'parameter "n": week as string; no description'),
        (
            "<input name=n type=number min=2 max=8 step=2>",
            'parameter "n": number, at least 2, at most 8, multiple of 2; no description',
        ),
        ("<input name=n pattern='[a-z]+'>", 'parameter "n": string, pattern "[a-z]+"; no description'),
        ("<input name=n type=checkbox>", 'parameter "n": boolean; no description'),
        ("<select name=n></select>", 'parameter "n": string, one of 0 choices; no description'),
        (
            "<select name=n multiple><option>A<option>B</select>",
            'parameter "n": array, some of 2: "A", "B"; no description',
        ),
        (
            "<select name=n><option>A<option>B<option>C<option>D<option>E</select>",
            'parameter "n": string, one of 5: "A", "B", "C", "D", ...; no description',
        ),
        ("<input name=n disabled>", "nothing: it is disabled"),
        ("<input name=n readonly>", "nothing: it is readonly"),
        ("<input name=n type=hidden>", "nothing: it is hidden and has no toolparamdescription"),
        ("<input name=n type=image>", "nothing: an image input is never a parameter"),
        ("<button>", "nothing: a <button> is never a parameter"),
        ("<output></output>", "nothing: an <output> is never a parameter"),
        ("<input form=x>", 'nothing: no form owns it, since form="x" names none'),
    ],
)
def test_controls(control: str, verdict: str) -> None:
    assert verdicts(TOOL + control) == ['tool "a"', verdict]


def test_a_control_without_a_form() -> None:
    assert verdicts("<input>") == ["nothing: it is in no form"]
    assert verdicts("<form><input></form>")[1] == "nothing: its form is no tool"


def test_a_control_of_a_form_that_is_nearly_a_tool() -> None:
    assert verdicts("<form toolname=a><input name=n>")[1] == 'would be parameter "n": string; no description'


def test_a_control_of_another_form() -> None:
    page = (
        f"<form id=x></form>\n<form id=y toolname=y tooldescription=b></form>{TOOL}<input form=x><input form=y name=n>"
    )
    assert verdicts(page)[-2:] == [
        "nothing: it belongs to the form at line 1, which is no tool",
        'parameter "n" of the form at line 2: string; no description',
    ]


def test_a_fieldset_that_describes_a_group() -> None:
    page = f"{TOOL}<fieldset toolparamdescription=d><input type=radio name=n><input type=radio name=n></fieldset>"
    assert verdicts(page)[2] == 'parameter "n": string, one of 2: "on", "on"; described by the fieldset at line 1 "d"'


def test_an_older_browser_takes_the_first_of_a_group() -> None:
    page = f"{TOOL}<input type=radio name=n toolparamdescription=d><input type=radio name=n>"
    assert 'described by the first control of the name "d"' in verdicts(page, "chrome-147")[1]


def test_namesakes_are_listed_but_not_all() -> None:
    page = f"{TOOL}<input name=n><select name=n></select>"
    ending = "so none of them becomes a parameter"
    assert verdicts(page)[1] == f'nothing: it shares the name "n" with the <select> at line 1, {ending}'
    many = verdicts(TOOL + "<input name=n>\n" * 6)[1]
    others = ", ".join(f"the text input at line {line}" for line in (2, 3, 4))
    assert many == f'nothing: it shares the name "n" with {others} and 2 more, {ending}'
    assert verdicts(f"{TOOL}<input><input>")[1].startswith("nothing: it has no name, like the text input at line 1")


def line(page: str, path: str = "page.html", *, colour: bool = False) -> str:
    document = read(SourceFile(page, path))
    return explanation_line(next(iter(explain(document, find_profile("chrome-156")))), colour=colour)


def test_the_line_starts_with_the_place_and_the_tag_as_written() -> None:
    assert line('\n <form   TOOLNAME="a"\n tooldescription=b>') == (
        'page.html:2:2: <form TOOLNAME="a" tooldescription=b> -> tool "a"'
    )


def test_a_long_tag_is_cut() -> None:
    text = line(f"<form toolname=a tooldescription='{'x' * 10_000}'>")
    assert len(text) < 120
    assert text.endswith('x... -> tool "a"')


def test_columns_count_characters() -> None:
    assert line("😀é<form>").startswith("page.html:1:3:")


def test_nothing_in_it_moves_the_terminal() -> None:
    text = line("<form toolname='\x1b[2J\u202e' tooldescription=b>", "a\x1b\n.html")
    assert text.isprintable()
    assert text.startswith(r"a\x1b\n.html:1:1: <form toolname='\x1b[2J\u202e'")


@pytest.mark.parametrize(
    ("presence", "ending"),
    [
        (Presence(), ""),
        (Presence(Certainty.BRANCH), ", in some renderings"),
        (Presence(Certainty.LOOP), ", in a loop"),
    ],
)
def test_what_is_not_always_there_says_so(presence: Presence, ending: str) -> None:
    form = Element(0, "form", Namespace.HTML, {}, NO_PARENT, presence=presence)
    source = SourceFile("", "page.jsx")
    document = Document(source, "jsx", StoredTree([form], [()], NoPlaces()), [NO_PARENT], [1], {})
    (explanation,) = explain(document, find_profile("chrome-156"))
    assert explanation_line(explanation, colour=False) == (
        f"page.jsx: <form> -> no tool: it has neither toolname nor tooldescription{ending}"
    )


def test_colour_marks_what_became_of_it() -> None:
    assert line(TOOL, colour=True).endswith('-> \x1b[32mtool "a"\x1b[0m')
    assert line("<form>", colour=True).endswith("tooldescription\x1b[0m")
    assert "\x1b[33mno tool" in line("<form>", colour=True)
