"""Findings as one JSON document.

    {
      "version": 1,
      "generator": "webmcp-forms 0.1.0",
      "profile": "chrome-156",
      "files": 3,
      "fixed": 0,
      "findings": [
        {"path": "cars.html", "code": "WF102", "name": "missing-tool-description", "severity": "error",
         "confidence": "certain", "message": "Without tooldescription ...", "start": {"line": 2, "column": 16},
         "end": {"line": 2, "column": 17}, "fingerprint": "...", "tool": "find"}
      ],
      "problems": [{"path": "photo.html", "message": "it is a binary file, not a page"}]
    }

Lines and columns start at 1, columns count code points, and `end` is the place just past the last character. New keys
may come; `version` changes when one goes or changes its meaning.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from webmcp_forms.linter.finding import Evidence, Finding, Fix, Related
from webmcp_forms.report.fingerprints import fingerprints
from webmcp_forms.report.json_layout import escape_json, lay_out
from webmcp_forms.report.lint_report import Appearance, Problem, Report, machine_path
from webmcp_forms.source import Position, SourceFile, Span

VERSION = 1
"""The version of this format and of `jsonl`."""

_MARGIN = "    "


def render(report: Report, appearance: Appearance) -> Iterator[str]:
    """The document, a finding a piece."""
    for piece in _pieces(report):
        yield escape_json(piece, ascii_only=appearance.ascii_only)


def findings_json(findings: Sequence[Finding]) -> str:
    """Findings alone as a document, which still has to be escaped."""
    return "".join(_pieces(Report(tuple(findings))))


def run_object(report: Report) -> dict[str, object]:
    """What is known of the run itself."""
    return {
        "generator": f"webmcp-forms {report.version}",
        "profile": report.profile,
        "files": len(report.files),
        "fixed": report.fixed,
    }


def finding_objects(report: Report) -> Iterator[dict[str, object]]:
    """The findings as JSON objects; parts that are empty are left out."""
    for finding, fingerprint in zip(report.findings, fingerprints(report.findings), strict=True):
        yield _finding(finding, fingerprint)


def problem_objects(report: Report) -> Iterator[dict[str, object]]:
    """The problems as JSON objects."""
    return map(_problem, report.problems)


def array_pieces(members: Iterable[object], margin: str) -> Iterator[str]:
    """A JSON array with one member a piece; `margin` is what stands before each."""
    separator = "["
    for member in members:
        yield f"{separator}\n{margin}{lay_out(member, margin)}"
        separator = ","
    yield "[]" if separator == "[" else f"\n{margin[:-2]}]"


def _pieces(report: Report) -> Iterator[str]:
    yield f'{{\n  "version": {VERSION},\n'
    for name, value in run_object(report).items():
        yield f'  "{name}": {lay_out(value)},\n'
    yield '  "findings": '
    yield from array_pieces(finding_objects(report), _MARGIN)
    yield ',\n  "problems": '
    yield from array_pieces(problem_objects(report), _MARGIN)
    yield "\n}\n"


def _finding(finding: Finding, fingerprint: str) -> dict[str, object]:
    source = finding.source
    optional: dict[str, object] = {
        "tool": finding.tool,
        "control": finding.control,
        "related": [_related(source, related) for related in finding.related],
        "evidence": [_evidence(source, evidence) for evidence in finding.evidence],
        "fixes": [_fix(source, fix) for fix in finding.fixes],
    }
    return {
        "path": machine_path(finding.relative),
        "code": finding.code,
        "name": finding.name,
        "severity": finding.severity.value,
        "confidence": finding.confidence.value,
        "message": finding.message,
        **_places(source, finding.span),
        "fingerprint": fingerprint,
        **{name: value for name, value in optional.items() if value},
    }


def _problem(problem: Problem) -> dict[str, object]:
    optional = {"path": machine_path(problem.path), "code": problem.code}
    return {**{name: value for name, value in optional.items() if value}, "message": problem.message}


def _places(source: SourceFile, span: Span) -> dict[str, object]:
    return {"start": _position(source.position(span.start)), "end": _position(source.position(span.end))}


def _position(position: Position) -> dict[str, int]:
    return {"line": position.line, "column": position.column}


def _related(source: SourceFile, related: Related) -> dict[str, object]:
    return {"message": related.message, **_places(source, related.span)}


def _evidence(source: SourceFile, evidence: Evidence) -> dict[str, object]:
    place = _places(source, evidence.span) if evidence.span else {}
    return {"description": evidence.description, "weight": evidence.weight, **place}


def _fix(source: SourceFile, fix: Fix) -> dict[str, object]:
    edits = [{**_places(source, edit.span), "text": edit.text} for edit in fix.edits]
    return {"description": fix.description, "safe": fix.safe, "edits": edits}
