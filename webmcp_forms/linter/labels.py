"""The labels of a page: where they stand, what they are around and what they name."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from webmcp_forms.document.forms import Form, control_kind
from webmcp_forms.document.nodes import INERT_SCOPE, Document, Element
from webmcp_forms.document.relations import NearestAncestor, Relations

_LABEL = frozenset({"label"})
_FIELD_TAGS = frozenset({"input", "select", "textarea"})
_BUTTON_KINDS = frozenset({"submit", "image", "reset", "button"})


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class Labels:
    """The live labels of a document."""

    document: Document
    relations: Relations

    def around(self, element: Element) -> Element | None:
        """The nearest label around an element."""
        index = self._ancestors.of(element.index)
        return self.document.element(index) if index >= 0 else None

    def named(self, label: Element) -> Element | None:
        """The control that a label names."""
        index = self._named.get(label.index)
        return None if index is None else self.document.element(index)

    def field_in(self, label: Element) -> Element | None:
        """The first labelable control inside a label that is no button."""
        following = bisect_left(self._fields, label.index)
        if following < len(self._fields) and self.document.contains(label.index, self._fields[following]):
            return self.document.element(self._fields[following])
        return None

    def of_form(self, form: Form) -> Iterator[Element]:
        """The labels inside a form and around its controls, in tree order."""
        start, end = form.element.index, self.document.ends[form.element.index]
        inside = self._indices[bisect_left(self._indices, start) : bisect_left(self._indices, end)]
        around = (self._ancestors.of(control.element.index) for control in form.controls)
        found = sorted({*inside, *(index for index in around if index >= 0)})
        return (label for label in map(self.document.element, found) if label.scope == form.element.scope)

    @cached_property
    def _indices(self) -> Sequence[int]:
        labels = self.document.tagged(_LABEL)
        return [label.index for label in labels if label.is_html and label.scope != INERT_SCOPE]

    @cached_property
    def _ancestors(self) -> NearestAncestor:
        return NearestAncestor(self.document, frozenset(self._indices))

    @cached_property
    def _named(self) -> Mapping[int, int]:
        return {label: control for control, labels in self.relations.labels.items() for label in labels}

    @cached_property
    def _fields(self) -> Sequence[int]:
        return sorted(filter(self._is_field, self.relations.labelable))

    def _is_field(self, index: int) -> bool:
        element = self.document.element(index)
        return element.tag in _FIELD_TAGS and control_kind(element) not in _BUTTON_KINDS
