"""The white space around an island that goes when the template is rendered.

`{{- name -}}` takes all of it away; a section of Mustache that is alone on its line takes the line along, and PHP the
line break after `?>`. A margin is how many characters go before and after an island.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Margin: TypeAlias = Callable[[str, int, int], tuple[int, int]]
"""From a text and where an island starts and ends to how many characters before and after it go with it."""

NONE = (0, 0)
_BLANKS = " \t"


def signed(signs: str, length: int = 2) -> Margin:
    """All white space on the side that has one of the signs inside the delimiters, which are so long."""

    def margin(text: str, start: int, end: int) -> tuple[int, int]:
        before = start - _back(text, start, " \t\n") if text[start + length] in signs else 0
        after = _on(text, end, " \t\n") - end if text[end - length - 1] in signs else 0
        return before, after

    return margin


def line_break(text: str, _start: int, end: int) -> tuple[int, int]:
    """The line break right after the island."""
    return 0, int(text.startswith("\n", end))


def signed_line(signs: str) -> Margin:
    """The line break after an island that ends with one of the signs, and the indentation before one with a hyphen."""

    def margin(text: str, start: int, end: int) -> tuple[int, int]:
        after = int(text[end - 3] in signs and text.startswith("\n", end))
        first = _back(text, start, _BLANKS) if text[start + 2] in signs else start
        return start - first if first == 0 or text[first - 1] == "\n" else 0, after

    return margin


def own_line(text: str, start: int, end: int) -> tuple[int, int]:
    """The rest of the line when nothing else stands on it; `~` takes all white space away."""
    first, last = _back(text, start, _BLANKS), _on(text, end, _BLANKS)
    is_alone = (first == 0 or text[first - 1] == "\n") and (last == len(text) or text[last] == "\n")
    if is_alone:
        return start - first, min(last + 1, len(text)) - end
    return _TILDES(text, start, end)


_TILDES = signed("~")


def _back(text: str, position: int, characters: str) -> int:
    """Where a run of some characters that ends at a position starts."""
    while position > 0 and text[position - 1] in characters:
        position -= 1
    return position


def _on(text: str, position: int, characters: str) -> int:
    """Where a run of some characters that starts at a position ends."""
    while position < len(text) and text[position] in characters:
        position += 1
    return position
