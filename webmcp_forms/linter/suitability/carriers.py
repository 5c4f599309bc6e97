"""What carries the value of a widget: a native control that an agent can fill too, or a hidden input that it cannot."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from webmcp_forms.document.forms import control_kind
from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.suitability.contents import class_names, is_concealed
from webmcp_forms.linter.suitability.widget_marks import BEHIND, OUT_OF_SIGHT

FAR = 4
"""The distance of what is elsewhere in the form."""

_LEVELS = 3
_FEW = 12
_GROUPS = frozenset({"form", "fieldset", "table", "tbody", "tr", "main", "section", "body"})
_CHOOSING = frozenset({"select", "select-multiple", "checkbox", "radio"})


def native_carrier(tool: ToolForm, element: Element) -> Element | None:
    """The native control that has the value of a widget: one in it, the only one beside it, or one hidden behind it."""
    contents = tool.contents
    if inside := next(filter(_carries, contents.fields_in(element)), None):
        return inside
    level = element
    for _, parent in zip(range(_LEVELS), contents.parents(element), strict=False):
        if parent.tag in _GROUPS:
            break
        if contents.field_count(parent) > _FEW:
            break
        beside = [field for field in contents.fields_in(parent) if field is not element and _has_name(field)]
        if beside:
            return _only(beside) or next(filter(_is_behind, beside), None)
        level = parent
    return next(filter(_is_behind, _siblings(tool, level)), None)


def nearest_value_input(tool: ToolForm, element: Element) -> tuple[Element, int] | None:
    """The nearest hidden input for what a person chose, and how far out it is.

    0 stands for one in the element, 1 for one in its parent, and so on; `FAR` for one elsewhere in the form.
    """
    contents = tool.contents
    if not contents.value_inputs:
        return None
    around = (element, *(parent for _, parent in zip(range(FAR - 1), contents.parents(element), strict=False)))
    for distance, ancestor in enumerate(around):
        if found := contents.value_inputs_in(ancestor):
            return _nearest(found, element), distance
    found = _neighbours(contents.value_inputs, element)
    return (_nearest(found, element), FAR if len(around) == FAR else len(around)) if found else None


def _neighbours(inputs: Sequence[Element], element: Element) -> Sequence[Element]:
    """The last input before an element and the first after it."""
    following = bisect_left(inputs, element.index, key=lambda one: one.index)
    return inputs[max(following - 1, 0) : following + 1]


def _nearest(inputs: Sequence[Element], element: Element) -> Element:
    return min(inputs, key=lambda one: abs(one.index - element.index))


def _siblings(tool: ToolForm, element: Element) -> Iterator[Element]:
    """The fields among the elements right before and right after an element."""
    document = tool.form.document
    following = document.ends[element.index]
    neighbours = [element.index - 1, following] if following < len(document.parents) else [element.index - 1]
    for index in neighbours:
        neighbour = document.element(index)
        while neighbour.parent > element.parent:
            neighbour = document.element(neighbour.parent)
        if neighbour.parent == element.parent:
            yield from tool.contents.fields_in(neighbour)


def _only(fields: Sequence[Element]) -> Element | None:
    """The field, if all of them have one name and it can be filled."""
    names = {field.show("name") for field in fields}
    return fields[0] if len(names) == 1 and _carries(fields[0]) else None


def _has_name(field: Element) -> bool:
    return bool(field.show("name"))


def _carries(field: Element) -> bool:
    """Whether a field is sent and an agent can fill it: what is hidden from all readers is a choice at best."""
    if not _has_name(field):
        return False
    return control_kind(field) in _CHOOSING or not _is_out_of_reach(field)


def _is_behind(field: Element) -> bool:
    """Whether a field is hidden behind a widget and has the choices."""
    is_hidden = _is_out_of_reach(field) or any(name in BEHIND or name in OUT_OF_SIGHT for name in class_names(field))
    return _has_name(field) and is_hidden and control_kind(field) in _CHOOSING


def _is_out_of_reach(field: Element) -> bool:
    return field.show("aria-hidden") == "true" or is_concealed(field) or field.show("tabindex") == "-1"
