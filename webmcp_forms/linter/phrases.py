"""The words of names and texts, so that word tables are asked for whole words and never for parts of one.

`cardNumber[0]`, `card-number` and `Card number` have the same words. Accents and case are folded, since names often go
without. Chinese, Japanese and Korean are written without spaces between words that matter here, so their phrases are
looked for at the end of a run of characters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import chain
from typing import Generic, TypeVar

from webmcp_forms.expressions import Expression

Meaning = TypeVar("Meaning")

_CAMEL = Expression(r"(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
# All that is neither a letter, a mark nor a digit; written as what is left out, since `\w` lacks the marks that are
# vowels in Indic scripts.
_SEPARATORS = (
    r"\s\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\xa9\xab-\xb4\xb6-\xb9\xbb-\xbf\xd7\xf7"
    r"\u2000-\u206f\u2190-\u2bff\u3000-\u303f\u30fb\u0964\u0965\u060c\u061b\u061f"
)
WORD = Expression(rf"\d+|[^{_SEPARATORS}\d]+")
"""A word of a text that was spread."""

_ACCENT = Expression("[\u0300-\u036f]+")
_PLAIN = {"ł": "l", "ø": "o", "đ": "d", "\u0131": "i", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th"}
# Soft hyphens and joiners stand inside words.
_INSIDE_WORDS = dict.fromkeys("\u00ad\u200b\u200c\u200d\u2060\ufeff", "")
_FOLDED = str.maketrans(_PLAIN | _INSIDE_WORDS)
# The first and last characters of Thai and Lao, kana, ideographs and Korean syllables. An expression for these is slow
# to compile.
_UNSPACED = (
    ("\u0e00", "\u0eff"),
    ("\u3040", "\u30ff"),
    ("\u3400", "\u9fff"),
    ("\uac00", "\ud7af"),
    ("\uf900", "\ufaff"),
)
# Brackets, colons, commas, dashes and the like, those of East Asia included.
_HEAD_END = Expression(r"[(\[\uff08\u3010\uff3b:\uff1a;\uff1b|*?\uff1f,\uff0c\u3001\u2013\u2014\n]| - ")
_MOST_WORDS = 5
_LONGEST_NAME = 60


def fold(text: str) -> str:
    """The text without case, accents and differences of width."""
    if text.isascii():
        return text.lower()
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return unicodedata.normalize("NFC", _ACCENT.sub("", decomposed)).translate(_FOLDED)


def spread(text: str) -> str:
    """The folded text with a blank between words that only a capital parts: `userName` gives `user name`."""
    return fold(text if text.islower() else _CAMEL.sub(" ", text))


def words(text: str) -> tuple[str, ...]:
    """The words of a name or a text, folded: `userPassword[2]` gives `user`, `password` and `2`."""
    return _words_of_name(text) if len(text) <= _LONGEST_NAME else _words(text)


def _words(text: str) -> tuple[str, ...]:
    return tuple(WORD.findall(spread(text)))


# Many rules ask for the words of the same name.
_words_of_name = lru_cache(maxsize=2000)(_words)


def head(text: str) -> str:
    """The part of a label that names the field: what stands before a bracket, a colon, a comma or an asterisk."""
    text = text.strip().lstrip("*").lstrip()
    return _HEAD_END.split(text, maxsplit=1)[0]


def is_unspaced(text: str) -> bool:
    """Whether the text is in a script that does not put spaces between words, or in Korean."""
    if not text or max(text) < _UNSPACED[0][0]:
        return False
    return any(first <= character <= last for character in text for first, last in _UNSPACED)


class Meanings(Generic[Meaning]):
    """A table of phrases and what each means, folded when it is first asked."""

    def __init__(self, table: Mapping[Meaning, Iterable[str]]) -> None:
        self._table = table

    @classmethod
    def of(cls, table: Mapping[Meaning, Iterable[str]]) -> Meanings[Meaning]:
        """The table of phrases as they are written, by what they mean."""
        return cls(table)

    @cached_property
    def spaced(self) -> Mapping[tuple[str, ...], Meaning]:
        """The phrases that are written with spaces between words."""
        table: dict[tuple[str, ...], Meaning] = {}
        for phrase, meaning in self._phrases():
            if not is_unspaced(phrase):
                table.setdefault(words(phrase), meaning)
        return table

    @cached_property
    def unspaced(self) -> Mapping[str, Meaning]:
        """Those that are written without, the longest first."""
        table: dict[str, Meaning] = {}
        for phrase, meaning in self._phrases():
            if is_unspaced(phrase):
                table.setdefault("".join(words(phrase)), meaning)
        return dict(sorted(table.items(), key=lambda item: -len(item[0])))

    # Few words of a text are in a table at all; these keep all others from being looked up in phrases.

    @cached_property
    def _first_words(self) -> frozenset[str]:
        return frozenset(phrase[0] for phrase in self.spaced)

    @cached_property
    def _last_words(self) -> frozenset[str]:
        return frozenset(phrase[-1] for phrase in self.spaced)

    def _phrases(self) -> Iterator[tuple[str, Meaning]]:
        return ((phrase, meaning) for meaning, phrases in self._table.items() for phrase in phrases)

    def end(self, found: tuple[str, ...]) -> Meaning | None:
        """What the longest phrase means that the words end in."""
        if not found:
            return None
        if found[-1] in self._last_words:
            for count in range(min(_MOST_WORDS, len(found)), 0, -1):
                if meaning := self.spaced.get(found[-count:]):
                    return meaning
        if not is_unspaced(found[-1]):
            return None
        tail = "".join(found[-_MOST_WORDS:])
        return next((meaning for phrase, meaning in self.unspaced.items() if tail.endswith(phrase)), None)

    def meet(self, found: tuple[str, ...]) -> Meaning | None:
        """What the first phrase means that stands anywhere among the words."""
        for start, word in enumerate(found):
            if word in self._first_words:
                for count in range(min(_MOST_WORDS, len(found) - start), 0, -1):
                    if meaning := self.spaced.get(found[start : start + count]):
                        return meaning
            if is_unspaced(word):
                for phrase, meaning in self.unspaced.items():
                    if phrase in word:
                        return meaning
        return None


class Phrases:
    """A table of phrases that all mean the same."""

    def __init__(self, table: Meanings[bool]) -> None:
        self.table = table

    @classmethod
    def of(cls, *tables: Iterable[str]) -> Phrases:
        """The table of phrases as they are written."""
        return cls(Meanings.of({True: tuple(chain.from_iterable(tables))}))

    def has(self, found: tuple[str, ...]) -> bool:
        """Whether all the words together are one of the phrases."""
        return found in self.table.spaced or "".join(found) in self.table.unspaced

    def end(self, found: tuple[str, ...]) -> bool:
        """Whether the words end in one of the phrases."""
        return self.table.end(found) is not None

    def start(self, found: tuple[str, ...]) -> bool:
        """Whether the words start with one of the phrases."""
        return any(self.has(found[:count]) for count in range(1, min(_MOST_WORDS, len(found)) + 1))

    def meet(self, found: tuple[str, ...]) -> bool:
        """Whether one of the phrases stands anywhere among the words."""
        return self.table.meet(found) is not None
