"""Patterns of old in the spelling of today. That both match the same was asked of Chromium, for 15,000 of them."""

import time

import pytest

from webmcp_forms.browser.pattern_escapes import escaped
from webmcp_forms.browser.patterns import compiles


@pytest.mark.parametrize(
    ("pattern", "spelling"),
    [
        (r"[\w-]+", r"[\w\-]+"),
        (r"[\w-.]+", r"[\w\-.]+"),
        ("[a-z0-9_.+-]+@[a-z]+", r"[a-z0-9_.+\-]+@[a-z]+"),
        ("[-a]", r"[\-a]"),
        ("[^-]", r"[^\-]"),
        ("[a-z-9]", r"[a-z\-9]"),
        (r"[\d-z]", r"[\d\-z]"),
        ("[(){}/|]", r"[\(\)\{\}\/\|]"),
        ("[!-/]", r"[!-\/]"),
        ("[+--]", r"[+-\-]"),
        ("[[a]", r"[\[a]"),
        ("[!!]", r"[!\!]"),
        ("[^^^]", r"[^^\^]"),
        (r"[\_\'\ ]", "[_' ]"),
        (r"[\.\-\/(]", r"[\.\-\/\(]"),
        (r"\d{3}\-\d{4}", r"\d{3}-\d{4}"),
        (r"\@\_\ \'\:\é", "@_ ':é"),
        ("a{", r"a\{"),
        ("a}", r"a\}"),
        ("a]", r"a\]"),
        ("{a}", r"\{a\}"),
        (r"^\+?[0-9\s()-]{7,}$", r"^\+?[0-9\s\(\)\-]{7,}$"),
        (r"[[a]--[b]]\-", "[[a]--[b]]-"),
    ],
)
def test_backslashes_are_all_it_takes(pattern: str, spelling: str) -> None:
    assert escaped(pattern) == spelling
    assert compiles(spelling)


@pytest.mark.parametrize(
    "pattern",
    [
        "[a-z]+",
        "",
        "(",
        "[",
        "[a",
        "*",
        "a**",
        "\\",
        "[z-a]",
        r"\e",
        r"[\e-]",
        r"\1",
        r"\k<n>",
        r"\p{Foo}",
        r"[\p{Foo}-]",
        "a{,2}",
        "a{ 2 }",
        "a{2,1}",
        "[[a](]]",
        r"\u{110000}",
        "(?#c)",
    ],
)
def test_what_compiles_or_means_something_else_is_left_alone(pattern: str) -> None:
    assert escaped(pattern) is None


@pytest.mark.parametrize("pattern", ["[-" * 5_000, "[a-" + "z-" * 4_000 + "]", "{" * 9_999, r"\-" * 1_000_000])
def test_long_patterns_are_answered_quickly(pattern: str) -> None:
    start = time.process_time()
    escaped(pattern)
    assert time.process_time() - start < 3
