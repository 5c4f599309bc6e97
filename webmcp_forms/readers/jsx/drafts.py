"""The elements of a program in the order in which the walk meets them, before a reading makes a document of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import NO_PARENT, Child, Hole, Namespace, Text
from webmcp_forms.readers.jsx.attributes import Loss, Range
from webmcp_forms.readers.jsx.flows import Flow

if TYPE_CHECKING:
    from tree_sitter import Node


@dataclass(slots=True, eq=False)
class Draft:
    """One element: what it is, when it is there, what it holds, and where it stands, as offsets of bytes.

    `nodes` are those of its attributes, `contents` the indices of children and texts, in order.
    """

    tag: str
    namespace: Namespace
    parent: int
    flow: Flow
    start_tag: Range
    end_tag: Range | None = None
    attributes: Mapping[str, Text] = field(default_factory=dict)
    nodes: Mapping[str, Node] = field(default_factory=dict)
    conditional: frozenset[str] = frozenset()
    unknown: tuple[Hole, ...] = ()
    losses: Sequence[Loss] = ()
    is_component: bool = False
    contents: list[Child] = field(default_factory=list)

    @property
    def end(self) -> int:
        """Where the element ends."""
        return (self.end_tag or self.start_tag)[1]


@dataclass(slots=True)
class Drafts:
    """The elements so far, in tree order."""

    elements: list[Draft] = field(default_factory=list)

    def add(self, draft: Draft) -> int:
        """Add an element after all that its parent holds so far, and give its index."""
        index = len(self.elements)
        self.elements.append(draft)
        if draft.parent != NO_PARENT:
            self.elements[draft.parent].contents.append(index)
        return index

    def text(self, parent: int, text: Text) -> None:
        """Add a text to what an element holds; text that stands in no element is dropped."""
        if parent != NO_PARENT and text:
            self.elements[parent].contents.append(text)
