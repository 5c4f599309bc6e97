"""Texts that may turn out the same."""

from __future__ import annotations

import pytest

from webmcp_forms.document.nodes import Hole, MixedText, Text, may_be_equal

HOLE = Hole("{{ x }}")


@pytest.mark.parametrize(
    ("one", "other", "may_be"),
    [
        ("a", "a", True),
        ("a", "b", False),
        (MixedText((HOLE,)), "a", True),
        (MixedText(("a", HOLE)), "ab", True),
        (MixedText(("a", HOLE)), "b", False),
        (MixedText((HOLE, "a")), "ba", True),
        (MixedText((HOLE, "a")), "ab", False),
        (MixedText(("a", HOLE)), MixedText(("ab", HOLE)), True),
        (MixedText(("a", HOLE)), MixedText(("b", HOLE)), False),
        (MixedText(("a", HOLE)), MixedText((HOLE, "b")), True),
    ],
)
def test_may_be_equal(one: Text, other: Text, *, may_be: bool) -> None:
    assert may_be_equal(one, other) is may_be
    assert may_be_equal(other, one) is may_be
