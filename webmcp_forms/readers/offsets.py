"""From offsets in the text a parser saw back to offsets in the original.

A parser sees CRLF as one line feed, and a `srcdoc` document is an attribute value whose character references are
already decoded. Both only ever shorten the text, so a map is a list of places where the distance grows.
"""

from __future__ import annotations

from bisect import bisect_right

from webmcp_forms.expressions import Expression
from webmcp_forms.records import record
from webmcp_forms.source import Span

_LINE_BREAK = Expression(r"\r\n?")
_REFERENCE = Expression(r"&(?:#(?:[xX][0-9a-fA-F]+|[0-9]+);?|[A-Za-z][A-Za-z0-9]*;?)")


@record
class OffsetMap:
    """`breaks[i]` is a parser offset from which on the text it came from is `shifts[i]` further.

    That text may itself start at `base` of a text that has a map, `outer`.
    """

    breaks: tuple[int, ...] = ()
    shifts: tuple[int, ...] = ()
    outer: OffsetMap | None = None
    base: int = 0

    def original(self, offset: int) -> int:
        """The original offset of a parser offset."""
        found = bisect_right(self.breaks, offset)
        if found:
            offset += self.shifts[found - 1]
        return self.outer.original(self.base + offset) if self.outer else offset

    def parsed(self, original: int) -> int:
        """The parser offset of an original offset; only for a map without an outer one."""
        found = bisect_right(
            range(len(self.breaks)), original, key=lambda number: self.breaks[number] + self.shifts[number]
        )
        return original - self.shifts[found - 1] if found else original

    def span(self, start: int, end: int) -> Span:
        """The original span of a range of parser offsets."""
        if not self.breaks and self.outer is None:
            return Span(start, end)
        return Span(self.original(start), self.original(end))

    def within(self, outer: OffsetMap, base: int) -> OffsetMap:
        """The same map for a text that starts at `base` of a text with a map of its own."""
        return OffsetMap(self.breaks, self.shifts, outer, base)


def cut(offsets: OffsetMap, start: int) -> OffsetMap:
    """The map for the text from an offset on; only of a map without an outer one.

    >>> cut(OffsetMap((3,), (1,)), 2).original(2)
    5
    """
    later = bisect_right(offsets.breaks, start)
    breaks = (0, *(offset - start for offset in offsets.breaks[later:]))
    shifts = (offsets.original(start) - start, *offsets.shifts[later:])
    return OffsetMap(breaks, tuple(shift + start for shift in shifts))


def normalize_newlines(text: str) -> tuple[str, OffsetMap]:
    """The text with every line break a line feed, as HTML's input stream has it, and the way back."""
    if "\r" not in text:
        return text, OffsetMap()
    breaks = [match.start() + 1 for match in _LINE_BREAK.finditer(text) if match[0] == "\r\n"]
    normal = tuple(offset - number for number, offset in enumerate(breaks))
    shifts = tuple(range(1, len(breaks) + 1))
    return text.replace("\r\n", "\n").replace("\r", "\n"), OffsetMap(normal, shifts)


def decode_attribute(raw: str) -> tuple[str, OffsetMap]:
    """The value of an attribute as the HTML tokenizer decodes it from `raw`, and the way back into `raw`."""
    pieces: list[str] = []
    breaks: list[int] = []
    shifts: list[int] = []
    length = copied = 0
    for match in _REFERENCE.finditer(raw):
        decoded = _decode_reference(match[0], raw[match.end() : match.end() + 1])
        if decoded is None:
            continue
        pieces += (raw[copied : match.start()], decoded)
        length += match.start() - copied + len(decoded)
        copied = match.end()
        breaks.append(length)
        shifts.append(copied - length)
    pieces.append(raw[copied:])
    return "".join(pieces), OffsetMap(tuple(breaks), tuple(shifts))


def _decode_reference(reference: str, following: str) -> str | None:
    """What a character reference in an attribute stands for, or None where it stands for itself."""
    # Few pages have any, and the table of all names takes a while to read.
    from html import unescape
    from html.entities import html5

    if reference.startswith("&#"):
        return unescape(reference) or chr(_code_point(reference))
    name = reference[1:]
    if name.endswith(";"):
        return html5.get(name)
    return html5.get(name) if following != "=" else None


def _code_point(reference: str) -> int:
    """The number in a reference to a control character or a noncharacter, which Python's `unescape` leaves out."""
    digits = reference[2:].rstrip(";")
    return int(digits[1:], 16) if digits[0] in "xX" else int(digits)
