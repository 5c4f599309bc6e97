"""Phrases by their first letters: what may start with some words holds all that is found of them."""

from __future__ import annotations

import importlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webmcp_forms.linter.intent.lexicon import Lexicon, lexicon
from webmcp_forms.linter.intent.openings import Openings
from webmcp_forms.linter.intent.tokens import text_tokens
from webmcp_forms.linter.intent.vocabulary import Vocabulary

WORDS = st.sampled_from(
    [
        *("format", "löschen", "loeschen", "Rechnungsrechner", "zapisz", "ödeme", "odeme", "xóa", "delete all", "é"),
        *("a", "", "in den Warenkorb", "ta bort ur listan", "přidat", "İptal et", "search", "straße", "Nachricht an"),
    ]
)


VOCABULARIES = {
    language: Openings(importlib.import_module(f"webmcp_forms.linter.intent.words.{language}").VOCABULARY)
    for language in ("english", "german", "turkish", "vietnamese", "czech", "swedish")
}


@given(
    st.lists(WORDS, max_size=4).map(" ".join),
    st.sampled_from(sorted(VOCABULARIES)),
)
def test_as_much_is_found_as_in_all_phrases(text: str, language: str) -> None:
    tokens = text_tokens(text)
    vocabulary = VOCABULARIES[language].starting(token.text for token in tokens.all)
    assert Lexicon(vocabulary).find(tokens) == lexicon(language).find(tokens)


def test_a_count_is_the_same_however_many_are_counted() -> None:
    tokens = text_tokens("Rechnung löschen und Konto schließen")
    assert len({lexicon("german").count(tokens) for _ in range(8)}) == 1


@pytest.mark.parametrize(
    ("phrases", "word", "kept"),
    [
        ("delete, drop", "delete", "delete"),
        ("delet{e|es}, {erase|wipe} all", "wipe", "{erase|wipe} all"),
        ("{|re}order, pay", "reorder", "{|re}order"),
        ("l*, pay", "lunch", "l*"),
        ("*rechner, pay", "zinsrechner", "*rechner"),
        ("öffnen, pay", "oeffnen", "öffnen"),
        ("delete, drop", "search", ""),
    ],
)
def test_only_what_may_start_with_a_word_is_kept(phrases: str, word: str, kept: str) -> None:
    assert Openings(Vocabulary(reads=phrases)).starting([word]).reads == kept
