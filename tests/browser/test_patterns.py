"""Which patterns the browser uses: those that compile with the `v` flag. The verdicts are Chromium's."""

from __future__ import annotations

import time

import pytest

from webmcp_forms.browser.patterns import compiles


@pytest.mark.parametrize(
    "pattern",
    [
        "",
        "[a-z]+",
        r"\d{3}-\d{4}",
        "a|b",
        "^x$",
        r"[\w\-]+",
        r"[\(\)]",
        r"[^\s@]+@[^\s@]+",
        "(?<year>[0-9]{4})",
        "(?<n>a)|(?<n>b)",
        r"(a)\1",
        "(?<=a)b",
        "(?i:a)",
        "a{1}",
        "a{2,3}",
        r"\]",
        r"\/",
        "/",
        "🙂+",
        r"\u{1F600}",
        r"\p{L}",
        r"\p{Script=Greek}",
    ],
)
def test_ordinary_patterns_compile(pattern: str) -> None:
    assert compiles(pattern)


@pytest.mark.parametrize(
    "pattern",
    ["[", "(", ")", "a)(b", "*", "a**", "a++", "{", "}", "]", "a{,2}", "a{2,1}", r"\1", r"\k<n>", "\\", r"\u{110000}"],
)
def test_broken_patterns_do_not(pattern: str) -> None:
    assert not compiles(pattern)


@pytest.mark.parametrize(
    "pattern", [r"\-", r"\e", r"\_", r"\@", r"\cé", r"\p{Foo}", r"\u{", r"\x4", r"[\w-]", r"[a-z0-9_.+-]", "[(]", "[/]"]
)
def test_what_browsers_took_before_the_v_flag_does_not_compile_any_more(pattern: str) -> None:
    assert not compiles(pattern)


@pytest.mark.parametrize("pattern", ["[&]", "[a&b]", "[<]", "[>]", "[<>]", "[!]", "[#a]", "[^&]", "[a-z&]", "[=]"])
def test_a_lone_punctuator_in_a_class_is_itself(pattern: str) -> None:
    assert compiles(pattern)


@pytest.mark.parametrize("pattern", ["[&&]", "[a&&]", "[!!]", "[a##]", "[<<]", "[>>a]", "[a**b]", "[::]", "[~~]"])
def test_a_doubled_punctuator_in_a_class_does_not_compile(pattern: str) -> None:
    assert not compiles(pattern)


@pytest.mark.parametrize(
    "pattern", ["[a--b]", "[a&&b]", r"[\w--[a-c]]", r"[[a-z]&&[aeiou]]", r"[\q{abc|d}]", r"[\p{L}--\q{é}]", "[[a][b]]"]
)
def test_set_operations_compile(pattern: str) -> None:
    assert compiles(pattern)


@pytest.mark.parametrize("pattern", ["[a--b&&c]", "[a-z--b]", "[ab--c]", "[a--bc]", "[z-a]", r"[\d-z]"])
def test_set_operations_take_single_operands_of_one_kind(pattern: str) -> None:
    assert not compiles(pattern)


@pytest.mark.parametrize(
    "pattern", [r"\p{RGI_Emoji}", r"[\p{RGI_Emoji}]", r"[a\p{Basic_Emoji}]", r"[\p{RGI_Emoji}--a]"]
)
def test_properties_of_strings_compile(pattern: str) -> None:
    assert compiles(pattern)


@pytest.mark.parametrize(
    "pattern", [r"\P{RGI_Emoji}", r"[^\p{RGI_Emoji}]", r"[\P{RGI_Emoji}]", r"[^[\p{RGI_Emoji}]]", r"[^\q{ab}]"]
)
def test_properties_of_strings_cannot_be_negated(pattern: str) -> None:
    assert not compiles(pattern)


@pytest.mark.parametrize(
    "pattern",
    [
        "|".join("a" * 100_000),
        "|" * 100_000,
        "(" * 10_000 + ")" * 10_000,
        "(?:" * 10_000 + "a" + ")" * 10_000,
        "(" * 100_000,
        "[" * 100_000,
        "[" * 10_000 + "a" + "]" * 10_000,
        r"\p{RGI_Emoji}" * 500,
        r"[\p{RGI_Emoji}]" * 500,
        "(?<n>a)" * 5_000,
        "".join(f"(?<n{number}>a)" for number in range(2_000)),
        r"\k<n>" * 10_000,
        "a{1,9999999}" * 1_000,
        "[a--b]" * 10_000,
        "[" + "a" * 1_000_000 + "]",
        "\\",
        "&" * 100_000,
        "[" + "&<" * 50_000 + "]",
    ],
    ids=lambda pattern: f"{pattern[:12]}…{len(pattern)}",
)
def test_hostile_patterns_are_answered_quickly(pattern: str) -> None:
    start = time.process_time()
    assert compiles(pattern) in (True, False)
    assert time.process_time() - start < 2
