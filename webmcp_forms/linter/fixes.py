"""Applying fixes: edits on the original text, byte-exact everywhere else.

A round applies every fix whose edits do not touch those of an earlier one. Fixes may bring other findings into reach or
need a second look at a changed page, so rounds are repeated until nothing changes, at most `MOST_ROUNDS` times.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from webmcp_forms.linter.finding import Edit, Finding, Fix
from webmcp_forms.linter.rules.suppression import unused_suppression
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile

MOST_ROUNDS = 10
"""How often a page is linted again after fixes."""

Lint = Callable[[SourceFile], Sequence[Finding]]
"""The findings on a page."""


@record
class FixedFile:
    """A page after fixing: its text, the findings fixed, and those that remain."""

    source: SourceFile
    fixed: tuple[Finding, ...]
    remaining: tuple[Finding, ...]


def fix_file(source: SourceFile, lint: Lint, *, unsafe: bool) -> FixedFile:
    """Fix a page until there is nothing left to fix. A round that brings a new kind of finding is taken back."""
    findings = tuple(lint(source))
    fixed: list[Finding] = []
    for _ in range(MOST_ROUNDS):
        chosen = tuple(_compatible(findings, unsafe=unsafe))
        changed = apply_edits(source, (edit for _, fix in chosen for edit in fix.edits))
        after = tuple(lint(changed)) if changed.text != source.text else findings
        if changed.text == source.text or _brings_new(findings, after):
            break
        fixed += (finding for finding, _ in chosen)
        source, findings = changed, after
    return FixedFile(source, tuple(fixed), findings)


def apply_edits(source: SourceFile, edits: Iterable[Edit]) -> SourceFile:
    """The source with edits made, which must not overlap."""
    pieces: list[str] = []
    position = 0
    for edit in sorted(edits, key=lambda edit: (edit.span.start, edit.span.end)):
        pieces += (source.text[position : edit.span.start], edit.text)
        position = edit.span.end
    pieces.append(source.text[position:])
    return replace(source, text="".join(pieces))


def encode(source: SourceFile) -> bytes:
    """The bytes of a page in its own encoding, with its byte order mark; may raise `UnicodeEncodeError`."""
    return source.byte_order_mark + source.text.encode(source.encoding)


def _compatible(findings: Sequence[Finding], *, unsafe: bool) -> Iterator[tuple[Finding, Fix]]:
    """For each finding its first allowed fix, unless an earlier one already edits there."""
    taken: list[tuple[int, int]] = []
    for finding in findings:
        fix = next((fix for fix in finding.fixes if fix.safe or unsafe), None)
        spans = [(edit.span.start, edit.span.end) for edit in fix.edits] if fix else []
        if fix and not any(_touches(span, taken) for span in spans):
            for span in spans:
                insort(taken, span)
            yield finding, fix


def _touches(span: tuple[int, int], taken: Sequence[tuple[int, int]]) -> bool:
    """Whether a span meets one of those that are taken, which are in order and do not meet each other."""
    start, end = span
    following = bisect_right(taken, start, key=lambda other: other[0])
    return (following > 0 and taken[following - 1][1] >= start) or (
        following < len(taken) and taken[following][0] <= end
    )


def _brings_new(before: Sequence[Finding], after: Sequence[Finding]) -> bool:
    """Whether a rule speaks more often about a tool than it did.

    A suppression may well have lost its use together with what was fixed; the next round removes it.
    """
    counts = Counter((finding.code, finding.tool) for finding in before)
    counts.subtract((finding.code, finding.tool) for finding in after if finding.code != unused_suppression.RULE.code)
    return any(count < 0 for count in counts.values())
