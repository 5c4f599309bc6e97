"""Selectors as scripts write them, on elements that are known and on such that are not."""

import pytest

from webmcp_forms.linter.scripts.selectors import matches
from webmcp_forms.readers import read

PAGE = """<main class="page"><div id="box"><form id="f" class="a b" data-x="one two" action="/find/all">
</form></div></main>"""


def verdict(selector: str, page: str = PAGE, language: str = "html") -> bool | None:
    document = read(page, language=language)
    (form,) = document.tagged(frozenset({"form"}))
    return matches(document, form, selector)


@pytest.mark.parametrize(
    "selector",
    [
        "form",
        "FORM",
        "*",
        "#f",
        "form#f.a.b",
        ".b",
        "[action]",
        '[data-x="one two"]',
        "[data-x~=two]",
        "[action^='/find'][action$=all]",
        '[action*="nd/a"]',
        "p, #f",
        "main form",
        "main > div > form",
        "#box > form",
        "html main.page #f",
        " form ",
    ],
)
def test_that_match(selector: str) -> None:
    assert verdict(selector) is True


@pytest.mark.parametrize(
    "selector",
    ["p", "#g", ".c", "form.c", "[method]", "[data-x=one]", "main > form", "p form", "#f form", "form > form", "#F"],
)
def test_that_do_not_match(selector: str) -> None:
    assert verdict(selector) is False


@pytest.mark.parametrize(
    "selector", ["form:first-child", "p + form", "form:not(.c)", "[data-x|=one]", "", "form >", "${x}", "#" * 500]
)
def test_that_are_not_understood(selector: str) -> None:
    assert verdict(selector) is None


def test_a_list_with_one_that_is_not_understood() -> None:
    assert verdict("form:first-child, #f") is True
    assert verdict("form:first-child, #g") is None


@pytest.mark.parametrize(
    ("selector", "expected"), [("#f", None), (".a", None), ("form", True), ("p", False), ("#f p", False)]
)
def test_on_a_form_with_holes(selector: str, expected: bool | None) -> None:
    assert verdict(selector, '<form id="{{ id }}" {{ attributes }}></form>', "jinja") is expected


def test_an_element_far_outside_is_unknown() -> None:
    assert verdict("main form", "<main>" + "<div>" * 300 + "<form></form>") is None
