"""Places as the protocol counts them: lines from 0, and columns in the code units that client and server agreed on.

A line ends where `SourceFile` ends it, which is where the protocol does: at CRLF, LF or CR alone.
"""

from __future__ import annotations

from bisect import bisect_right

from lsprotocol.types import Position, PositionEncodingKind, Range

from webmcp_forms.records import record
from webmcp_forms.source import SourceFile, Span


@record
class Places:
    """Turns offsets in a source into places and back; every client knows UTF-16."""

    source: SourceFile
    encoding: str = PositionEncodingKind.Utf16

    def range(self, span: Span) -> Range:
        """Where a span is."""
        return Range(self.position(span.start), self.position(span.end))

    def position(self, offset: int) -> Position:
        """Where an offset is; one past the end is at the end."""
        found = self.source.position(offset)
        match self.encoding:
            case PositionEncodingKind.Utf32:
                column = found.column - 1
            case PositionEncodingKind.Utf8:
                start = self.source.line_starts[found.line - 1]
                column = len(self.source.text[start : start + found.column - 1].encode())
            case _:
                column = found.utf16_column - 1
        return Position(found.line - 1, column)

    def offset(self, position: Position) -> int:
        """The offset of a place; one past the end of its line is at that end, one within a character before it."""
        if position.line >= len(self.source.line_starts):
            return len(self.source.text)
        line = self.source.line_span(position.line + 1)
        offsets = range(line.start + 1, line.end + 1)
        return line.start + bisect_right(
            offsets, position.character, key=lambda offset: self.position(offset).character
        )
