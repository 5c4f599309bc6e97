"""A tree kept as Python values, for readers whose parser tells them of one tag and one text after the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from webmcp_forms.document.nodes import (
    DOCUMENT_SCOPE,
    INERT_SCOPE,
    NO_PARENT,
    Child,
    Element,
    Namespace,
    Place,
    Text,
)
from webmcp_forms.records import record


class Places(Protocol):
    """What tells where an element stands in the source."""

    def place(self, index: int) -> Place | None:
        """The place of the element at an index, or None when it has none."""


class NoPlaces:
    """The places of a tree that came without its source."""

    __slots__ = ()

    def place(self, index: int) -> None:
        """None, whatever the index."""


@record
class StoredTree:
    """Elements by index, what each of them contains, and where they stand. See `Tree` for the methods."""

    elements: Sequence[Element]
    contents: Sequence[Sequence[Child]]
    places: Places

    def element(self, index: int) -> Element:
        """See `Tree.element`."""
        return self.elements[index]

    def tagged(self, tags: frozenset[str]) -> Iterator[int]:
        """See `Tree.tagged`."""
        return (element.index for element in self.elements if element.tag in tags)

    def with_attribute(self, name: str) -> Iterator[tuple[int, Text]]:
        """See `Tree.with_attribute`."""
        return (
            (element.index, value) for element in self.elements if (value := element.attributes.get(name)) is not None
        )

    def components(self) -> Iterator[int]:
        """See `Tree.components`."""
        return (index for index in range(len(self.elements)) if self.element(index).presence.component)

    def children(self, index: int) -> Iterator[Child]:
        """See `Tree.children`."""
        return iter(self.contents[index])

    def place(self, index: int) -> Place | None:
        """See `Tree.place`."""
        return self.places.place(index)


class _Level(NamedTuple):
    """An open element or shadow root: what becomes the parent and the scope of its children, and where they go.

    `contents` is None where nobody lists the children: in a template, in a shadow root and at the top.
    """

    parent: int
    scope: int
    contents: list[Child] | None


class TreeBuilder:
    """Takes a tree's tags and texts in shadow-including tree order and numbers the elements."""

    __slots__ = ("_contents", "_elements", "_open", "_parents")

    def __init__(self) -> None:
        self._elements: list[Element] = []
        self._parents: list[int] = []
        self._contents: list[list[Child]] = []
        self._open = [_Level(NO_PARENT, DOCUMENT_SCOPE, None)]

    @property
    def depth(self) -> int:
        """How many elements and shadow roots are open."""
        return len(self._open) - 1

    @property
    def parents(self) -> Sequence[int]:
        """The index of each element's parent."""
        return self._parents

    @property
    def elements(self) -> Sequence[Element]:
        """The elements so far."""
        return self._elements

    @property
    def innermost(self) -> Element | None:
        """The innermost open element, or the host of the innermost open shadow root; None before the first."""
        parent = self._open[-1].parent
        return None if parent == NO_PARENT else self._elements[parent]

    def start(self, tag: str, namespace: Namespace, attributes: Mapping[str, Text]) -> int:
        """Open an element and give its index. What an HTML template contains is inert and not listed."""
        level = self._open[-1]
        index = len(self._elements)
        self._elements.append(Element(index, tag, namespace, attributes, level.parent, level.scope))
        self._parents.append(level.parent)
        if level.contents is not None:
            level.contents.append(index)
        contents: list[Child] = []
        self._contents.append(contents)
        if tag == "template" and namespace is Namespace.HTML:
            self._open.append(_Level(index, INERT_SCOPE, None))
        else:
            self._open.append(_Level(index, level.scope, contents))
        return index

    def start_shadow(self) -> None:
        """Open the shadow root of the innermost open element."""
        level = self._open[-1]
        scope = INERT_SCOPE if level.scope == INERT_SCOPE else level.parent + 1
        self._open.append(_Level(level.parent, scope, None))

    def text(self, text: Text) -> None:
        """Add text to the innermost open element."""
        contents = self._open[-1].contents
        if contents is not None:
            contents.append(text)

    def end(self) -> int:
        """Close the innermost open element or shadow root and give the index of the element."""
        return self._open.pop().parent

    def tree(self, places: Places) -> StoredTree:
        """The tree; elements still open end here."""
        return StoredTree(self._elements, self._contents, places)
