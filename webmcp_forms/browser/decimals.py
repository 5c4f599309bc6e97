"""Sums of decimals as Chromium does them: 18 digits, the rest cut off, and only a quotient's last digit rounded.

They agree with exact sums for all numbers that people write; the others are here so that the browser's own rounding
decides which step a value is on.
"""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal

_PRECISION = 18
_LARGEST = 10**_PRECISION - 1


def add(left: Decimal, right: Decimal) -> Decimal:
    """The sum. The smaller number loses its digits behind the last one that the larger has room for."""
    high, low = sorted(map(_parts, (left, right)), key=lambda part: part[1], reverse=True)
    shift = high[1] - low[1]
    overflow = max(_digits(high[0]) + shift - _PRECISION, 0) if high[0] else 0
    if not high[0] or overflow > 2 * _PRECISION:
        return _decimal(low[0] if not high[0] else high[0], low[1] if not high[0] else high[1])
    total = high[0] * 10 ** (shift - overflow) + _cut(low[0], overflow)
    return _decimal(total, low[1] + overflow)


def subtract(left: Decimal, right: Decimal) -> Decimal:
    """The difference."""
    return add(left, -right)


def multiply(left: Decimal, right: Decimal) -> Decimal:
    """The product."""
    (first, first_exponent), (second, second_exponent) = _parts(left), _parts(right)
    return _decimal(first * second, first_exponent + second_exponent)


def divide(left: Decimal, right: Decimal) -> Decimal:
    """The quotient by a number that is not zero."""
    (dividend, exponent), (divisor, divisor_exponent) = _parts(left), _parts(right)
    exponent -= divisor_exponent
    remainder, result = abs(dividend), 0
    while remainder:
        while remainder < abs(divisor) and result < _LARGEST // 10:
            remainder, result, exponent = remainder * 10, result * 10, exponent - 1
        quotient, rest = divmod(remainder, abs(divisor))
        if not quotient or result > _LARGEST - quotient:
            break
        result, remainder = result + quotient, rest
    result += remainder > abs(divisor) // 2
    return _decimal(result if (dividend < 0) is (divisor < 0) else -result, exponent)


def rounded(value: Decimal) -> Decimal:
    """The nearest whole number, halves away from zero."""
    return value.to_integral_value(rounding=ROUND_HALF_UP)


def _parts(value: Decimal) -> tuple[int, int]:
    """The digits as a number with its sign, and the power of ten to multiply it with."""
    sign, digits, exponent = value.as_tuple()
    coefficient = int("".join(map(str, digits)))
    return -coefficient if sign else coefficient, int(exponent)


def _decimal(coefficient: int, exponent: int) -> Decimal:
    excess = max(_digits(coefficient) - _PRECISION, 0)
    digits = tuple(map(int, str(abs(_cut(coefficient, excess)))))
    return Decimal((coefficient < 0, digits, exponent + excess))


def _cut(coefficient: int, digits: int) -> int:
    """The coefficient without its last digits."""
    cut: int = abs(coefficient) // 10**digits
    return -cut if coefficient < 0 else cut


def _digits(coefficient: int) -> int:
    return len(str(abs(coefficient)))
