"""Elements that take the focus and open or turn into something, beside a hidden input that nobody has filled yet."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.carriers import native_carrier, nearest_value_input
from webmcp_forms.linter.suitability.contents import FIELD_TAGS
from webmcp_forms.linter.suitability.hidden_values import is_unset, is_waiting
from webmcp_forms.linter.suitability.signs import attribute_sign, tag_sign
from webmcp_forms.linter.suitability.widget_marks import Widget
from webmcp_forms.linter.suitability.widget_words import RECORDING

_Found = Iterator[tuple[Element, Widget, tuple[Evidence, ...]]]

_ROLES = frozenset({"", "button", "application", "img", "group", "widget", "region", "grid", "tree", "presentation"})
_FOCUSED_TAGS = frozenset({"div", "span", "ul", "table", "figure", "section", "canvas", "svg", "p", "i", "td"})
_POPUPS = frozenset({"listbox", "tree", "grid", "dialog"})
_MADE_TAGS = frozenset({"div", "span", "ul", "ol", "svg", "video", "figure", "section"})
_LINKED_TAGS = _MADE_TAGS | {"canvas", "table", "nav", "p"}
_FLAT_TAGS = frozenset({"form", "fieldset", "body"})
_HINTING = ("tooltip", "popover", "help", "hint", "info", "scroll", "overflow", "skip", "responsive")
_NEAR = 2
_MOST_INPUTS = 40


def focusable_things(tool: ToolForm) -> _Found:
    """Elements with a tabindex that are no control, and the buttons that open a list to choose from."""
    for element in tool.contents.attributes.get("tabindex", ()):
        is_plain = element.tag in _FOCUSED_TAGS and element.show("role").lower() in _ROLES
        if is_plain and element.show("tabindex") == "0" and _is_alone(tool, element):
            yield from _beside_value(
                tool, element, attribute_sign(tool, element, "tabindex", 0.6, f"on <{element.tag}>")
            )
    for element in tool.contents.attributes.get("aria-haspopup", ()):
        opens = element.show("aria-haspopup").lower() in _POPUPS
        if (
            opens
            and element.tag not in FIELD_TAGS
            and not element.has("role")
            and native_carrier(tool, element) is None
        ):
            yield from _beside_value(tool, element, attribute_sign(tool, element, "aria-haspopup", 0.6))
    yield from _recorders(tool)
    for element in tool.contents.tags.get("video", ()):
        yield from _beside_value(tool, element, tag_sign(tool, element, 0.6))


def _recorders(tool: ToolForm) -> _Found:
    """Buttons that record something."""
    for element in tool.contents.tags.get("button", ()):
        named = next((name for name in ("class", "id") if RECORDING.meet(words(element.show(name)))), None)
        if named and element.show("type").lower() == "button":
            yield from _beside_value(tool, element, attribute_sign(tool, element, named, 0.6))


def _is_alone(tool: ToolForm, element: Element) -> bool:
    said = (
        f"{element.show('class')} {element.show('id')} {element.show('data-toggle')} {element.show('data-bs-toggle')}"
    )
    is_hint = element.has("data-tooltip") or any(word in said.lower() for word in _HINTING)
    return element.show("aria-hidden") != "true" and not is_hint and not tool.contents.has_field_in(element)


def _beside_value(tool: ToolForm, element: Element, sign: Evidence) -> _Found:
    value = nearest_value_input(tool, element)
    if value and _is_theirs(tool, element, value):
        yield element, Widget.CONTROL, (sign, attribute_sign(tool, value[0], "name", 0.4, "a hidden input"))


def _is_theirs(tool: ToolForm, element: Element, value: tuple[Element, int]) -> bool:
    """Whether a hidden input waits for a value, or stands in the same small element."""
    hidden, distance = value
    if is_unset(hidden) or (distance <= _NEAR and is_waiting(hidden)):
        return True
    parent = tool.form.document.element(element.parent)
    return distance <= 1 and (parent.tag not in _FLAT_TAGS or _is_beside(tool, element, hidden))


def _is_beside(tool: ToolForm, element: Element, hidden: Element) -> bool:
    """Whether a hidden input comes right after an element or right before it."""
    return hidden.parent == element.parent and (
        hidden.index == tool.form.document.ends[element.index] or hidden.index == element.index - 1
    )


def linked_things(tool: ToolForm) -> _Found:
    """Elements with an attribute that names the hidden input they fill."""
    named = {name: one for one in tool.contents.value_inputs for name in (one.show("id"), one.show("name")) if name}
    if not named:
        return
    for attribute, elements in tool.contents.attributes.items():
        if not attribute.startswith("data-") and attribute != "for-input":
            continue
        for element in elements:
            value = named.get(element.show(attribute).strip().removeprefix("#"))
            is_plain = element.tag in _LINKED_TAGS and not tool.contents.has_field_in(element)
            if value is not None and (is_plain or (element.tag == "input" and not element.show("name"))):
                signs = (
                    attribute_sign(tool, element, attribute, 0.6),
                    attribute_sign(tool, value, "name", 0.4, "a hidden input"),
                )
                yield element, Widget.CONTROL, signs


def made_things(tool: ToolForm) -> _Found:
    """Empty elements that a script of the page turns into something, and a hidden input that the script fills."""
    said = tool.page.scripts.words
    if not said:
        return
    inputs = tool.contents.value_inputs[:_MOST_INPUTS]
    filled = [one for one in inputs if _is_said(one, said, ("id", "name"))]
    if not filled:
        return
    for element in tool.contents.elements:
        is_empty = tool.form.document.ends[element.index] == element.index + 1 and not tool.contents.text(element)
        if element.tag in _MADE_TAGS and is_empty and _is_said(element, said, ("id", "class")):
            attribute = "id" if element.show("id") in said else "class"
            value = next((one for one in filled if is_waiting(one) or _is_beside(tool, element, one)), None)
            if value is not None:
                signs = (
                    attribute_sign(tool, element, attribute, 0.6, "which a script names"),
                    attribute_sign(tool, value, "name", 0.4, "a hidden input that a script names"),
                )
                yield element, Widget.CONTROL, signs


def _is_said(element: Element, said: frozenset[str], attributes: tuple[str, ...]) -> bool:
    """Whether a script names an element by its id, its name or one of its classes."""
    return any(name in said for attribute in attributes for name in element.show(attribute).split())
