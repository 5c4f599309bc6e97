"""JSON as the commands print it: valid, readable, and safe to look at."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from webmcp_forms.report.json_layout import escape_json, lay_out

# How long an example takes says more about the machine than about the code.
IN_ANY_TIME = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@IN_ANY_TIME
@given(VALUES)
def test_it_is_the_same_value(value: object) -> None:
    assert json.loads(lay_out(value)) == value
    assert json.loads(escape_json(lay_out(value))) == value
    assert json.loads(escape_json(lay_out(value), ascii_only=True)) == value


@IN_ANY_TIME
@given(VALUES)
def test_keys_keep_their_order_and_ascii_is_ascii(value: object) -> None:
    text = escape_json(lay_out(value), ascii_only=True)
    assert json.dumps(json.loads(text)) == json.dumps(value)
    assert text.isascii()


def test_short_values_are_one_line() -> None:
    assert lay_out({"a": [1, True, None], "b": {}}) == '{"a": [1, true, null], "b": {}}'
    assert (lay_out([]), lay_out({}), lay_out(()), lay_out("")) == ("[]", "{}", "[]", '""')


def test_long_values_are_one_item_a_line() -> None:
    words = ["word" * 10] * 3
    line = '"' + "word" * 10 + '"'
    assert lay_out({"list": words}) == f'{{\n  "list": [\n    {line},\n    {line},\n    {line}\n  ]\n}}'


def test_a_margin_is_for_all_lines_but_the_first() -> None:
    text = lay_out(["x" * 60, "y" * 60], "    ")
    assert text.startswith("[\n      ")
    assert text.endswith("\n    ]")


def test_numbers_are_as_json_has_them() -> None:
    assert lay_out([1, 1.5, 1e300, -0.0]) == "[1, 1.5, 1e+300, -0.0]"
    with pytest.raises(ValueError, match="JSON"):
        lay_out(float("nan"))


@pytest.mark.parametrize(
    ("character", "escaped"),
    [
        ("\x1b", r"\u001b"),
        ("\x7f", r"\u007f"),
        ("\x9b", r"\u009b"),
        ("\u202e", r"\u202e"),
        ("\u2028", r"\u2028"),
        ("\u200b", r"\u200b"),
        ("\ud800", r"\ud800"),
        ("\U000e0041", r"\udb40\udc41"),
        ("é", "é"),
        ("😀", "😀"),
    ],
)
def test_only_what_is_dangerous_is_escaped(character: str, escaped: str) -> None:
    assert escape_json(lay_out(character)) == f'"{escaped}"'


def test_all_but_ascii_is_escaped_on_demand() -> None:
    assert escape_json(lay_out("é😀"), ascii_only=True) == r'"\u00e9\ud83d\ude00"'
