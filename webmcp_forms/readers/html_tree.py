"""turbohtml's tree, asked by element index."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from turbohtml import CData, Namespace, Node
from turbohtml import Element as ParsedElement
from turbohtml import Text as ParsedText

from webmcp_forms.document.nodes import Child, Place
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.places import attribute_place
from webmcp_forms.source import Span


@dataclass(frozen=True, slots=True)
class HtmlTree:
    """turbohtml's nodes by element index, with the text they were parsed from."""

    nodes: tuple[ParsedElement, ...]
    indices: dict[Node, int]
    text: str
    offsets: OffsetMap

    def children(self, index: int) -> Iterator[Child]:
        """See `Tree.children`."""
        node = self.nodes[index]
        if node.tag == "template" and node.namespace is Namespace.HTML:
            return
        for child in node.children:
            if isinstance(child, ParsedElement):
                yield self.indices[child]
            elif isinstance(child, ParsedText | CData):
                yield child.data

    def place(self, index: int) -> Place | None:
        """See `Tree.place`."""
        node = self.nodes[index]
        location = node.source_location
        if location is None:
            return None
        start, end = location.start_tag, location.end_tag
        # The parser restores the case of SVG attributes but locates them in lower case.
        spans = {name: location.attrs.get(name) or location.attrs.get(name.lower()) for name in node.attrs}
        return Place(
            self.offsets.span(start.start_offset, start.end_offset),
            self.offsets.span(end.start_offset, end.end_offset) if end else None,
            {
                name: attribute_place(self.text, span.start_offset, span.end_offset, self.offsets)
                for name, span in spans.items()
                if span
            },
        )

    def tags(self, index: int) -> tuple[int, int, int | None] | None:
        """The parser offsets at which the element's start tag starts and ends and its end tag starts."""
        location = self.nodes[index].source_location
        if location is None:
            return None
        start, end = location.start_tag, location.end_tag
        return start.start_offset, start.end_offset, end.start_offset if end else None

    def value(self, name: str, index: int) -> Span | None:
        """The parser offsets of an attribute's value, empty for one without a value, or None without the attribute."""
        location = self.nodes[index].source_location
        span = location.attrs.get(name) if location else None
        if span is None:
            return None
        place = attribute_place(self.text, span.start_offset, span.end_offset, OffsetMap())
        return place.value or Span(span.end_offset, span.end_offset)
