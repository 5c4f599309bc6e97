"""JUnit and Checkstyle."""

from xml.etree.ElementTree import Element, fromstring

import pytest
from hypothesis import given, settings

from tests.report.reports import PAGE, finding, hostile_reports, render, report_of
from webmcp_forms import SourceFile
from webmcp_forms.linter.finding import Severity
from webmcp_forms.report.findings_text import finding_text
from webmcp_forms.report.lint_report import Problem, Report

PROBLEMS = (Problem("photo.html", "it is a binary file"), Problem("page.html", "boom", "WF101"), Problem("", "late"))


def parsed(name: str, report: Report) -> Element:
    written = render(name, report)
    assert written.startswith('<?xml version="1.0" encoding="utf-8"?>\n')
    return fromstring(written)  # noqa: S314 - our own text


def test_a_junit_failure() -> None:
    report = report_of(PAGE)
    root = parsed("junit", report)
    (suite,) = root
    (case,) = suite
    (failure,) = case
    assert (suite.tag, suite.attrib["name"]) == ("testsuite", "page.html")
    assert case.attrib == {
        "name": "WF101 invalid-tool-name: find it",
        "classname": "page.html",
        "file": "page.html",
        "line": "2",
        "time": "0",
    }
    assert (failure.tag, failure.attrib) == ("failure", {"type": "error", "message": report.findings[0].message})
    assert failure.text == finding_text(report.findings[0]).rstrip()


def test_a_clean_file_is_a_junit_test_that_passes() -> None:
    (suite,) = parsed("junit", Report(files=("a.html",)))
    assert [list(case) for case in suite] == [[]]
    assert (suite.attrib["tests"], suite.attrib["failures"], suite.attrib["errors"]) == ("1", "0", "0")


def test_junit_suites_are_the_files_in_order_and_problems_are_errors() -> None:
    report = Report(report_of(PAGE).findings, PROBLEMS, ("a.html", "page.html", "photo.html"))
    root = parsed("junit", report)
    assert [suite.attrib["name"] for suite in root] == ["a.html", "page.html", "photo.html", "webmcp-forms"]
    assert [[child.tag for case in suite for child in case] for suite in root] == [
        [],
        ["failure", "error"],
        ["error"],
        ["error"],
    ]


def test_equal_junit_tests_have_names_of_their_own_and_no_line_numbers() -> None:
    source = SourceFile("x\nx", "a.html")
    subjects = (finding(source, tool="t", control="c"), finding(source, 2, tool="t", control="c"), finding(source))
    names = [case.attrib["name"] for case in parsed("junit", Report(subjects)).iter("testcase")]
    name = "WF203 missing-parameter-description"
    assert names == [f"{name}: t/c", f"{name}: t/c (2)", name]


@settings(max_examples=25, deadline=None)
@given(hostile_reports())
def test_the_counts_of_junit_are_those_of_its_tests(report: Report) -> None:
    root = parsed("junit", report)
    for element in (root, *root):
        assert int(element.attrib["tests"]) == len(list(element.iter("testcase")))
        assert int(element.attrib["failures"]) == len(list(element.iter("failure")))
        assert int(element.attrib["errors"]) == len(list(element.iter("error")))


@pytest.mark.parametrize("severity", Severity)
def test_a_checkstyle_error(severity: Severity) -> None:
    subject = finding(SourceFile("a\n bc", "a.html"), 3, 4, severity=severity)
    (file,) = parsed("checkstyle", Report((subject,)))
    (error,) = file
    assert file.attrib == {"name": "a.html"}
    assert error.attrib == {
        "line": "2",
        "column": "2",
        "severity": severity.value,
        "message": subject.message,
        "source": "webmcp-forms.WF203",
    }


def test_checkstyle_lists_every_file_and_problems_as_errors() -> None:
    root = parsed("checkstyle", Report(report_of(PAGE).findings, PROBLEMS, ("a.html", "page.html")))
    assert [(file.attrib["name"], [error.attrib["source"] for error in file]) for file in root] == [
        ("a.html", []),
        ("page.html", ["webmcp-forms.WF101", "webmcp-forms.problem"]),
        ("photo.html", ["webmcp-forms.problem"]),
        ("webmcp-forms", ["webmcp-forms.problem"]),
    ]
