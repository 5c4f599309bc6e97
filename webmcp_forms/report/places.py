"""Where an element stands, in the form that editors and terminals make a link of: `path:line:column`."""

from __future__ import annotations

from bisect import bisect_right

from webmcp_forms.document.nodes import Document, Element
from webmcp_forms.report.terminal import escape


def start_of(document: Document, element: Element) -> tuple[int, int] | None:
    """The line and the column, in code points, of an element's start tag; None when the source has none."""
    place = document.place(element)
    return _line_column(document, place.start_tag.start) if place else None


def _line_column(document: Document, offset: int) -> tuple[int, int]:
    # Not `SourceFile.position`, whose UTF-16 column takes a walk along the line.
    starts = document.source.line_starts
    line = bisect_right(starts, offset)
    return line, offset - starts[line - 1] + 1


def location(document: Document, element: Element) -> str:
    """The path, line and column of an element, escaped; the path alone when it has no place."""
    path, start = escape(document.source.path), start_of(document, element)
    return f"{path}:{start[0]}:{start[1]}" if start else path


def offset_location(document: Document, offset: int) -> str:
    """The path, line and column of an offset in the source, escaped."""
    line, column = _line_column(document, offset)
    return f"{escape(document.source.path)}:{line}:{column}"


def line_reference(document: Document, element: Element) -> str:
    """Where the element is, within its file: `at line 3`, or `elsewhere` when it has no place."""
    start = start_of(document, element)
    return f"at line {start[0]}" if start else "elsewhere"
