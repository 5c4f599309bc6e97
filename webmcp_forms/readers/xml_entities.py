"""Entity references in an XML text, resolved or set aside before libxml2 sees the text.

libxml2 would put the text of an entity in the place of each reference, however large and however often. So references
are rewritten first:

- to an entity that the document type gives a text: a marker, which becomes a `Hole`; nothing is expanded;
- to an entity in another file: nothing, as in Chromium, which does not fetch it, and its declaration is blanked;
- to one of HTML's names, under a document type that Chromium knows as XHTML's: the characters.

All others stay, so that libxml2 takes those that XML predefines and refuses the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from html.entities import html5
from itertools import count
from typing import TypeAlias

from webmcp_forms.document.nodes import Hole, MixedText, Text
from webmcp_forms.expressions import Expression
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.xml_doctype import PREDEFINED, Doctype, declarations
from webmcp_forms.readers.xml_tags import START_TAG, UNTAGGED
from webmcp_forms.records import record
from webmcp_forms.source import Span

_NAMED = r"&[^\s&;#<>\"'%]++;"
_REFERENCE = Expression(_NAMED)
_REFERRING = Expression(rf"{UNTAGGED}|(?P<tag>{START_TAG})|(?P<reference>{_NAMED})")
# What an attribute value is made of besides plain characters (XML section 3.3.3).
_VALUE_PART = Expression(rf"\r\n|[\t\n\r]|&\#x0*+([0-9a-fA-F]++);|&\#0*+([0-9]++);|{_NAMED}")
_CHARACTERS = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_BLANKS = str.maketrans("\t\n\r", "   ")
_ESCAPES = str.maketrans({character: f"&#{ord(character)};" for character in _CHARACTERS.values()})
_LAST_CODE_POINT = 0x10FFFF
_MOST_DIGITS = len(str(_LAST_CODE_POINT))
_NOT_NEWLINE = Expression(r"[^\n]")
# An error, as in Chromium a reference in an attribute to an entity in another file is.
_FORBIDDEN = "&;"
# Between two noncharacters: XML allows them and nobody writes them.
_MARK = Expression("\ufdd0([0-9]+)\ufdd1")

_Replacement: TypeAlias = tuple[int, int, str]


@record
class Prepared:
    """A text for libxml2, the way back to the original, and the holes that the markers in it number."""

    text: str
    offsets: OffsetMap
    mark: str
    holes: tuple[Hole, ...]

    def restore(self, text: str) -> Text:
        """What a text that libxml2 read is with holes in the place of markers."""
        if not self.holes or self.mark not in text:
            return text
        # Every second piece is the number of a hole.
        pieces = re.split(f"{self.mark}([0-9]+);", text)
        parts = (self.holes[int(piece)] if number % 2 else piece for number, piece in enumerate(pieces))
        return MixedText(tuple(part for part in parts if part))


def prepare(text: str, doctype: Doctype) -> Prepared:
    """Rewrite the references of a text."""
    if not (doctype.is_xhtml or doctype.subset):
        return Prepared(text, OffsetMap(), "", ())
    mark = _unused_mark(text)
    holes: list[Hole] = []
    replacements: list[_Replacement] = []
    for span, site in _sites(text, doctype):
        written = text[span.start : span.end]
        if site is not _Site.DECLARATION and written[1:-1] in doctype.inside:
            replacements.append((span.start, span.end, f"{mark}{len(holes)};"))
            holes.append(Hole(written, span))
        elif (replacement := _replacement(written, site, doctype)) is not None:
            replacements.append((span.start, span.end, replacement))
    prepared, offsets = _rewrite(text, replacements)
    return Prepared(prepared, offsets, mark, tuple(holes))


class _Site(Enum):
    """Where something to be rewritten stands; `DECLARATION` is that of an entity in another file, all of it."""

    DECLARATION = "declaration"
    MARKUP = "markup"
    TEXT = "text"


def _replacement(written: str, site: _Site, doctype: Doctype) -> str | None:
    if site is _Site.DECLARATION:
        return _NOT_NEWLINE.sub(" ", written)
    name = written[1:-1]
    if name in doctype.outside:
        return "" if site is _Site.TEXT else _FORBIDDEN
    if doctype.is_xhtml and name not in PREDEFINED and (characters := _html_characters(name)):
        return characters.translate(_ESCAPES)
    return None


def _sites(text: str, doctype: Doctype) -> Iterator[tuple[Span, _Site]]:
    """What may have to be rewritten, in order."""
    for declaration in declarations(text, doctype.subset) if doctype.subset else ():
        if declaration["outside"]:
            yield Span(*declaration.span()), _Site.DECLARATION
        elif declaration["element"]:
            yield from _references(text, Span(*declaration.span("attributes")))
    for match in _REFERRING.finditer(text, doctype.end):
        if match["reference"]:
            yield Span(*match.span()), _Site.TEXT
        elif match["tag"]:
            yield from _references(text, Span(*match.span()))


def _references(text: str, markup: Span) -> Iterator[tuple[Span, _Site]]:
    return ((Span(*match.span()), _Site.MARKUP) for match in _REFERENCE.finditer(text, markup.start, markup.end))


def _unused_mark(text: str) -> str:
    used = set(_MARK.findall(text))
    number = next(number for number in count() if str(number) not in used)
    return f"\ufdd0{number}\ufdd1"


def decode_value(raw: str, *, is_xhtml: bool = False) -> tuple[str, OffsetMap]:
    """The value of an attribute that is written as `raw`, and the way back into it."""
    replacements = (
        (match.start(), match.end(), decoded)
        for match in _VALUE_PART.finditer(raw)
        if (decoded := _decode(match, is_xhtml=is_xhtml)) is not None
    )
    return _rewrite(raw, replacements)


def _decode(match: re.Match[str], *, is_xhtml: bool) -> str | None:
    """What a part of an attribute value stands for, or None where libxml2 refuses it."""
    if digits := match[1] or match[2]:
        code = int(digits, 16 if match[1] else 10) if len(digits) <= _MOST_DIGITS else _LAST_CODE_POINT + 1
        return chr(code) if code <= _LAST_CODE_POINT else None
    if not match[0].startswith("&"):
        return " "
    name = match[0][1:-1]
    characters = _CHARACTERS.get(name) or (_html_characters(name) if is_xhtml else None)
    # libxml2 drops a reference that the document type it does not fetch might declare.
    return characters.translate(_BLANKS) if characters else ""


def _html_characters(name: str) -> str | None:
    return html5.get(f"{name};")


def _rewrite(text: str, replacements: Iterable[_Replacement]) -> tuple[str, OffsetMap]:
    """The text with ranges replaced, and the way back."""
    pieces: list[str] = []
    breaks: list[int] = []
    shifts: list[int] = []
    length = copied = 0
    for start, end, replacement in replacements:
        pieces += (text[copied:start], replacement)
        length += start - copied + len(replacement)
        copied = end
        breaks.append(length)
        shifts.append(end - length)
    pieces.append(text[copied:])
    return "".join(pieces), OffsetMap(tuple(breaks), tuple(shifts))
