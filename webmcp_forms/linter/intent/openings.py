"""Which phrases of a vocabulary may start with some words: few texts need more than those, and all are many.

Phrases lie under their first two letters, as they are written and in ASCII. What ends in a star after fewer letters
lies under those, and what begins with a star under none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from webmcp_forms.linter.intent.spelling import ascii_spellings
from webmcp_forms.linter.intent.tokens import fold_exactly
from webmcp_forms.linter.intent.vocabulary import SECTIONS, Vocabulary

_MOST_LETTERS = 2
_NO_LETTER = " *"


class Openings:
    """The phrases of a vocabulary by their first letters."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._phrases = {section: _by_letters(getattr(vocabulary, section)) for section in SECTIONS}

    def starting(self, words: Iterable[str]) -> Vocabulary:
        """A vocabulary of those phrases that may start with one of some folded words."""
        letters = {word[:count] for word in words for count in range(_MOST_LETTERS + 1)}
        sections: dict[str, Any] = {
            section: ",".join(dict.fromkeys(phrase for key in letters for phrase in phrases.get(key, ())))
            for section, phrases in self._phrases.items()
        }
        return replace(self._vocabulary, **sections)


def _by_letters(section: str) -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for phrase in filter(None, map(str.strip, section.split(","))):
        for key in _keys(phrase):
            found[key].append(phrase)
    return found


def _keys(phrase: str) -> Iterable[str]:
    letters = phrase[:_MOST_LETTERS]
    if letters.isalpha() and len(letters) == _MOST_LETTERS:
        return _spelled(letters)
    return {key for letters in _beginnings(phrase) for key in _spelled(letters)}


def _beginnings(phrase: str, letters: str = "") -> Iterator[str]:
    """The first letters of a phrase, for each of its alternatives; see `expand`."""
    if len(letters) == _MOST_LETTERS or not phrase or phrase[0] in _NO_LETTER:
        yield letters
    elif phrase[0] == "{":
        choices, _, after = phrase[1:].partition("}")
        for choice in choices.split("|"):
            yield from _beginnings(choice.lstrip() + after, letters)
    else:
        yield from _beginnings(phrase[1:], letters + phrase[0])


# There are few, and every vocabulary has most of them.
@cache
def _spelled(letters: str) -> frozenset[str]:
    return frozenset(spelled[:_MOST_LETTERS] for spelled in (fold_exactly(letters), *ascii_spellings(letters)))
