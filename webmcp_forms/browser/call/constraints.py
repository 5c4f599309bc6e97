"""Constraint validation: why a form would not be submitted (HTML, "statically validate the constraints"; Chromium's).

`failures` gives what fails in a form whose controls hold some states, in tree order. Length limits are not among the
reasons: the browser holds neither an agent nor the page itself to `minlength` and `maxlength`, only people who type.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from functools import partial
from typing import TypeAlias

from webmcp_forms.browser.call.addresses import addresses, is_address
from webmcp_forms.browser.call.limits import LIMITED_KINDS, Limits, limits_of, misses_step, nearest, parse_value
from webmcp_forms.browser.call.states import State, States, display_size, is_in_datalist
from webmcp_forms.browser.call.urls import is_absolute_url
from webmcp_forms.browser.pattern_matching import matches
from webmcp_forms.browser.patterns import PATTERN_KINDS
from webmcp_forms.document.forms import Control, Form
from webmcp_forms.document.nodes import Document, literal
from webmcp_forms.records import record

REQUIRED_KINDS = PATTERN_KINDS | {
    "date", "month", "week", "time", "datetime-local", "number", "checkbox", "radio", "file", "select",
    "select-multiple", "textarea",
}  # fmt: skip
"""The kinds of control to which `required` applies."""

_ALWAYS_CONSTRAINED = LIMITED_KINDS | {"email", "url"}


@record
class ValueMissing:
    """It is required and empty, unchecked or unselected."""


@record
class NoAddress:
    """The value is no e-mail address, or one in a list of them is none."""

    value: str


@record
class NoURL:
    """The value is no absolute URL."""


@record
class PatternMismatch:
    """The value does not match the pattern."""


@record
class TooLow:
    """The value is below the minimum."""

    minimum: Decimal


@record
class TooHigh:
    """The value is above the maximum."""

    maximum: Decimal


@record
class NotTheOnlyValue:
    """Minimum and maximum are the same, and the value is another."""

    only: Decimal


@record
class ImpossibleLimits:
    """The minimum is above the maximum, so no value passes."""

    minimum: Decimal
    maximum: Decimal


@record
class InTheGap:
    """The time lies between the end and the start of a night."""

    minimum: Decimal
    maximum: Decimal


@record
class StepMismatch:
    """The value is on no step; `nearest` are the one or two next to it that are."""

    nearest: tuple[Decimal, ...]


Reason: TypeAlias = (
    ValueMissing
    | NoAddress
    | NoURL
    | PatternMismatch
    | TooLow
    | TooHigh
    | NotTheOnlyValue
    | ImpossibleLimits
    | InTheGap
    | StepMismatch
)
"""Why a control is invalid. Where several reasons apply it is the one that the browser names."""


@record
class Failure:
    """A control that is invalid, and why."""

    control: Control
    reason: Reason


@record
class Constrained:
    """A control with what its attributes ask of it, which is the same for all that it may hold.

    `limits` are those of a kind that has some, and `pattern` is one that applies.
    """

    control: Control
    is_required: bool
    takes_list: bool
    limits: Limits | None
    pattern: str | None


@record
class Fallible:
    """What can fail in a form: controls in tree order, and the groups of radio buttons of which one is required.

    Radio buttons stand by their element indices, and are among the controls if they are in such a group.
    """

    document: Document
    controls: tuple[Constrained, ...]
    radio_groups: tuple[tuple[int, ...], ...]


def failures(form: Form, states: States) -> Iterator[Failure]:
    """The invalid controls of a form in tree order."""
    return failures_among(fallible(form), states)


def failures_among(what: Fallible, states: States) -> Iterator[Failure]:
    """The invalid controls among those that can fail, in tree order."""
    missing = frozenset(
        index for group in what.radio_groups if not any(states[member] for member in group) for index in group
    )
    for each in what.controls:
        index = each.control.element.index
        if each.control.kind != "radio":
            reason = _reason(what.document, each, states[index])
        else:
            reason = ValueMissing() if index in missing else None
        if reason is not None:
            yield Failure(each.control, reason)


def fallible(form: Form) -> Fallible:
    """What can fail in a form whatever its controls hold; it is the same for all states."""
    radio_groups = tuple(_required_radios(form))
    radios = frozenset(index for group in radio_groups for index in group)
    known: dict[int, bool] = {}
    controls = tuple(
        _constrained(control)
        for control in form.controls
        if is_validated(control)
        and (control.element.index in radios if control.kind == "radio" else _has_constraint(control))
        and not is_in_datalist(form.document, control.element.index, known)
    )
    return Fallible(form.document, controls, radio_groups)


def is_validated(control: Control) -> bool:
    """Whether a control can fail: it is neither disabled nor readonly, and of a kind that has constraints."""
    return control.skip is None and (control.kind in REQUIRED_KINDS or control.kind == "range")


def reason_against(document: Document, control: Control, state: State) -> Reason | None:
    """Why a control in some state is invalid, or None; radio buttons cannot be judged one by one.

    A pattern that takes too long to try is taken to match.
    """
    return _reason(document, _constrained(control), state)


def _constrained(control: Control) -> Constrained:
    element, kind = control.element, control.kind
    return Constrained(
        control,
        _is_required(control),
        kind == "email" and element.has("multiple"),
        limits_of(control) if kind in LIMITED_KINDS else None,
        literal(element.get("pattern")) if kind in PATTERN_KINDS else None,
    )


def _reason(document: Document, what: Constrained, state: State) -> Reason | None:
    if what.is_required and _holds_nothing(document, what.control, state):
        return ValueMissing()
    if not isinstance(state, str) or not state:
        return None
    if what.limits is not None:
        number = parse_value(what.control.kind, state)
        return None if number is None else reason_against_number(what.limits, number)
    return _reason_against_text(what, state)


def is_missing(document: Document, control: Control, state: State) -> bool:
    """Whether a control is required and holds nothing. A select holds nothing while it shows its placeholder."""
    return _is_required(control) and _holds_nothing(document, control, state)


def _is_required(control: Control) -> bool:
    return control.kind in REQUIRED_KINDS and control.element.has("required")


def _holds_nothing(document: Document, control: Control, state: State) -> bool:
    if isinstance(state, tuple):
        return not state or (state[0] == 0 and has_placeholder(document, control))
    return not state


def has_placeholder(document: Document, select: Control) -> bool:
    """Whether the first option of a select stands for no choice (HTML, "placeholder label option").

    It does not where an optgroup or a separator comes first.
    """
    if select.kind == "select-multiple" or display_size(select) > 1 or not select.choices:
        return False
    first = select.choices[0]
    before = map(document.element, range(select.element.index + 1, first.element.index))
    return not first.value and not any(element.is_html and element.tag in ("optgroup", "hr") for element in before)


def reason_against_number(limits: Limits, number: Decimal) -> Reason | None:
    """Why a number, date or time is outside its limits or on no step."""
    is_low, is_high = number < limits.minimum, number > limits.maximum
    in_gap = is_low and is_high
    is_outside = in_gap if limits.wraps else is_low or is_high
    is_off = misses_step(limits, number)
    if not is_outside and not is_off:
        return None
    if limits.wraps and in_gap:
        return InTheGap(limits.minimum, limits.maximum)
    if is_low or is_high:
        return _reason_outside(limits, is_low=is_low)
    return StepMismatch(nearest(limits, number))


def _reason_outside(limits: Limits, *, is_low: bool) -> Reason:
    if limits.minimum == limits.maximum:
        return NotTheOnlyValue(limits.minimum)
    if limits.minimum > limits.maximum and not limits.may_wrap:
        return ImpossibleLimits(limits.minimum, limits.maximum)
    return TooLow(limits.minimum) if is_low else TooHigh(limits.maximum)


def _reason_against_text(what: Constrained, value: str) -> Reason | None:
    kind = what.control.kind
    parts = tuple(addresses(value)) if what.takes_list else (value,)
    if kind == "email" and not all(map(is_address, parts)):
        return NoAddress(value)
    if kind == "url" and not is_absolute_url(value):
        return NoURL()
    if what.pattern is None or False not in map(partial(matches, what.pattern), parts):
        return None
    return PatternMismatch()


def _has_constraint(control: Control) -> bool:
    """Whether a control of a kind that has constraints has any itself."""
    element = control.element
    return control.kind in _ALWAYS_CONSTRAINED or element.has("required") or element.has("pattern")


def _required_radios(form: Form) -> Iterator[tuple[int, ...]]:
    """The groups of radio buttons of which one is required; here a group is a name as it is written."""
    groups: dict[str, list[Control]] = {}
    for control in form.controls:
        if control.kind == "radio" and (name := control.element.show("name")):
            groups.setdefault(name, []).append(control)
    for members in groups.values():
        if any(control.element.has("required") for control in members):
            yield tuple(control.element.index for control in members)
