r"""Spelling a pattern that no longer compiles so that it does, and matches what it matched.

Browsers read patterns without the `v` flag once, and much of what they took is an error now: `[\w-]`, `[(]`, `\-`.
Example: `escaped(r"[\w-.]+\@")` is `[\w\-.]+@`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from webmcp_forms.browser.class_sets import class_end
from webmcp_forms.browser.patterns import compiles, matches_strings
from webmcp_forms.expressions import Expression

_LONGEST = 10_000
_UNIT = Expression(
    r"(?s)\\[pP]\{[^}]*\}|\\u\{[0-9A-Fa-f]+\}|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|\\c[A-Za-z]|\\k<[^>]*>|\\.|."
)
_QUANTIFIER = Expression(r"\{[0-9]+(?:,[0-9]*)?\}")
# What somebody may have meant as a quantifier, and the browser never took as one.
_NEARLY_A_QUANTIFIER = Expression(r"\{[0-9, ]*\}")
_SYNTAX_CHARACTERS = frozenset("^$\\.*+?()[]{}|/")
_CLASS_SYNTAX = frozenset("()[]{}/-\\|")
_DOUBLED = frozenset("&!#$%*+,.:;<=>?@^`~")
_ESCAPABLE_IN_CLASS = frozenset("^$\\.*+?()[]{}|/&-!#%,:;<=>@`~")
_CLASS_ESCAPES = frozenset("dDsSwWpP")


def escaped(pattern: str) -> str | None:
    """The pattern with backslashes added or taken away so that it compiles; None where that does not do."""
    if len(pattern) > _LONGEST or compiles(pattern):
        return None
    pieces = tuple(_pieces(pattern))
    if None in pieces:
        return None
    spelling = "".join(filter(None, pieces))
    return spelling if compiles(spelling) else None


def _pieces(pattern: str) -> Iterator[str | None]:
    """The parts of the new spelling; None for one that means something else or nothing."""
    position = 0
    while position < len(pattern):
        if pattern[position] == "[":
            end = class_end(pattern, position, matches_strings)
            if end is None:
                end = _old_class_end(pattern, position)
                yield _class(pattern[position:end], is_nested=pattern.startswith("]", end))
            else:
                yield pattern[position:end]
            position = end
            continue
        unit = _unit(pattern, position)
        yield _outside(unit, pattern, position)
        position += len(unit)


def _unit(pattern: str, position: int) -> str:
    match = _QUANTIFIER.match(pattern, position) or _UNIT.match(pattern, position)
    return match[0] if match else pattern[position]


def _outside(unit: str, pattern: str, position: int) -> str | None:
    """A unit outside of classes: stray braces and brackets get a backslash, needless ones lose it."""
    if unit in ("]", "}"):
        return f"\\{unit}"
    if unit == "{":
        return None if _NEARLY_A_QUANTIFIER.match(pattern, position) else r"\{"
    if len(unit) == 2 and unit[0] == "\\" and unit[1] not in _SYNTAX_CHARACTERS:  # noqa: PLR2004 - an escape
        return unit if unit[1].isalnum() and unit.isascii() else unit[1]
    return unit


def _old_class_end(pattern: str, start: int) -> int:
    """The end of a class as it was: at the first bracket without a backslash."""
    position = start + 1
    while position < len(pattern) and pattern[position] != "]":
        position += len(_unit_in_class(pattern, position))
    return position + 1


def _unit_in_class(text: str, position: int) -> str:
    match = _UNIT.match(text, position)
    return match[0] if match else text[position]


@dataclass(slots=True)
class _Item:
    """A character or a set in a class, as written and as it should be, and whether it stood alone."""

    written: str
    spelling: str | None
    is_set: bool


def _class(text: str, *, is_nested: bool) -> str | None:
    """A class of the old grammar in the new one; one that may have been meant to hold another class is left alone."""
    start = 2 if text.startswith("[^") else 1
    items = list(_items(text[start:-1]))
    if not text.endswith("]") or (is_nested and any(item.written == "[" for item in items)):
        return None
    pieces = list(_ranges(items))
    return None if None in pieces else text[:start] + "".join(filter(None, pieces)) + "]"


def _items(content: str) -> Iterator[_Item]:
    position = 0
    while position < len(content):
        unit = _unit_in_class(content, position)
        position += len(unit)
        is_set = len(unit) > 1 and unit[0] == "\\" and unit[1] in _CLASS_ESCAPES
        yield _Item(unit, _in_class(unit), is_set)


def _in_class(unit: str) -> str | None:
    """A unit of a class, spelt for the new grammar."""
    if len(unit) == 1:
        return f"\\{unit}" if unit in _CLASS_SYNTAX else unit
    if len(unit) > 2 or unit[1] in _ESCAPABLE_IN_CLASS:  # noqa: PLR2004 - an escape of one character
        return unit
    return unit if unit[1].isalnum() and unit.isascii() else unit[1]


def _ranges(items: list[_Item]) -> Iterator[str | None]:
    """The spellings in order: a hyphen between two characters makes a range, any other is itself.

    Doubled punctuation is an operator now, so the second of a pair gets a backslash.
    """
    position, before = 0, ""
    while position < len(items):
        first, *rest = items[position : position + 3]
        is_range = len(rest) == 2 and rest[0].written == "-" and not first.is_set and not rest[1].is_set  # noqa: PLR2004
        if is_range:
            yield _undoubled(first, before)
            yield "-"
            yield rest[1].spelling
            position, before = position + 3, rest[1].written
        else:
            yield _undoubled(first, before)
            position, before = position + 1, first.written


def _undoubled(item: _Item, before: str) -> str | None:
    return f"\\{item.written}" if item.written == before and item.written in _DOUBLED else item.spelling
