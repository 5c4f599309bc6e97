"""One list of findings from several readings of a template."""

from __future__ import annotations

from webmcp_forms import Finding, SourceFile, read
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.document.nodes import Document
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.merging import merge_readings
from webmcp_forms.linter.rules import DEFAULT_RULES

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
