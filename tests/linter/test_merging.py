"""One list of findings from several readings of a template."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from webmcp_forms import Finding, SourceFile, read
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.document.nodes import Document
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.merging import merge_readings
from webmcp_forms.linter.rules import DEFAULT_RULES
from webmcp_forms.readers.strings.reader import read_python
from webmcp_forms.source import Span

FORM = '<form toolname="find_cars" tooldescription="Find used cars"><button>Go</button>'


def template(text: str) -> Document:
    return read(SourceFile(text, "page"), language="jinja")


def found(text: str) -> list[tuple[str, str, Confidence]]:
    findings = lint_document(template(text), DEFAULT_RULES, find_profile(DEFAULT_PROFILE)).findings
    return [(finding.code, finding.control, finding.confidence) for finding in findings]


def test_what_all_readings_find_is_as_sure_as_its_rule_says() -> None:
    assert found(f"{FORM}<input>{{% if a %}}<p>{{% else %}}<b>{{% endif %}}</form>") == [
        ("WF201", "", Confidence.CERTAIN)
    ]


def test_what_stands_in_an_arm_is_found_there() -> None:
    assert found(f"{FORM}{{% if a %}}<p>{{% else %}}<input name=q>{{% endif %}}</form>") == [
        ("WF203", "q", Confidence.CERTAIN)
    ]


def test_what_only_some_readings_find_is_possible() -> None:
    label = "<label>Words"
    text = (
        f"{FORM}{{% if a %}}{label}{{% else %}}<p>{{% endif %}}<input name=q>{{% if a %}}</label>{{% endif %}}</form>"
    )
    assert found(text) == [("WF203", "q", Confidence.POSSIBLE)]


def test_the_same_in_two_arms_is_no_collision() -> None:
    label = "<label>Words <input name=q></label>"
    assert found(f"{FORM}{{% if a %}}{label}{{% else %}}{label}{{% endif %}}</form>") == []


def test_each_finding_comes_once() -> None:
    document = template(f"{FORM}{{% if a %}}<p>{{% else %}}<b>{{% endif %}}</form>")
    finding = lint_document(template(FORM + "<input name=q>"), DEFAULT_RULES, find_profile(DEFAULT_PROFILE)).findings[0]
    twice: list[list[Finding]] = [[finding, finding], [finding]]
    merged = list(merge_readings(document.readings, twice))
    assert [one.confidence for one in merged] == [Confidence.CERTAIN, Confidence.POSSIBLE]


@pytest.mark.parametrize(
    ("hidden", "confidence"),
    [
        ((), Confidence.POSSIBLE),
        ((Span(0, 200),), Confidence.CERTAIN),
        ((Span(0, 50), Span(50, 200)), Confidence.CERTAIN),
        ((Span(0, 20), Span(60, 200)), Confidence.POSSIBLE),
        ((Span(50, 50),), Confidence.POSSIBLE),
        ((Span(0, 50),), Confidence.POSSIBLE),
        ((Span(50, 51),), Confidence.CERTAIN),
    ],
)
def test_a_reading_that_leaves_the_place_out_does_not_matter(hidden: tuple[Span, ...], confidence: Confidence) -> None:
    document = template(FORM + "<input name=q>")
    [finding] = lint_document(document, DEFAULT_RULES, find_profile(DEFAULT_PROFILE)).findings
    there = replace(finding, span=Span(50, 55))
    [merged] = merge_readings([document, replace(document, hidden=hidden)], [[there], []])
    assert merged.confidence is confidence


def seconds(strings: int) -> float:
    """How long checking a program takes that has so many strings with forms, in processor time."""
    program = "".join(f"page{number} = '{FORM}<input name=q></form>'\n" for number in range(strings))
    document = read_python(SourceFile(program, "pages.py"))
    started = time.process_time()
    lint_document(document, DEFAULT_RULES, find_profile(DEFAULT_PROFILE))
    return time.process_time() - started


def test_twice_as_many_strings_take_twice_as_long() -> None:
    assert seconds(2000) < 3 * seconds(1000)
