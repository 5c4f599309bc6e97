"""turbohtml's tree, asked by element index."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from turbohtml import CData, Node
from turbohtml import Element as ParsedElement
from turbohtml import Namespace as ParsedNamespace
from turbohtml import Text as ParsedText

from webmcp_forms.document.nodes import DOCUMENT_SCOPE, Child, Element, Namespace, Place, Text
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.places import attribute_place
from webmcp_forms.source import Span


class ParsedAttributes(Mapping[str, str]):
    """The attributes of a parsed element, with values as written; the parser's own mapping splits token lists."""

    __slots__ = ("_node",)

    def __init__(self, node: ParsedElement) -> None:
        self._node = node

    def __getitem__(self, name: str) -> str:
        value = self._node.attr(name)
        if value is None:
            raise KeyError(name)
        return value

    def get(self, name: str, default: str | None = None) -> str | None:  # type: ignore[override]  # a narrower default
        """The value, or the default."""
        return self._node.attr(name, default)

    def __contains__(self, name: object) -> bool:
        return name in self._node.attrs

    def __iter__(self) -> Iterator[str]:
        return iter(self._node.attrs)

    def __len__(self) -> int:
        return len(self._node.attrs)


_HTML = ParsedNamespace.HTML
_FOREIGN_NAMESPACES = {ParsedNamespace.SVG: Namespace.SVG, ParsedNamespace.MATHML: Namespace.MATHML}


@dataclass(frozen=True, slots=True)
class HtmlTree:
    """turbohtml's nodes by element index, with the text they were parsed from.

    `scopes` numbers the scope of each element, and is empty when all are in the document's. `made` and `located` hold
    the elements and places asked for so far.
    """

    nodes: Sequence[ParsedElement]
    indices: Mapping[Node | None, int]
    parents: Sequence[int]
    scopes: Sequence[int]
    text: str
    offsets: OffsetMap
    made: dict[int, Element] = field(default_factory=dict)
    located: dict[int, Place | None] = field(default_factory=dict)

    def element(self, index: int) -> Element:
        """See `Tree.element`."""
        found = self.made.get(index)
        if found is None:
            node = self.nodes[index]
            namespace = Namespace.HTML if node.namespace is _HTML else _FOREIGN_NAMESPACES[node.namespace]
            scope = self.scopes[index] if self.scopes else DOCUMENT_SCOPE
            found = Element(index, node.tag, namespace, ParsedAttributes(node), self.parents[index], scope)
            self.made[index] = found
        return found

    def tagged(self, tags: frozenset[str]) -> Iterator[int]:
        """See `Tree.tagged`."""
        return (index for index, node in enumerate(self.nodes) if node.tag in tags)

    def with_attribute(self, name: str) -> Iterator[tuple[int, Text]]:
        """See `Tree.with_attribute`."""
        return ((index, value) for index, node in enumerate(self.nodes) if (value := node.attr(name)) is not None)

    def children(self, index: int) -> Iterator[Child]:
        """See `Tree.children`."""
        node = self.nodes[index]
        if node.tag == "template" and node.namespace is _HTML:
            return
        for child in node.children:
            if isinstance(child, ParsedElement):
                yield self.indices[child]
            elif isinstance(child, ParsedText | CData):
                yield child.data

    def place(self, index: int) -> Place | None:
        """See `Tree.place`."""
        if index not in self.located:
            self.located[index] = self._locate(index)
        return self.located[index]

    def _locate(self, index: int) -> Place | None:
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
