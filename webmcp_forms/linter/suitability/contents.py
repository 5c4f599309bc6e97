"""What stands in a form, by tag, attribute and class, found in one walk.

The insides of selects, of other forms and of what no person fills (scripts, drawings) are left out. What a `<template>`
holds is not, since Alpine, Vue and the like show it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from webmcp_forms.document.forms import Choice, control_kind
from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Document, Element, Hole, MixedText, Text, literal
from webmcp_forms.linter.known_text import outline, spoken
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.dependency_words import CHOOSING
from webmcp_forms.linter.suitability.hidden_values import is_plumbing
from webmcp_forms.linter.suitability.surroundings import after, before
from webmcp_forms.linter.visible_text import is_punctuation
from webmcp_forms.source import Span

if TYPE_CHECKING:  # a tool form has contents
    from webmcp_forms.linter.page import ToolForm

FIELD_TAGS = frozenset({"input", "select", "textarea"})
CHOICE_KINDS = frozenset({"select", "select-multiple", "radio", "checkbox"})
_BUTTON_KINDS = frozenset({"submit", "image", "reset", "button"})
_CLOSED = frozenset({"select", "datalist", "math", "script", "style", "iframe", "object", "video", "audio"})
_CONCEALING = frozenset(
    {"hidden", "d-none", "hide", "is-hidden", "invisible", "collapse", "u-hidden", "js-hidden", "display-none", "dn"}
    | {"uk-hidden", "w3-hide", "ng-hide", "hide-initially", "none", "hidden-field", "oculto", "oculta", "versteckt"}
    | {"x-hidden", "ui-hidden", "mui-hidden", "is-collapsed", "collapsed", "js-hide", "initially-hidden", "off"}
)
# `hidden md:block` and `d-none d-md-block` hide something on some screens only.
_SHOWING_AGAIN = (":block", ":flex", ":grid", ":inline", ":table", ":contents")
_SHOWING_AGAIN_CLASSES = ("d-sm-", "d-md-", "d-lg-", "d-xl-", "d-xxl-")
_LONGEST_TEXT = 400
_FEW_ELEMENTS = 12
_MOST_LEVELS = 40
_MOST_FIELDS = 60


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class Contents:
    """The elements in a form and those it owns elsewhere, in tree order."""

    tool: ToolForm

    @property
    def document(self) -> Document:
        """The document of the form."""
        return self.tool.form.document

    @cached_property
    def elements(self) -> tuple[Element, ...]:
        """All of them, without the form itself."""
        inside = tuple(self._walk())
        seen = {element.index for element in inside}
        owned = (control.element for control in self.tool.form.controls if control.element.index not in seen)
        return (*inside, *owned)

    @cached_property
    def attributes(self) -> Mapping[str, Sequence[Element]]:
        """The elements that have an attribute, by its name."""
        found: dict[str, list[Element]] = defaultdict(list)
        for element in self.elements:
            for name in element.attributes:
                found[name].append(element)
        return found

    @cached_property
    def classes(self) -> Mapping[str, Sequence[Element]]:
        """The elements that have a class, by its name in lower case."""
        found: dict[str, list[Element]] = defaultdict(list)
        for element in self.attributes.get("class", ()):
            for name in class_names(element):
                found[name].append(element)
        return found

    @cached_property
    def tags(self) -> Mapping[str, Sequence[Element]]:
        """The elements by tag."""
        found: dict[str, list[Element]] = defaultdict(list)
        for element in self.elements:
            found[element.tag].append(element)
        return found

    @cached_property
    def holes(self) -> Sequence[tuple[Element, Hole]]:
        """The holes of a template in the texts of the form, each with the element it stands in."""
        return tuple(
            (element, part)
            for element in (self.tool.element, *self.elements)
            for child in self.document.tree.children(element.index)
            if isinstance(child, MixedText)
            for part in child.parts
            if isinstance(part, Hole)
        )

    def holes_with(self, names: tuple[str, ...], *, ignore_case: bool = False) -> Iterator[tuple[Element, Hole]]:
        """Those of the holes in whose source one of some names stands, which are in lower case to ignore that."""
        # Few files have one anywhere, and to find the holes of all texts takes far longer.
        if self.document.language in PLAIN_LANGUAGES or not self.tool.page.mentions(names):
            return
        for element, hole in self.holes:
            source = hole.source.lower() if ignore_case else hole.source
            if any(name in source for name in names):
                yield element, hole

    @cached_property
    def fields(self) -> tuple[Element, ...]:
        """The native controls that a person fills: no buttons and no hidden inputs."""
        return tuple(element for element in self.elements if is_field(element))

    @cached_property
    def hidden_inputs(self) -> tuple[Element, ...]:
        """The inputs of type hidden that have a name."""
        inputs = self.tags.get("input", ())
        return tuple(element for element in inputs if control_kind(element) == "hidden" and element.has("name"))

    @cached_property
    def value_inputs(self) -> tuple[Element, ...]:
        """The hidden inputs that hold what a person chose, as far as their names tell."""
        return tuple(sorted((one for one in self.hidden_inputs if not is_plumbing(one)), key=lambda one: one.index))

    def value_inputs_in(self, element: Element) -> Sequence[Element]:
        """Those of the hidden inputs that are in an element, and no more than a few."""
        start = bisect_left(self.value_inputs, element.index, key=lambda one: one.index)
        end = bisect_left(self.value_inputs, self.document.ends[element.index], key=lambda one: one.index)
        return self.value_inputs[start : min(end, start + _FEW_ELEMENTS)]

    @cached_property
    def _field_indices(self) -> Sequence[int]:
        return sorted(field.index for field in self.fields)

    @cached_property
    def by_id(self) -> Mapping[str, Element]:
        """The elements by literal id, the first of each."""
        return self._by("id")

    @cached_property
    def by_name(self) -> Mapping[str, Element]:
        """The fields by literal name, the first of each."""
        return self._by("name")

    def _by(self, attribute: str) -> Mapping[str, Element]:
        found: dict[str, Element] = {}
        for element in self.attributes.get(attribute, ()):
            value = literal(element.get(attribute))
            if value and (attribute == "id" or element.tag in FIELD_TAGS):
                found.setdefault(value, element)
        return found

    @cached_property
    def before(self) -> Sequence[Element]:
        """What stands right before the form, the nearest first."""
        return tuple(map(self.document.element, before(self.tool)))

    def before_with(self, attribute: str) -> Iterator[tuple[int, Text]]:
        """The indices of those of them that have an attribute, and its values."""
        values = self.tool.page.values(attribute)
        return ((index, values[index]) for index in before(self.tool) if index in values)

    @cached_property
    def after(self) -> Sequence[Element]:
        """What stands right after the form."""
        return tuple(map(self.document.element, after(self.tool)))

    @cached_property
    def waiting(self) -> Sequence[Element]:
        """The parts that are hidden with fields in them, and the fields that are disabled or have nothing to choose."""
        return tuple(filter(self._is_waiting, self.elements))

    def _is_waiting(self, element: Element) -> bool:
        if is_field(element):
            return element.has("disabled") or element.index in self.bare_selects
        return is_concealed(element) and self.has_field_in(element)

    @cached_property
    def bare_selects(self) -> frozenset[int]:
        """The selects that have no more to choose than a placeholder."""
        return frozenset(
            control.element.index
            for control in self.tool.form.controls
            if control.kind in ("select", "select-multiple")
            and len(control.choices) <= 1
            and all(_is_placeholder(choice) for choice in control.choices)
        )

    @cached_property
    def choices(self) -> Sequence[int]:
        """Where the selects, radio buttons and checkboxes are, in order."""
        return sorted(field.index for field in self.fields if control_kind(field) in CHOICE_KINDS)

    def first_field_in(self, element: Element) -> Element | None:
        """The first field that an element holds, or the element itself if it is one."""
        following = bisect_left(self._field_indices, element.index)
        end = self.document.ends[element.index]
        if following == len(self._field_indices) or self._field_indices[following] >= end:
            return None
        return self.document.element(self._field_indices[following])

    def field_count(self, element: Element) -> int:
        """How many fields an element holds."""
        start = bisect_left(self._field_indices, element.index)
        return bisect_left(self._field_indices, self.document.ends[element.index]) - start

    def fields_in(self, element: Element) -> Sequence[Element]:
        """The fields that an element holds, or the element itself if it is one; no more than a few dozen."""
        start = bisect_left(self._field_indices, element.index)
        end = min(bisect_left(self._field_indices, self.document.ends[element.index]), start + _MOST_FIELDS)
        return [self.document.element(index) for index in self._field_indices[start:end]]

    def has_field_in(self, element: Element) -> bool:
        """Whether an element holds a field or is one."""
        return self.field_count(element) > 0

    def parents(self, element: Element) -> Iterator[Element]:
        """The elements around an element, from the inside out, without the form and what is around it.

        What is more than a few dozen levels out is left out.
        """
        index = element.parent
        form = self.tool.element.index
        for _ in range(_MOST_LEVELS):
            if index <= form or index not in self._inside:
                return
            parent = self.document.element(index)
            yield parent
            index = parent.parent

    @cached_property
    def _inside(self) -> frozenset[int]:
        return frozenset(element.index for element in self.elements)

    def text(self, element: Element) -> str:
        """What a small element shows, on one line; "" for a large one. Holes stand as U+FFFC."""
        if self.document.ends[element.index] - element.index > _FEW_ELEMENTS:
            return ""
        text = outline(self.document, element, show=spoken)
        return " ".join(text.split()) if len(text) <= _LONGEST_TEXT else ""

    def _walk(self) -> Iterator[Element]:
        index, end = self.tool.element.index + 1, self._end
        while index < end:
            element = self.document.element(index)
            if element.tag == "form" and element.is_html:
                # The insides of another form are its own; a parser that met a table may have left this one empty.
                if not self.document.contains(self.tool.element.index, index):
                    return
                index = self.document.ends[index]
                continue
            yield element
            index = self.document.ends[index] if element.tag in _CLOSED else index + 1

    @cached_property
    def _end(self) -> int:
        """Where the form ends in tree order, which in a misnested table is after the last control it owns."""
        end = self.document.ends[self.tool.element.index]
        owned = [control.element for control in self.tool.form.controls if not control.element.has("form")]
        return max(end, owned[-1].index + 1) if owned else end


def _is_placeholder(choice: Choice) -> bool:
    """Whether an option is none to choose: it has an empty value, or says "choose" or nothing."""
    if choice.element.has("value"):
        return not choice.value.strip()
    return is_punctuation(choice.title) or CHOOSING.meet(words(choice.title))


def is_field(element: Element) -> bool:
    """Whether an element is a native control that a person fills."""
    if element.tag not in FIELD_TAGS or not element.is_html:
        return False
    return element.tag != "input" or control_kind(element) not in _BUTTON_KINDS | {"hidden"}


def class_names(element: Element) -> Sequence[str]:
    """The classes of an element as far as they are known, in lower case."""
    value = element.get("class")
    return () if value is None else split_classes(value)


def split_classes(value: Text) -> Sequence[str]:
    """The classes that the value of a `class` attribute names, as far as they are known, in lower case."""
    if isinstance(value, str):
        return value.lower().split()
    return [name for part in value.parts if isinstance(part, str) for name in part.lower().split()]


def is_concealed(element: Element) -> bool:
    """Whether an element is hidden as long as no script shows it."""
    if element.has("hidden"):
        return True
    style = "".join(element.show("style").lower().split())
    if "display:none" in style or "visibility:hidden" in style:
        return True
    names = class_names(element)
    if not any(name in _CONCEALING or name.endswith(("--hidden", "-hidden", "__hidden")) for name in names):
        return False
    return not any(name.endswith(_SHOWING_AGAIN) or name.startswith(_SHOWING_AGAIN_CLASSES) for name in names)


def concealing_attribute(element: Element) -> str:
    """The attribute that hides an element which is concealed."""
    if element.has("hidden"):
        return "hidden"
    style = "".join(element.show("style").lower().split())
    return "style" if "display:none" in style or "visibility:hidden" in style else "class"


def inner_span(tool: ToolForm, element: Element) -> Span:
    """The source between the tags of an element, or its start tag."""
    place = tool.form.document.place(element)
    if place is None or place.end_tag is None or place.end_tag.start < place.start_tag.end:
        return tool.span(element)
    return Span(place.start_tag.end, place.end_tag.start)
