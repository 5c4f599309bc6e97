"""What came of a page as JSON and back, so that the next build need not check it again.

Sources are left out: whoever asks has the page, and nothing else does for a finding's place. Fixes are, too: they would
edit what the next build writes anew.
"""

from __future__ import annotations

from typing import Any

from webmcp_forms.browser.schema import JSON
from webmcp_forms.linter.engine import LintResult
from webmcp_forms.linter.finding import Confidence, Evidence, Finding, Related, Severity
from webmcp_forms.linter.rule import Claim
from webmcp_forms.site.page import PageResult, PageTool
from webmcp_forms.source import SourceFile, Span


def dump_result(result: PageResult) -> JSON:
    """The JSON of a result; see `is_kept`."""
    return {
        "tools": [
            [tool.name, tool.title, tool.description, tool.autosubmit, tool.input_schema] for tool in result.tools
        ],
        "findings": [_dump_finding(finding) for finding in result.lint.findings],
        "claims": [
            [claim.code, claim.key, claim.value, *_dump_span(claim.span), claim.tool] for claim in result.lint.claims
        ],
        "note": result.note,
    }


def is_kept(result: PageResult) -> bool:
    """Whether a result can be told by JSON: no rule crashed on the page, and no comment of it is for the linter."""
    return not result.lint.crashes and result.lint.suppressions is None


def load_result(value: Any, source: SourceFile, ran: frozenset[str]) -> PageResult:  # noqa: ANN401 - checked here
    """The result that `dump_result` gave for a page; `ran` are the codes of the rules that run on it.

    Raises `TypeError`, `ValueError`, `LookupError` or `AttributeError` for what it did not give.
    """
    tools = tuple(_load_tool(*tool) for tool in value["tools"])
    findings = tuple(_load_finding(finding, source) for finding in value["findings"])
    claims = tuple(_load_claim(claim, source) for claim in value["claims"])
    return PageResult(tools, LintResult(findings, (), claims, None, ran), _text(value["note"]))


def _load_tool(name: object, title: object, description: object, autosubmit: object, schema: object) -> PageTool:
    if not isinstance(schema, dict):
        raise TypeError
    return PageTool(_text(name), _text(title), _text(description), autosubmit is True, schema)


def _dump_finding(finding: Finding) -> JSON:
    return {
        "code": finding.code,
        "name": finding.name,
        "severity": finding.severity.value,
        "confidence": finding.confidence.value,
        "message": finding.message,
        "span": _dump_span(finding.span),
        "tool": finding.tool,
        "control": finding.control,
        "related": [[*_dump_span(related.span), related.message] for related in finding.related],
        "evidence": [
            [evidence.description, _dump_span(evidence.span) if evidence.span else None, evidence.weight]
            for evidence in finding.evidence
        ],
    }


def _load_finding(value: Any, source: SourceFile) -> Finding:  # noqa: ANN401 - checked here
    return Finding(
        _text(value["code"]),
        _text(value["name"]),
        Severity(value["severity"]),
        Confidence(value["confidence"]),
        _text(value["message"]),
        source,
        _load_span(*value["span"]),
        _text(value["tool"]),
        _text(value["control"]),
        tuple(Related(_load_span(start, end), _text(message)) for start, end, message in value["related"]),
        tuple(
            Evidence(_text(description), _load_span(*span) if span else None, float(weight))
            for description, span, weight in value["evidence"]
        ),
    )


def _load_claim(value: Any, source: SourceFile) -> Claim:  # noqa: ANN401 - checked here
    code, key, said, start, end, tool = value
    return Claim(_text(code), _text(key), _text(said), source, _load_span(start, end), _text(tool))


def _dump_span(span: Span) -> list[JSON]:
    return [span.start, span.end]


def _load_span(start: object, end: object) -> Span:
    if not isinstance(start, int) or not isinstance(end, int):
        raise TypeError
    return Span(start, end)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value
