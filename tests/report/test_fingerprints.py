"""Fingerprints: the same for the same finding, whatever happens around it, and never twice in a run."""

import re
from time import process_time

from hypothesis import given, settings

from tests.report.reports import finding, hostile_reports
from webmcp_forms import SourceFile, lint
from webmcp_forms.linter.finding import Finding
from webmcp_forms.report.fingerprints import fingerprints
from webmcp_forms.report.lint_report import Report

FORM = '<form toolname="find it" tooldescription="Find a car"><button>Go</button></form>'


def of(page: str, path: str = "page.html") -> tuple[str, ...]:
    return fingerprints(lint(SourceFile(page, path)))


def test_a_fingerprint_is_32_hexadecimal_digits() -> None:
    assert all(re.fullmatch(r"[0-9a-f]{32}", fingerprint) for fingerprint in of(FORM))


def test_other_lines_and_indentation_change_nothing() -> None:
    assert of(FORM) == of(f"<p>\n\n{FORM}\n<p>") == of(f"<p>\r\n \t {FORM} ") == of(FORM, "./page.html")


def test_the_line_the_path_the_rule_the_tool_and_the_control_change_it() -> None:
    source = SourceFile("<a>\n<b>", "a.html")
    subjects = (
        finding(source),
        finding(source, 4),
        finding(source, code="WF101"),
        finding(source, tool="t"),
        finding(source, control="t"),
        finding(SourceFile(source.text, "b.html")),
    )
    assert len(set(fingerprints(subjects))) == len(subjects)


def test_the_message_does_not() -> None:
    source = SourceFile("x", "a.html")
    assert fingerprints([finding(source)]) == fingerprints([finding(source, message="Said better.")])


def test_equal_findings_are_counted() -> None:
    one, two = of(f"{FORM}\n<p>{FORM}"), of(f"{FORM}\n{FORM}\n{FORM}")
    assert len(set(two)) == len(two)
    assert one[0] == two[0]
    assert of(f"{FORM}\n{FORM}") == two[: len(of(f"{FORM}\n{FORM}"))]


def test_parts_are_not_run_together() -> None:
    source = SourceFile("x", "a.html")
    assert len(set(fingerprints([finding(source, tool="a", control="b"), finding(source, tool="ab")]))) == 2


def test_many_findings_on_one_long_line_take_linear_time() -> None:
    def seconds(count: int) -> float:
        source = SourceFile("x" * count * 100, "a.html")
        subjects: list[Finding] = [finding(source, start * 100, start * 100 + 1) for start in range(count)]
        started = process_time()
        fingerprints(subjects)
        return process_time() - started

    seconds(100)
    assert seconds(16_000) < 24 * max(min(seconds(2_000) for _ in range(3)), 0.005)


@settings(max_examples=25, deadline=None)
@given(hostile_reports())
def test_no_fingerprint_comes_twice(report: Report) -> None:
    found = fingerprints(report.findings)
    assert len(set(found)) == len(report.findings)
