"""Findings as diagnostics."""

from __future__ import annotations

from collections.abc import Callable

from lsprotocol import types

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.lsp.checking import Checked
from webmcp_forms.lsp.places import Places
from webmcp_forms.source import Span

SOURCE = "webmcp-forms"
"""What diagnostics say they are from."""

Address = Callable[[str], str | None]
"""The address of a rule's page by the code of the rule."""

_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFO: types.DiagnosticSeverity.Information,
}


def diagnostics(checked: Checked, uri: str, places: Places, address: Address) -> list[types.Diagnostic]:
    """The diagnostics for a text, in order of place; what kept it from being checked is one of them."""
    shown = [diagnostic(finding, uri, places, address) for finding in checked.findings]
    return [*_trouble(checked, places), *shown]


def diagnostic(finding: Finding, uri: str, places: Places, address: Address) -> types.Diagnostic:
    """A finding as a diagnostic."""
    href = address(finding.code)
    related = [(one.span, one.message) for one in finding.related]
    related += [(one.span, one.description) for one in finding.evidence if one.span is not None]
    return types.Diagnostic(
        range=places.range(finding.span),
        severity=_SEVERITIES[finding.severity],
        code=finding.code,
        code_description=types.CodeDescription(href) if href else None,
        source=SOURCE,
        message=finding.message,
        related_information=[
            types.DiagnosticRelatedInformation(types.Location(uri, places.range(span)), message)
            for span, message in related
        ],
    )


def _trouble(checked: Checked, places: Places) -> list[types.Diagnostic]:
    if not checked.trouble:
        return []
    start = places.range(Span(0, 0))
    severity = types.DiagnosticSeverity.Error
    return [types.Diagnostic(start, f"not checked: {checked.trouble}", severity=severity, source=SOURCE)]
