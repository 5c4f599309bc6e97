"""Hidden characters: those that a language or an emoji needs stay, and everything else is found."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webmcp_forms.linter.invisible_characters import character_name, hidden_message, hidden_runs, is_removable

HIDDEN = st.text(st.sampled_from("ab \u200b\u200d\u200e\u202e\u2066\u2069\ufe0f\U000e0068\ue000\u05d0\u0915\U0001f600"))


def found(text: str) -> list[tuple[int, str]]:
    return [(run.start, run.characters) for run in hidden_runs(text)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Find flights\nby date",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\u2764\ufe0f\u200d\U0001f525 1\ufe0f\u20e3 \u260e\ufe0e",
        "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "\u0e20\u0e32\u200b\u0e29\u0e32",
        "\u05e9\u05dc\u05d5\u05dd\u200e (abc) \u2067x\u2069",
        "Rechts\u00adschutz",
        "\u845b\U000e0100",
    ],
)
def test_what_is_needed_stays(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("Find\u200b it", [(4, "\u200b")]),
        ("a\u200b\u200dc\ufeff", [(1, "\u200b\u200d"), (4, "\ufeff")]),
        ("\u05e9\u202e", [(1, "\u202e")]),
        ("\u05e9\u2067 never closed", [(1, "\u2067")]),
        ("\U0001f600\ufe0f\U000e0141", [(2, "\U000e0141")]),
        ("x\ufe0f", [(1, "\ufe0f")]),
        ("\U0001f3f4\U000e0067 no flag", [(1, "\U000e0067")]),
        ("\uf002 Find", [(0, "\uf002")]),
        ("a\u00ad b", [(1, "\u00ad")]),
    ],
)
def test_what_has_no_business_there_is_found(text: str, runs: list[tuple[int, str]]) -> None:
    assert found(text) == runs


@given(HIDDEN)
def test_runs_are_in_order_apart_and_what_they_say(text: str) -> None:
    end = -1
    for run in hidden_runs(text):
        assert run.start > end
        assert text[run.start : run.end] == run.characters
        end = run.end


def test_a_character_is_named_and_never_shown() -> None:
    assert character_name("\u200b") == "U+200B ZERO WIDTH SPACE"
    assert character_name("\ue001") == "U+E001 PRIVATE USE"
    assert character_name("\x1b") == "U+001B CONTROL CHARACTER"


def test_tag_characters_spell_a_message() -> None:
    assert hidden_message("\U000e0068\U000e0069\u200b\U000e007f") == "hi"


def test_private_use_may_be_an_icon() -> None:
    assert is_removable("\u200b\u202e")
    assert not is_removable("\u200b\ue000")
