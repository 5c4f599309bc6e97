"""Findings as JSON.

A run is `{"version": 1, "findings": [...]}`. Lines and columns start at 1, columns count code points, and `end` is the
place just past the last character. The version changes when a reader of the old shape would break.
"""

from __future__ import annotations

from collections.abc import Sequence

from webmcp_forms.linter.finding import Finding, Fix, Related
from webmcp_forms.report.json_layout import lay_out
from webmcp_forms.source import Position, SourceFile, Span

VERSION = 1


def findings_json(findings: Sequence[Finding]) -> str:
    """All findings as one JSON document, which still has to be escaped."""
    members = [finding_object(finding) for finding in findings]
    return lay_out({"version": VERSION, "findings": members}) + "\n"


def finding_object(finding: Finding) -> dict[str, object]:
    """A finding as a JSON object; parts that are empty are left out."""
    optional: dict[str, object] = {
        "tool": finding.tool,
        "control": finding.control,
        "related": [_related(finding.source, related) for related in finding.related],
        "evidence": [{"description": evidence.description, "weight": evidence.weight} for evidence in finding.evidence],
        "fixes": [_fix(finding.source, fix) for fix in finding.fixes],
    }
    return {
        "path": finding.path,
        "code": finding.code,
        "name": finding.name,
        "severity": finding.severity.value,
        "confidence": finding.confidence.value,
        "message": finding.message,
        **_places(finding.source, finding.span),
        **{name: value for name, value in optional.items() if value},
    }


def _places(source: SourceFile, span: Span) -> dict[str, object]:
    return {"start": _position(source.position(span.start)), "end": _position(source.position(span.end))}


def _position(position: Position) -> dict[str, int]:
    return {"line": position.line, "column": position.column}


def _related(source: SourceFile, related: Related) -> dict[str, object]:
    return {"message": related.message, **_places(source, related.span)}


def _fix(source: SourceFile, fix: Fix) -> dict[str, object]:
    edits = [{**_places(source, edit.span), "text": edit.text} for edit in fix.edits]
    return {"description": fix.description, "safe": fix.safe, "edits": edits}
