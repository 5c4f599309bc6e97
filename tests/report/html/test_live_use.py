"""The report in a real Chromium: searched, filtered, clicked through, used by keyboard, on a phone and on paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.report.html.window import Window
from webmcp_forms.verify.devtools import ProtocolError

pytestmark = pytest.mark.live

SHOWN = "document.querySelector('#shown').textContent"
FIRST_RULE = "document.querySelector('.finding .rule')"


@pytest.fixture
def page(window: Window, site: Path) -> Iterator[Window]:
    """The report of the small site, newly opened, which at the end has broken nothing."""
    window.open(site)
    yield window
    assert window.broken == []
    assert window.requests == [site.as_uri()]


def shown(page: Window) -> list[str]:
    return [name.split()[0] for name in page.texts("[data-tool] h3")]


def total(page: Window) -> tuple[int, int]:
    counts = re.findall(r"of (\d+)", page.texts("#shown")[0])
    return int(counts[0]), int(counts[1])


def test_at_first_everything_is_shown(page: Window) -> None:
    tools, findings = total(page)
    assert page.texts("#shown") == [f"{tools} of {tools} tools, {findings} of {findings} findings"]
    assert len(shown(page)) == tools == 4
    assert len(page.texts(".finding")) == findings > 4


def test_words_are_searched_wherever_they_stand_in_a_card(page: Window) -> None:
    page.click("#search")
    page.type("CANCEL why")
    page.wait("document.querySelector('#shown').textContent.startsWith('1 of')")
    assert shown(page) == ["cancel_booking"]
    assert page.texts(".files li") == [text for text in page.texts(".files li") if text.startswith("shop/cars.html")]


def test_words_are_marked_where_they_stand(page: Window) -> None:
    page.click("#search")
    page.type("BMW seats")
    page.wait("CSS.highlights.has('found')")
    text = "part => part.startContainer.data.slice(part.startOffset, part.endOffset)"
    marked = page.evaluate(f"[...CSS.highlights.get('found')].map({text})")
    assert {word.lower() for word in marked} == {"bmw", "seats"}
    page.click("#clear")
    assert not page.evaluate("CSS.highlights.has('found')")


def test_texts_from_right_to_left_are_searched_too(page: Window) -> None:
    page.click("#search")
    page.type("מחבר")
    page.wait("document.querySelector('#shown').textContent.startsWith('1 of')")
    assert shown(page) == ["find_books"]


def test_where_nothing_matches_that_is_said(page: Window) -> None:
    page.click("#search")
    page.type("no such word")
    page.wait("document.querySelector('#shown').textContent.startsWith('0 of')")
    assert page.texts("#nothing") == ["No tool and no finding matches."]
    assert page.texts("section.file") == page.texts(".rules") == []
    page.click("#clear")
    assert len(shown(page)) == 4
    assert page.texts("#nothing") == []


def test_severities_are_switched_off_one_by_one(page: Window) -> None:
    page.click("[name=severity][value=error]")
    assert page.texts(".finding.error") == []
    assert page.texts(".finding.warning")
    page.click("[name=severity][value=warning]")
    page.click("[name=severity][value=info]")
    assert page.texts(".finding") == []
    page.click("[name=severity][value=clean]")
    assert shown(page) == []


def test_one_rule_leaves_its_findings_its_tools_and_its_page(page: Window) -> None:
    page.choose("#rule", "WF101")
    assert shown(page) == ["find"]
    assert set(page.texts(".finding .rule")) == {"WF101 invalid-tool-name"}
    assert page.texts(".rule-page h3") == ["WF101 invalid-tool-name"]


def test_one_file_leaves_its_tools(page: Window) -> None:
    value = page.evaluate("[...document.querySelectorAll('#file option')].find(o => o.text === 'shop/cars.html').value")
    page.choose("#file", value)
    assert shown(page) == ["find_cars", "cancel_booking"]


def test_one_kind_leaves_the_tools_that_do_that(page: Window) -> None:
    page.choose("#kind", "destructive")
    assert shown(page) == ["cancel_booking"]
    assert "destructive" in page.texts("[data-tool] .badge")


def test_a_rule_is_one_click_away(page: Window) -> None:
    code = page.evaluate(f"{FIRST_RULE}.querySelector('code').textContent")
    page.click(".finding .rule")
    page.wait(f"location.hash === '#rule-{code}'")
    top = page.evaluate(f"document.getElementById('rule-{code}').getBoundingClientRect().top")
    assert 0 <= top < 900


def test_a_link_into_what_is_hidden_shows_it(page: Window) -> None:
    page.choose("#kind", "destructive")
    page.send("Page.navigate", url=page.evaluate("location.href") + "#tool-4")
    page.wait("document.querySelector('#tool-4').checkVisibility()")
    assert len(shown(page)) == 4
    assert page.evaluate("document.querySelector('#kind').value") == ""


def test_details_open_one_by_one_and_all_at_once(page: Window) -> None:
    count = "document.querySelectorAll('main details:not([open])').length"
    closed = page.evaluate(count)
    page.click("#tool-1 details.part summary")
    assert page.evaluate(count) == closed - 1
    page.click("#open-all")
    assert page.evaluate(count) == 0
    page.click("#close-all")
    assert page.evaluate("document.querySelectorAll('main details[open]').length") == 0


def colour(page: Window) -> str:
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


def test_colours_follow_the_system_until_one_is_chosen(window: Window, site: Path) -> None:
    window.open(site, scheme="dark")
    dark = colour(window)
    window.open(site, scheme="light")
    light = colour(window)
    assert light != dark
    window.click("[name=theme][value=dark]")
    assert colour(window) == dark
    window.reload()
    assert colour(window) == dark
    window.click("[name=theme][value=system]")
    assert colour(window) == light


def test_the_keyboard_reaches_the_results_past_everything_else(page: Window) -> None:
    page.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the results"
    assert page.evaluate("document.activeElement.getBoundingClientRect().top") >= 0
    page.press("Enter")
    assert page.evaluate("document.activeElement.id") == "results"


def test_the_keyboard_works_every_control_and_shows_where_it_is(page: Window) -> None:
    reached = []
    for _ in range(40):
        page.press("Tab")
        reached.append(
            page.evaluate(
                "document.activeElement.id || document.activeElement.name || document.activeElement.localName"
            )
        )
        width = page.evaluate(
            "Math.max(...[document.activeElement, document.activeElement.nextElementSibling].filter(Boolean)"
            ".map(node => parseFloat(getComputedStyle(node).outlineWidth)))"
        )
        assert width >= 2, reached
    names = ["theme", "search", "severity", "rule", "file", "kind", "clear", "open-all", "close-all", "a", "summary"]
    assert [name for name in names if name not in reached] == []


def test_the_keyboard_unchecks_a_box_and_opens_details(page: Window) -> None:
    page.evaluate("document.querySelector('[name=severity][value=warning]').focus()")
    page.press(" ")
    assert page.texts(".finding.warning") == []
    page.press(" ")
    page.evaluate("document.querySelector('#tool-1 details.part summary').focus()")
    page.press("Enter")
    assert page.evaluate("document.querySelector('#tool-1 details.part').open")


def test_on_a_phone_filters_wait_until_they_are_asked_for(window: Window, site: Path) -> None:
    window.open(site, width=390, height=844)
    assert not window.evaluate("document.querySelector('#more').open")
    window.click("#more summary")
    window.click("[name=severity][value=error]")
    assert window.texts(".finding.error") == []


@pytest.mark.parametrize("width", [320, 390, 700, 1280])
@pytest.mark.parametrize("name", ["site", "hostile"])
def test_nothing_sticks_out_of_the_page(window: Window, name: str, width: int, request: pytest.FixtureRequest) -> None:
    window.open(request.getfixturevalue(name), width=width)
    window.evaluate("document.querySelector('#open-all').click()")
    assert window.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_without_scripts_all_of_it_is_there_and_no_control(window: Window, site: Path) -> None:
    window.open(site, scripts=False)
    document = window.send("DOM.getDocument", depth=0)["root"]["nodeId"]

    def drawn(selector: str) -> list[bool]:
        found = window.send("DOM.querySelectorAll", nodeId=document, selector=selector)["nodeIds"]
        return [_has_box(window, node) for node in found]

    assert drawn("[data-tool]") == [True] * 4
    assert all(drawn(".rule-page"))
    assert not any(drawn(".filters, .theme, #nothing"))


def _has_box(window: Window, node: int) -> bool:
    try:
        return bool(window.send("DOM.getBoxModel", nodeId=node))
    except ProtocolError:
        return False


def test_on_paper_everything_is_open_and_no_control_is_left(window: Window, site: Path) -> None:
    window.open(site, paper=True, scheme="dark")
    assert window.texts(".filters, .theme, .skip, nav") == []
    contents = "[...document.querySelectorAll('main details > :not(summary)')]"
    assert window.evaluate(f"{contents}.every(node => node.checkVisibility({{contentVisibilityAuto: true}}))")
    assert window.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_it_prints_as_it_would_with_everything_open(window: Window, site: Path) -> None:
    window.open(site)
    closed = window.pdf()
    window.click("#open-all")
    assert closed.startswith(b"%PDF-")
    assert pages_of(closed) == pages_of(window.pdf()) > 2


def test_what_a_filter_leaves_out_is_not_printed(window: Window, site: Path) -> None:
    window.open(site)
    whole = pages_of(window.pdf())
    window.choose("#rule", "WF101")
    assert pages_of(window.pdf()) < whole


def test_paper_says_that_something_is_left_out(window: Window, site: Path) -> None:
    window.open(site, paper=True)
    assert window.texts("#narrowed") == []
    window.choose("#rule", "WF101")
    assert window.texts("#narrowed") == [f"Filtered: {window.evaluate(SHOWN)}."]
    assert window.evaluate(SHOWN).startswith("1 of 4 tools, 1 of ")
