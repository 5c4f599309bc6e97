"""Parts of a form that are called like one of the choices of a field: `data-method="card"`, `id="fields-company"`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from webmcp_forms.document.forms import control_kind
from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.contents import class_names, is_concealed
from webmcp_forms.linter.suitability.hints import Hint
from webmcp_forms.linter.suitability.signs import attribute_sign, class_sign

_CHOICE_KINDS = frozenset({"select", "select-multiple", "radio"})
_PART_TAGS = frozenset({"div", "fieldset", "section", "p", "li", "tr", "tbody", "label", "span", "ul", "dl", "table"})
# What many choices and many parts are called without having to do with each other.
_COMMON = frozenset(
    {"yes", "no", "on", "off", "true", "false", "all", "any", "none", "other", "name", "form", "field", "group", "row"}
    | {"email", "phone", "date", "text", "label", "control", "input", "select", "default", "new", "small", "large"}
    | {"left", "right", "top", "bottom", "main", "info", "title", "medium", "en", "de", "fr", "es", "it"}
)
_SHORTEST = 2
_MOST_CHOICES = 200


class _Choice(NamedTuple):
    """A choice of a field: the field, and the control that has the choice."""

    field: str
    element: Element


def chosen_parts(tool: ToolForm) -> Iterator[Hint]:
    """The parts with fields in them that are called like a choice."""
    choices = _choices(tool)
    if not choices:
        return
    found = [hint for element in tool.contents.elements for hint in _hints(tool, element, choices)]
    parts: dict[str, set[int]] = defaultdict(set)
    for field, hint in found:
        parts[field].add(hint.dependent.index)
    for field, hint in found:
        has_sibling = len(parts[field]) > 1
        weight = hint.evidence.weight + (0.2 if has_sibling else 0.0)
        yield hint._replace(evidence=replace(hint.evidence, weight=weight))


def _choices(tool: ToolForm) -> Mapping[str, _Choice]:
    """The choices of the form by their values in lower case, but for values that say nothing."""
    found: dict[str, _Choice] = {}
    for control in tool.form.controls:
        if control.kind in _CHOICE_KINDS and control.name:
            for choice in control.choices[:_MOST_CHOICES]:
                value = choice.value.strip().lower()
                if len(value) >= _SHORTEST and not value.isdigit() and value not in _COMMON:
                    found.setdefault(value, _Choice(control.name, control.element))
    return found


def _hints(tool: ToolForm, element: Element, choices: Mapping[str, _Choice]) -> Iterator[tuple[str, Hint]]:
    if element.tag not in _PART_TAGS or not _is_part(tool, element):
        return
    for name in element.attributes:
        choice = choices.get(element.show(name).strip().lower()) if name.startswith("data-") else None
        if choice and _is_apart(tool, element, choice):
            is_named = bool(set(words(choice.field)) & set(words(name[5:])))
            sign = attribute_sign(tool, element, name, 0.9 if is_named else 0.6, f"a choice of {choice.field}")
            yield choice.field, Hint(element, choice.element, sign)
    identifier = element.show("id").lower()
    for value, choice in _called(identifier, choices):
        if _is_apart(tool, element, choice):
            weight = 0.6 if is_concealed(element) else 0.5
            sign = attribute_sign(tool, element, "id", weight, f"named like the choice {value} of {choice.field}")
            yield choice.field, Hint(element, choice.element, sign)
    for name in class_names(element):
        for value, choice in _called(name, choices):
            if is_concealed(element) and _is_apart(tool, element, choice):
                sign = class_sign(tool, element, name, 0.6, f"named like the choice {value} of {choice.field}")
                yield choice.field, Hint(element, choice.element, sign)


def grouped_options(tool: ToolForm) -> Iterator[Hint]:
    """Selects whose options name the choice of another field that they belong to: `<option data-parent="arts">`."""
    choices = _choices(tool)
    for control in tool.form.controls if choices else ():
        if control.kind in ("select", "select-multiple"):
            for choice in control.choices[:_MOST_CHOICES]:
                sign = _grouping(tool, control.element, choice.element, choices)
                if sign:
                    yield sign
                    break


def _grouping(tool: ToolForm, select: Element, option: Element, choices: Mapping[str, _Choice]) -> Hint | None:
    for name in option.attributes:
        other = choices.get(option.show(name).strip().lower()) if name.startswith("data-") else None
        if other and other.element.index != select.index:
            return Hint(select, other.element, attribute_sign(tool, option, name, 1.0, f"a choice of {other.field}"))
    return None


def _is_part(tool: ToolForm, element: Element) -> bool:
    """Whether an element holds fields, and more than those of one choice."""
    fields = tool.contents.fields_in(element)
    return bool(fields) and any(control_kind(field) not in ("radio", "checkbox") for field in fields)


def _called(name: str, choices: Mapping[str, _Choice]) -> Iterator[tuple[str, _Choice]]:
    """The choices whose value is a word of a name: `fields-company`, `company_block`."""
    if not name:
        return
    found = words(name)
    if len(found) > 1 or name in choices:
        for word in found:
            if word in choices:
                yield word, choices[word]


def _is_apart(tool: ToolForm, element: Element, choice: _Choice) -> bool:
    """Whether a part does not hold the field that has the choice."""
    return not tool.form.document.contains(element.index, choice.element.index)
