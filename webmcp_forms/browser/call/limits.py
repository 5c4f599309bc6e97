"""What the numbers, dates and times of a control may be: minimum, maximum and step (HTML, "step base").

Example: `<input type=number min=1 max=10 step=4>` takes 1, 5 and 9; `nearest` of 7 are 5 and 9.
Dates and times are numbers too, those of `moments`.
"""

from __future__ import annotations

from decimal import ROUND_CEILING, Context, Decimal
from functools import lru_cache

from webmcp_forms.browser.call.moments import DAY, FIRST_MOMENTS, LAST_MOMENTS, WEEK, format_moment, parse_moment
from webmcp_forms.browser.decimals import add, divide, multiply, rounded, subtract
from webmcp_forms.browser.numbers import LARGEST_DOUBLE, number_text, parse_number, parse_step
from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import literal
from webmcp_forms.records import record

MOMENT_KINDS = frozenset({"date", "month", "week", "time", "datetime-local"})
"""The kinds of control whose values are dates and times."""

LIMITED_KINDS = MOMENT_KINDS | {"number", "range"}
"""The kinds of control to which `min`, `max` and `step` apply."""

_MILLISECONDS = Decimal(1000)
# What a whole step of a date, month or week is worth.
_STEP_UNITS = {"date": Decimal(DAY), "month": Decimal(1), "week": Decimal(WEEK)}
_DEFAULT_STEPS = {"time": Decimal(60), "datetime-local": Decimal(60)}
# 1969-12-29, a Monday.
_DEFAULT_BASES = {"week": Decimal(-3 * DAY)}
_RANGE_DEFAULTS = Decimal(0), Decimal(100)
# Numbers may miss a step by this part of it, and further away than that many steps none is missed.
_TOLERANCE = Decimal(2**24)
_FARTHEST = Decimal(2**53)
# What the browser computes with, and numbers of steps that are surely no farther than that.
_DIGITS = 18
_NEAR = Decimal(10**15)
_EXACT = Context(prec=60)
_ATTRIBUTES = ("min", "max", "value", "step")


@record
class Limits:
    """The values of a control that pass: from `minimum` to `maximum`, a whole number of steps away from `base`.

    `step` is None where any value will do. `tolerance` is how much a value may miss a step. The limits that `wraps` is
    about are those of a time: a minimum above the maximum means a night.
    """

    minimum: Decimal
    maximum: Decimal
    step: Decimal | None
    base: Decimal
    tolerance: Decimal = Decimal(0)
    may_wrap: bool = False

    @property
    def wraps(self) -> bool:
        """Whether the values are those outside the gap between maximum and minimum."""
        return self.may_wrap and self.minimum > self.maximum


def limits_of(control: Control) -> Limits:
    """The limits of a control of a kind in `LIMITED_KINDS`. Attributes that are invalid or unknown do not count."""
    minimum, maximum, value, step = (literal(control.element.get(name)) for name in _ATTRIBUTES)
    return _limits(control.kind, minimum, maximum, value, step)


@lru_cache(maxsize=512)
def _limits(
    kind: str,
    written_minimum: str | None,
    written_maximum: str | None,
    written_value: str | None,
    step_text: str | None,
) -> Limits:
    first, last = _defaults(kind)
    minimum, maximum, value = (parse_value(kind, text) for text in (written_minimum, written_maximum, written_value))
    base = _DEFAULT_BASES.get(kind, Decimal(0)) if value is None else value
    step = step_of(kind, step_text)
    low = first if minimum is None else minimum
    high = last if maximum is None else maximum
    return Limits(
        minimum=low,
        maximum=max(low, high) if kind == "range" else high,
        step=step,
        base=base if minimum is None else minimum,
        tolerance=Decimal(0) if step is None or kind in MOMENT_KINDS else divide(step, _TOLERANCE),
        may_wrap=kind == "time",
    )


def parse_value(kind: str, text: str | None) -> Decimal | None:
    """The number that a value or limit of a kind stands for, or None when it is absent or invalid."""
    if text is None or kind not in MOMENT_KINDS:
        return parse_number(text)
    moment = parse_moment(kind, text)
    return None if moment is None else Decimal(moment)


def value_text(kind: str, number: Decimal) -> str:
    """How a number stands in the value of a control of a kind."""
    return format_moment(kind, int(number)) if kind in MOMENT_KINDS else number_text(number)


def step_of(kind: str, text: str | None) -> Decimal | None:
    """The step that a `step` attribute means for a kind, or None for `any`. Dates and times step in whole units."""
    step = parse_step(text, _DEFAULT_STEPS.get(kind, Decimal(1)))
    if step is None or kind not in MOMENT_KINDS:
        return step
    if kind in _STEP_UNITS:
        return multiply(max(rounded(step), Decimal(1)), _STEP_UNITS[kind])
    return max(rounded(multiply(step, _MILLISECONDS)), Decimal(1))


def misses_step(limits: Limits, number: Decimal) -> bool:
    """Whether a number is no whole number of steps away from the base."""
    if limits.step is None or _is_plainly_on_step(limits.base, limits.step, number):
        return False
    distance = abs(subtract(number, limits.base))
    if divide(distance, _FARTHEST) > limits.step:
        return False
    steps = rounded(divide(distance, limits.step))
    rest = abs(subtract(distance, multiply(limits.step, steps)))
    return limits.tolerance < rest < subtract(limits.step, limits.tolerance)


def _is_plainly_on_step(base: Decimal, step: Decimal, number: Decimal) -> bool:
    """Whether a number is on a step, and not one of those digits of which the browser would round.

    So it is when nothing has to be aligned to subtract the base, and the outcome is an exact multiple of the step.
    """
    if base and number and not base.same_quantum(number):
        return False
    distance = _EXACT.abs(_EXACT.subtract(number, base))
    if len(distance.as_tuple().digits) > _DIGITS or distance > _EXACT.multiply(step, _NEAR):
        return False
    return not _EXACT.remainder(distance, step)


def clamp(limits: Limits, number: Decimal) -> Decimal:
    """The number moved between the limits and onto a step, if there is one between them."""
    inside = max(limits.minimum, min(number, limits.maximum))
    if limits.step is None:
        return inside
    steps = rounded(divide(subtract(inside, limits.base), limits.step))
    stepped = add(limits.base, multiply(steps, limits.step))
    if stepped > limits.maximum:
        stepped = subtract(stepped, limits.step)
    elif stepped < limits.minimum:
        stepped = add(stepped, limits.step)
    return stepped if limits.minimum <= stepped <= limits.maximum else inside


def nearest(limits: Limits, number: Decimal) -> tuple[Decimal, ...]:
    """The values on a step next to a number that misses one: two in order, or the only one between the limits."""
    first = clamp(limits, number)
    if limits.step is None:
        return (first,)
    move = add if first < number else subtract
    second = move(first, limits.step)
    if not limits.minimum <= second <= limits.maximum:
        return (first,)
    return (first, second) if first < second else (second, first)


def lowest_value(limits: Limits) -> Decimal | None:
    """The lowest value that passes (of a night, the first in the evening), or None when there is none."""
    if limits.minimum > limits.maximum:
        return limits.minimum if limits.wraps else None
    if limits.step is None:
        return limits.minimum
    steps = divide(subtract(limits.minimum, limits.base), limits.step)
    upwards = multiply(steps.to_integral_value(rounding=ROUND_CEILING), limits.step)
    value = min(add(limits.base, upwards), limits.maximum)
    return None if misses_step(limits, value) else value


def _defaults(kind: str) -> tuple[Decimal, Decimal]:
    if kind == "range":
        return _RANGE_DEFAULTS
    if kind == "number":
        return -LARGEST_DOUBLE, LARGEST_DOUBLE
    return Decimal(FIRST_MOMENTS[kind]), Decimal(LAST_MOMENTS[kind])
