"""What may reach a terminal, in which colours, and how wide it is."""

from io import StringIO

import pytest

from webmcp_forms.report.terminal import Style, escape, escape_lines, paint, quote, uses_colour, width, wrap


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """It is."""
        return True


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[31m", r"\x1b[31m"),
        ("\0\x07\x7f", r"\x00\x07\x7f"),
        ("\x9b31m\x85", r"\x9b31m\x85"),
        ("a\nb\r\tc", r"a\nb\r\tc"),
        ("\u202egnp.exe", r"\u202egnp.exe"),
        ("\u2066\u2069\u200e\u061c", r"\u2066\u2069\u200e\u061c"),
        ("a\u200bb\u200d\ufeff\u2060\xad", r"a\u200bb\u200d\ufeff\u2060\xad"),
        ("\u2028\u2029", r"\u2028\u2029"),
        ("\U000e0041", r"\U000e0041"),
        ("\udcff", r"\udcff"),
    ],
)
def test_what_a_terminal_would_obey_or_hide_is_shown(text: str, shown: str) -> None:
    assert escape(text) == shown


@pytest.mark.parametrize("text", ["", "plain", "Ärger", "日本語", "😀", "عربي", "a\\b", '"', "a b"])
def test_what_people_write_stays(text: str) -> None:
    assert escape(text) == text


def test_lines_stay_lines() -> None:
    assert escape_lines("a\x1b\nb\r\n") == "a\\x1b\nb\\r\n"


def test_a_quotation_is_short_and_on_one_line() -> None:
    assert quote("  a \n\t b ") == '"a b"'
    assert quote("x" * 60) == f'"{"x" * 60}"'
    assert quote("x" * 61) == f'"{"x" * 57}..."'
    assert quote("abcdef", 5) == '"ab..."'
    assert quote("x" * 10_000_000, 10) == '"xxxxxxx..."'


def test_colour_is_for_terminals() -> None:
    assert uses_colour(Terminal(), {})
    assert not uses_colour(StringIO(), {})
    assert not uses_colour(Terminal(), {"TERM": "dumb"})


def test_the_environment_decides_about_colour() -> None:
    assert not uses_colour(Terminal(), {"NO_COLOR": "1"})
    assert uses_colour(Terminal(), {"NO_COLOR": ""})
    assert uses_colour(StringIO(), {"FORCE_COLOR": "1"})
    assert not uses_colour(Terminal(), {"FORCE_COLOR": "0"})
    assert not uses_colour(StringIO(), {"FORCE_COLOR": ""})
    assert not uses_colour(Terminal(), {"FORCE_COLOR": "1", "NO_COLOR": "1"})


def test_paint() -> None:
    assert paint("a", Style.GOOD, colour=True) == "\x1b[32ma\x1b[0m"
    assert paint("a", Style.GOOD, colour=False) == "a"
    assert paint("", Style.GOOD, colour=True) == ""


@pytest.mark.parametrize(("text", "columns"), [("abc", 3), ("日本", 4), ("e\u0301", 1), ("😀", 2), ("", 0)])
def test_width(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("one two three", ["one two", "three"]),
        ("abcdefghijkl", ["abcdefgh", "ijkl"]),
        ("a abcdefghijkl b", ["a", "abcdefgh", "ijkl b"]),
        ("日本語日本語", ["日本語日", "本語"]),
        ("abcdefgh", ["abcdefgh"]),
    ],
)
def test_wrap_to_eight_columns(text: str, lines: list[str]) -> None:
    assert list(wrap(text, 8)) == lines


def test_a_character_that_is_wider_than_the_line_stands_alone() -> None:
    assert list(wrap("日本", 1)) == ["日", "本"]
