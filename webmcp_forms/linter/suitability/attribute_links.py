"""Attributes and classes by which libraries and small scripts make one field depend on another."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import control_kind
from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.contents import class_names, is_concealed, is_field
from webmcp_forms.linter.suitability.dependency_marks import (
    COLLAPSING,
    CONDITIONAL_CLASSES,
    LINKED_CLASSES,
    STRONG_ATTRIBUTES,
)
from webmcp_forms.linter.suitability.dependency_words import DEPENDS, MAY_DEPEND, NO_DEPENDENCE
from webmcp_forms.linter.suitability.hints import Hint
from webmcp_forms.linter.suitability.references import References
from webmcp_forms.linter.suitability.signs import attribute_sign, class_sign

_PREFIXES = ("data-", "up-")
_WEAK = 0.3
_FAINT = 0.1
_STEMS = ("condition", "depend", "chained", "cascad", "reveal", "-if", "-when", "if-", "when-", "only-for")
_CHOICE_KINDS = frozenset({"select", "select-multiple", "radio", "checkbox"})


def attribute_links(tool: ToolForm) -> Iterator[Hint]:
    """Attributes that name what a field depends on, or what depends on it."""
    references = tool.references
    for name, elements in tool.contents.attributes.items():
        strength = _strength(name)
        for element in elements if strength else ():
            if element.tag not in ("button", "a", "form") and not _has_shell(element):
                yield from _link(tool, references, element, name, strength)


def _strength(name: str) -> float:
    """How surely an attribute with this name is about dependence: 0.6, only with a reference to a field, or not."""
    if name in COLLAPSING:
        return 0.0
    if name in STRONG_ATTRIBUTES:
        return 0.6
    if not name.startswith(_PREFIXES):
        return 0.0
    found = words(name.partition("-")[2])
    if not found or NO_DEPENDENCE.has(found) or NO_DEPENDENCE.has(found[:1]):
        return 0.0
    if DEPENDS.has(found) or DEPENDS.start(found) or DEPENDS.end(found):
        return 0.6
    return _WEAK if MAY_DEPEND.has(found) else _FAINT


def _has_shell(element: Element) -> bool:
    """Whether a script of a component library opens something by this element: a menu, a dialog, a tab."""
    return element.show("data-bs-toggle") in ("modal", "dropdown", "tab", "tooltip") or element.show("data-toggle") in (
        "modal",
        "dropdown",
        "tab",
        "tooltip",
    )


def _link(tool: ToolForm, references: References, element: Element, name: str, strength: float) -> Iterator[Hint]:
    value = element.show(name)
    if not value or not tool.contents.has_field_in(element):
        return
    if strength == _FAINT and is_field(element):
        yield from _shown_by(tool, references, element, name)
        return
    # Of any other attribute a reference counts where the element is hidden until something happens.
    if strength == _FAINT and not is_concealed(element):
        return
    is_strong = strength > _WEAK
    other = references.part(value, element, is_short=is_strong)
    if other:
        dependent, source = _direction(tool, element, other)
        are_selects = element.tag == other.tag == "select" and strength == _WEAK
        yield Hint(dependent, source, attribute_sign(tool, element, name, 1.0 if is_strong or are_selects else 0.7))
    elif is_strong:
        weight = 0.6 if is_concealed(element) or element.has("disabled") else 0.5
        yield Hint(element, None, attribute_sign(tool, element, name, weight))


def _shown_by(tool: ToolForm, references: References, choice: Element, name: str) -> Iterator[Hint]:
    """What is hidden until it is chosen, if a choice refers to it in any attribute."""
    if control_kind(choice) in _CHOICE_KINDS:
        part = references.part(choice.show(name), choice, is_short=False)
        if part and is_concealed(part) and not is_field(part) and tool.contents.has_field_in(part):
            yield Hint(part, choice, attribute_sign(tool, choice, name, 1.0))


def _direction(tool: ToolForm, element: Element, other: Element) -> tuple[Element, Element]:
    """Which of two elements depends on which: one that cannot be used yet on the other, else the one that refers."""
    if element.has("disabled") or is_concealed(element):
        return element, other
    is_waiting = other.has("disabled") or is_concealed(other) or _is_bare(tool, other) or not is_field(other)
    return (other, element) if is_waiting and is_field(element) else (element, other)


def _is_bare(tool: ToolForm, element: Element) -> bool:
    """Whether an element is a select with a placeholder at most."""
    return element.tag == "select" and element.index in tool.contents.bare_selects


def revealed_parts(tool: ToolForm) -> Iterator[Hint]:
    """Parts that a choice shows, by what the choice says it controls."""
    contents = tool.contents
    for attribute in COLLAPSING:
        for element in contents.attributes.get(attribute, ()):
            if element.tag in ("input", "select") and control_kind(element) in _CHOICE_KINDS:
                part = tool.references.part(element.show(attribute), element)
                if part and (attribute != "data-bs-target" or element.show("data-bs-toggle") == "collapse"):
                    weight = (
                        1.0
                        if is_concealed(part) or attribute != "aria-controls" or element.has("aria-expanded")
                        else 0.7
                    )
                    yield Hint(part, element, attribute_sign(tool, element, attribute, weight))


def marked_parts(tool: ToolForm) -> Iterator[Hint]:
    """Parts with the classes of conditional fields."""
    contents = tool.contents
    for name in sorted(contents.classes.keys() & CONDITIONAL_CLASSES.keys()):
        for element in contents.classes[name]:
            if contents.has_field_in(element):
                yield Hint(element, None, class_sign(tool, element, name, CONDITIONAL_CLASSES[name]))
    for element in contents.attributes.get("data-class", ()):
        weight = CONDITIONAL_CLASSES.get(element.show("data-class").lower())
        if weight and contents.has_field_in(element):
            yield Hint(element, None, attribute_sign(tool, element, "data-class", weight))
    yield from _variations(tool)
    for source, target in LINKED_CLASSES:
        sources = contents.classes.get(source, ())
        targets = contents.classes.get(target, ())
        if sources and targets and sources[0] is not targets[0]:
            yield Hint(targets[0], sources[0], class_sign(tool, targets[0], target, 0.5))
            yield Hint(targets[0], sources[0], class_sign(tool, sources[0], source, 0.5))
    yield from _worded_classes(tool)


def _variations(tool: ToolForm) -> Iterator[Hint]:
    """Selects of WooCommerce, each of which leaves the others the values that there are."""
    selects = [one for one in tool.contents.attributes.get("data-attribute_name", ()) if one.tag == "select"]
    if len(selects) > 1 and tool.element.has("data-product_variations"):
        sign = attribute_sign(tool, tool.element, "data-product_variations", 1.0, "which WooCommerce writes")
        yield Hint(selects[1], selects[0], sign)


def _worded_classes(tool: ToolForm) -> Iterator[Hint]:
    for element in tool.contents.attributes.get("class", ()):
        for name in class_names(element):
            if name not in CONDITIONAL_CLASSES and _is_worded(name) and tool.contents.has_field_in(element):
                weight = 1.0 if is_concealed(element) else 0.6
                yield Hint(element, None, class_sign(tool, element, name, weight))


def _is_worded(name: str) -> bool:
    if not any(stem in name for stem in _STEMS):
        return False
    found = tuple(word for word in words(name) if word not in ("js", "is", "form", "u", "c", "wrapper", "container"))
    return DEPENDS.has(found) or DEPENDS.start(found) or DEPENDS.end(found)
