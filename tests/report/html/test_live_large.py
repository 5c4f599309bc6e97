"""A thousand tools: what is not seen is not drawn, and what is asked for comes at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.report.html.examples import large_report
from tests.report.html.window import Window
from tests.report.reports import render

pytestmark = pytest.mark.live

# The shortest of the times in which a search is answered and drawn, the pause for those who type included.
SEARCH = """(async () => {
  const search = document.getElementById('search'), shown = document.getElementById('shown');
  const times = [];
  for (const words of ['part_77', 'no such word', 'red tool_3', 'name of the thing', 'tool_7_of_77']) {
    const answer = new Promise(done => new MutationObserver(done).observe(shown, {childList: true}));
    const start = performance.now();
    search.value = words;
    search.dispatchEvent(new Event('input'));
    await answer;
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    times.push(performance.now() - start);
  }
  return Math.min(...times);
})()"""
# How long it takes to draw every card, which is what a page without lazy rendering does before anything is seen.
DRAW_ALL = """(() => {
  const start = performance.now();
  for (const card of document.querySelectorAll('.card')) card.style.contentVisibility = 'visible';
  document.documentElement.getBoundingClientRect();
  return performance.now() - start;
})()"""


def test_cards_out_of_sight_are_not_drawn(window: Window, large: Path) -> None:
    window.open(large)
    assert window.texts("#shown") == ["1,000 of 1,000 tools, 2,000 of 2,000 findings"]
    drawn = window.evaluate(
        "[...document.querySelectorAll('[data-tool] dl')].filter("
        "node => node.checkVisibility({contentVisibilityAuto: true})).length"
    )
    assert 0 < drawn < 50


def test_a_search_takes_less_than_drawing_the_page_once(window: Window, large: Path) -> None:
    window.open(large)
    searched = window.evaluate(SEARCH)
    window.click("#clear")
    assert searched < window.evaluate(DRAW_ALL) + 1_000


def test_filters_of_a_thousand_tools_say_what_is_left(window: Window, large: Path) -> None:
    window.open(large)
    window.choose("#file", "file-77")
    assert window.texts("#shown") == ["10 of 1,000 tools, 20 of 2,000 findings"]
    assert window.texts(".files li") == ["part_76/page.html findings: 20"]


def test_a_thousand_tools_fit_into_a_file_to_be_sent() -> None:
    sizes = [sum(len(piece) for piece in render("html", large_report(parts))) for parts in (1, 100)]
    assert sizes[1] < 10_000_000
    assert (sizes[1] - sizes[0]) / 990 < 10_000
