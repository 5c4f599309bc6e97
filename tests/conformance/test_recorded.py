"""Our answers against the recorded answers of Chromium; zero differences is the only passing score."""

from __future__ import annotations

import json

import pytest

from tests.conformance import calls
from tests.conformance.answers import (
    RECORDED,
    Answer,
    ListedTool,
    Page,
    our_answer,
    read_lines,
    recorded_answer,
    recorded_page,
    without_events,
)
from tests.conformance.comparison import Difference, in_script_order, is_same, message
from webmcp_forms.browser.patterns import compiles
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile

PAGE_FILES = ("pages-probes.jsonl", "pages-random.jsonl")
VERSIONS = ("147", "148", "152", "153")


@pytest.mark.parametrize("name", PAGE_FILES)
def test_pages_get_the_tools_and_issues_of_the_browser(name: str) -> None:
    profile = find_profile(DEFAULT_PROFILE)
    lines = read_lines(name)
    found = [
        Difference(page, ours, right)
        for line in lines
        for page, right in [(recorded_page(line), recorded_answer(line))]
        if not is_same(ours := our_answer(page, profile), right)
    ]
    assert not found, message(found, len(lines))


@pytest.mark.parametrize("version", VERSIONS)
def test_older_versions_give_the_tools_they_gave(version: str) -> None:
    profile = find_profile(f"chrome-{version}")
    pages = {line["id"]: recorded_page(line) for line in read_lines("pages-probes.jsonl")}
    lines = read_lines(f"versions-{version}.jsonl")
    found = [
        Difference(page, ours, right)
        for line in lines
        for page, right in [(pages[line["id"]], recorded_answer(line))]
        if not is_same(ours := without_events(our_answer(page, profile)), right)
    ]
    assert not found, message(found, len(lines))


def test_patterns_compile_as_in_the_browser() -> None:
    recorded = json.loads((RECORDED / "patterns.json").read_text("utf-8"))
    wrong = [line for line in recorded if compiles(line["pattern"]) is not line["compiles"]]
    assert not wrong, f"{len(wrong)} of {len(recorded)} patterns differ from the browser: {wrong[:20]}"


def test_properties_keep_the_order_of_the_form() -> None:
    page = Page("order", "<form toolname=t tooldescription=d><input name=z><input name=2><input name=a><input name=1>")
    tool = our_answer(page, find_profile(DEFAULT_PROFILE)).tools[0]
    assert list(tool.input_schema["properties"]) == ["z", "2", "a", "1"]
    assert list(in_script_order(tool.input_schema)["properties"]) == ["1", "2", "z", "a"]


def _answer(schema: str, *, autosubmit: bool = False, **issues: int) -> Answer:
    return Answer((ListedTool("t", "", "d", autosubmit, json.loads(schema)),), issues)


@pytest.mark.parametrize(
    ("ours", "right"),
    [
        (_answer('{"required": ["a", "b"]}'), _answer('{"required": ["b", "a"]}')),
        (_answer('{"properties": {"a": {}, "b": {}}}'), _answer('{"properties": {"b": {}, "a": {}}}')),
        (_answer('{"minimum": 1}'), _answer('{"minimum": 1.0}')),
        (_answer("{}", autosubmit=True), _answer("{}")),
        (_answer("{}", missing=1), _answer("{}", missing=2)),
        (Answer(), Answer(error="crashed")),
    ],
)
def test_the_comparison_sees_a_small_difference(ours: Answer, right: Answer) -> None:
    assert is_same(ours, ours)
    assert not is_same(ours, right)
    text = message([Difference(Page("one", "<p>markup</p>"), ours, right)], 7)
    assert text.startswith("1 of 7 pages")
    assert "<p>markup</p>" in text


def test_calls_do_what_they_do_in_the_browser() -> None:
    lines = read_lines("calls.jsonl")
    wrong = [(line["id"], ours, right) for line in lines for ours, right in [both(line)] if ours != right]
    assert not wrong, f"{len(wrong)} of {len(lines)} calls differ from the browser: {wrong[:3]}"


def both(line: calls.Answer) -> tuple[calls.Answer, calls.Answer]:
    return calls.our_answer(line), calls.recorded_answer(line)
