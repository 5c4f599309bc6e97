"""Where the tags of an XML text stand; libxml2 knows the line of an element and no more.

The scan takes the text to be well formed, so it is right up to the error that ends the reading.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from webmcp_forms.document.nodes import AttributePlace, Place
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.places import attribute_place
from webmcp_forms.source import Span

# Each alternative takes the rest of the text where its end is missing, so that no text is read twice.
UNTAGGED = r"<!--(?s:.*?)(?:-->|\Z)|<!\[CDATA\[(?s:.*?)(?:\]\]>|\Z)|<\?(?s:.*?)(?:\?>|\Z)"
"""A comment, a CDATA section or a processing instruction: what has no tags and no references."""
QUOTED = r""""[^"]*+(?:"|\Z)|'[^']*+(?:'|\Z)"""
DOCTYPE = (
    rf"<!DOCTYPE(?P<head>(?:[^\[<>\"']++|{QUOTED})*+)"
    rf"(?:\[(?P<subset>(?:[^\]<\"']++|{UNTAGGED}|{QUOTED}|<)*+)\][ \t\r\n]*+)?+>"
)
"""A document type declaration with its internal subset."""
START_TAG = rf"<[^\s/>!?<](?:[^<>\"']++|{QUOTED})*+>?"
"""A start tag or an empty-element tag."""
_TAG = re.compile(rf"{UNTAGGED}|{DOCTYPE}|(?P<end></[^<>]*+>?)|(?P<start>{START_TAG})")
_ATTRIBUTE = re.compile(rf"\s*+(([^\s=<>\"'/]++)\s*+=\s*+(?:{QUOTED}))")
_TAG_NAME = re.compile(r"<([^\s/>]*)")


@dataclass(frozen=True, slots=True)
class XmlTags:
    """The start tags, empty-element tags included, and the end tags of a text, each in source order.

    An element of the index n has the start tag n; `closed_by` tells which end tag closes it, if one does.
    """

    text: str
    starts: tuple[Span, ...]
    ends: tuple[Span, ...]
    closed_by: dict[int, int] = field(default_factory=dict)

    def is_empty_element(self, index: int) -> bool:
        """Whether an element is written as `<name/>`."""
        return index < len(self.starts) and self.text.endswith("/>", 0, self.starts[index].end)

    def name(self, index: int) -> str:
        """The name of an element as written, with its prefix."""
        match = _TAG_NAME.match(self.text, self.starts[index].start) if index < len(self.starts) else None
        return match[1] if match else ""

    def attributes(self, index: int) -> Iterator[tuple[str, Span]]:
        """The names of an element's attributes as written, and where the attributes stand."""
        if index >= len(self.starts):
            return
        tag = self.starts[index]
        start = tag.start + 1 + len(self.name(index))
        while match := _ATTRIBUTE.match(self.text, start, tag.end):
            yield match[2], Span(*match.span(1))
            start = match.end()

    def place(self, index: int) -> Place | None:
        """See `Tree.place`."""
        if index >= len(self.starts):
            return None
        places: dict[str, AttributePlace] = {}
        for name, span in self.attributes(index):
            places.setdefault(name, attribute_place(self.text, span.start, span.end, OffsetMap()))
        closing = self.closed_by.get(index)
        return Place(self.starts[index], None if closing is None else self.ends[closing], places)


def scan_tags(text: str) -> XmlTags:
    """Find the tags of a text in one pass; those in comments, CDATA and the document type are none."""
    spans: dict[str | None, list[Span]] = {"start": [], "end": []}
    for match in _TAG.finditer(text):
        if match.lastgroup in spans:
            spans[match.lastgroup].append(Span(*match.span()))
    return XmlTags(text, tuple(spans["start"]), tuple(spans["end"]))
