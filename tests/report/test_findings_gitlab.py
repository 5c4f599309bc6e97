"""GitLab's code quality report."""

import json
from typing import Any

import pytest
from hypothesis import given, settings

from tests.report.reports import PAGE, finding, hostile_reports, render, report_of
from webmcp_forms import SourceFile
from webmcp_forms.linter.finding import Confidence, Severity
from webmcp_forms.report.fingerprints import fingerprints
from webmcp_forms.report.lint_report import Problem, Report


def items(report: Report) -> list[dict[str, Any]]:
    return list(json.loads(render("gitlab", report)))


def test_a_finding() -> None:
    report = report_of(PAGE)
    (found,) = report.findings
    assert items(report) == [
        {
            "description": found.message,
            "check_name": "WF101 invalid-tool-name",
            "fingerprint": fingerprints(report.findings)[0],
            "severity": "critical",
            "location": {"path": "page.html", "lines": {"begin": 2, "end": 2}},
        }
    ]


@pytest.mark.parametrize(
    ("severity", "confidence", "expected"),
    [
        (Severity.ERROR, Confidence.CERTAIN, "critical"),
        (Severity.ERROR, Confidence.LIKELY, "critical"),
        (Severity.ERROR, Confidence.POSSIBLE, "major"),
        (Severity.WARNING, Confidence.LIKELY, "major"),
        (Severity.WARNING, Confidence.POSSIBLE, "minor"),
        (Severity.INFO, Confidence.CERTAIN, "info"),
    ],
)
def test_severities(severity: Severity, confidence: Confidence, expected: str) -> None:
    (item,) = items(Report((finding(SourceFile("x"), severity=severity, confidence=confidence),)))
    assert item["severity"] == expected


def test_nothing_is_an_empty_array() -> None:
    assert render("gitlab", Report(files=("a.html",))) == "[]\n"


def test_a_problem_is_an_item_so_that_the_report_is_not_clean() -> None:
    one, two = items(Report(problems=(Problem("a.html", "gone"), Problem("", "late", "WF106"))))
    assert (one["check_name"], one["location"]["path"]) == ("problem", "a.html")
    assert (two["check_name"], two["location"]["path"]) == ("problem WF106", ".")


@settings(max_examples=25, deadline=None)
@given(hostile_reports())
def test_no_fingerprint_comes_twice(report: Report) -> None:
    found = [item["fingerprint"] for item in items(report)]
    assert len(set(found)) == len(found) == len(report.findings) + len(report.problems)
