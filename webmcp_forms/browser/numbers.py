"""Numbers in attributes, and the numbers Chromium writes into a schema for them.

Chromium computes with an 18-digit decimal and writes doubles: whole ones in full, others with 15 significant digits.
"""

from __future__ import annotations

import re
from decimal import ROUND_DOWN, ROUND_HALF_UP, Context, Decimal
from typing import TypeAlias

Number: TypeAlias = int | float

# HTML, "valid floating-point number". Nothing may stand around it.
_FLOATING_POINT = re.compile(
    r"(?P<sign>-?)(?:(?P<whole>[0-9]+)(?:\.(?P<fraction>[0-9]+))?|\.(?P<only>[0-9]+))(?:[eE](?P<exponent>[+-]?[0-9]+))?"
)
_LARGEST_DOUBLE = Decimal(2**1024 - 2**971)
_PRECISION = 18
_ROUND = Context(prec=_PRECISION, rounding=ROUND_HALF_UP, Emin=-99_999, Emax=99_999)
# Longer exponents make zero or infinity anyway.
_LONGEST_EXPONENT = 4


def parse_number(text: str | None) -> Decimal | None:
    """The value of a valid floating-point number within the range of a double, else None."""
    match = _FLOATING_POINT.fullmatch(text) if text is not None else None
    if match is None:
        return None
    digits, exponent = _coefficient(match["whole"] or "", match["fraction"] or match["only"] or "")
    shift = match["exponent"] or "0"
    if len(shift.lstrip("+-0")) > _LONGEST_EXPONENT:
        return None if digits and not shift.startswith("-") else Decimal(0)
    value = Decimal((bool(match["sign"]) and digits > 0, tuple(map(int, str(digits))), exponent + int(shift)))
    return None if abs(value) > _LARGEST_DOUBLE else value


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
    quotient = _ROUND.divide(value, step).to_integral_value(rounding=ROUND_DOWN)
    return _ROUND.subtract(value, _ROUND.multiply(quotient, step)) == 0


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
