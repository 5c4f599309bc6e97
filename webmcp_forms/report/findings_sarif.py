"""Findings as SARIF 2.1.0, which GitHub code scanning and other dashboards read.

    {"version": "2.1.0", "runs": [{
      "tool": {"driver": {"name": "webmcp-forms", "rules": [{"id": "WF102", "help": {"text": ..., "markdown": ...}}]}},
      "invocations": [{"executionSuccessful": true}],
      "results": [{"ruleId": "WF102", "level": "error", "message": {"text": ...}, "locations": [...],
                   "partialFingerprints": {"webmcpForms/v1": ...}}]
    }]}

Only the rules of the findings are described. Columns count UTF-16 code units. File names are relative to `%SRCROOT%`,
which is left to the reader to know, since a machine's own paths are nobody's business.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from webmcp_forms.linter.finding import Evidence, Finding, Fix
from webmcp_forms.report.findings_json import array_pieces
from webmcp_forms.report.fingerprints import VERSION as FINGERPRINT_VERSION
from webmcp_forms.report.fingerprints import fingerprints
from webmcp_forms.report.json_layout import escape_json, lay_out
from webmcp_forms.report.lint_report import Appearance, Problem, Report
from webmcp_forms.report.sarif_places import ROOT, artifact, location, region
from webmcp_forms.report.sarif_rules import LEVELS, message, notification_descriptors, problem_id, rule_descriptors

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_MARGIN = " " * 8


def render(report: Report, appearance: Appearance) -> Iterator[str]:
    """The log, a result a piece."""
    for piece in _pieces(report):
        yield escape_json(piece, ascii_only=appearance.ascii_only)


def _pieces(report: Report) -> Iterator[str]:
    rules = rule_descriptors(report.findings)
    indexes = {str(rule["id"]): index for index, rule in enumerate(rules)}
    yield f'{{\n  "$schema": {lay_out(_SCHEMA)},\n  "version": "2.1.0",\n  "runs": [\n    {{\n'
    for name, value in _run(report, rules, indexes).items():
        yield f'      "{name}": {lay_out(value, " " * 6)},\n'
    yield '      "results": '
    yield from array_pieces(_results(report, indexes), _MARGIN)
    yield "\n    }\n  ]\n}\n"


def _run(report: Report, rules: Sequence[object], indexes: Mapping[str, int]) -> dict[str, object]:
    driver = {
        "name": "webmcp-forms",
        "version": report.version,
        "semanticVersion": report.version,
        "rules": rules,
        "notifications": notification_descriptors(),
    }
    notifications = [_notification(problem, indexes) for problem in report.problems]
    invocation = {"executionSuccessful": not report.problems, "toolExecutionNotifications": notifications}
    return {
        "tool": {"driver": driver},
        "invocations": [invocation],
        "originalUriBaseIds": {ROOT: {"description": {"text": "The folder that all file names are relative to."}}},
        "columnKind": "utf16CodeUnits",
        "newlineSequences": ["\r\n", "\n", "\r"],
        "properties": {"profile": report.profile},
    }


def _results(report: Report, indexes: Mapping[str, int]) -> Iterator[dict[str, object]]:
    for finding, fingerprint in zip(report.findings, fingerprints(report.findings), strict=True):
        yield _result(finding, indexes[finding.code], fingerprint)


def _result(finding: Finding, rule_index: int, fingerprint: str) -> dict[str, object]:
    related = [
        {"id": number, **location(finding, related.span), "message": message(related.message)}
        for number, related in enumerate(finding.related, 1)
    ]
    optional = {"relatedLocations": related, "fixes": [_fix(finding, fix) for fix in finding.fixes]}
    return {
        "ruleId": finding.code,
        "ruleIndex": rule_index,
        "level": LEVELS[finding.severity],
        "message": message(finding.message),
        "locations": [location(finding, finding.span)],
        **{name: value for name, value in optional.items() if value},
        "partialFingerprints": {f"webmcpForms/v{FINGERPRINT_VERSION}": fingerprint},
        "properties": _properties(finding),
    }


def _properties(finding: Finding) -> dict[str, object]:
    optional: dict[str, object] = {
        "tool": finding.tool,
        "control": finding.control,
        "evidence": [_evidence(finding, evidence) for evidence in finding.evidence],
    }
    return {"confidence": finding.confidence.value, **{name: value for name, value in optional.items() if value}}


def _evidence(finding: Finding, evidence: Evidence) -> dict[str, object]:
    place = {"region": region(finding.source, evidence.span)} if evidence.span else {}
    return {"description": evidence.description, "weight": evidence.weight, **place}


def _fix(finding: Finding, fix: Fix) -> dict[str, object]:
    replacements = [
        {"deletedRegion": region(finding.source, edit.span), "insertedContent": {"text": edit.text}}
        for edit in fix.edits
    ]
    changes = [{"artifactLocation": artifact(finding.relative), "replacements": replacements}]
    return {
        "description": message(fix.description),
        "artifactChanges": changes,
        "properties": {"safe": fix.safe},
    }


def _notification(problem: Problem, indexes: Mapping[str, int]) -> dict[str, object]:
    where = {"locations": [{"physicalLocation": {"artifactLocation": artifact(problem.path)}}]} if problem.path else {}
    index = {"index": indexes[problem.code]} if problem.code in indexes else {}
    rule = {"associatedRule": {"id": problem.code, **index}} if problem.code else {}
    descriptor = {"id": problem_id(problem)}
    return {"level": "error", "message": message(problem.message), "descriptor": descriptor, **where, **rule}
