"""What can be seen of a text and says something."""

import pytest

from webmcp_forms.linter.visible_text import is_blank, is_punctuation


@pytest.mark.parametrize("text", ["", " \n", "\u00a0", "\u200b\u2060", "\u3000"])
def test_blank(text: str) -> None:
    assert is_blank(text)
    assert is_punctuation(text)


@pytest.mark.parametrize("text", ["*", ":", "; ", "…", "—", "(*)", "\uff0a", "★", " • ", "?!", "。"])
def test_punctuation(text: str) -> None:
    assert not is_blank(text)
    assert is_punctuation(text)


@pytest.mark.parametrize("text", ["a", "7", "%", "€", "#", "✉", "№", "名", "हाँ", "م", "* required", "5°"])
def test_what_says_something(text: str) -> None:
    assert not is_punctuation(text)
