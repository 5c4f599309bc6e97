"""Which forms become tools; each answer was asked of the browser."""

import pytest

from webmcp_forms import UsageError, compile_tools
from webmcp_forms.browser.registration import is_legal_name

TOOL = "<form toolname={} tooldescription=d></form>"


def names(page: str, profile: str = "chrome-156") -> list[str]:
    return [tool.name for tool in compile_tools(page, profile=profile)]


@pytest.mark.parametrize("name", ["a", "A-b_c.d", ".", "7", "x" * 128])
def test_legal_names(name: str) -> None:
    assert is_legal_name(name)


@pytest.mark.parametrize("name", ["", " a", "a ", "a b", "a/b", "ü", "a\n", "x" * 129, "a\u200b"])
def test_names_the_browser_drops(name: str) -> None:
    assert not is_legal_name(name)
    assert names(f'<form toolname="{name}" tooldescription=d></form>') == []
    assert names(f'<form toolname="{name}" tooldescription=d></form>', "chrome-153") == [name]


def test_both_attributes_are_needed_and_an_empty_description_will_do() -> None:
    assert names("<form toolname=a></form><form tooldescription=d></form><form toolname=b tooldescription></form>") == [
        "b"
    ]


def test_the_first_of_a_name_wins_and_a_form_that_does_not_register_takes_none() -> None:
    page = "<form toolname=a></form>" + TOOL.format("a").replace("=d", "=first") + TOOL.format("a")
    (tool,) = compile_tools(page)
    assert tool.description == "first"


def test_tools_are_listed_by_name_as_the_browser_lists_them() -> None:
    assert names("".join(map(TOOL.format, ("z", "a", "B", "_", "a.b", "a1", "A")))) == [
        "A",
        "B",
        "_",
        "a",
        "a.b",
        "a1",
        "z",
    ]


@pytest.mark.parametrize(
    "page",
    [
        f"<template>{TOOL.format('a')}</template>",
        f"<noscript>{TOOL.format('a')}</noscript>",
        f"<!-- {TOOL.format('a')} -->",
        f"<textarea>{TOOL.format('a')}</textarea>",
        f"<div><form>{TOOL.format('a')}</form></div>",
        "<div toolname=a tooldescription=d></div>",
        "<svg><form toolname=a tooldescription=d></form></svg>",
    ],
)
def test_what_is_no_tool(page: str) -> None:
    assert names(page) == []


@pytest.mark.parametrize(
    "page",
    [
        f"<div hidden style='display:none' inert>{TOOL.format('a')}</div>",
        f"<dialog>{TOOL.format('a')}</dialog><details></details>",
        f"<svg><foreignObject>{TOOL.format('a')}</foreignObject></svg>",
        f"<div><template shadowrootmode=open>{TOOL.format('a')}</template></div>",
        f"<div><template shadowrootmode='closed'>{TOOL.format('a')}</template></div>",
        f"<object>{TOOL.format('a')}</object>",
        "<FORM TOOLNAME=a TOOLDESCRIPTION=d></FORM>",
    ],
)
def test_what_is_a_tool_all_the_same(page: str) -> None:
    assert names(page) == ["a"]


@pytest.mark.parametrize(
    "page",
    [
        "<form {}></form><form {}></form>",
        "<div><form {}></form><template shadowrootmode=open><form {}></form></template></div>",
        "<div><template shadowrootmode=open><form {}></form></template><form {}></form></div>",
        "<table><td><form {}></form></td><div><form {}></form></div></table>",
    ],
)
def test_the_form_the_parser_meets_first_gets_the_name(page: str) -> None:
    (tool,) = compile_tools(page.format("toolname=a tooldescription=first", "toolname=a tooldescription=second"))
    assert tool.description == "first"


def framed(attributes: str) -> str:
    return f'<iframe {attributes} srcdoc="{TOOL.format("a")}"></iframe>'


@pytest.mark.parametrize(
    "attributes",
    [
        "",
        "hidden loading=lazy src=about:blank",
        "sandbox='allow-scripts ALLOW-SAME-ORIGIN'",
        "allow=tools",
        "allow='tools *'",
        "allow=\"camera 'none'; tools 'self'\"",
        "allow=\"tools 'none' *\"",
    ],
)
def test_frames_whose_tools_are_listed_with_the_page(attributes: str) -> None:
    assert names(framed(attributes)) == ["a"]
    assert names(framed(attributes), "chrome-148") == []


@pytest.mark.parametrize(
    "attributes",
    [
        "sandbox",
        "sandbox=allow-scripts",
        "sandbox=allow-same-origin",
        "allow=\"tools 'none'\"",
        "allow='camera; tools https://example.org'",
    ],
)
def test_frames_whose_tools_are_not_listed(attributes: str) -> None:
    assert names(framed(attributes)) == []


def test_each_frame_has_names_of_its_own() -> None:
    page = f'{TOOL.format("a")}<iframe srcdoc="{TOOL.format("a")}{TOOL.format("a")}"></iframe>'
    assert names(page) == ["a", "a"]


def test_the_title_and_the_autosubmit_annotation() -> None:
    on, off = compile_tools(
        "<form toolname=a tooldescription=d tooltitle=T toolautosubmit=false></form>"
        "<form toolname=b tooldescription=d title=T></form>"
    )
    assert (on.title, on.autosubmit, on.annotations) == ("T", True, {"autosubmit": True})
    assert (off.title, off.autosubmit, off.annotations) == ("", False, {})


def test_an_unknown_profile_lists_the_known_ones() -> None:
    with pytest.raises(UsageError, match=r"unknown profile 'chrome-1'.*chrome-147, chrome-148, .*chrome-156"):
        compile_tools("", profile="chrome-1")
