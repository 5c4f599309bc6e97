"""Finds the phrases of a vocabulary in texts and in names.

text -> tokens, folded -> the longest phrase at each place, with what it means

Words of a text are compared with their accents, since they tell words apart ("bán", sell, and "bạn", you); names in
code and texts in ASCII go without. Chinese, Japanese and Korean are compared as runs of characters without spaces.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.linter.intent.openings import Openings
from webmcp_forms.linter.intent.spelling import ascii_spellings, is_cyrillic, romanised, rough
from webmcp_forms.linter.intent.tokens import Token, Tokens, fold_exactly
from webmcp_forms.linter.intent.vocabulary import SECTIONS, Role, Sense, Vocabulary
from webmcp_forms.linter.phrases import WORD, is_unspaced

_MOST_KEPT = 1024
_MOST_SMALL_WORDS = 3
_LONGEST_SYLLABLE = 6
# All phrases are read once more is gained by that.
_MOST_COUNTED = 4
_ACTS = {sense.kind: section for section, sense in SECTIONS.items() if sense.role is Role.ACT}


@dataclass(frozen=True, slots=True)
class Match:
    """A phrase of a text: the number of its first token, where it stands in the text, and what it means.

    It `leads` when nothing but small words stands before it.
    """

    token: int
    start: int
    end: int
    sense: Sense
    leads: bool = False


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass
class _Spaced:
    """Phrases of scripts with spaces, by their first word: whole, by how it begins, or by how it ends.

    What follows the first word is kept as it is written: most of it is never looked at.
    """

    whole: dict[str, list[tuple[str, Sense]]] = field(default_factory=dict)
    begins: dict[str, list[tuple[str, Sense]]] = field(default_factory=dict)
    ends: dict[str, list[tuple[str, Sense]]] = field(default_factory=dict)
    small: frozenset[str] = frozenset()

    def add(self, phrase: str, sense: Sense) -> None:
        """Add a phrase; a word with a star has it at an end."""
        first, _, rest = phrase.partition(" ")
        if first[-1] == "*":
            self.begins.setdefault(first[:-1], []).append((rest, sense))
        elif first[0] == "*":
            self.ends.setdefault(first[1:], []).append((rest, sense))
        else:
            self.whole.setdefault(first, []).append((rest, sense))

    def at(self, tokens: Sequence[str], start: int) -> tuple[int, Sense] | None:
        """The longest phrase that starts at a token, as its number of tokens, and what it means."""
        best: tuple[int, int] = (0, 0)
        answer: tuple[int, Sense] | None = None
        for length, rest, sense in self._starting(tokens[start]):
            size = (rest.count(" ") + 1 if rest else 0, length)
            if size > best and (end := self._end(rest.split(), tokens, start + 1)):
                best, answer = size, (end - start, sense)
        return answer

    def _end(self, rest: Sequence[str], tokens: Sequence[str], start: int) -> int:
        """Just past the tokens that go on with the rest of a phrase, small words left aside; 0 if none do."""
        for pattern in rest:
            limit = min(start + _MOST_SMALL_WORDS, len(tokens))
            while start < limit and tokens[start] in self.small and not _fits(pattern, tokens[start]):
                start += 1
            if start >= len(tokens) or not _fits(pattern, tokens[start]):
                return 0
            start += 1
        return start

    def may_start(self, token: str) -> bool:
        """Whether any phrase starts with a token; hardly any does, and this is quick to say."""
        return (
            token in self.whole
            or any(token[:length] in self.begins for length in self.beginnings)
            or any(token[-length:] in self.ends for length in self.endings)
        )

    def _starting(self, token: str) -> Iterator[tuple[int, str, Sense]]:
        """The phrases that may start with a token, each with how much of the token it names."""
        full = len(token) + 1
        yield from ((full, rest, sense) for rest, sense in self.whole.get(token, ()))
        for length in self.beginnings:
            yield from ((length, rest, sense) for rest, sense in self.begins.get(token[:length], ()))
        for length in self.endings:
            yield from ((length, rest, sense) for rest, sense in self.ends.get(token[-length:], ()))

    @cached_property
    def beginnings(self) -> tuple[int, ...]:
        """How long the beginnings of words are."""
        return tuple(sorted({len(beginning) for beginning in self.begins}))

    @cached_property
    def endings(self) -> tuple[int, ...]:
        """How long the endings of words are."""
        return tuple(sorted({len(ending) for ending in self.ends}))


def _fits(pattern: str, token: str) -> bool:
    if pattern[-1] == "*":
        return token.startswith(pattern[:-1])
    return token.endswith(pattern[1:]) if pattern[0] == "*" else token == pattern


@dataclass(slots=True)
class _Table:
    """Phrases and what they mean, those of scripts with spaces and those of scripts without."""

    spaced: _Spaced = field(default_factory=_Spaced)
    runs: dict[str, Sense] = field(default_factory=dict)
    longest_run: int = 0

    def find(self, tokens: Sequence[Token]) -> Iterator[Match]:
        """The phrases among tokens, from the left; what one covers is in no other."""
        texts = [token.text for token in tokens]
        number = 0
        leads = True
        while number < len(tokens):
            token = tokens[number]
            number += 1
            if token.is_run:
                yield from self._in_run(token, number - 1, leads=leads)
            elif self.spaced.may_start(token.text) and (found := self.spaced.at(texts, number - 1)):
                count, sense = found
                yield Match(number - 1, token.start, tokens[number + count - 2].end, sense, leads)
                number += count - 1
            elif token.text in self.spaced.small:
                continue
            leads = False

    def _in_run(self, token: Token, number: int, *, leads: bool) -> Iterator[Match]:
        text = token.text
        start = 0
        while start < len(text):
            for length in range(min(self.longest_run, len(text) - start), 0, -1):
                if sense := self.runs.get(text[start : start + length]):
                    end = start + length
                    yield Match(number, token.offsets[start], token.offsets[end - 1] + 1, sense, leads)
                    start = end - 1
                    break
            start += 1


class Lexicon:
    """The phrases of a language."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._kept: dict[Tokens, tuple[Match, ...]] = {}
        self._counted = 0
        self.verb = vocabulary.verb

    def find(self, tokens: Tokens) -> tuple[Match, ...]:
        """The phrases among tokens; pages say the same things over and over, so some answers are kept."""
        answer = self._kept.get(tokens)
        if answer is None:
            answer = tuple(self._find(tokens))
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[tokens] = answer
        return answer

    def count(self, tokens: Tokens) -> int:
        """How many of some tokens phrases start with; for the first texts, only phrases that may are looked at."""
        self._counted += 1
        words = {token.text for token in tokens.all}
        lexicon = Lexicon(self._openings.starting(words)) if self._counted <= _MOST_COUNTED else self
        return len({match.token for match in lexicon.find(tokens)})

    @cached_property
    def _openings(self) -> Openings:
        return Openings(self._vocabulary)

    def is_small(self, token: Token) -> bool:
        """Whether a token is a small word, such as may stand between the words of any phrase."""
        return token.text in self._exact.spaced.small or token.text in self._plain.spaced.small

    def _find(self, tokens: Tokens) -> Iterator[Match]:
        if tokens.is_name and self._is_cyrillic:
            return self._romanised.find([replace(token, text=rough(token.text)) for token in tokens.all])
        found = (self._exact if tokens.exactly else self._plain).find(tokens.all)
        if tokens.is_name and self._vocabulary.is_tonal:
            return filter(_is_told, found)
        return found

    @cached_property
    def _is_cyrillic(self) -> bool:
        return is_cyrillic(self._vocabulary.saves)

    @cached_property
    def _exact(self) -> _Table:
        return _table(self._vocabulary, lambda phrase: (fold_exactly(phrase),))

    @cached_property
    def _plain(self) -> _Table:
        return _table(self._vocabulary, ascii_spellings)

    @cached_property
    def _romanised(self) -> _Table:
        return _table(self._vocabulary, lambda phrase: (romanised(phrase),))


def _is_told(match: Match) -> bool:
    """Whether a phrase in a name without tones is one: a lone syllable is another word with other tones."""
    return match.end - match.start > _LONGEST_SYLLABLE or match.sense.kind is Kind.DESTRUCTIVE


@cache
def lexicon(language: str) -> Lexicon:
    """The phrases of a language by the name of its module."""
    module = importlib.import_module(f"webmcp_forms.linter.intent.words.{language}")
    vocabulary: Vocabulary = module.VOCABULARY
    return Lexicon(vocabulary)


@cache
def project_lexicon(words: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[Lexicon, ...]:
    """The verbs that a configuration adds, by the value of the `Kind` that they mean, as a lexicon if there are any."""
    vocabulary = Vocabulary()
    for kind, phrases in words:
        added: dict[str, Any] = {_ACTS[Kind(kind)]: ", ".join(map(_plain_phrase, phrases))}
        vocabulary = replace(vocabulary, **added)
    return (Lexicon(vocabulary),) if words else ()


def expand(text: str) -> Iterator[str]:
    """The phrases of a section; each pair of braces stands for its alternatives."""
    for phrase in text.split(","):
        if phrase := " ".join(phrase.split()):
            yield from _alternatives(phrase)


def _plain_phrase(words: str) -> str:
    """Somebody's words as a phrase of a vocabulary, without what has a meaning there."""
    return " ".join(match[0] for match in WORD.finditer(words))


def _alternatives(phrase: str) -> Iterator[str]:
    before, brace, rest = phrase.partition("{")
    if not brace:
        yield phrase
        return
    choices, _, after = rest.partition("}")
    for ending in _alternatives(after):
        for choice in choices.split("|"):
            yield before + choice.lstrip() + ending


def _table(vocabulary: Vocabulary, spell: Callable[[str], Iterable[str]]) -> _Table:
    """The phrases as they are spelled; one that is spelled as it is written goes before what only becomes like it."""
    senses: dict[str, Sense] = {}
    others: dict[str, Sense] = {}
    for section, sense in SECTIONS.items():
        for phrase in expand(getattr(vocabulary, section)):
            for spelled in spell(phrase):
                known = senses if spelled == phrase else others
                known[spelled] = _joined(known[spelled], sense) if spelled in known else sense
    table = _Table(_Spaced(small=frozenset(word for small in expand(vocabulary.small) for word in spell(small))))
    for phrase, sense in {**others, **senses}.items():
        if is_unspaced(phrase):
            run = phrase.replace(" ", "")
            table.runs[run] = sense
            table.longest_run = max(table.longest_run, len(run))
        else:
            table.spaced.add(phrase, sense)
    return table


def _joined(before: Sense, sense: Sense) -> Sense:
    """What a phrase means that stands in two sections: a verb with what it is as a noun, or else the first."""
    if sense.role is Role.AMOUNT:
        return replace(before, is_amount=True)
    verb, noun = (sense, before) if sense.role is Role.ACT else (before, sense)
    if verb.role is not Role.ACT or noun.role in (Role.ACT, Role.NOTHING) or verb.noun:
        return before
    return Sense(verb.kind, Role.ACT, noun)
