"""Findings as JUnit XML, for CI systems that show test results.

    <testsuites name="webmcp-forms" tests="1" failures="1" errors="0">
      <testsuite name="cars.html" tests="1" failures="1" errors="0" skipped="0" time="0">
        <testcase name="WF102 missing-tool-description: find" classname="cars.html" file="cars.html" line="2" time="0">
          <failure type="error" message="Without ...">cars.html:2:16: error WF102 ...</failure>
        </testcase>
      </testsuite>
    </testsuites>

A file is a suite, a finding a failure whose type is its severity, a problem an error; a file without either is one test
that passes. The name of a test holds no line number, so that it is the same test in the next run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding
from webmcp_forms.report.files import FileReport, files_of
from webmcp_forms.report.findings_text import finding_text
from webmcp_forms.report.lint_report import Appearance, Problem, Report
from webmcp_forms.report.terminal import escape
from webmcp_forms.report.xml_text import DECLARATION, content, empty_tag, start_tag

_RUN = "webmcp-forms"


def render(report: Report, appearance: Appearance) -> Iterator[str]:
    """The document, a suite a piece."""
    files = tuple(files_of(report))
    counts = [_counts(file) for file in files]
    totals = {name: sum(count[name] for count in counts) for name in ("tests", "failures", "errors")}
    yield f"{DECLARATION}{start_tag('testsuites', {'name': _RUN, **totals}, appearance)}\n"
    for file, count in zip(files, counts, strict=True):
        yield "".join(f"{line}\n" for line in _suite(file, count, appearance))
    yield "</testsuites>\n"


def _counts(file: FileReport) -> dict[str, int]:
    failures, errors = len(file.findings), len(file.problems)
    return {"tests": max(failures + errors, 1), "failures": failures, "errors": errors}


def _suite(file: FileReport, counts: dict[str, int], appearance: Appearance) -> Iterator[str]:
    name = file.path or _RUN
    case = {"classname": name, **({"file": file.path} if file.path else {}), "time": 0}
    yield f"  {start_tag('testsuite', {'name': name, **counts, 'skipped': 0, 'time': 0}, appearance)}"
    for test, finding in zip(_names(file.findings), file.findings, strict=True):
        attributes = {"name": test, **case, "line": finding.start.line}
        failure = {"type": finding.severity.value, "message": finding.message}
        yield f"    {start_tag('testcase', attributes, appearance)}"
        yield f"      {start_tag('failure', failure, appearance)}{_body(finding, appearance)}</failure>"
        yield "    </testcase>"
    for problem in file.problems:
        yield f"    {start_tag('testcase', {'name': _problem_name(problem), **case}, appearance)}"
        yield f"      {_error(problem, appearance)}"
        yield "    </testcase>"
    if not (file.findings or file.problems):
        yield f"    {empty_tag('testcase', {'name': _RUN, **case}, appearance)}"
    yield "  </testsuite>"


def _names(findings: list[Finding]) -> Iterator[str]:
    """What the tests are called: rule, tool and control, and a number where that is not enough."""
    seen: Counter[str] = Counter()
    for finding in findings:
        about = "/".join(part for part in (finding.tool, finding.control) if part)
        name = f"{finding.code} {finding.name}{f': {about}' if about else ''}"
        seen[name] += 1
        yield name if seen[name] == 1 else f"{name} ({seen[name]})"


def _problem_name(problem: Problem) -> str:
    return f"{problem.code} runs" if problem.code else "can be checked"


def _body(finding: Finding, appearance: Appearance) -> str:
    return content(finding_text(finding).rstrip("\n"), appearance)


def _error(problem: Problem, appearance: Appearance) -> str:
    attributes = {"type": "problem", "message": problem.message}
    return f"{start_tag('error', attributes, appearance)}{content(escape(problem.message), appearance)}</error>"
