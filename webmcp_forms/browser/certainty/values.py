"""What of the values that a parameter takes only rendering tells: its choices and their titles, its limits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from webmcp_forms.browser.certainty.branches import arms_within, condition
from webmcp_forms.browser.certainty.labels import label_unknowns, open_text
from webmcp_forms.browser.certainty.unknowns import Aspect, Subject, Unknown, is_open
from webmcp_forms.browser.numbers import parse_number
from webmcp_forms.document.forms import Control, Group
from webmcp_forms.document.nodes import Element, Hole, MixedText, literal

# What in the schema an attribute decides about, by the kind of the control.
_STEP = frozenset({"multipleOf"})
_PATTERN = {"pattern": frozenset({"pattern"})}
_NUMBER = {"min": frozenset({"minimum", "multipleOf"}), "max": frozenset({"maximum"}), "step": _STEP}
_LIMITS: Mapping[str, Mapping[str, frozenset[str]]] = {
    "number": {**_NUMBER, **_PATTERN},
    # The maximum is never below the minimum.
    "range": {**_NUMBER, "min": frozenset({"minimum", "maximum", "multipleOf"})},
    "time": {"step": frozenset({"format"})},
    "datetime-local": {"step": frozenset({"format"})},
    **dict.fromkeys(("text", "search", "url", "tel", "email", "password", "hidden"), _PATTERN),
}


def doubtful_limits(control: Control) -> Mapping[str, frozenset[str]]:
    """The attributes of which the limits of a control are not known, and what in its schema they decide about."""
    element = control.element
    limits = _LIMITS.get(control.kind, {})
    found = {name: keys for name, keys in limits.items() if is_open(element, name)}
    # Steps are counted from the minimum, and from the value where there is none.
    if control.kind in ("number", "range") and is_open(element, "value") and not _has_minimum(element):
        found["value"] = _STEP
    return found


def _has_minimum(element: Element) -> bool:
    return element.surely_has("min") and parse_number(literal(element.get("min"))) is not None


def value_unknowns(subject: Subject, group: Group) -> Iterator[Unknown]:
    """What is unknown of the values of the parameter that a group becomes."""
    first = group.controls[0]
    yield from subject.open_attributes(Aspect.LIMITS, first.element, *doubtful_limits(first))
    if first.kind in ("select", "select-multiple"):
        yield from _option_unknowns(subject, first)
    elif first.kind == "radio" or len(group.controls) > 1:
        for control in group.controls:
            yield from _member_unknowns(subject, control)


def _member_unknowns(subject: Subject, control: Control) -> Iterator[Unknown]:
    """What is unknown of the one value of a radio button or of a checkbox among several."""
    element, around = control.element, subject.form.element.presence
    if arms_within(element, around):
        yield subject.unknown(Aspect.CHOICES, element, source=condition(subject.form.document, element, around))
    yield from subject.open_attributes(Aspect.CHOICES, element, "value")
    yield from label_unknowns(subject, Aspect.CHOICE_TITLES, control)


def _option_unknowns(subject: Subject, select: Control) -> Iterator[Unknown]:
    """The first thing that leaves the options of a select open, and the first that leaves a title open."""
    seen: set[Aspect] = set()
    for unknown in _in_select(subject, select.element):
        if unknown.aspect not in seen:
            seen.add(unknown.aspect)
            yield unknown


def _in_select(subject: Subject, select: Element) -> Iterator[Unknown]:
    document = subject.form.document
    for element in (select, *document.descendants(select)):
        if element.presence.component:
            yield subject.unknown(Aspect.CHOICES, element)
        if arms_within(element, select.presence):
            source = condition(document, element, select.presence)
            yield subject.unknown(Aspect.CHOICES, element, source=source)
        if element.tag == "option":
            yield from _of_option(subject, element)
        elif element.tag in ("select", "optgroup"):
            yield from _holes_between(subject, element)


def _of_option(subject: Subject, option: Element) -> Iterator[Unknown]:
    is_valued = option.surely_has("value") and literal(option.get("value")) is not None
    yield from subject.open_attributes(Aspect.CHOICES, option, "value")
    if not option.has("value"):
        yield from subject.unknown_attributes(Aspect.CHOICES, option)
    if hole := open_text(subject.form.document, option):
        yield subject.of_hole(Aspect.CHOICE_TITLES if is_valued else Aspect.CHOICES, hole)


def _holes_between(subject: Subject, element: Element) -> Iterator[Unknown]:
    for child in subject.form.document.tree.children(element.index):
        if isinstance(child, MixedText):
            for part in child.parts:
                if isinstance(part, Hole):
                    yield subject.of_hole(Aspect.CHOICES, part)
