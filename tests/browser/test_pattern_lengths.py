"""How long the texts are that match a pattern."""

import pytest

from webmcp_forms.browser.pattern_lengths import Lengths, match_lengths
from webmcp_forms.browser.pattern_matching import matches


@pytest.mark.parametrize(
    ("pattern", "least", "most"),
    [
        ("", 0, 0),
        ("abc", 3, 3),
        ("a|bcd", 1, 3),
        ("[0-9]{4}(-[0-9]{4})?", 4, 9),
        ("a{2,}", 2, None),
        ("(a?b*){3}", 0, None),
        (r"[\w\-]{3}", 3, 3),
        (r"\(\d{3}\)", 5, 5),
        ("^a$", 1, 1),
        ("(?=.{8})a", 1, 1),
        (r"(a)\1", 1, None),
        ("a{999999999}", 999_999_999, 999_999_999),
        ("(a{0}|b){5}", 0, 5),
        ("(?:^|a*){0}", 0, 0),
    ],
)
def test_bounds(pattern: str, least: int, most: int | None) -> None:
    assert match_lengths(pattern) == Lengths(least, most)


@pytest.mark.parametrize("pattern", [".", "[^a]", r"\S", r"[\W]", r"\u{1F600}", "😀", r"[a\u{1F600}]", "[[a]]"])
def test_what_may_be_a_pair_of_surrogates_counts_one_or_two(pattern: str) -> None:
    assert match_lengths(pattern) == Lengths(1, 2)


def test_a_set_of_strings_may_be_of_any_length() -> None:
    assert match_lengths(r"[\p{RGI_Emoji}]") == Lengths(0, None)
    assert match_lengths(r"[\q{abc}]") == Lengths(0, None)


def test_what_does_not_compile_or_is_too_large_has_no_bounds() -> None:
    assert match_lengths("[") is None
    assert match_lengths("(" * 200 + ")" * 200) is None
    assert match_lengths("a" * 100_000) is None


@pytest.mark.parametrize("pattern", ["a|bcd", "[0-9]{4}(-[0-9]{4})?", "(a?b*){3}", "a{2,3}|b?", r"\w+@\w+"])
@pytest.mark.parametrize("value", ["", "a", "b", "bcd", "1234", "1234-5678", "abab", "aaa", "ab@c"])
def test_no_match_is_shorter_or_longer(pattern: str, value: str) -> None:
    bounds = match_lengths(pattern)
    assert bounds is not None
    fits = bounds.least <= len(value) and (bounds.most is None or len(value) <= bounds.most)
    assert fits or not matches(pattern, value)
