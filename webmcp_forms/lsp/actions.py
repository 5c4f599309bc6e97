"""Fixes as code actions: one a fix, the safe ones preferred, and one that repairs all that is safe to repair."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from lsprotocol import types

from webmcp_forms.linter.finding import Finding, Fix
from webmcp_forms.lsp.checking import Checked
from webmcp_forms.lsp.diagnostics import Address, diagnostic
from webmcp_forms.lsp.places import Places
from webmcp_forms.records import record
from webmcp_forms.source import Span

FIX_ALL = "source.fixAll.webmcp"
"""The kind of the action that repairs all."""

KINDS = (types.CodeActionKind.QuickFix, FIX_ALL)
"""The kinds of the actions that are offered."""

_FIX_ALL_TITLE = "Repair all that is safe to repair in WebMCP forms"
_UNSAFE = " (changes what the page does)"


@record
class Target:
    """The text that actions change. `versioned` clients take edits of a version, which fail when it has changed."""

    uri: str
    version: int | None
    places: Places
    versioned: bool

    def edit(self, edits: Sequence[tuple[Span, str]]) -> types.WorkspaceEdit:
        """Edits of the text, in order of place."""
        ordered = sorted(edits, key=lambda one: (one[0].start, one[0].end))
        texts = [types.TextEdit(self.places.range(span), text) for span, text in ordered]
        if not self.versioned:
            return types.WorkspaceEdit(changes={self.uri: texts})
        identifier = types.OptionalVersionedTextDocumentIdentifier(self.uri, self.version)
        return types.WorkspaceEdit(document_changes=[types.TextDocumentEdit(identifier, list(texts))])


def quick_fixes(checked: Checked, wanted: Span, target: Target, address: Address) -> Iterator[types.CodeAction]:
    """The fixes of the findings that a stretch of the text meets."""
    for finding in checked.findings:
        if finding.span.start <= wanted.end and wanted.start <= finding.span.end:
            yield from (_quick_fix(finding, fix, target, address) for fix in finding.fixes)


def fix_all(checked: Checked, fixed: Callable[[], str], target: Target) -> types.CodeAction | None:
    """The action that repairs all, None when there is nothing to repair; `fixed` gives the text after it."""
    if not any(fix.safe for finding in checked.findings for fix in finding.fixes):
        return None
    before, after = checked.source.text, fixed()
    if before == after:
        return None
    edit = target.edit([_difference(before, after)])
    return types.CodeAction(_FIX_ALL_TITLE, kind=FIX_ALL, edit=edit)


def is_wanted(kind: str, only: Sequence[str] | None) -> bool:
    """Whether a client asks for actions of a kind; kinds form a hierarchy with dots."""
    return only is None or any(kind == asked or not asked or kind.startswith(f"{asked}.") for asked in only)


def _quick_fix(finding: Finding, fix: Fix, target: Target, address: Address) -> types.CodeAction:
    return types.CodeAction(
        title=fix.description if fix.safe else fix.description + _UNSAFE,
        kind=types.CodeActionKind.QuickFix,
        diagnostics=[diagnostic(finding, target.uri, target.places, address)],
        is_preferred=fix.safe,
        edit=target.edit([(edit.span, edit.text) for edit in fix.edits]),
    )


def _difference(before: str, after: str) -> tuple[Span, str]:
    """One edit that makes one text the other, without what they have in common at both ends."""
    shorter = min(len(before), len(after))
    start = next((index for index in range(shorter) if before[index] != after[index]), shorter)
    end = next((index for index in range(shorter - start) if before[-1 - index] != after[-1 - index]), shorter - start)
    # A line break stays whole: half of CRLF is no place that every editor knows.
    start -= start > 0 and before[start - 1] == "\r"
    end -= end > 0 and before[len(before) - end] == "\n"
    return Span(start, len(before) - end), after[start : len(after) - end]
