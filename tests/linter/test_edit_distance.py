"""How many slips apart words are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webmcp_forms.linter.edit_distance import edit_distance


@pytest.mark.parametrize(
    ("word", "distance"),
    [
        ("toolname", 0),
        ("tolname", 1),
        ("tooolname", 1),
        ("toolnane", 1),
        ("toolnmae", 1),
        ("otolnmae", 2),
        ("tolnam", 2),
        ("toolbar", 3),
        ("toolname-of-the-form", 3),
        ("", 3),
    ],
)
def test_letters_are_added_dropped_replaced_and_swapped(word: str, distance: int) -> None:
    assert edit_distance(word, "toolname", 2) == distance
    assert edit_distance("toolname", word, 2) == distance


@given(st.text("ab", max_size=6), st.text("ab", max_size=6), st.text("ab", max_size=2))
def test_what_is_added_to_both_changes_nothing(word: str, other: str, rest: str) -> None:
    assert edit_distance(word + rest, other + rest, 9) <= edit_distance(word, other, 9)
