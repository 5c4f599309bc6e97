"""turbohtml's tree, asked by element index."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, Mapping, Sequence
from dataclasses import field
from itertools import chain

from turbohtml import CData, Comment, Node, SourceSpan
from turbohtml import Element as ParsedElement
from turbohtml import Namespace as ParsedNamespace
from turbohtml import Text as ParsedText

from webmcp_forms.document.nodes import DOCUMENT_SCOPE, AttributePlace, Child, Element, Namespace, Place, Text
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.places import attribute_place
from webmcp_forms.records import record
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

    def items(self) -> ItemsView[str, str]:
        """The names and values, without a search for each name."""
        attributes = self._node.attrs.items()
        return {
            name: value if isinstance(value, str) else self._node.attr(name) or "" for name, value in attributes
        }.items()


_HTML = ParsedNamespace.HTML
_FOREIGN_NAMESPACES = {ParsedNamespace.SVG: Namespace.SVG, ParsedNamespace.MATHML: Namespace.MATHML}


class LocatedAttributes(Mapping[str, AttributePlace]):
    """Where the attributes of an element stand, each found when it is asked for: most are never asked."""

    __slots__ = ("_offsets", "_spans", "_text")

    def __init__(self, text: str, spans: Mapping[str, SourceSpan], offsets: OffsetMap) -> None:
        self._text = text
        self._spans = spans
        self._offsets = offsets

    def __getitem__(self, name: str) -> AttributePlace:
        span = self._spans[name]
        return attribute_place(self._text, span.start_offset, span.end_offset, self._offsets)

    def __contains__(self, name: object) -> bool:
        return name in self._spans

    def __iter__(self) -> Iterator[str]:
        return iter(self._spans)

    def __len__(self) -> int:
        return len(self._spans)


@record
class HtmlTree:
    """turbohtml's nodes by element index, with the text they were parsed from.

    `scopes` numbers the scope of each element, and is empty when all are in the document's. `made` and `located` hold
    the elements and places asked for so far; `by_tag` and `by_attribute` tell where the elements with each tag and each
    attribute are, once the tree is asked for any.
    """

    nodes: Sequence[ParsedElement]
    indices: Mapping[Node | None, int]
    parents: Sequence[int]
    scopes: Sequence[int]
    text: str
    offsets: OffsetMap
    made: dict[int, Element] = field(default_factory=dict)
    located: dict[int, Place | None] = field(default_factory=dict)
    by_tag: dict[str, list[int]] = field(default_factory=dict)
    by_attribute: dict[str, list[int]] = field(default_factory=dict)

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
        if not self.by_tag:
            for index, node in enumerate(self.nodes):
                self.by_tag.setdefault(node.tag, []).append(index)
        found = [self.by_tag[tag] for tag in tags if tag in self.by_tag]
        return iter(found[0] if len(found) == 1 else sorted(chain.from_iterable(found)))

    def with_attribute(self, name: str) -> Iterator[tuple[int, Text]]:
        """See `Tree.with_attribute`."""
        if not self.by_attribute:
            for index, node in enumerate(self.nodes):
                for written in node.attrs:
                    self.by_attribute.setdefault(written, []).append(index)
        return ((index, self.nodes[index].attr(name) or "") for index in self.by_attribute.get(name, ()))

    def components(self) -> Iterator[int]:
        """See `Tree.components`; a page has none."""
        return iter(())

    def children(self, index: int) -> Iterator[Child]:
        """See `Tree.children`."""
        return (child for child in self.children_and_comments(index) if child is not None)

    def children_and_comments(self, index: int) -> Iterator[int | str | None]:
        """The same, with None where a comment stands."""
        node = self.nodes[index]
        if node.tag == "template" and node.namespace is _HTML:
            return
        for child in node.children:
            if isinstance(child, ParsedElement):
                yield self.indices[child]
            elif isinstance(child, ParsedText | CData):
                yield child.data
            elif isinstance(child, Comment):
                yield None

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
        located = location.attrs  # a new dictionary each time it is asked for
        # The parser restores the case of SVG attributes but locates them in lower case.
        spans = {name: span for name in node.attrs if (span := located.get(name) or located.get(name.lower()))}
        return Place(
            self.offsets.span(start.start_offset, start.end_offset),
            self.offsets.span(end.start_offset, end.end_offset) if end else None,
            LocatedAttributes(self.text, spans, self.offsets),
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
