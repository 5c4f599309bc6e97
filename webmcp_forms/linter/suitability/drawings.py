"""Canvases to draw or sign on, and maps on which a place is picked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import Phrases, words
from webmcp_forms.linter.suitability.carriers import FAR, nearest_value_input
from webmcp_forms.linter.suitability.contents import class_names
from webmcp_forms.linter.suitability.hidden_values import is_unset
from webmcp_forms.linter.suitability.signs import attribute_sign, tag_sign, text_sign
from webmcp_forms.linter.suitability.widget_marks import ATTRIBUTES, CLASSES, TAGS, Widget
from webmcp_forms.linter.suitability.widget_words import CHART, COORDINATES, DRAWING, MAP, NO_MAP, SIGNATURE

Found = Iterator[tuple[Element, Widget, tuple[Evidence, ...]]]

_NAMING = ("id", "class", "aria-label", "title", "data-target", "data-input", "data-field", "data-controller", "name")
_MAP_TAGS = frozenset({"div", "section", "figure", "google-map", "gmp-map", "agm-map", "ymaps", "iframe", "my-map"})
_BEFORE = 3
_LONGEST_PROMPT = 120
_LONGEST_NAME = 200


def canvases(tool: ToolForm) -> Found:
    """Canvases that something is drawn on that the form sends."""
    for element in tool.contents.tags.get("canvas", ()):
        if element.show("aria-hidden") == "true" or _named(tool, element, CHART, 1.0):
            continue
        signing = [*_named(tool, element, SIGNATURE, 0.8), *_prompts(tool, element)][:1]
        drawing = [] if signing else _named(tool, element, DRAWING, 0.6)
        widget = Widget.SIGNATURE if signing else Widget.CONTROL
        yield element, widget, (tag_sign(tool, element, 0.3), *signing, *drawing, *_values(tool, element))


def _values(tool: ToolForm, element: Element) -> Sequence[Evidence]:
    """The hidden input that takes what is drawn."""
    value = nearest_value_input(tool, element)
    if not value:
        return ()
    is_near = value[1] < FAR and is_unset(value[0])
    return (attribute_sign(tool, value[0], "name", 0.7 if is_near else 0.4, "a hidden input"),)


def _named(tool: ToolForm, element: Element, table: Phrases, weight: float) -> list[Evidence]:
    for attribute in _NAMING:
        if element.has(attribute) and table.meet(words(element.show(attribute)[:_LONGEST_NAME])):
            return [attribute_sign(tool, element, attribute, weight)]
    return []


def _prompts(tool: ToolForm, element: Element) -> Iterator[Evidence]:
    """What the few elements before a canvas say of signing."""
    for index in range(element.index - 1, max(tool.element.index, element.index - 1 - _BEFORE), -1):
        near = tool.form.document.element(index)
        text = tool.contents.text(near) if near.tag not in ("input", "select", "textarea") else ""
        if len(text) <= _LONGEST_PROMPT and SIGNATURE.meet(words(text)):
            yield text_sign(tool, near, text, 0.6)


def maps(tool: ToolForm) -> Found:
    """Maps beside hidden inputs for a place."""
    places = [one for one in tool.contents.hidden_inputs if COORDINATES.end(words(one.show("name")))]
    if not places:
        return
    for element in tool.contents.elements:
        sign = _map(tool, element)
        if sign:
            named = attribute_sign(tool, places[0], "name", 0.5, "a hidden input")
            yield element, Widget.MAP, (sign, named)


def _map(tool: ToolForm, element: Element) -> Evidence | None:
    if element.tag not in _MAP_TAGS or tool.contents.has_field_in(element):
        return None
    known = TAGS.get(element.tag) is Widget.MAP or any(CLASSES.get(name) is Widget.MAP for name in class_names(element))
    if known or any(ATTRIBUTES.get(name) is Widget.MAP for name in element.attributes):
        return tag_sign(tool, element, 0.6, "a map")
    found = [word for name in ("class", "id") for word in words(element.show(name)[:_LONGEST_NAME])]
    return None if NO_MAP.intersection(found) else next(iter(_named(tool, element, MAP, 0.5)), None)
