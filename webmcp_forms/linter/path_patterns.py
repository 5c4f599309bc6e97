"""Patterns of paths, as `.gitignore` has them: which of them a path meets, and what they make of it.

They mean what git takes them for, byte for byte. A pattern with a slash in or before it is anchored to the directory it
was written for, another one is about a name anywhere below; with a slash at the end it is about directories alone; `**`
stands for any number of directories; `!` takes back what an earlier pattern said. A pattern that git cannot read
matches nothing.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.wildcards import wildcard_expression
from webmcp_forms.records import record

_WILDCARD = Expression(r"[*?\[\\]")
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


@record
class PathPattern:
    """One pattern, of bytes as Latin-1: the beginning that has no wildcard, and an expression for the rest, if any.

    `ending` is there when the pattern is a star and that ending of a name, which the expression says too.
    """

    beginning: str
    rest: str
    ending: str
    is_about_names: bool
    is_about_directories: bool
    is_negated: bool

    @classmethod
    def parse(cls, text: str) -> PathPattern:
        """Read a pattern; it may be one that matches nothing."""
        is_negated = text.startswith("!")
        text = text[is_negated:]
        body = text.removesuffix("/")
        is_about_names = "/" not in body
        wildcard = _WILDCARD.search(body)
        split = wildcard.start() if wildcard else len(body)
        # A wildcard within a name sees all of the pattern; one within a path does not see what stands before it.
        rest = wildcard_expression(body if is_about_names else body[split:]) if wildcard else ""
        beginning = "" if is_about_names and wildcard else body[:split].removeprefix("/")
        is_ending = is_about_names and body.startswith("*") and not _WILDCARD.search(body, 1)
        return cls(beginning, rest, body[1:] if is_ending else "", is_about_names, body != text, is_negated)


class PathPatterns:
    """Patterns in the order they were written in, relative to one directory. The last that matches a path decides."""

    __slots__ = ("_matchers", "_negated")

    def __init__(self, patterns: Sequence[PathPattern]) -> None:
        self._negated = tuple(pattern.is_negated for pattern in patterns)
        numbered = list(enumerate(patterns))
        for_files = [(number, pattern) for number, pattern in numbered if not pattern.is_about_directories]
        self._matchers = {True: _matchers(numbered), False: _matchers(for_files)}

    def decide(self, path: str, *, is_directory: bool) -> bool | None:
        """Whether the pattern that decides is a plain one (True) or a negated one (False); None when none matches.

        `path` is relative to the directory of the patterns, with forward slashes. Directories around it are not asked.
        """
        path = _bytes_of(path)
        about_names, about_paths = self._matchers[is_directory]
        last = max(about_names.last(path.rpartition("/")[2]), about_paths.last(path))
        return None if last < 0 else not self._negated[last]

    def cover(self, path: str) -> bool:
        """Whether the patterns are about a file, or about a directory around it."""
        parts = path.split("/")
        around = ("/".join(parts[:end]) for end in range(1, len(parts)))
        is_inside = any(self.decide(directory, is_directory=True) for directory in around)
        return is_inside or bool(self.decide(path, is_directory=False))


_Numbered: TypeAlias = tuple[int, PathPattern]


class _Matcher:
    """Finds the last of several patterns, given with their numbers, that matches a text.

    Most patterns are a name or `*` and an ending, which need no regular expression.
    """

    __slots__ = ("_all_endings", "_endings", "_expression", "_literals", "_numbers")

    def __init__(self, numbered: Sequence[_Numbered]) -> None:
        self._literals = {pattern.beginning: number for number, pattern in numbered if not pattern.rest}
        self._endings = {pattern.ending: number for number, pattern in numbered if pattern.ending}
        self._all_endings = tuple(self._endings)
        wild = [(number, pattern) for number, pattern in reversed(numbered) if pattern.rest and not pattern.ending]
        self._numbers = tuple(number for number, _ in wild)
        expressions = "|".join(f"({re.escape(pattern.beginning)}{pattern.rest})" for _, pattern in wild)
        self._expression = re.compile(expressions, re.DOTALL) if wild else None

    def last(self, text: str) -> int:
        """The number of the last pattern that matches, or -1."""
        last = self._literals.get(text, -1)
        if text.endswith(self._all_endings):
            last = max(last, *(number for ending, number in self._endings.items() if text.endswith(ending)))
        if self._expression and (found := self._expression.fullmatch(text)):
            last = max(last, self._numbers[(found.lastindex or 0) - 1])
        return last


def _matchers(numbered: Sequence[_Numbered]) -> tuple[_Matcher, _Matcher]:
    """The matchers of names and of paths."""
    about_names = [(number, pattern) for number, pattern in numbered if pattern.is_about_names]
    about_paths = [(number, pattern) for number, pattern in numbered if not pattern.is_about_names]
    return _Matcher(about_names), _Matcher(about_paths)


@lru_cache(maxsize=256)
def path_patterns(texts: tuple[str, ...]) -> PathPatterns:
    """The patterns that a person wrote; `./x` is `/x`."""
    return PathPatterns([PathPattern.parse(_bytes_of(_anchored(text))) for text in texts])


def read_ignore_file(data: bytes) -> PathPatterns:
    """The patterns of a `.gitignore`, given as its bytes."""
    lines = data.removeprefix(_BYTE_ORDER_MARK).decode("latin-1").split("\n")
    return PathPatterns([PathPattern.parse(_trimmed(line)) for line in lines if line and not line.startswith("#")])


def _trimmed(line: str) -> str:
    """A line without its carriage return and the spaces at its end, but for one with a backslash before it."""
    text = line.removesuffix("\r").partition("\0")[0]
    shorter = text.rstrip(" ")
    is_escaped = (len(shorter) - len(shorter.rstrip("\\"))) % 2 == 1
    return shorter + " " if is_escaped and shorter != text else shorter


def _anchored(text: str) -> str:
    negation = "!" if text.startswith("!") else ""
    body = text.removeprefix("!")
    return negation + ("/" + body.removeprefix("./") if body.startswith("./") else body)


def _bytes_of(text: str) -> str:
    return text if text.isascii() else os.fsencode(text).decode("latin-1")
