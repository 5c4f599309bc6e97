"""The values of a form that can only be given through something that is no native control."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.suitability.carriers import nearest_value_input
from webmcp_forms.linter.suitability.choice_tiles import choice_tiles
from webmcp_forms.linter.suitability.custom_roles import roles
from webmcp_forms.linter.suitability.drawings import canvases, maps
from webmcp_forms.linter.suitability.focusable_things import focusable_things, linked_things, made_things
from webmcp_forms.linter.suitability.hidden_values import is_described
from webmcp_forms.linter.suitability.known_widgets import components, custom_elements, editable_texts, holes, libraries
from webmcp_forms.linter.suitability.moved_things import drop_zones, sorted_lists
from webmcp_forms.linter.suitability.signs import Suspicion, is_enough, weightiest
from webmcp_forms.linter.suitability.typeaheads import typeaheads
from webmcp_forms.linter.suitability.widget_marks import Widget

_FINDERS = (
    libraries,
    editable_texts,
    roles,
    custom_elements,
    components,
    canvases,
    maps,
    drop_zones,
    sorted_lists,
    choice_tiles,
    typeaheads,
    focusable_things,
    linked_things,
    made_things,
    holes,
)
_Found: TypeAlias = tuple[Element, Widget, tuple[Evidence, ...]]
_PARTS = frozenset({Widget.CONTROL, Widget.SORTING, Widget.SLIDER, Widget.CALENDAR})
_FLAT_TAGS = frozenset({"form", "fieldset", "body"})


def custom_controls(tool: ToolForm) -> tuple[Suspicion, ...]:
    """The custom controls of a form in tree order, the outermost of each; one stands for all in the same place."""
    found: list[_Found] = []
    for find in _FINDERS:
        for element, widget, evidence in find(tool):
            if is_enough(evidence):
                found.append((element, widget, evidence))
    return tuple(_suspicions(tool, sorted(found, key=lambda one: one[0].index)))


def _suspicions(tool: ToolForm, found: list[_Found]) -> Iterator[Suspicion]:
    document = tool.form.document
    covered = -1
    places: set[tuple[int, Widget]] = set()
    for element, widget, evidence in found:
        place = (element.parent, widget)
        is_told = element.index < covered or (place in places and _is_one_of_many(element, widget))
        if is_told or _is_described(tool, element):
            covered = max(covered, document.ends[element.index])
            continue
        places.add(place)
        covered = document.ends[element.index]
        if not element.presence.component and _is_wrapper(tool, element.parent):
            covered = document.ends[element.parent]
        value = nearest_value_input(tool, element)
        control = value[0].show("name") if value and value[1] <= 1 else element.show("name")
        yield Suspicion(element, None, widget.value, control, weightiest(evidence))


def _is_one_of_many(element: Element, widget: Widget) -> bool:
    """Whether a widget is part of a value: a tile, an item, a handle, or the editor of the textarea before it."""
    return widget in _PARTS or (widget is Widget.EDITOR and element.tag != "textarea")


def _is_wrapper(tool: ToolForm, index: int) -> bool:
    """Whether an element around a widget holds nothing else that a person fills."""
    parent = tool.form.document.element(index)
    is_flat = parent.tag in _FLAT_TAGS or index <= tool.element.index
    return not is_flat and not tool.contents.has_field_in(parent)


def _is_described(tool: ToolForm, element: Element) -> bool:
    """Whether the hidden input that the widget fills is a parameter because it is described."""
    value = nearest_value_input(tool, element)
    return value is not None and is_described(value[0])
