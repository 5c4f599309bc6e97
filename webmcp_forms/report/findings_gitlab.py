"""Findings as GitLab's code quality report: a JSON array, which merge requests show the changes of.

    [
      {"description": "Without tooldescription ...", "check_name": "WF102 missing-tool-description",
       "fingerprint": "...", "severity": "critical", "location": {"path": "cars.html", "lines": {"begin": 2, "end": 2}}}
    ]

An error is critical, a warning major and the rest info; what is merely possible is one step less. GitLab shows only one
finding of a fingerprint, so no two have the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import chain

from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.report.findings_json import array_pieces
from webmcp_forms.report.fingerprints import fingerprints
from webmcp_forms.report.json_layout import escape_json
from webmcp_forms.report.lint_report import Appearance, Problem, Report, machine_path

_SEVERITIES = {Severity.ERROR: "critical", Severity.WARNING: "major", Severity.INFO: "info"}
_POSSIBLE_SEVERITIES = {Severity.ERROR: "major", Severity.WARNING: "minor", Severity.INFO: "info"}
_MARGIN = "  "
_ROOT = "."


def render(report: Report, appearance: Appearance) -> Iterator[str]:
    """The array, a finding a piece; problems come last."""
    pairs = zip(report.findings, fingerprints(report.findings), strict=True)
    findings = (_finding(finding, fingerprint) for finding, fingerprint in pairs)
    problems = (_problem(problem, index) for index, problem in enumerate(report.problems))
    for piece in array_pieces(chain(findings, problems), _MARGIN):
        yield escape_json(piece, ascii_only=appearance.ascii_only)
    yield "\n"


def _finding(finding: Finding, fingerprint: str) -> dict[str, object]:
    is_possible = finding.confidence is Confidence.POSSIBLE
    return {
        "description": finding.message,
        "check_name": f"{finding.code} {finding.name}",
        "fingerprint": fingerprint,
        "severity": (_POSSIBLE_SEVERITIES if is_possible else _SEVERITIES)[finding.severity],
        "location": _location(finding.relative, finding.start.line, finding.end.line),
    }


def _problem(problem: Problem, index: int) -> dict[str, object]:
    identity = f"{index} {problem.code} {machine_path(problem.path)}".encode("utf-8", "surrogatepass")
    return {
        "description": problem.message,
        "check_name": f"problem {problem.code}".rstrip(),
        "fingerprint": sha256(identity).hexdigest(),
        "severity": "critical",
        "location": _location(problem.path, 1, 1),
    }


def _location(path: str, begin: int, end: int) -> dict[str, object]:
    return {"path": machine_path(path) or _ROOT, "lines": {"begin": begin, "end": end}}
