"""Sums of decimals as the browser does them: exact for what people write, cut off after 18 digits."""

from decimal import Decimal
from fractions import Fraction
from itertools import product

import pytest

from webmcp_forms.browser.decimals import add, divide, multiply, rounded, subtract
from webmcp_forms.browser.numbers import number_text, parse_number

ORDINARY = tuple(map(Decimal, ("0", "1", "-1", "0.1", "-0.25", "3.14", "100", "1e3", "-12.5", "99.99", "0.001")))


@pytest.mark.parametrize(("left", "right"), tuple(product(ORDINARY, repeat=2)))
def test_ordinary_sums_are_exact(left: Decimal, right: Decimal) -> None:
    assert add(left, right) == left + right
    assert subtract(left, right) == left - right
    assert multiply(left, right) == left * right
    if right and Fraction(left) % Fraction(right) == 0:
        assert Fraction(divide(left, right)) == Fraction(left) / Fraction(right)


def test_what_does_not_fit_into_18_digits_is_cut_off() -> None:
    assert add(Decimal("1e17"), Decimal("0.9")) == Decimal("1e17")
    assert add(Decimal("1e16"), Decimal("0.99")) == Decimal("10000000000000000.9")
    assert subtract(Decimal("1e18"), Decimal(1)) == Decimal("1e18")
    assert multiply(Decimal(999999999999999999), Decimal(999999999999999999)) == Decimal("999999999999999998e18")
    assert add(Decimal("1e300"), Decimal("1e-300")) == Decimal("1e300")


def test_a_quotient_has_18_digits_and_the_last_one_is_rounded() -> None:
    assert divide(Decimal(1), Decimal(3)) == Decimal("0.333333333333333333")
    assert divide(Decimal(2), Decimal(3)) == Decimal("0.666666666666666667")
    assert divide(Decimal(0), Decimal(3)) == 0
    assert divide(Decimal(-1), Decimal(4)) == Decimal("-0.25")


def test_halves_round_away_from_zero() -> None:
    assert [int(rounded(Decimal(text))) for text in ("0.5", "1.5", "-0.5", "0.49", "7")] == [1, 2, -1, 0, 7]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("5", "5"),
        ("-5.50", "-5.5"),
        ("0.00001", "0.00001"),
        ("0.000001", "0.000001"),
        ("0.0000001", "1e-7"),
        ("1000", "1000"),
        ("1e3", "1e+3"),
        ("12e2", "1.2e+3"),
        ("1234567.5", "1234567.5"),
        ("0.1234567890123456", "0.123456789012346"),
        ("-1234567890123456789", "-1.23456789012345678e+18"),
        ("-0", "0"),
        ("5.0", "5"),
    ],
)
def test_how_the_browser_shows_a_number(written: str, shown: str) -> None:
    number = parse_number(written)
    assert number is not None
    assert number_text(number) == shown
