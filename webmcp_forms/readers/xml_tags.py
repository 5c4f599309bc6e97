"""Where the tags of an XML text stand; libxml2 knows the line of an element and no more.

The scan takes the text to be well formed, so it is right up to the error that ends the reading.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from webmcp_forms.document.nodes import Place
from webmcp_forms.expressions import Expression
from webmcp_forms.readers.form_pointer import COMMENT
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.places import attribute_place
from webmcp_forms.records import record
from webmcp_forms.source import Span

# Each alternative takes the rest of the text where its end is missing, so that no text is read twice.
UNTAGGED = r"<!--(?s:.*?)(?:-->|\Z)|<!\[CDATA\[(?s:.*?)(?:\]\]>|\Z)|<\?(?s:.*?)(?:\?>|\Z)"
"""A comment, a CDATA section or a processing instruction: what has no tags and no references."""
QUOTED = r""""[^"]*+(?:"|\Z)|'[^']*+(?:'|\Z)"""
"""A literal with its quotes."""
DOCTYPE = (
    rf"<!DOCTYPE(?P<head>(?:[^\[<>\"']++|{QUOTED})*+)"
    rf"(?:\[(?P<subset>(?:[^\]<\"']++|{UNTAGGED}|{QUOTED}|<)*+)\][ \t\r\n]*+)?+>"
)
"""A document type declaration with its internal subset."""
START_TAG = rf"<[^\s/>!?<](?:[^<>\"']++|{QUOTED})*+>?"
"""A start tag or an empty-element tag."""
_TAG = Expression(rf"{UNTAGGED}|{DOCTYPE}|(?P<end></[^<>]*+>?)|(?P<start>{START_TAG})")
_ATTRIBUTE = Expression(rf"\s*+(([^\s=<>\"'/]++)\s*+=\s*+(?:{QUOTED}))")
_TAG_NAME = Expression(r"<([^\s/>]*)")
_ANY_TAG_NAME = Expression(r"<(/?[^\s/>]*)")


@record
class XmlTags:
    """The start tags, empty-element tags included, and the end tags of a text, each in source order.

    The element of index n has start tag n.
    """

    text: str
    starts: Sequence[Span]
    ends: Sequence[Span]

    def is_empty_element(self, index: int) -> bool:
        """Whether an element is written as `<name/>`."""
        tag = self.starts[index]
        return self.text.startswith("/>", tag.end - 2)

    def attributes_end(self, index: int) -> int:
        """The offset of the `>` or `/>` that ends a start tag."""
        return self.starts[index].end - (2 if self.is_empty_element(index) else 1)

    def name(self, index: int) -> str:
        """The name of an element as written, with its prefix."""
        match = _TAG_NAME.match(self.text, self.starts[index].start)
        return match[1] if match else ""

    def has_colon(self, index: int) -> bool:
        """Whether there is a colon anywhere in a start tag, so that a name in it may have a prefix."""
        tag = self.starts[index]
        return self.text.find(":", tag.start, tag.end) >= 0

    def attributes(self, index: int) -> Iterator[tuple[str, Span]]:
        """The names of an element's attributes as written, and where the attributes stand."""
        tag = self.starts[index]
        start = tag.start + 1 + len(self.name(index))
        while match := _ATTRIBUTE.match(self.text, start, tag.end):
            yield match[2], Span(*match.span(1))
            start = match.end()


@record
class XmlPlaces:
    """Where elements stand: their start tags, and the end tags of those that have one, by index."""

    tags: XmlTags
    closings: Mapping[int, Span]

    def place(self, index: int) -> Place:
        """See `Tree.place`."""
        attributes = {
            name: attribute_place(self.tags.text, span.start, span.end, OffsetMap())
            for name, span in self.tags.attributes(index)
        }
        return Place(self.tags.starts[index], self.closings.get(index), attributes)


def scan_tags(text: str) -> XmlTags:
    """Find the tags of a text in one pass; those in comments, CDATA and the document type are none."""
    starts: list[Span] = []
    ends: list[Span] = []
    for match in _TAG.finditer(text):
        if match.lastgroup == "start":
            starts.append(Span(*match.span()))
        elif match.lastgroup == "end":
            ends.append(Span(*match.span()))
    return XmlTags(text, starts, ends)


def xml_tokens(text: str) -> Iterator[tuple[str, int, int]]:
    """The tags and comments of a text as `markup_tokens` gives those of HTML, with names as they are written."""
    for match in _TAG.finditer(text):
        if match.lastgroup in ("start", "end"):
            name = _ANY_TAG_NAME.match(text, match.start())
            yield name[1] if name else "", match.start(), match.end()
        elif text.startswith("<!--", match.start()):
            yield COMMENT, match.start(), match.end()


def cdata_ends(text: str) -> list[int]:
    """The offsets right after the CDATA sections of a text."""
    if "<![CDATA[" not in text:
        return []
    sections = (match for match in _TAG.finditer(text) if match[0].startswith("<![CDATA["))
    return [section.end() for section in sections if section[0].endswith("]]>")]
