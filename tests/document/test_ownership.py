"""Form owners: by attribute, by nesting, and by the parser's form element pointer. All asked of the browser."""

import pytest

from webmcp_forms import compile_tools

FORM = "<form toolname=t tooldescription=d id=f>"


def parameters(page: str) -> list[str]:
    """The parameter names of the page's first tool."""
    return list(compile_tools(page)[0].input_schema["properties"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("page", "names"),
    [
        (f"{FORM}<input name=a></form><input name=b>", ["a"]),
        (f"{FORM}</form><input name=a form=f>", ["a"]),
        (f"<input name=a form=f>{FORM}<input name=b></form>", ["a", "b"]),
        (f"{FORM}<input name=a form=''><input name=b form=F><input name=c form=gone></form>", []),
        (f"<p id=f></p>{FORM}<input name=a></form><input name=b form=f>", ["a"]),
        (f"<div id=x></div>{FORM}<input name=a form=x></form>", []),
        (f"<template><form id=f></form></template>{FORM}</form><input name=a form=f>", ["a"]),
    ],
)
def test_the_form_attribute_wins_over_nesting(page: str, names: list[str]) -> None:
    assert parameters(page) == names


@pytest.mark.parametrize(
    ("page", "names"),
    [
        pytest.param(f"<table>{FORM}<tr><td><input name=a></table><input name=b></form>", ["a", "b"], id="table"),
        pytest.param(f"<div>{FORM}</div><input name=a></form><input name=b>", ["a"], id="form outlives its parent"),
        pytest.param(f"<div>{FORM}</div><form><input name=a></form><input name=b>", ["a"], id="second form ignored"),
        pytest.param(f"<div>{FORM}</div><p title='</form>'><input name=a>", ["a"], id="end tag in an attribute"),
        pytest.param(f"<div>{FORM}</div><!--</form>--><input name=a>", ["a"], id="end tag in a comment"),
        pytest.param(f"<div>{FORM}</div><script>'</form>'</script><input name=a>", ["a"], id="end tag in a script"),
        pytest.param(f"<div>{FORM}</div><textarea name=c></form></textarea><input name=a>", ["c", "a"], id="in text"),
        pytest.param(f"<div>{FORM}</div><template></form></template><input name=a>", ["a"], id="in a template"),
        pytest.param(
            f"<table>{FORM}<b><template shadowrootmode=closed></form></template><input name=a>",
            ["a"],
            id="in a shadow tree",
        ),
        pytest.param(f"<div>{FORM}</div><svg><style></form></style></svg><input name=a>", [], id="in foreign content"),
        pytest.param(f"<table>{FORM}<colgroup></form><input name=a></colgroup></table>", [], id="in a column group"),
        pytest.param(f"</form>{FORM}<input name=a></form></form><input name=b>", ["a"], id="stray end tags"),
        pytest.param(f"{FORM}<div></form><input name=a></div>", ["a"], id="closed form is still the nearest"),
        pytest.param(
            f"{FORM}<select name=s></form><input name=a></select><form></form><input name=b>",
            ["s", "a"],
            id="end tag in a select",
        ),
        pytest.param(f"<div>{FORM}</DIV><input name=a></FORM><input name=b>", ["a"], id="tags in upper case"),
    ],
)
def test_the_parser_remembers_the_form_it_has_open(page: str, names: list[str]) -> None:
    assert parameters(page) == names


@pytest.mark.parametrize(
    ("page", "names"),
    [
        (f"<div>{FORM}</div><b><p><input name=a></b><input name=c></p>", ["c"]),
        (f"<table>{FORM}<tr><td><a><div><input name=a></a><input name=c></div><a><input name=d>", ["c", "d"]),
        (f"{FORM}<b><p><input name=a></b><input name=c></p></form>", ["a", "c"]),
        (f"<div>{FORM}</div><p><b>x</p><p><input name=a></b>", ["a"]),
        (f"<table>{FORM}<b><tr><p><input name=a></b><input name=c></p></table>", ["a", "c"]),
        (f"{FORM}<b>q<div><input name=a></form></b><input name=c></form>", []),
        (f"<a><div><legend><select>{FORM}</select><input name=a></a>", ["a"]),
        (f"<table><tr>{FORM}<b>x</table><div>y<input name=a></div>", ["a"]),
        (
            f"<table><tr>{FORM}<i><em>x<input name=a></table><div>y<input name=b></div><p><input name=c>",
            ["a", "b", "c"],
        ),
        (f"<table>{FORM}<b><table></table><p>z</table><p><input name=a>", ["a"]),
        (f"</form>{FORM}<b><p><input name=a><template shadowrootmode=closed><b></template><u></form></b>", []),
    ],
)
def test_a_control_the_parser_moves_forgets_that_form(page: str, names: list[str]) -> None:
    assert parameters(page) == names


@pytest.mark.parametrize(
    ("page", "names"),
    [
        pytest.param(f"<div>{FORM}</div><b><fieldset></b><input>", [""], id="fieldset"),
        pytest.param(f"<div>{FORM}</div><b><button></b></button><input>", [""], id="button"),
        pytest.param(f"<div>{FORM}</div><a><i><fieldset></a></i></fieldset><input>", [""], id="in two elements"),
        pytest.param(f"<table>{FORM}<nobr><fieldset><nobr></fieldset></nobr><input>", [""], id="second nobr"),
        pytest.param(f"<div>{FORM}</div><b><fieldset></fieldset></b><input>", [], id="nested rightly"),
        pytest.param(f"<div>{FORM}</div><b><fieldset><p></p></fieldset></b><input>", [], id="nothing open"),
    ],
)
def test_a_block_the_parser_moves_forgets_that_form_too(page: str, names: list[str]) -> None:
    # A control without a name is a parameter where no other one of the form lacks a name.
    assert parameters(page) == names


OUTER = "<form toolname=o tooldescription=d><table></form></table>"


@pytest.mark.parametrize(
    ("page", "names"),
    [
        (f"{OUTER}<input name=z>{FORM}<input name=a></form><input name=b>", {"t": ["a"], "o": ["z"]}),
        (f"{OUTER}{FORM}<u><input name=a></form><input name=b>", {"t": ["a"], "o": []}),
        (f"{OUTER}<span>{FORM}<input name=a></form><input name=b></span><input name=c>", {"t": ["a"], "o": []}),
        (f"{OUTER}{FORM}<div><input name=a></form><input name=b>", {"t": ["a", "b"], "o": []}),
        (f"{OUTER}<div>{FORM}<input name=a></form><input name=b></div>", {"t": ["a"], "o": ["b"]}),
        (f"<form toolname=o tooldescription=d><label></form>{FORM}</form><input name=b>", {"t": [], "o": ["b"]}),
        (f"{OUTER.replace('table', 'object')}{FORM}</form><input name=b>", {"t": [], "o": []}),
        (
            f"<form toolname=o tooldescription=d><svg><foreignObject></form></svg>{FORM}</form><input name=b>",
            {"t": [], "o": []},
        ),
        (f"{OUTER}{FORM}<ul><li><input name=a></ul></form><input name=b>", {"t": ["a"], "o": []}),
        (f"<form toolname=o tooldescription=d><table><b></form>{FORM}</form><input name=b>", {"t": [], "o": ["b"]}),
        (
            f"<form toolname=o tooldescription=d><select name=s><select><b></form>{FORM}</form><input name=b>",
            {"t": [], "o": ["s", "b"]},
        ),
    ],
)
def test_the_end_of_a_form_in_a_form_closes_both_unless_something_stands_between(
    page: str, names: dict[str, list[str]]
) -> None:
    tools = {tool.name: [parameter.name for parameter in tool.parameters] for tool in compile_tools(page)}
    assert tools == names


def test_shadow_trees_are_scopes_of_their_own() -> None:
    page = (
        "<div><label for=x>Outer</label><template shadowrootmode=open>"
        f"{FORM}<label for=x>Inner</label><input id=x name=s></form></template><input id=x form=f name=o></div>"
    )
    (tool,) = compile_tools(page)
    assert tool.input_schema["properties"] == {"s": {"type": "string", "description": "Inner"}}


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("<fieldset disabled><legend><input name=a></legend><legend><input name=b></legend></fieldset>", ["a"]),
        ("<fieldset disabled><div><legend><input name=a></legend></div></fieldset>", []),
        ("<fieldset disabled><fieldset><legend><input name=a></legend></fieldset></fieldset>", []),
        (
            "<fieldset disabled><legend><fieldset disabled><input name=a></fieldset><input name=b></legend></fieldset>",
            ["b"],
        ),
        ("<fieldset disabled><p></p><legend><fieldset><input name=a></fieldset></legend></fieldset>", ["a"]),
    ],
)
def test_disabled_fieldsets(page: str, names: list[str]) -> None:
    assert parameters(f"{FORM}{page}</form>") == names
