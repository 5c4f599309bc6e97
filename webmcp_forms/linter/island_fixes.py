"""Fixes of templates: one that would change or take away what another language has written is none."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import replace

from webmcp_forms.document.nodes import Document
from webmcp_forms.linter.finding import Finding, Fix
from webmcp_forms.readers import JSX_LANGUAGES, MARKDOWN, TEMPLATE_LANGUAGES
from webmcp_forms.readers.islands.shopify import FORM_TAG
from webmcp_forms.source import Span

# In the strings of programs there are islands of the markup's language, and values.
_LANGUAGES = frozenset({*TEMPLATE_LANGUAGES, MARKDOWN, *JSX_LANGUAGES, "python"})


def keep_islands(document: Document, findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings without the fixes that meet an island of a template."""
    found = tuple(findings)
    if document.language not in _LANGUAGES or not any(finding.fixes for finding in found):
        return found
    islands = _islands(document)
    return tuple(
        replace(finding, fixes=tuple(fix for fix in finding.fixes if not _meets(fix, islands)))
        if finding.fixes
        else finding
        for finding in found
    )


def _islands(document: Document) -> Sequence[Span]:
    from webmcp_forms.readers.islands.tree import IslandTree

    if not isinstance(document.tree, IslandTree):
        return ()
    template = document.tree.template
    islands = [(island.start, island.end) for island in template.islands if island.start < island.end]
    if document.language == "liquid":
        # Such a tag is read as one of HTML, and is none that can be written into.
        islands = sorted({*islands, *(tag.span() for tag in FORM_TAG.finditer(template.text))}, key=lambda one: one[1])
    return [template.offsets.span(*island) for island in islands]


def _meets(fix: Fix, islands: Sequence[Span]) -> bool:
    return any(_cuts(edit.span, islands) for edit in fix.edits)


def _cuts(span: Span, islands: Sequence[Span]) -> bool:
    """Whether a span lies across an island or in one; what is put in beside an island does nothing to it."""
    following = bisect_right(islands, span.start, key=lambda island: island.end)
    return following < len(islands) and islands[following].start < span.end
