"""Texts such as "Step 2 of 4", in any order and script: two numbers that belong together beside a word for a step."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import pairwise

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.known_text import UNKNOWN
from webmcp_forms.linter.phrases import fold, words
from webmcp_forms.linter.suitability.step_words import OF, PAGE, STEPS
from webmcp_forms.records import record

_NUMBER = Expression(rf"(?<![\d.,:])(?:\d{{1,2}}(?!\d|[,.:]\d)|{UNKNOWN})")
# "4단계 중 2단계", "全4ステップ中2": how many there are comes first.
_REVERSING = ("中", "중", "में से", "dan", "den", "-ből", "-ból", "のうち")
_SLASHES = frozenset("/|⁄∕／")
_BARE = Expression(rf"\(?(?:\d{{1,2}}|{UNKNOWN})\s?[/／]\s?(?:\d{{1,2}}|{UNKNOWN})\)?")
_LEADING = Expression(r"\(?\d{1,2}\s?[/／]\s?\d{1,2}\)?(?=[\s:：.])")
_TRAILING = Expression(r"\(\d{1,2}\s?[/／]\s?\d{1,2}\)$")
_AROUND = 28
_LONGEST_BETWEEN = 20
_MOST_OTHERS = 3
_FEWEST_STEPS = 2
_MOST_STEPS = 40
_LONGEST_TEXT = 160


class Wording(Enum):
    """How a text says which step this is, the plainest first."""

    STEP = "a step of several"
    PAGE = "a page of several"
    NUMBERS = "two numbers"
    NUMBER = "the number of a step"


@record
class StepText:
    """What a text says about steps, and the part of it that says so."""

    wording: Wording
    words: str


def step_text(text: str, *, is_heading: bool = False) -> StepText | None:
    """What a short text says about steps, or None; a heading may say no more than "2/4 Address" or "Address (2/4)"."""
    if len(text) > _LONGEST_TEXT or not _has_number(text):
        return None
    numbers = (_LEADING.match(text) or _TRAILING.search(text)) if is_heading else None
    return next(_found(text), StepText(Wording.NUMBERS, numbers[0].strip()) if numbers else None)


def _has_number(text: str) -> bool:
    return any(character.isdecimal() or character == UNKNOWN for character in text)


def _found(text: str) -> Iterator[StepText]:
    numbers = list(_NUMBER.finditer(text))
    for one, other in pairwise(numbers):
        if _belong_together(text[one.start() : one.end()], text[one.end() : other.start()], other[0]):
            around = text[max(0, one.start() - _AROUND) : other.end() + _AROUND]
            wording = _wording(around, text)
            if wording:
                yield StepText(wording, around.strip().replace(UNKNOWN, "…"))
    if len(numbers) == 1 and numbers[0][0] != UNKNOWN and _is_numbered_step(text, numbers[0].start()):
        yield StepText(Wording.NUMBER, text[: numbers[0].end()])


def _wording(around: str, text: str) -> Wording | None:
    found = words(around)
    if PAGE.meet(found):
        return Wording.PAGE
    if STEPS.meet(found):
        return Wording.STEP
    return Wording.NUMBERS if _BARE.fullmatch(text.strip()) else None


def _belong_together(first: str, between: str, second: str) -> bool:
    if len(between) > _LONGEST_BETWEEN:
        return False
    is_slashed = any(character in _SLASHES for character in between)
    found = words(between)
    if not is_slashed and not any(OF.has((word,)) or _holds_unspaced_of(word) for word in found):
        return _is_reversed(between) and _fits(second, first)
    others = [word for word in found if not (OF.has((word,)) or STEPS.meet((word,)) or _holds_unspaced_of(word))]
    # "2단계 정보 입력 (총 3단계)": the name of the step stands between.
    most = _MOST_OTHERS if any(map(_holds_unspaced_of, found)) else 1
    return len(others) <= most and (_fits(first, second) or (_is_reversed(between) and _fits(second, first)))


def _holds_unspaced_of(word: str) -> bool:
    return not word.isascii() and any(sign in word for sign in ("共", "全", "总", "總", "중", "中", "총"))


def _is_reversed(between: str) -> bool:
    folded = fold(between)
    return any(sign in folded for sign in _REVERSING)


def _fits(current: str, count: str) -> bool:
    """Whether a number can be that of a step among so many; a hole can be any."""
    if not (current.isdecimal() and count.isdecimal()):
        return True
    return 1 <= int(current) <= int(count) and _FEWEST_STEPS <= int(count) <= _MOST_STEPS


def _is_numbered_step(text: str, number: int) -> bool:
    """Whether a text starts with "Step 2"."""
    before = words(text[:number])
    return len(before) == 1 and STEPS.has(before)
