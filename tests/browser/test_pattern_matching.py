"""What matches a pattern; the verdicts are Chromium's."""

from __future__ import annotations

import time

import pytest

from webmcp_forms.browser.pattern_matching import matches


@pytest.mark.parametrize(
    ("pattern", "value"),
    [
        ("", ""),
        ("a|bc", "bc"),
        ("a*b+c?", "bb"),
        ("(ab){2,3}", "ababab"),
        ("a{0}b", "b"),
        ("^ab$", "ab"),
        (".", "😀"),
        ("[^a]", "😀"),
        (r"\u{1F600}", "😀"),
        (r"\p{L}+", "añ"),
        ("[&]", "&"),
        ("[<>]", ">"),
        (r"[\b]", "\b"),
        (r"[\w--[a-c]]", "d"),
        (r"\bab\b", "ab"),
        (r"a\Bb", "ab"),
        ("(?=.*[0-9]).{2,}", "a1"),
        ("(?!a).", "b"),
        ("a(?<=a)b", "ab"),
        (".(?<!a)", "b"),
        ("(?i:a)b", "Ab"),
        ("(?i:a(?-i:b))", "Ab"),
        ("(?s:.)", "\n"),
        ("(?<year>[0-9]{4})", "2024"),
        (r"(a)\1", "aa"),
        (r"(?<n>a)\k<n>", "aa"),
        ("[", "anything"),
    ],
)
def test_values_that_match(pattern: str, value: str) -> None:
    assert matches(pattern, value) is True


@pytest.mark.parametrize(
    ("pattern", "value"),
    [
        ("", "a"),
        ("a|bc", "abc"),
        ("(ab){2,3}", "ab"),
        ("a{2}", "aaa"),
        (".", "\n"),
        (".", "ab"),
        ("[^a]", "a"),
        ("[]", "a"),
        (r"[\w--[a-c]]", "b"),
        ("(?=.*[0-9]).{2,}", "ab"),
        ("(?=a)", "a"),
        ("(?i:a)b", "AB"),
        (r"(a|b)\1", "ab"),
        ("^a|b$", "ab"),
    ],
)
def test_values_that_do_not(pattern: str, value: str) -> None:
    assert matches(pattern, value) is False


@pytest.mark.parametrize(
    ("pattern", "value"),
    [
        (r"(a)\1" + "b" * 20, "aa" + "b" * 20),
        (r"[\q{ab|c}]", "ab"),
        (r"(?i:[\w--k])", "k"),
        (".", "\ud800"),
        ("(?:" * 200 + "a" + ")" * 200, "a"),
    ],
    ids=["back reference", "strings", "set without case", "surrogate", "depth"],
)
def test_what_cannot_be_told(pattern: str, value: str) -> None:
    assert matches(pattern, value) is None


@pytest.mark.parametrize(
    ("pattern", "value", "verdict"),
    [
        ("(a+)+", "a" * 100_000 + "b", False),
        ("(.*)*x", ".a" * 50_000, False),
        (".*.*.*.*=", "a" * 20_000, False),
        ("(a|b|ab)*c", "ab" * 50_000, False),
        ("a{9999999}b", "a" * 1_000, False),
        ("(?:){99999999}a", "a", True),
        ("(?:.{1,5000}){1,5000}", "a" * 5_000, True),
        ("(" * 90 + "a+" + ")*" * 90, "a" * 1_000, None),
        ("a{1,9999999}" * 500, "a" * 2_000, None),
        ("(?<=a.*)b" * 50, "a" * 3_000, False),
    ],
    ids=lambda value: f"{value[:16]}…{len(value)}" if isinstance(value, str) else str(value),
)
def test_hostile_pairs_are_answered_quickly(pattern: str, value: str, *, verdict: bool | None) -> None:
    start = time.process_time()
    assert matches(pattern, value) is verdict
    assert time.process_time() - start < 5
