"""The components of a page: tags that render as anything, such as labels, controls, or a label around its content."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from functools import cached_property

from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Document, Element
from webmcp_forms.document.surroundings import Surroundings


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class Components:
    """The components of a document."""

    document: Document

    def around(self, element: Element, form: Element) -> bool:
        """Whether a component stands around an element, inside a form."""
        return self.surroundings.component(element) > form.index

    def know(self, value: str) -> bool:
        """Whether a component is given a value, such as the id of a control that it may be the label of."""
        return value in self._values

    @cached_property
    def surroundings(self) -> Surroundings:
        """What nobody knows around the elements of the page."""
        return Surroundings(self.document)

    @cached_property
    def _elements(self) -> tuple[Element, ...]:
        if self.document.language in PLAIN_LANGUAGES:
            return ()
        return tuple(map(self.document.element, self.document.tree.components()))

    @cached_property
    def _values(self) -> Set[str]:
        return {element.show(name) for element in self._elements for name in element.attributes}
