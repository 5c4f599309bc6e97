r"""What may reach a terminal: every invisible or commanding character is shown as an escape such as `\x1b` or `\u202e`.

File names, attribute values and error texts come from strangers. A terminal obeys control characters in them, and bidi
controls make a line read as something else than it is (Unicode TR 36, "bidirectional text spoofing").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import TextIO

from webmcp_forms.expressions import Expression

UNSAFE = (
    r"\x00-\x09\x0b-\x1f\x7f-\x9f"  # C0, DEL, C1
    r"\xad\u061c\u180e\u200b-\u200f"  # soft hyphen, bidi marks, zero width
    r"\u2028-\u202e\u2060-\u206f"  # line separators, bidi embeddings, overrides and isolates
    r"\ufeff\ufff9-\ufffb\U000e0000-\U000e007f"  # byte order mark, annotations, tags
    r"\ufffe\uffff"  # no characters, and the end of an XML file for its readers
    r"\ud800-\udfff"  # bytes of a file name that are no UTF-8
)
"""What is never written as it is, for a character class of a regular expression; line feeds are another matter."""

_UNSAFE = Expression(f"[{UNSAFE}]")
_SHORT_ESCAPES = {"\t": r"\t", "\r": r"\r"}
_LAST_BYTE = 0xFF
_LAST_OF_PLANE_ZERO = 0xFFFF


class Style(Enum):
    """What a piece of text is, as the parameters of the terminal's colour command."""

    HEADING = "1"
    GOOD = "32"
    NOTABLE = "33"
    BAD = "31"
    FAINT = "2"


def escape(text: str) -> str:
    """The text on one line, with every unsafe character, line breaks included, visible."""
    return escape_lines(text).replace("\n", r"\n")


def escape_lines(text: str) -> str:
    """The same, for a text of several lines: line feeds stay."""
    return _UNSAFE.sub(_visible, text)


def quote(text: str, longest: int = 60) -> str:
    """The text on one line between double quotes, with white space collapsed and cut to `longest` characters."""
    collapsed = " ".join(text[: longest * 10].split(None))
    shown = escape(collapsed if len(collapsed) <= longest else f"{collapsed[: longest - 3]}...")
    return f'"{shown}"'


def uses_colour(stream: TextIO, environment: Mapping[str, str]) -> bool:
    """Whether to colour what goes to a stream.

    `NO_COLOR` switches colour off, else `FORCE_COLOR` (unless it is 0) switches it on, else a terminal that is not a
    dumb one gets it.
    """
    if environment.get("NO_COLOR"):
        return False
    if forced := environment.get("FORCE_COLOR"):
        return forced != "0"
    return stream.isatty() and environment.get("TERM") != "dumb"


def paint(text: str, style: Style, *, colour: bool) -> str:
    """The text in a style where colour is on, else as it is; it must be escaped before."""
    return f"\x1b[{style.value}m{text}\x1b[0m" if colour and text else text


def width(text: str) -> int:
    """The columns that an escaped text takes: two for wide East Asian characters, none for combining ones."""
    return len(text) if text.isascii() else sum(map(_character_width, text))


def wrap(text: str, columns: int) -> Iterator[str]:
    """The lines of an escaped text, broken at spaces where possible and none wider than `columns`; at least one."""
    line = ""
    for word in text.split(" "):
        joined = f"{line} {word}" if line else word
        if width(joined) <= columns:
            line = joined
            continue
        if line:
            yield line
        *full, line = _chunks(word, columns)
        yield from full
    yield line


def _chunks(word: str, columns: int) -> Iterator[str]:
    """A word in pieces of at most `columns` columns, or of one character where even that is wider."""
    start = taken = 0
    for index, character in enumerate(word):
        columns_needed = _character_width(character)
        if taken + columns_needed > columns and index > start:
            yield word[start:index]
            start, taken = index, 0
        taken += columns_needed
    yield word[start:]


def _character_width(character: str) -> int:
    if character.isascii():
        return 1
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _visible(match: re.Match[str]) -> str:
    character = match[0]
    if character in _SHORT_ESCAPES:
        return _SHORT_ESCAPES[character]
    number = ord(character)
    if number <= _LAST_BYTE:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number <= _LAST_OF_PLANE_ZERO else f"\\U{number:08x}"
