"""A report by file, for the formats that are ordered so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from webmcp_forms.linter.finding import Finding
from webmcp_forms.records import record
from webmcp_forms.report.lint_report import Problem, Report, machine_path


@record
class FileReport:
    """What there is to say about one file; `path` is the one for programs, "" for the run as a whole."""

    path: str
    findings: list[Finding] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def files_of(report: Report) -> Iterator[FileReport]:
    """All files of the run in order, then others that something was said about."""
    files: dict[str, FileReport] = {}

    def file(path: str) -> FileReport:
        name = machine_path(path)
        return files.setdefault(name, FileReport(name))

    for path in report.files:
        file(path)
    for finding in report.findings:
        file(finding.relative).findings.append(finding)
    for problem in report.problems:
        file(problem.path).problems.append(problem)
    yield from files.values()
