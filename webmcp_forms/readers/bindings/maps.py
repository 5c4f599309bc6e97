"""Attributes that hold several: `th:attr="toolname='find',disabled=${busy}"`, Fluid's `{toolname: 'find'}`.

>>> text = "{toolname: 'find', max: 3}"
>>> [text[slice(*entry.value)] for entry in entries(text, 0, len(text), ":")]
["'find'", '3']
"""

from __future__ import annotations

import re

from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

_NAME = Expression(r"[\s,{]*+(?P<quote>[\"']?)(?P<name>[A-Za-z_][\w.-]*+(?::[\w.-]++(?=\s*=))?)(?P=quote)\s*+")
_END = Expression(r"[\s,]*+\}?\s*+")
_VALUE_PART = Expression(
    r"""
      \s++ | "(?:[^"\\]|\\.)*+"? | '(?:[^'\\]|\\.)*+'? | \|[^|]*+\|?
    | (?P<open>[({\[]) | (?P<close>[)}\]]) | (?P<comma>,) | [^\s"'|(){}\[\],]++
    """,
    re.DOTALL | re.VERBOSE,
)


@record
class Entry:
    """One attribute, as offsets: where it starts, its name, the sign between, its value."""

    start: int
    name: tuple[int, int]
    sign: int
    value: tuple[int, int]


def entries(text: str, start: int, end: int, sign: str) -> tuple[Entry, ...] | None:
    """The attributes in `text[start:end]`, or None when there is more in it; `sign` stands between names and values."""
    found: list[Entry] = []
    position = start
    while (match := _NAME.match(text, position, end)) and text.startswith(sign, match.end()) and match.end() < end:
        value = _value(text, match.end() + len(sign), end)
        first = match.start("quote") if match["quote"] else match.start("name")
        found.append(Entry(first, match.span("name"), match.end(), value))
        position = value[1]
    return tuple(found) if found and _END.fullmatch(text, position, end) else None


def _value(text: str, position: int, end: int) -> tuple[int, int]:
    """From the first to the last character of a value, up to a comma or bracket that is not in it."""
    depth = 0
    start: int | None = None
    last = position
    while match := _VALUE_PART.match(text, position, end):
        is_over = depth == 0 and (match["comma"] or match["close"])
        if is_over:
            break
        depth += bool(match["open"]) - bool(match["close"])
        position = match.end()
        if not match[0].isspace():
            start = match.start() if start is None else start
            last = match.end()
    return (last if start is None else start), last
