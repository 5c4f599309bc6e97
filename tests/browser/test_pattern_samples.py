"""Texts that match a pattern."""

import pytest

from webmcp_forms.browser.pattern_matching import matches
from webmcp_forms.browser.pattern_samples import sample


@pytest.mark.parametrize(
    "pattern",
    [
        "[0-9]{3}",
        r"[A-Z]{2}\d{6}",
        r"(?:\+49|0)[1-9]\d{3,}",
        r"\d{5}(-\d{4})?",
        "[^@]+@[^@]+",
        "(a|b)+c?",
        r"(?=.*\d)(?=.*[A-Z]).{8,}",
        r"[\p{L}]{2,}",
        r"\w+\s\w+",
        ".*",
        r"https?:\/\/.+",
        "x{2000}",
    ],
)
def test_a_sample_matches_and_is_not_empty(pattern: str) -> None:
    text = sample(pattern)
    assert text
    assert matches(pattern, text)


@pytest.mark.parametrize("pattern", ["[", "a(?!a)a", "[a&&b]", "x{100000}", "(?!)", "^$"])
def test_no_sample_is_better_than_a_wrong_one(pattern: str) -> None:
    assert sample(pattern) is None
