"""Findings for people: where, what, and the line with the place marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.linter.finding import Confidence, Finding, Related, Severity
from webmcp_forms.report.terminal import Style, escape, paint, width
from webmcp_forms.source import Position, SourceFile, Span

_STYLES = {Severity.ERROR: Style.BAD, Severity.WARNING: Style.NOTABLE, Severity.INFO: Style.HEADING}
# What of a long line is shown around the place.
_SHOWN_BEFORE = 40
_SHOWN_LENGTH = 100


def finding_text(finding: Finding, *, colour: bool = False) -> str:
    """A finding as some lines, the last one empty."""
    lines = [_headline(finding, colour=colour), *_frame(finding.source, finding.span, colour=colour)]
    lines += [_related(finding.source, related) for related in finding.related]
    lines += [f"  because: {escape(evidence.description)}" for evidence in finding.evidence]
    return "\n".join((*lines, "", ""))


def summary_text(findings: Sequence[Finding], file_count: int) -> str:
    """How many findings of which severity there are, in one line."""
    if not findings:
        return f"No findings in {_counted(file_count, 'file')}.\n"
    counts = [(sum(finding.severity is severity for finding in findings), severity) for severity in Severity]
    parts = [_counted(count, severity.value) for count, severity in counts if count]
    paths = len({finding.path for finding in findings})
    return f"Found {', '.join(parts)} in {paths} of {_counted(file_count, 'file')}.\n"


def fixed_text(count: int) -> str:
    """How many findings were repaired, in one line, or nothing."""
    return f"Fixed {_counted(count, 'finding')}.\n" if count else ""


def place_text(source: SourceFile, position: Position) -> str:
    """A place as terminals and editors make a link of it."""
    return f"{escape(source.path)}:{position.line}:{position.column}"


def _headline(finding: Finding, *, colour: bool) -> str:
    place = place_text(finding.source, finding.start)
    severity = paint(finding.severity.value, _STYLES[finding.severity], colour=colour)
    doubt = "" if finding.confidence is Confidence.CERTAIN else f" ({finding.confidence.value})"
    return f"{place}: {severity} {finding.code} {finding.name}{doubt}: {escape(finding.message)}"


def _frame(source: SourceFile, span: Span, *, colour: bool) -> Iterator[str]:
    """The line a span starts on, cut around the span, and carets under it."""
    position = source.position(span.start)
    line = source.line_text(position.line)
    column = position.column - 1
    start = max(column - _SHOWN_BEFORE, 0)
    before, rest = line[start:column], line[column : start + _SHOWN_LENGTH]
    marked = rest[: max(span.end - span.start, 1)]
    number = str(position.line)
    cut_before, cut_after = "…" if start else "", "…" if start + _SHOWN_LENGTH < len(line) else ""
    yield f"  {number} | {cut_before}{escape(before)}{escape(rest)}{cut_after}".rstrip()
    padding = " " * width(cut_before + escape(before))
    carets = paint("^" * max(width(escape(marked)), 1), Style.GOOD, colour=colour)
    yield f"  {' ' * len(number)} | {padding}{carets}"


def _related(source: SourceFile, related: Related) -> str:
    return f"  see {place_text(source, source.position(related.span.start))}: {escape(related.message)}"


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 or noun == 'info' else 's'}"
