"""Numbers in attributes, and the numbers Chromium writes into a schema for them.

Chromium computes with an 18-digit decimal and writes doubles: whole ones in full, others with 15 significant digits.
"""

from __future__ import annotations

from decimal import ROUND_DOWN, Decimal
from functools import lru_cache
from typing import TypeAlias

from webmcp_forms.browser.decimals import divide, multiply, subtract
from webmcp_forms.expressions import Expression

Number: TypeAlias = int | float

# HTML, "valid floating-point number". Nothing may stand around it.
_FLOATING_POINT = Expression(
    r"(?P<sign>-?)(?:(?P<whole>[0-9]+)(?:\.(?P<fraction>[0-9]+))?|\.(?P<only>[0-9]+))(?:[eE](?P<exponent>[+-]?[0-9]+))?"
)
LARGEST_DOUBLE = Decimal(2**1024 - 2**971)
"""The largest finite number of JavaScript."""

_PRECISION = 18
# Longer exponents make zero or infinity anyway.
_LONGEST_EXPONENT = 4
# What is remembered stays small, whatever a page holds.
_LONGEST_REMEMBERED = 40


def parse_number(text: str | None) -> Decimal | None:
    """The value of a valid floating-point number within the range of a double, else None."""
    if text is None:
        return None
    return _parse_short(text) if len(text) <= _LONGEST_REMEMBERED else _parse(text)


@lru_cache(maxsize=1024)
def _parse_short(text: str) -> Decimal | None:
    # A call reads each value twice: when it fills, and when it validates.
    return _parse(text)


def _parse(text: str) -> Decimal | None:
    match = _FLOATING_POINT.fullmatch(text)
    if match is None:
        return None
    if len(match[0]) <= _PRECISION and match["exponent"] is None:
        value = Decimal(match[0])
        return value or value.copy_abs()
    digits, exponent = _coefficient(match["whole"] or "", match["fraction"] or match["only"] or "")
    shift = match["exponent"] or "0"
    if len(shift.lstrip("+-0")) > _LONGEST_EXPONENT:
        return None if digits and not shift.startswith("-") else Decimal(0)
    sign = match["sign"] if digits else ""
    value = Decimal(f"{sign}{digits}E{exponent + int(shift)}")
    return None if abs(value) > LARGEST_DOUBLE else value


def _coefficient(whole: str, fraction: str) -> tuple[int, int]:
    """The first 18 digits as an integer, and the power of ten to multiply it with.

    Zeros right after the point count as digits, so `0.0000000000000000001` is zero.
    """
    whole = whole.lstrip("0")
    kept = fraction[: max(_PRECISION - len(whole), 0)]
    return int(whole[:_PRECISION] + kept or "0"), max(len(whole) - _PRECISION, 0) - len(kept)


def parse_step(text: str | None, default: Decimal) -> Decimal | None:
    """A `step` attribute: None for `any`, the default when it is absent, invalid or not positive."""
    if text is not None and text.isascii() and text.lower() == "any":
        return None
    step = parse_number(text)
    return step if step is not None and step > 0 else default


def is_multiple(value: Decimal, step: Decimal) -> bool:
    """Whether a value is an exact multiple of a step, in Chromium's decimal arithmetic."""
    quotient = divide(value, step).to_integral_value(rounding=ROUND_DOWN)
    return subtract(value, multiply(quotient, step)) == 0


def schema_number(value: Decimal, largest_whole: int) -> Number:
    """The number as it stands in the browser's JSON; whole ones from `largest_whole` on are doubles."""
    double = float(value)
    if not double.is_integer():
        double = float(f"{double:.15g}")
    if not double.is_integer():
        return double
    # The shortest digits that give the double, padded with zeros, as JavaScript prints it.
    whole = int(Decimal(repr(double)))
    return whole if abs(whole) < largest_whole else double


def number_text(value: Decimal) -> str:
    """The number as Chromium shows it: `0.5`, `1000`, and `1e+3` for what was written so.

    Fractions have 15 significant digits.
    """
    if not value:
        return "0"
    digits, exponent = _shown_digits(abs(value))
    sign = "-" if value < 0 else ""
    point = exponent + len(digits)
    if exponent > 0 or point < _SMALLEST_POINT:
        digits = digits.rstrip("0")
        fraction = f".{digits[1:]}" if digits[1:] else ""
        return f"{sign}{digits[0]}{fraction}e{point - 1:+d}"
    if exponent == 0:
        return sign + digits
    return f"{sign}{digits[:point]}.{digits[point:]}" if point > 0 else f"{sign}0.{'0' * -point}{digits}"


_SMALLEST_POINT = -5
_SHOWN_DIGITS = 15


def _shown_digits(value: Decimal) -> tuple[str, int]:
    """The digits of a positive number and the power of ten of the last one."""
    _, digits, exponent = value.as_tuple()
    coefficient = int("".join(map(str, digits)))
    power = int(exponent)
    if power < 0:
        excess = max(len(str(coefficient)) - _SHOWN_DIGITS, 0)
        coefficient = (coefficient // 10 ** max(excess - 1, 0) + 5) // 10 if excess else coefficient
        power += excess
    while power < 0 and coefficient % 10 == 0:
        coefficient, power = coefficient // 10, power + 1
    return str(coefficient), power
