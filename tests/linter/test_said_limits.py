"""Numbers that a description names."""

from decimal import Decimal

import pytest

from webmcp_forms.linter.said_limits import Told, numbers_in


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("", set()),
        ("Six to 20 characters", {"6", "20"}),
        ("steps of 0.5, from 1,5", {"0.5", "0", "5", "1.5", "15", "1"}),
        ("at most 1,000", {"1", "1000", "0"}),
        ("between 2026-05-01 and 31.12.2027", {"2026", "5", "1", "31.12", "3112", "31", "12", "2027"}),
        ("ABC123 or v2", set()),
        ("max. 10%", {"10"}),
        ("05:30", {"5", "30"}),
        ("everyone", set()),
    ],
)
def test_numbers_are_those_in_figures_and_short_words(text: str, numbers: set[str]) -> None:
    assert numbers_in(text) == numbers


def test_either_description_may_say_it() -> None:
    told = Told("At most 5", "Books a Table, two hours long")
    assert told.names(Decimal(5))
    assert told.names(Decimal(-2))
    assert not told.names(Decimal(25))
    assert told.holds("table")
    assert not told.holds("chair")
