"""Controls made of elements that are none, by the role they give themselves."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.suitability.carriers import native_carrier, nearest_value_input
from webmcp_forms.linter.suitability.contents import FIELD_TAGS, is_concealed
from webmcp_forms.linter.suitability.signs import attribute_sign
from webmcp_forms.linter.suitability.widget_marks import Widget

_TEXT_ROLES = frozenset({"textbox", "searchbox"})
_VALUE_ROLES = frozenset({"combobox", "listbox", "slider", "spinbutton", "switch", "checkbox", "radio"})
# These hold a value only beside a hidden input that takes it.
_CELL_ROLES = frozenset({"gridcell", "treeitem", "menuitemradio", "menuitemcheckbox", "option"})
_WIDGETS = {"slider": Widget.SLIDER, "combobox": Widget.CHOICE, "listbox": Widget.CHOICE, "gridcell": Widget.CALENDAR}
_NATIVE_TAGS = FIELD_TAGS | {"option", "datalist", "progress", "meter", "output"}


def roles(tool: ToolForm) -> Iterator[tuple[Element, Widget, tuple[Evidence, ...]]]:
    """The elements with the role of a control that a native control neither is nor stands behind."""
    popups = _popups(tool)
    for element in tool.contents.attributes.get("role", ()):
        role = (literal(element.get("role")) or "").strip().lower()
        if element.tag in _NATIVE_TAGS or _is_idle(element) or element.show("id") in popups:
            continue
        if role == "listbox" and is_concealed(element):
            continue  # what opens it is the control
        if role in _TEXT_ROLES:
            is_native = tool.contents.has_field_in(element)
            found = () if is_native else (attribute_sign(tool, element, "role", 1.0, f"on <{element.tag}>"),)
            yield element, Widget.TEXT, found
        elif role in _VALUE_ROLES and not native_carrier(tool, element):
            yield (
                element,
                _WIDGETS.get(role, Widget.CONTROL),
                (attribute_sign(tool, element, "role", 1.0, f"on <{element.tag}>"),),
            )
        elif role in _CELL_ROLES:
            yield from _cell(tool, element, role)


def _cell(tool: ToolForm, element: Element, role: str) -> Iterator[tuple[Element, Widget, tuple[Evidence, ...]]]:
    can_be_chosen = any(map(element.has, ("tabindex", "aria-selected", "aria-checked")))
    value = nearest_value_input(tool, element) if can_be_chosen else None
    if value and not tool.contents.has_field_in(element) and not native_carrier(tool, element):
        signs = (
            attribute_sign(tool, element, "role", 0.6, f"on <{element.tag}>"),
            attribute_sign(tool, value[0], "name", 0.4, "a hidden input"),
        )
        yield element, _WIDGETS.get(role, Widget.CHOICE), signs


def _is_idle(element: Element) -> bool:
    """Whether a control is only shown: out of everyone's reach, or not to be changed."""
    states = ("aria-hidden", "aria-readonly", "aria-disabled")
    return any(element.show(state).lower() == "true" for state in states)


def _popups(tool: ToolForm) -> frozenset[str]:
    """The ids of what native fields and comboboxes open: suggestions, not values of their own."""
    opened: set[str] = set()
    for attribute in ("aria-controls", "aria-owns"):
        for element in tool.contents.attributes.get(attribute, ()):
            if element.tag in FIELD_TAGS or element.show("role") == "combobox":
                opened.update(element.show(attribute).split())
    return frozenset(opened)
