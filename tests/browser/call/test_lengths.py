"""Length limits; how their attributes are read was asked of Chromium."""

import pytest

from tests.browser.call.forms import control_of
from webmcp_forms.browser.call.lengths import length_limits, parse_length
from webmcp_forms.browser.pattern_lengths import Lengths


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("5", 5),
        (" \n5", 5),
        ("+5", 5),
        ("5px", 5),
        ("5.9", 5),
        ("0x5", 0),
        ("-0", 0),
        ("2147483647", 2147483647),
        ("2147483648", None),
        ("-5", None),
        ("-01", None),
        ("- 5", None),
        ("", None),
        ("\u00a05", None),
        ("\u0665", None),
    ],
)
def test_a_length_is_the_number_that_the_text_starts_with(text: str, length: int | None) -> None:
    assert parse_length(text) == length


def test_lengths_apply_to_text_alone() -> None:
    assert length_limits(control_of("<input minlength=2 maxlength=5>")) == Lengths(2, 5)
    assert length_limits(control_of("<textarea maxlength=5></textarea>")) == Lengths(0, 5)
    assert length_limits(control_of("<input type=number minlength=2 maxlength=5>")) == Lengths(0, None)
    assert length_limits(control_of("<input minlength=x>")) == Lengths(0, None)
