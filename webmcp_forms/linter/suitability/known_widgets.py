"""Widgets that say what they are: those of libraries, editable text, custom elements and components."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.suitability.carriers import FAR, native_carrier, nearest_value_input
from webmcp_forms.linter.suitability.hidden_values import is_waiting
from webmcp_forms.linter.suitability.signs import attribute_sign, class_sign, tag_sign
from webmcp_forms.linter.suitability.widget_marks import (
    ATTRIBUTES,
    CLASSES,
    COMPONENTS,
    HOLES,
    IDS,
    TAGS,
    Widget,
)
from webmcp_forms.linter.suitability.widget_words import CUSTOM_CONTROL_WORDS, NO_CONTROL_WORDS
from webmcp_forms.linter.wording import quoted

Found = Iterator[tuple[Element, Widget, tuple[Evidence, ...]]]

# Their value is in the page however it is carried: a textarea behind an editor is overwritten by it.
_OWN_VALUE = frozenset({Widget.EDITOR, Widget.SIGNATURE, Widget.PAYMENT})
# These also only show something.
_AMBIGUOUS = frozenset({Widget.MAP, Widget.DROP_ZONE, Widget.RATING, Widget.CALENDAR})
_EDITABLE = frozenset({"", "true", "plaintext-only"})
_VALUED = ("value", "required", "placeholder", "label", "checked", "aria-label", "v-model", "ngmodel")
_HOLE_NAMES = tuple(HOLES)


def libraries(tool: ToolForm) -> Found:
    """Widgets by the classes, attributes and tags of their libraries."""
    contents = tool.contents
    for name in sorted(contents.classes.keys() & CLASSES.keys()):
        for element in contents.classes[name]:
            yield from _library(tool, element, CLASSES[name], class_sign(tool, element, name, 1.0))
    for name in sorted(contents.attributes.keys() & ATTRIBUTES.keys()):
        for element in contents.attributes[name]:
            yield from _library(tool, element, ATTRIBUTES[name], attribute_sign(tool, element, name, 1.0))
    for element in contents.attributes.get("id", ()):
        if widget := IDS.get(element.show("id").lower()):
            yield from _library(tool, element, widget, attribute_sign(tool, element, "id", 1.0))
    for tag in sorted(contents.tags.keys() & TAGS.keys()):
        for element in contents.tags[tag]:
            yield from _library(tool, element, TAGS[tag], tag_sign(tool, element, 1.0))


def _library(tool: ToolForm, element: Element, widget: Widget, sign: Evidence) -> Found:
    if element.tag in ("input", "label", "button", "form", "a") or element.show("aria-hidden") == "true":
        return
    if element.tag == "select" or (element.tag == "textarea" and widget is not Widget.EDITOR):
        return
    if widget in _OWN_VALUE or (widget not in _AMBIGUOUS and native_carrier(tool, element) is None):
        yield element, widget, (sign,)
    elif widget in (Widget.RATING, Widget.CALENDAR) and native_carrier(tool, element) is None:
        yield from _with_value(tool, element, widget, sign)


def _with_value(tool: ToolForm, element: Element, widget: Widget, sign: Evidence) -> Found:
    """A widget that may only show something, and counts with a hidden input beside it."""
    value = nearest_value_input(tool, element)
    if value:
        beside = attribute_sign(tool, value[0], "name", 0.4, "a hidden input")
        yield element, widget, (Evidence(sign.description, sign.span, 0.6), beside)


def editable_texts(tool: ToolForm) -> Found:
    """Elements whose text a person edits."""
    for element in tool.contents.attributes.get("contenteditable", ()):
        value = literal(element.get("contenteditable"))
        if value is not None and value.lower() in _EDITABLE:
            widget = Widget.EDITOR if element.show("aria-multiline") == "true" else Widget.TEXT
            yield element, widget, (attribute_sign(tool, element, "contenteditable", 1.0),)


def custom_elements(tool: ToolForm) -> Found:
    """Custom elements that have a name, or are called like a control and have a hidden input beside them."""
    for tag, elements in tool.contents.tags.items():
        if "-" in tag:
            parts = tag.split("-")
            for element in elements:
                if element.is_html and not element.presence.component and not _holds_control(tool, element):
                    yield element, Widget.ELEMENT, tuple(_element_signs(tool, element, parts))


def _element_signs(tool: ToolForm, element: Element, parts: Sequence[str]) -> Iterator[Evidence]:
    value = nearest_value_input(tool, element)
    has_value = value is not None and value[1] < FAR and is_waiting(value[0])
    is_control = any(part in CUSTOM_CONTROL_WORDS for part in parts) or any(map(element.has, _VALUED))
    is_other = parts[-1] in NO_CONTROL_WORDS
    if literal(element.get("name")):
        # A person gets to it: it is more than a picture of something.
        is_control = is_control or literal(element.get("tabindex")) == "0"
        yield tag_sign(tool, element, 0.5 if is_control or not is_other else 0.1, "a custom element")
        yield attribute_sign(tool, element, "name", 0.5)
    elif is_control and not is_other:
        yield tag_sign(tool, element, 0.6, "a custom element")
    if value and has_value:
        yield attribute_sign(tool, value[0], "name", 0.4, "a hidden input")


def _holds_control(tool: ToolForm, element: Element) -> bool:
    """Whether a native control in a custom element has the value."""
    return any(field.show("name") for field in tool.contents.fields_in(element))


def components(tool: ToolForm) -> Found:
    """Components that are called like an editor, a signature pad or the like."""
    for tag in sorted(tool.contents.tags.keys() & COMPONENTS.keys()):
        for element in tool.contents.tags[tag]:
            yield element, COMPONENTS[tag], (tag_sign(tool, element, 1.0),)


def holes(tool: ToolForm) -> Found:
    """What templates call to print a rich text editor."""
    for element, hole in tool.contents.holes_with(_HOLE_NAMES):
        name = next(name for name in _HOLE_NAMES if name in hole.source)
        sign = Evidence(f"template {quoted(hole.source)}", hole.span or tool.span(element), 1.0)
        yield element, HOLES[name], (sign,)
