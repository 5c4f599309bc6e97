"""The wildcards of path patterns as regular expressions, which match exactly what git's `wildmatch` does.

Pattern and path are bytes, a character each (Latin-1), since git compares bytes. In the expressions each gap takes as
little as it can and keeps it, which loses no match, so that no pattern makes a match take long.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import TypeAlias


class _Gap(Enum):
    """A wildcard of no fixed length, as an expression."""

    IN_NAME = "[^/]*?"
    DIRECTORIES = "(?:.*?/)??"
    ANYTHING = ".*?"


class _UnreadableError(Exception):
    """A pattern that matches nothing."""


_Part: TypeAlias = str | _Gap

_NEVER = "(?!)"
_BYTES = frozenset(map(chr, range(0x100)))


def _ascii(expression: str) -> frozenset[str]:
    return frozenset(filter(re.compile(expression).fullmatch, map(chr, range(0x80))))


_CLASSES = {
    "alnum": _ascii(r"[A-Za-z0-9]"),
    "alpha": _ascii(r"[A-Za-z]"),
    "blank": _ascii(r"[ \t]"),
    "cntrl": _ascii(r"[\x00-\x1f\x7f]"),
    "digit": _ascii(r"[0-9]"),
    "graph": _ascii(r"[!-~]"),
    "lower": _ascii(r"[a-z]"),
    "print": _ascii(r"[ -~]"),
    "punct": _ascii(r"[!-/:-@\[-`{-~]"),
    "space": _ascii(r"[ \t\n\r]"),
    "upper": _ascii(r"[A-Z]"),
    "xdigit": _ascii(r"[A-Fa-f0-9]"),
}


def wildcard_expression(pattern: str) -> str:
    """The regular expression of a pattern, for `fullmatch` with `re.DOTALL`.

    A pattern that cannot be read, such as one with an open bracket, becomes an expression that matches nothing.
    """
    try:
        runs = _split(tuple(_parts(pattern)), (_Gap.DIRECTORIES, _Gap.ANYTHING))
    except _UnreadableError:
        return _NEVER
    return _sequence([(gap, _run(parts, is_last=number == len(runs))) for number, (gap, parts) in enumerate(runs, 1)])


def _run(parts: tuple[_Part, ...], *, is_last: bool) -> str:
    """The expression of what stands between two gaps that cross directories."""
    chunks = [(gap, "".join(map(str, chunk))) for gap, chunk in _split(parts, (_Gap.IN_NAME,))]
    return _sequence(chunks if is_last else [*chunks, (None, "")])


def _sequence(pieces: list[tuple[_Gap | None, str]]) -> str:
    """Expressions and the gaps before them; all but the last gap keep what they took."""
    *kept, (gap, last) = pieces
    return "".join(f"(?>{gap.value}{text})" if gap else text for gap, text in kept) + (gap.value if gap else "") + last


def _split(parts: tuple[_Part, ...], gaps: tuple[_Gap, ...]) -> list[tuple[_Gap | None, tuple[_Part, ...]]]:
    """The parts between some kinds of gap, each with the gap before it."""
    found: list[tuple[_Gap | None, list[_Part]]] = [(None, [])]
    for part in parts:
        if isinstance(part, _Gap) and part in gaps:
            found.append((part, []))
        else:
            found[-1][1].append(part)
    return [(gap, tuple(between)) for gap, between in found]


def _parts(pattern: str) -> Iterator[_Part]:
    """The pattern as gaps and expressions of one character."""
    position = 0
    while position < len(pattern):
        part: _Part
        match pattern[position]:
            case "*":
                part, position = _stars(pattern, position)
            case "?":
                part, position = "[^/]", position + 1
            case "[":
                part, position = _bracket(pattern, position + 1)
            case "\\":
                part, position = re.escape(_at(pattern, position + 1)), position + 2
            case character:
                part, position = re.escape(character), position + 1
        yield part


def _stars(pattern: str, start: int) -> tuple[_Gap, int]:
    """The gap that the stars at a place make, and where it ends; only `**` between slashes crosses directories."""
    end = start
    while pattern.startswith("*", end):
        end += 1
    is_component = end - start > 1 and (start == 0 or pattern[start - 1] == "/")
    if is_component and pattern.startswith("/", end):
        return _Gap.DIRECTORIES, end + 1
    if is_component and (end == len(pattern) or pattern.startswith("\\/", end)):
        return _Gap.ANYTHING, end
    return _Gap.IN_NAME, end


def _bracket(pattern: str, start: int) -> tuple[str, int]:
    """The expression of a bracket that opened just before `start`, and where the pattern goes on."""
    is_negated = _at(pattern, start) in "!^"
    members: set[str] = set()
    position = first = start + is_negated
    previous = ""
    while position == first or _at(pattern, position) != "]":
        added, previous, position = _member(pattern, position, previous)
        members |= added
    return _character_set((_BYTES - members if is_negated else members) - {"/"}), position + 1


def _member(pattern: str, position: int, previous: str) -> tuple[frozenset[str], str, int]:
    """The next member of a bracket: its characters, what a range may start from, and where the next one stands."""
    character = _at(pattern, position)
    if character == "-" and previous and pattern[position + 1 : position + 2] not in ("", "]"):
        position += 2 if pattern[position + 1] == "\\" else 1
        last = _at(pattern, position)
        return frozenset(map(chr, range(ord(previous), ord(last) + 1))), "", position + 1
    if pattern.startswith("[:", position):
        end = pattern.find("]", position + 2)
        if end < 0:
            raise _UnreadableError
        if end > position + 2 and pattern[end - 1] == ":":
            return _class(pattern[position + 2 : end - 1]), "", end + 1
    if character == "\\":
        position += 1
    character = _at(pattern, position)
    return frozenset(character), character, position + 1


def _class(name: str) -> frozenset[str]:
    if name not in _CLASSES:
        raise _UnreadableError
    return _CLASSES[name]


def _character_set(characters: set[str] | frozenset[str]) -> str:
    return f"[{''.join(map(re.escape, sorted(characters)))}]" if characters else _NEVER


def _at(pattern: str, position: int) -> str:
    """The character at a place, which must be there."""
    if position >= len(pattern):
        raise _UnreadableError
    return pattern[position]
