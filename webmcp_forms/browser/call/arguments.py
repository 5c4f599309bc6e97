"""From the arguments of a call to what the controls of a form hold then, or the browser's reason to refuse.

Arguments are looked at in the order of their names; the first that does not fit refuses the call, and nothing is
filled. A missing one leaves its controls as they are.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from webmcp_forms.browser.call.charsets import scalar_text
from webmcp_forms.browser.call.colors import color_value
from webmcp_forms.browser.call.limits import MOMENT_KINDS
from webmcp_forms.browser.call.sanitising import sanitise
from webmcp_forms.browser.call.states import State
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.schema import JSON, is_parameter
from webmcp_forms.document.forms import Choice, Control, Form, Group
from webmcp_forms.document.nodes import Document
from webmcp_forms.records import record

_TEXT_KINDS = frozenset({"text", "search", "url", "tel", "email", "password", "hidden", "textarea"})
_LARGEST_WHOLE = 2**31
_LARGEST_DOUBLE = sys.float_info.max
_DIGITS = 6
_LEAST_EXPONENT = -6
_CHECKED = {"true": True, "1": True, "false": False, "0": False}


@record
class UnknownParameter:
    """The tool has no parameter of that name."""

    name: str


@record
class InvalidValue:
    """A parameter does not take the value; `shown` is the value where the browser shows it, else None."""

    name: str
    shown: str | None


Refusal: TypeAlias = UnknownParameter | InvalidValue
Filled: TypeAlias = dict[int, State]
Groups: TypeAlias = Mapping[str, Group | None]


def fill(form: Form, arguments: Mapping[str, JSON], profile: Profile) -> Filled | Refusal:
    """The states of the controls that the arguments fill, by element index, or why the browser refuses them."""
    return fill_groups(form.document, fillable(form, profile), arguments)


def fillable(form: Form, profile: Profile) -> Groups:
    """The groups of a form by name; None is one that has a name and is no parameter."""
    return {group.name: group if is_parameter(group, profile) else None for group in form.groups}


def fill_groups(document: Document, groups: Groups, arguments: Mapping[str, JSON]) -> Filled | Refusal:
    """Fill groups of a document; see `fill`."""
    filled: Filled = {}
    for name, value in sorted(arguments.items()):
        if name not in groups:
            return UnknownParameter(name)
        group = groups[name]
        states = _states(document, group, value) if group else None
        if states is None:
            return InvalidValue(name, argument_text(value))
        filled.update(states)
    return filled


def argument_text(value: JSON) -> str | None:
    """The text that a string, a number or a boolean is for the browser; None for anything else.

    That includes numbers that no double holds.
    """
    match value:
        case str():
            return scalar_text(value)
        case bool():
            return "true" if value else "false"
        case int() | float() if -_LARGEST_DOUBLE <= value <= _LARGEST_DOUBLE:
            return _number_text(value)
    return None


def _number_text(number: float) -> str:
    """A number as Chromium writes it into a control: whole ones of 32 bits in full, others with six digits."""
    if _is_whole(number):
        return str(int(number))
    exponent = int(f"{number:.5e}".partition("e")[2])
    if _LEAST_EXPONENT <= exponent < _DIGITS:
        text = f"{number:.{_DIGITS - 1 - exponent}f}"
        return text.rstrip("0").rstrip(".") if "." in text else text
    mantissa = f"{number:.5e}".partition("e")[0]
    return f"{mantissa}e{exponent:+d}"


def _is_whole(number: float) -> bool:
    """Whether a number is a whole one for the browser, which knows those of 32 bits."""
    return -_LARGEST_WHOLE <= number < _LARGEST_WHOLE and number == int(number)


def _states(document: Document, group: Group, value: JSON) -> Filled | None:
    """What a value makes of the controls of a group, or None when they do not take it."""
    first = group.controls[0]
    if first.kind in _TEXT_KINDS or first.kind in MOMENT_KINDS:
        text = argument_text(value)
        held = None if text is None else sanitise(first, text)
        return None if held is None or (text and not held) else {first.element.index: held}
    return _chosen(document, group, value)


def _chosen(document: Document, group: Group, value: JSON) -> Filled | None:
    """What a value makes of controls that hold a choice, a color or a number."""
    first = group.controls[0]
    match first.kind:
        case "checkbox" if len(group.controls) == 1:
            is_on = _switch(value)
            return None if is_on is None else {first.element.index: is_on}
        case "checkbox":
            return _checked(group, _chosen_values(value, [choice.value for choice in _choices(group)]))
        case "radio":
            return _radio(group, argument_text(value))
        case "select":
            return _selected(first, argument_text(value))
        case "select-multiple":
            return _all_selected(document, first, _chosen_values(value, [choice.value for choice in first.choices]))
    held = _held(first, value)
    return None if held is None else {first.element.index: held}


def _held(control: Control, value: JSON) -> str | None:
    """What a color or a number control holds after a value was put into it, or None when it does not take that."""
    text = argument_text(value)
    match control.kind:
        case "color" if text is not None:
            return color_value(text)
        case "range":
            return sanitise(control, text) if text else None
        case "number" if text is not None and not isinstance(value, bool):
            return sanitise(control, text) or None
    return None


def _switch(value: JSON) -> bool | None:
    """Whether a value switches a checkbox on or off, or None when it does neither."""
    match value:
        case bool():
            return value
        case int() | float() if _is_whole(value):
            return value != 0
        case str():
            return _CHECKED.get(value.lower())
    return None


def _chosen_values(value: JSON, known: list[str]) -> frozenset[str] | None:
    """The values of a list, all of them known and none twice, or None."""
    if not isinstance(value, list):
        return None
    texts = [argument_text(member) for member in value]
    chosen = frozenset(text for text in texts if text is not None)
    return chosen if len(chosen) == len(texts) and chosen.issubset(known) else None


def _choices(group: Group) -> Iterator[Choice]:
    return (choice for control in group.controls for choice in control.choices)


def _checked(group: Group, chosen: frozenset[str] | None) -> Filled | None:
    if chosen is None:
        return None
    return {control.element.index: control.choices[0].value in chosen for control in group.controls}


def _radio(group: Group, text: str | None) -> Filled | None:
    """The first button of that value is checked, and others that are named exactly like it are not."""
    found = next((control for control in group.controls if control.choices[0].value == text), None)
    if found is None:
        return None
    name = found.element.show("name")
    alike = [control.element for control in group.controls if name and control.element.show("name") == name]
    return {**{element.index: False for element in alike}, found.element.index: True}


def _selected(select: Control, text: str | None) -> Filled | None:
    place = next((place for place, choice in enumerate(select.choices) if choice.value == text), None)
    return None if place is None else {select.element.index: (place,)}


def _all_selected(document: Document, select: Control, chosen: frozenset[str] | None) -> Filled | None:
    """Chromium selects by number, and counts options when it reads and all list items when it writes.

    So an option after the start of an optgroup or after a separator stands for the item that has its number.
    """
    if chosen is None:
        return None
    wanted = {place for place, choice in enumerate(select.choices) if choice.value in chosen}
    items = _list_items(document, select)
    places = tuple(place for item, place in enumerate(items) if place is not None and item in wanted)
    return {select.element.index: places}


def _list_items(document: Document, select: Control) -> list[int | None]:
    """The options, optgroups and separators of a select in order: the place of an option, None for the others."""
    places = {choice.element.index: place for place, choice in enumerate(select.choices)}
    tags = frozenset({"option", "optgroup", "hr"})
    inside = (element for element in document.descendants(select.element) if element.is_html and element.tag in tags)
    return [places.get(element.index) for element in inside if element.tag != "option" or element.index in places]
