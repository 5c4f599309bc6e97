"""Findings for people: where, what, and the line with the place marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.linter.finding import Confidence, Finding, Related, Severity
from webmcp_forms.report.lint_report import Appearance, Report
from webmcp_forms.report.terminal import Style, escape, paint, width
from webmcp_forms.source import Position, SourceFile, Span

_STYLES = {Severity.ERROR: Style.BAD, Severity.WARNING: Style.NOTABLE, Severity.INFO: Style.HEADING}
# What of a long line is shown around the place.
_SHOWN_BEFORE = 40
_SHOWN_LENGTH = 100


def render(report: Report, appearance: Appearance) -> Iterator[str]:
    """Each finding in some lines, then the totals."""
    for finding in report.findings:
        yield finding_text(finding, colour=appearance.colour, ascii_only=appearance.ascii_only)
    yield fixed_text(report.fixed)
    yield summary_text(report.findings, len(report.files), len(report.problems))


def finding_text(finding: Finding, *, colour: bool = False, ascii_only: bool = False) -> str:
    """A finding as some lines, the last one empty."""
    appearance = Appearance(colour, ascii_only)
    lines = [headline(finding, appearance), *_frame(finding.source, finding.span, appearance)]
    lines += [_related(finding, related, appearance) for related in finding.related]
    lines += [f"  because: {_shown(evidence.description, appearance)}" for evidence in finding.evidence]
    return "\n".join((*lines, "", ""))


def headline(finding: Finding, appearance: Appearance) -> str:
    """The place, the rule and the message of a finding on one line, without a line end."""
    place = _place(finding.path, finding.start, appearance)
    severity = paint(finding.severity.value, _STYLES[finding.severity], colour=appearance.colour)
    doubt = "" if finding.confidence is Confidence.CERTAIN else f" ({finding.confidence.value})"
    return f"{place}: {severity} {finding.code} {finding.name}{doubt}: {_shown(finding.message, appearance)}"


def summary_text(findings: Sequence[Finding], file_count: int, problem_count: int = 0) -> str:
    """How many findings of which severity there are, in one line, and whether something could not be checked."""
    files = _counted(file_count, "file")
    incomplete = f" Incomplete: {_counted(problem_count, 'problem')}." if problem_count else ""
    if not findings:
        return f"No findings in {files}.{incomplete}\n"
    counts = [(sum(finding.severity is severity for finding in findings), severity) for severity in Severity]
    parts = [_counted(count, severity.value) for count, severity in counts if count]
    paths = len({finding.path for finding in findings})
    return f"Found {', '.join(parts)} in {paths} of {files}.{incomplete}\n"


def fixed_text(count: int) -> str:
    """How many findings were repaired, in one line, or nothing."""
    return f"Fixed {_counted(count, 'finding')}.\n" if count else ""


def _place(path: str, position: Position, appearance: Appearance) -> str:
    """A place as terminals and editors make a link of it."""
    return f"{_shown(path, appearance)}:{position.line}:{position.column}"


def _frame(source: SourceFile, span: Span, appearance: Appearance) -> Iterator[str]:
    """The line a span starts on, cut around the span, and carets under it."""
    number = source.position(span.start).line
    line = source.line_span(number)
    first = max(span.start - _SHOWN_BEFORE, line.start)
    last = min(first + _SHOWN_LENGTH, line.end)
    before, rest = source.text[first : span.start], source.text[span.start : last]
    ellipsis = "..." if appearance.ascii_only else "…"
    cut_before, cut_after = ellipsis if first > line.start else "", ellipsis if last < line.end else ""
    lead = cut_before + _shown(before, appearance)
    yield f"  {number} | {lead}{_shown(rest, appearance)}{cut_after}".rstrip()
    marked = width(_shown(rest[: max(span.end - span.start, 1)], appearance))
    carets = paint("^" * max(marked, 1), Style.GOOD, colour=appearance.colour)
    yield f"  {' ' * len(str(number))} | {' ' * width(lead)}{carets}"


def _related(finding: Finding, related: Related, appearance: Appearance) -> str:
    place = _place(finding.path, finding.source.position(related.span.start), appearance)
    return f"  see {place}: {_shown(related.message, appearance)}"


def _shown(text: str, appearance: Appearance) -> str:
    """The text on one line as the stream can carry it, so that widths are known."""
    escaped = escape(text)
    return escaped.encode("ascii", "backslashreplace").decode() if appearance.ascii_only else escaped


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 or noun == 'info' else 's'}"
