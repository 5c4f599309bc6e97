"""The start tag around a place in a rendered page, which is what a generator copies of a source."""

from __future__ import annotations

import re

from webmcp_forms.source import Span

_LONGEST = 20_000
_MOST_TRIES = 8
# Attributes may hold `>` in quotes.
_TAG = re.compile(r"""<[A-Za-z](?:[^<>"']|"[^"]*+"|'[^']*+')*+>""")


def tag_around(text: str, offset: int) -> Span | None:
    """The start tag that stands at or around an offset, or None where there is none that can be told from the text."""
    first, at = max(offset - _LONGEST, 0), offset + 1
    found = None
    for _ in range(_MOST_TRIES):
        at = text.rfind("<", first, at)
        match = _TAG.match(text, at, min(at + _LONGEST, len(text))) if at >= 0 else None
        if at < 0 or (match and match.end() <= offset):
            break
        # What looks like a tag may stand in an attribute of one.
        found = Span(at, match.end()) if match else found
    return found


def same_place(tag: str, offset: int, text: str, place: Span) -> int:
    """Where what stands at an offset in a tag stands in a text that has the tag, otherwise spaced, at a place."""
    before = len(tag[:offset]) - sum(map(str.isspace, tag[:offset]))
    at = place.start
    while before and at < place.end:
        before -= not text[at].isspace()
        at += 1
    while at < place.end and text[at].isspace() and not tag[offset : offset + 1].isspace():
        at += 1
    return at


def attribute_places(text: str, name: str, value: str) -> list[Span]:
    """The places at which an attribute with that value is written, with any quotes or none."""
    expression = re.compile(
        rf"""(?<![\w-]){re.escape(name)}\s*=\s*(?:"{re.escape(value)}"|'{re.escape(value)}'|{re.escape(value)}(?![\w-]))"""
    )
    return [Span(match.start(), match.end()) for match in expression.finditer(text)]
