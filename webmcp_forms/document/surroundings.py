"""What nobody knows around an element: the components and the blocks that what it stands in is handed to.

They are taken to show what they hold, but two of them may well exclude each other, as the panels of tabs do, or what is
for members and what is for guests.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Document, Element
from webmcp_forms.document.relations import NOTHING, NearestAncestor

Surrounding: TypeAlias = tuple[int, int]
"""The nearest component and the innermost wrapper around an element, by their numbers."""


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class Surroundings:
    """Finds what nobody knows around the elements of a document."""

    document: Document

    def of(self, element: Element) -> Surrounding:
        """What is around an element: elements of one surrounding are shown together, as far as it goes."""
        return self.component(element), element.presence.wrapper

    def component(self, element: Element) -> int:
        """The index of the nearest component around an element, or -1."""
        return self._ancestors.of(element.index) if self._ancestors.candidates else NOTHING

    def is_surely_with(self, element: Element, other: Element) -> bool:
        """Whether an element is there wherever another one is."""
        return frozenset(element.presence.arms) <= frozenset(other.presence.arms) and self.of(element) == self.of(other)

    @cached_property
    def _ancestors(self) -> NearestAncestor:
        is_plain = self.document.language in PLAIN_LANGUAGES
        components = () if is_plain else self.document.tree.components()
        return NearestAncestor(self.document, frozenset(components))
