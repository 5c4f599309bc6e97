"""Where a description speaks of fields, choices and limits that the schema already has.

Everything is looked up in tables word by word, so a description takes time in proportion to its length however many
fields a form has.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.intent.list_words import BETWEEN, FIELDS, LEAST, MOST
from webmcp_forms.linter.phrases import WORD, head, is_unspaced, spread, words
from webmcp_forms.records import record

_LONGEST_TEXT = 2000
_MOST_WORDS = 4
_LONGEST_RUN = 8
_LONGEST_GAP = 40
_NUMBER = Expression(r"(?<![\w.,])-?\d+(?:[.,]\d+)?(?!\w)")
_RANGE = Expression(
    r"\s*(?:[-\u2010-\u2015~\u301c]|to|and|through|bis|und|a|et|y|e|do|i|и|до|tot|till|과|から|至|到)\s*"
)
_SENTENCE_END = Expression(r"\.\s|[!?\u3002]")

Table = Mapping[tuple[str, ...], str]
"""Phrases in words, and what each names."""


@record
class Mention:
    """A place of a text that names something, as offsets into the spread text."""

    start: int
    end: int
    name: str


@record
class Limits:
    """The limits of one parameter, as they are written."""

    name: str
    least: str | None
    most: str | None


def phrases_of(texts: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """The phrases by which a text may be mentioned: its words up to a bracket, and the last part of `user[email]`."""
    for text in texts:
        found = words(head(text))
        while found and found[-1].isdecimal() and len(found) > 1:
            found = found[:-1]
        if found and len(found) <= _MOST_WORDS and not BETWEEN.has(found) and len("".join(found)) > 1:
            yield found


def listed(text: str, table: Table) -> tuple[str, ...]:
    """What the longest list in a text names, each once: members with commas, "and" and the like between them."""
    whole = spread(text[:_LONGEST_TEXT]) if table else ""
    return max(_runs(whole, _mentions(whole, table), _is_between), key=len, default=())


def announced(text: str, table: Table) -> tuple[str, ...]:
    """What is named soon after a word such as "fields" or "requires", each once."""
    whole = spread(text[:_LONGEST_TEXT])
    starts = [match.end() for match in WORD.finditer(whole) if FIELDS.has((match[0],))]
    if not starts:
        return ()
    mentions = [mention for mention in _mentions(whole, table) if mention.start >= starts[0]]
    if not mentions or not _is_near(whole[starts[0] : mentions[0].start]):
        return ()
    return next(_runs(whole, mentions, _is_near), ())


def limited(text: str, limits: Iterable[Limits]) -> str | None:
    """The name of one whose limits a text states: both ends of a range, or one after a word such as "at most"."""
    known = tuple(limits)
    ranges = {(limit.least, limit.most): limit.name for limit in known if limit.least and limit.most}
    least = {limit.least: limit.name for limit in known if limit.least}
    most = {limit.most: limit.name for limit in known if limit.most}
    whole = spread(text[:_LONGEST_TEXT])
    numbers = list(_NUMBER.finditer(whole))
    for number in numbers:
        before = words(whole[max(0, number.start() - _LONGEST_GAP) : number.start()])
        found = (MOST.end(before) and most.get(number[0])) or (LEAST.end(before) and least.get(number[0]))
        if found:
            return found
    for first, second in pairwise(numbers):
        pair = (first[0], second[0])
        if pair in ranges and _RANGE.fullmatch(whole, first.end(), second.start()):
            return ranges[pair]
    return None


def _mentions(whole: str, table: Table) -> list[Mention]:
    """The longest phrases of the table in a spread text, from left to right."""
    tokens = list(WORD.finditer(whole))
    found: list[Mention] = []
    number = 0
    while number < len(tokens):
        token = tokens[number]
        if is_unspaced(token[0]):
            found += _inside(token, table)
            number += 1
            continue
        count, name = _phrase_at(tokens, number, table)
        if name:
            found.append(Mention(token.start(), tokens[number + count - 1].end(), name))
        number += count
    return found


def _phrase_at(tokens: Sequence[re.Match[str]], start: int, table: Table) -> tuple[int, str | None]:
    """How many words make the longest phrase there, and what it names; the plural of a phrase counts as well."""
    for count in range(min(_MOST_WORDS, len(tokens) - start), 0, -1):
        phrase = tuple(token[0] for token in tokens[start : start + count])
        singular = (*phrase[:-1], phrase[-1].removesuffix("s"))
        if name := table.get(phrase) or table.get(singular):
            return count, name
    return 1, None


def _inside(token: re.Match[str], table: Table) -> Iterator[Mention]:
    """Phrases inside a run of a script without blanks between words."""
    text, position = token[0], 0
    while position < len(text):
        lengths = range(min(_LONGEST_RUN, len(text) - position), 1, -1)
        length = next((length for length in lengths if (text[position : position + length],) in table), 0)
        if length:
            start = token.start() + position
            yield Mention(start, start + length, table[(text[position : position + length],)])
        position += length or 1


def _runs(whole: str, mentions: Sequence[Mention], joins: Callable[[str], bool]) -> Iterator[tuple[str, ...]]:
    """The names in mentions that follow one another with only such text between them."""
    run: dict[str, None] = {}
    end = 0
    for mention in mentions:
        if run and not joins(whole[end : mention.start]):
            yield tuple(run)
            run = {}
        run[mention.name] = None
        end = mention.end
    if run:
        yield tuple(run)


def _is_between(gap: str) -> bool:
    """Whether a gap holds nothing but what stands between the members of a list."""
    if len(gap) > _LONGEST_GAP or _SENTENCE_END.search(gap):
        return False
    return all(BETWEEN.has((word,)) for word in words(gap)) or BETWEEN.has(words(gap))


def _is_near(gap: str) -> bool:
    return len(gap) <= _LONGEST_GAP and not _SENTENCE_END.search(gap)
