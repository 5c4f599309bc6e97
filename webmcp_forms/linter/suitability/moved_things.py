"""What is dragged: files into a drop zone, and the items of a list into another order."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import control_kind
from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.carriers import nearest_value_input
from webmcp_forms.linter.suitability.contents import class_names
from webmcp_forms.linter.suitability.signs import attribute_sign, class_sign, tag_sign, text_sign
from webmcp_forms.linter.suitability.widget_marks import ATTRIBUTES, CLASSES, TAGS, Widget
from webmcp_forms.linter.suitability.widget_words import DRAGGING, DROP_NAMES, FILES, SORTING

Found = Iterator[tuple[Element, Widget, tuple[Evidence, ...]]]

_ZONE_TAGS = frozenset({"div", "section", "span", "p", "label", "button", "ngx-dropzone", "drop-zone", "file-pond"})
_LIST_TAGS = frozenset({"ul", "ol", "div", "table", "tbody", "section"})
_HANDLERS = ("ondrop", "@drop", "@drop.prevent", "v-on:drop", "x-on:drop", "x-on:drop.prevent", "(drop)", "ondragover")
_HANDLES = frozenset({"handle", "drag-handle", "grip", "dragger", "draghandle", "sort-handle", "drag", "thumb"})
_LONGEST_TEXT = 120
# These bring the inputs that they fill.
_OWN_INPUTS = ("filepond", "uppy", "qq-", "plupload", "dz-")


def drop_zones(tool: ToolForm) -> Found:
    """Areas onto which files are dragged, without a named file input of their own."""
    contents = tool.contents
    if not contents.value_inputs and not (
        contents.classes.keys() & CLASSES.keys() or contents.tags.keys() & TAGS.keys()
    ):
        return
    for element in contents.elements:
        if element.tag not in _ZONE_TAGS or (element.tag in ("label", "button") and not element.has("class")):
            continue
        signs = tuple(_zone_signs(tool, element))
        if signs and not _has_file_input(tool, element):
            yield element, Widget.DROP_ZONE, (*signs, *_values(tool, element, 0.4))


def _zone_signs(tool: ToolForm, element: Element) -> Iterator[Evidence]:
    names = class_names(element)
    known = next((name for name in names if CLASSES.get(name) is Widget.DROP_ZONE), None)
    if known:
        yield class_sign(tool, element, known, 1.0 if known.startswith(_OWN_INPUTS) else 0.8)
    elif TAGS.get(element.tag) is Widget.DROP_ZONE:
        yield tag_sign(tool, element, 0.8)
    elif named := next((name for name in ("class", "id") if DROP_NAMES.meet(words(element.show(name)))), None):
        yield attribute_sign(tool, element, named, 0.6)
    attribute = next((name for name in element.attributes if ATTRIBUTES.get(name) is Widget.DROP_ZONE), None)
    if attribute:
        yield attribute_sign(tool, element, attribute, 0.8)
    if handler := next(filter(element.has, _HANDLERS), None):
        yield attribute_sign(tool, element, handler, 0.6)
    if element.has("tabindex") or element.has("role") or known or _is_for_files(element):
        yield from _says_drag(tool, element)


def _is_for_files(element: Element) -> bool:
    return any(FILES.meet(words(element.show(name)[:_LONGEST_TEXT])) for name in ("class", "id"))


def _says_drag(tool: ToolForm, element: Element) -> Iterator[Evidence]:
    label = element.show("aria-label")
    if DRAGGING.meet(words(label[:_LONGEST_TEXT])):
        yield attribute_sign(tool, element, "aria-label", 0.6)
        return
    text = tool.contents.text(element)
    if text and len(text) <= _LONGEST_TEXT and DRAGGING.meet(words(text)):
        yield text_sign(tool, element, text, 0.6)


def _has_file_input(tool: ToolForm, element: Element) -> bool:
    """Whether a named file input stands in the zone or right beside it, so that the zone is only its face."""
    around = (element, *(parent for _, parent in zip(range(1), tool.contents.parents(element), strict=False)))
    fields = (field for one in around for field in tool.contents.fields_in(one))
    return any(control_kind(field) == "file" and field.has("name") for field in fields)


def _values(tool: ToolForm, element: Element, weight: float) -> Iterator[Evidence]:
    value = nearest_value_input(tool, element)
    if value:
        yield attribute_sign(tool, value[0], "name", weight, "a hidden input")


def sorted_lists(tool: ToolForm) -> Found:
    """Lists whose order a person makes by dragging, and a hidden input that takes it."""
    if not tool.contents.value_inputs:
        return
    for element in tool.contents.attributes.get("draggable", ()):
        if element.show("draggable").lower() == "true" and element.tag != "img":
            yield from _sorted(tool, element, attribute_sign(tool, element, "draggable", 0.6))
    for name in sorted(tool.contents.classes.keys() & _HANDLES):
        handles = tool.contents.classes[name]
        if len(handles) > 1:
            yield from _sorted(tool, handles[0], class_sign(tool, handles[0], name, 0.6))
    for element in tool.contents.elements:
        if element.tag in _LIST_TAGS:
            attribute = _sorting_attribute(element)
            if attribute:
                yield from _sorted(tool, element, attribute_sign(tool, element, attribute, 0.6))


def _sorted(tool: ToolForm, element: Element, sign: Evidence) -> Found:
    if tool.contents.has_field_in(element):
        return
    values = tuple(_values(tool, element, 0.4))
    yield element, Widget.SORTING, (sign, *values)


def _sorting_attribute(element: Element) -> str | None:
    for attribute in element.attributes:
        if attribute in ("class", "id", "data-controller", "x-data") and SORTING.meet(
            words(element.show(attribute)[:200])
        ):
            return attribute
        if attribute.startswith("data-") and SORTING.has(words(attribute[5:])):
            return attribute
    return None
