"""Minimum, maximum and step. What Chromium says of random ones is in tests/conformance/test_constraints.py."""

from __future__ import annotations

from decimal import Decimal
from itertools import product

import pytest

from tests.browser.call.forms import control_of
from webmcp_forms.browser.call.constraints import reason_against_number
from webmcp_forms.browser.call.limits import (
    Limits,
    clamp,
    limits_of,
    lowest_value,
    misses_step,
    nearest,
    parse_value,
    step_of,
    value_text,
)


def limits(markup: str) -> Limits:
    return limits_of(control_of(f"<input {markup}>"))


def test_a_number_has_a_step_of_one_from_zero() -> None:
    assert limits("type=number").step == 1
    assert limits("type=number").base == 0


def test_steps_count_from_the_minimum_else_from_the_value() -> None:
    assert limits("type=number min=3 value=4").base == 3
    assert limits("type=number value=4").base == 4
    assert limits("type=number value=x min=y").base == 0


def test_a_range_goes_from_0_to_100_and_its_maximum_is_never_below_its_minimum() -> None:
    assert limits("type=range").minimum == 0
    assert limits("type=range").maximum == 100
    assert limits("type=range min=200").maximum == 200
    assert limits("type=range max=-5").maximum == 0


@pytest.mark.parametrize(
    ("kind", "text", "step"),
    [
        ("number", "0.5", "0.5"),
        ("number", "ANY", None),
        ("number", "0", "1"),
        ("number", "-2", "1"),
        ("number", "", "1"),
        ("date", None, "86400000"),
        ("date", "7", "604800000"),
        ("date", "1.5", "172800000"),
        ("date", "0.1", "86400000"),
        ("week", "2", "1209600000"),
        ("month", "3", "3"),
        ("time", None, "60000"),
        ("time", "0.0001", "1"),
        ("datetime-local", "any", None),
    ],
)
def test_what_a_step_attribute_means(kind: str, text: str | None, step: str | None) -> None:
    assert step_of(kind, text) == (None if step is None else Decimal(step))


@pytest.mark.parametrize(
    ("markup", "value", "found"),
    [
        ("type=number step=4 min=1", "7", ("5", "9")),
        ("type=number step=4 min=1 max=8", "7", ("5",)),
        ("type=number step=0.1", "0.25", ("0.2", "0.3")),
        ("type=number step=7", "-5", ("-7", "0")),
        ("type=date step=7", "2024-06-15", ("2024-06-13", "2024-06-20")),
        ("type=week step=7", "2024-W06", ("2024-W04", "2024-W11")),
        ("type=time step=7", "10:00", ("09:59:54", "10:00:01")),
        ("type=time step=1000000", "10:00", ("00:00",)),
    ],
)
def test_the_nearest_values_on_a_step(markup: str, value: str, found: tuple[str, ...]) -> None:
    control = control_of(f"<input {markup}>")
    number = parse_value(control.kind, value)
    assert number is not None
    assert misses_step(limits_of(control), number)
    assert tuple(value_text(control.kind, near) for near in nearest(limits_of(control), number)) == found


def test_numbers_may_miss_a_step_by_a_little_and_dates_may_not() -> None:
    assert not misses_step(limits("type=number"), Decimal("1.00000001"))
    assert misses_step(limits("type=number"), Decimal("1.0000001"))
    assert misses_step(limits("type=time step=3600"), Decimal(1))


def test_far_away_every_number_is_on_a_step() -> None:
    assert not misses_step(limits("type=number step=7"), Decimal("1e20"))


@pytest.mark.parametrize(
    ("markup", "value", "clamped"),
    [
        ("type=range", "50.4", "50"),
        ("type=range min=1 max=10 step=4", "8", "9"),
        ("type=range min=1 max=10 step=4", "50", "9"),
        ("type=range step=any", "1e-7", "1e-7"),
        ("type=range value=500 step=1000", "7", "7"),
    ],
)
def test_a_range_moves_a_value(markup: str, value: str, clamped: str) -> None:
    assert value_text("range", clamp(limits(markup), Decimal(value))) == clamped


@pytest.mark.parametrize(
    ("markup", "lowest"),
    [
        ("type=number min=1 max=5 step=10", "1"),
        ("type=number min=5 max=1", None),
        ("type=range value=500 step=1000", None),
        ("type=range min=10 max=5", "10"),
        ("type=date min=2024-05-02 max=2024-05-01", None),
        ("type=date max=0001-01-01 step=1000000 value=1970-01-01", None),
        ("type=time min=22:00 max=06:00", "22:00"),
        ("type=time value=10:00 step=86400 max=09:00", None),
        ("type=time value=10:00 step=7200 max=09:00", "00:00"),
    ],
)
def test_the_lowest_value_that_passes(markup: str, lowest: str | None) -> None:
    control = control_of(f"<input {markup}>")
    value = lowest_value(limits_of(control))
    assert (None if value is None else value_text(control.kind, value)) == lowest


@pytest.mark.parametrize("step", [None, 1, 2, 3, 7, 50])
def test_there_is_a_lowest_value_where_some_value_passes(step: int | None) -> None:
    for low, high, base in product(range(-5, 6, 2), range(-4, 7, 3), (-9, 0, 4)):
        tried = Limits(Decimal(low), Decimal(high), None if step is None else Decimal(step), Decimal(base))
        passing = [number for number in range(-9, 10) if reason_against_number(tried, Decimal(number)) is None]
        assert lowest_value(tried) == (passing[0] if passing else None)


def test_plain_steps_are_those_of_the_browsers_arithmetic(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = ("0", "1", "-3", "0.5", "0.1", "7.25", "1e-9", "1e15", "3e17", "-999999999999999999", "999999999999999999")
    numbers = [Decimal(text) for text in texts]
    steps = [number for number in numbers if number > 0]
    cases = [
        (Limits(minimum=base, maximum=base, step=step, base=base), number)
        for base, step, number in product(numbers, steps, numbers)
    ]
    answers = [misses_step(*case) for case in cases]
    monkeypatch.setattr("webmcp_forms.browser.call.limits._is_plainly_on_step", lambda *_: False)
    assert answers == [misses_step(*case) for case in cases]
    assert set(answers) == {True, False}
