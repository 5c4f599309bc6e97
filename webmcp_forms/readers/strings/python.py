"""Strings with markup in Python: triple-quoted ones, f-strings, strings side by side and added up."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from io import StringIO
from itertools import accumulate

from webmcp_forms.readers.strings.markup import MarkupString, holds_form

_STRING = re.compile(r"(?i)([a-z]*)(\"\"\"|'''|\"|')")
_LITERAL_BRACES = re.compile(r"\{\{|\}\}")
_FORMAT = re.compile(r"%(?:\(\w+\))?[#0 +-]*\d*(?:\.\d+)?[sdrifgxc]|\{[^{}<>\"'\n]{0,80}\}")
_JOINING = frozenset({tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT})


def python_strings(text: str) -> Iterator[MarkupString]:
    """The strings that start a form, in order. Offsets are those of the text."""
    if not holds_form(text):
        return
    for group in _groups(text):
        string = _joined(text, group)
        if any(holds_form(text[start:end]) for start, end in string.literals):
            yield string


def _groups(text: str) -> Iterator[list[tuple[int, int]]]:
    """The places of string tokens, those together that stand side by side; what is no Python ends the search."""
    starts = [0, *accumulate(len(line) for line in text.splitlines(keepends=True))]
    group: list[tuple[int, int]] = []
    try:
        for token in tokenize.generate_tokens(StringIO(text).readline):
            if token.type == tokenize.STRING:
                group.append((starts[token.start[0] - 1] + token.start[1], starts[token.end[0] - 1] + token.end[1]))
            elif token.type not in _JOINING and not (token.type == tokenize.OP and token.string == "+"):
                if group:
                    yield group
                group = []
    except (tokenize.TokenError, SyntaxError, IndexError):
        pass
    if group:
        yield group


def _joined(text: str, group: list[tuple[int, int]]) -> MarkupString:
    literals: list[tuple[int, int]] = []
    values: list[tuple[int, int]] = []
    fields: list[tuple[int, int]] = []
    prefixes = ""
    for start, end in group:
        match = _STRING.match(text, start, end)
        if match is None:
            continue
        inner = (match.end(), max(end - len(match[2]), match.end()))
        prefixes += match[1].lower()
        if "f" in match[1].lower():
            found = tuple(_values(text, inner))
            values += found
            literals += _between(inner, found)
        else:
            fields += (field.span() for field in _FORMAT.finditer(text, *inner))
            literals += _between(inner, ())
    return MarkupString(
        tuple(literals) or (group[0],), tuple(values), tuple(fields), "r" in prefixes, doubled="f" in prefixes
    )


def _values(text: str, inner: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Where values are put into an f-string."""
    position, end = inner
    while (opened := text.find("{", position, end)) >= 0:
        if _LITERAL_BRACES.match(text, opened):
            position = opened + 2
            continue
        closed = _closing_brace(text, opened, end)
        yield opened, closed
        position = closed


def _closing_brace(text: str, opened: int, end: int) -> int:
    depth = 0
    for offset in range(opened, end):
        depth += {"{": 1, "}": -1}.get(text[offset], 0)
        if depth == 0:
            return offset + 1
    return end


def _between(inner: tuple[int, int], values: tuple[tuple[int, int], ...]) -> Iterator[tuple[int, int]]:
    position = inner[0]
    for start, end in values:
        if start > position:
            yield position, start
        position = end
    if inner[1] > position:
        yield position, inner[1]
