"""Source text and places in it.

A `SourceFile` holds the text exactly as it was written (only the byte order mark is set aside), so an offset into
`SourceFile.text` is an offset into the original. Every fact the package reports carries a `Span` of such offsets.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from webmcp_forms.encoding import decode
from webmcp_forms.errors import InputError
from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

_LINE_BREAK = Expression(r"\r\n|\r|\n")
_ASTRAL = Expression("[\U00010000-\U0010ffff]")


@record
class Span:
    """A half-open range of code point offsets into `SourceFile.text`."""

    start: int
    end: int


@record
class Position:
    """A place as people and editors count it.

    `line` starts at 1. `column` starts at 1 and counts code points; `utf16_column` starts at 1 and counts UTF-16 code
    units, which is what SARIF and the Language Server Protocol use. A tab is one column.
    """

    line: int
    column: int
    utf16_column: int


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class SourceFile:
    """One text and where it came from.

    `path` is for display and may be a label such as `<stdin>`; `relative` is the path for programs, the same wherever a
    run starts, or "" when there is no other. `encoding` is the name of the encoding the bytes were
    decoded with, and `byte_order_mark` the bytes taken off the front, so that a fix can write both back.
    """

    text: str = field(repr=False)
    path: str = "<string>"
    encoding: str = "utf-8"
    byte_order_mark: bytes = b""
    relative: str = ""

    @classmethod
    def from_bytes(cls, data: bytes, path: str = "<bytes>", relative: str = "", *, charset: str = "") -> SourceFile:
        """Decode `data` as a browser decodes a page whose `Content-Type` has that charset, or none."""
        decoded = decode(data, charset)
        return cls(decoded.text, path, decoded.encoding, decoded.byte_order_mark, relative)

    @classmethod
    def from_path(cls, path: Path) -> SourceFile:
        """Read and decode a file; raises `InputError` when it cannot be read."""
        try:
            data = path.read_bytes()
        except OSError as error:
            raise InputError(error.strerror or type(error).__name__, str(path)) from error
        return cls.from_bytes(data, str(path))

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        """The offset at which each line starts; CRLF, lone LF and lone CR each end a line."""
        return (0, *(match.end() for match in _LINE_BREAK.finditer(self.text)))

    @cached_property
    def astral_offsets(self) -> tuple[int, ...]:
        """The offsets of the characters that are two UTF-16 code units."""
        return () if self.text.isascii() else tuple(match.start() for match in _ASTRAL.finditer(self.text))

    def position(self, offset: int) -> Position:
        """The line and columns of an offset; an offset past the end stands at the end."""
        offset = min(max(offset, 0), len(self.text))
        line = bisect_right(self.line_starts, offset)
        start = self.line_starts[line - 1]
        astral = bisect_left(self.astral_offsets, offset) - bisect_left(self.astral_offsets, start)
        column = offset - start + 1
        return Position(line, column, column + astral)

    def line_text(self, line: int) -> str:
        """The text of a line (from 1) without its line break."""
        return self.slice(self.line_span(line))

    def line_span(self, line: int) -> Span:
        """Where the text of a line (from 1) lies, without its line break."""
        start = self.line_starts[line - 1]
        end = self.line_starts[line] if line < len(self.line_starts) else len(self.text)
        tail = self.text[max(end - 2, start) : end]
        return Span(start, end - len(tail) + len(tail.rstrip("\r\n")))

    def slice(self, span: Span) -> str:
        """The text a span covers."""
        return self.text[span.start : span.end]
