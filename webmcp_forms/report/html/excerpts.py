"""A finding inside the source: its lines with their numbers, the place marked, however long lines and places are.

A line is an item of a list that counts from the number of the first one. Of a long line the part around the place is
shown, of a long place its first lines.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.report.html.markup import Markup, element, joined, source_text
from webmcp_forms.source import SourceFile, Span

_LINES_AROUND = 1
_MOST_LINES = 6
_SHOWN_BEFORE = 60
_SHOWN_LENGTH = 240
_CUT = "\u2026"


def excerpt(source: SourceFile, span: Span, label: str) -> Markup:
    """The lines around a place; nothing where there is no text, as with a tree."""
    if not source.text:
        return Markup("")
    first, last = source.position(span.start).line, source.position(max(span.end - 1, span.start)).line
    shown = range(max(first - _LINES_AROUND, 1), min(last + _LINES_AROUND, max(_line_count(source), last)) + 1)
    # A place of many lines is shown from its start; what follows it would seem to be near.
    cut = range(shown.start, first + _MOST_LINES) if last - first >= _MOST_LINES else shown
    lines = (element("li", {}, element("code", {"dir": "ltr"}, _line(source, number, span))) for number in cut)
    more = element("li", {"class": "more"}, f"{last - cut[-1]} more lines") if cut[-1] < last else ""
    return element("ol", {"class": "code", "start": cut.start, "aria-label": label}, *lines, more)


def _line_count(source: SourceFile) -> int:
    """The lines of a source, without the empty one after the last line break."""
    return len(source.line_starts) - (source.line_starts[-1] == len(source.text))


def _line(source: SourceFile, number: int, span: Span) -> Markup:
    line = source.line_span(number)
    start, end = max(span.start, line.start), min(max(span.end, span.start + 1), line.end)
    is_marked = start < end or (span.start == line.end and span.start >= line.start)
    focus = start if is_marked else line.start
    shown = Span(max(focus - _SHOWN_BEFORE, line.start), min(focus + _SHOWN_LENGTH, line.end))
    pieces = _marked(source, shown, Span(start, end)) if is_marked else iter((source_text(source.slice(shown)),))
    cut_before = _CUT if shown.start > line.start else ""
    return joined(cut_before, *pieces, _CUT if shown.end < line.end else "")


def _marked(source: SourceFile, shown: Span, place: Span) -> Iterator[str]:
    """The shown part of a line with the place marked; a place at the end of the line is marked by a blank."""
    end = min(place.end, shown.end)
    yield source_text(source.slice(Span(shown.start, place.start)))
    yield element("mark", {}, source_text(source.slice(Span(place.start, end)) or " "))
    yield source_text(source.slice(Span(end, shown.end)))
