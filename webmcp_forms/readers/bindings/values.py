"""What an expression is, where its text says so: a string, true, false or nothing; else it is unknown.

>>> evaluate(" 'find' ", {}), evaluate("true", {}), evaluate("isOpen", {})
('find', True, <Unknown.UNKNOWN: 'unknown'>)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from typing import TypeAlias

from webmcp_forms.expressions import Expression


class Unknown(Enum):
    """The value of an expression that has to be run."""

    UNKNOWN = "unknown"


UNKNOWN = Unknown.UNKNOWN
Value: TypeAlias = str | bool | Unknown | None
"""A value as an attribute shows it: numbers are strings, `null` and `undefined` are None."""

Constants: TypeAlias = Mapping[str, Value]
"""The values of names that never change."""

Evaluate: TypeAlias = Callable[[str, Constants], Value]
"""From an expression to its value."""

_STRING = Expression(r"""(["'`])((?:(?!\1)[^\\]|\\.)*+)\1""", re.DOTALL)
_NUMBER = Expression(r"-?(?:0|[1-9]\d{0,14})(?:\.\d{0,14}[1-9])?")
_NAME = Expression(r"[A-Za-z_$][\w$]*")
_ESCAPE = Expression(r"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))", re.DOTALL)
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0", "\n": ""}
_SUFFIX = Expression(r"\s+(?:as\s+const|as\s+[A-Za-z_$][\w$.<>|' ]*|satisfies\s+[A-Za-z_$][\w$.]*)\s*\Z")
_JAVASCRIPT_WORDS: Constants = {"true": True, "false": False, "null": None, "undefined": None}
# An expression that is longer is not looked at: no constant is.
_LONGEST = 10_000


def evaluate(expression: str, constants: Constants) -> Value:
    """The value of an expression of JavaScript or TypeScript."""
    if len(expression) > _LONGEST:
        return UNKNOWN
    bare = _SUFFIX.sub("", _bare(expression))
    if string := _STRING.fullmatch(bare):
        has_hole = string[1] == "`" and "${" in string[2]
        return UNKNOWN if has_hole else _decoded(string[2])
    if _NUMBER.fullmatch(bare):
        return bare
    if _NAME.fullmatch(bare):
        return _JAVASCRIPT_WORDS[bare] if bare in _JAVASCRIPT_WORDS else constants.get(bare, UNKNOWN)
    return UNKNOWN


def _bare(expression: str) -> str:
    """The expression without white space and one pair of parentheses around it."""
    bare = expression.strip()
    if bare.startswith("(") and bare.find(")") == len(bare) - 1:
        return bare[1:-1].strip()
    return bare


def _decoded(text: str) -> str:
    if "\\" not in text:
        return text
    return _ESCAPE.sub(_unescaped, text)


def _unescaped(match: re.Match[str]) -> str:
    digits = match[1] or match[2]
    return chr(int(digits, 16)) if digits else _ESCAPED.get(match[3], match[3])


_ELIXIR_WORDS: Constants = {"true": True, "false": False, "nil": None}


def evaluate_elixir(expression: str, _constants: Constants) -> Value:
    """The value of an expression of Elixir."""
    bare = expression.strip()
    if len(bare) > 1 and bare[0] == bare[-1] == '"' and not any(mark in bare[1:-1] for mark in ('"', "#{", "\\")):
        return bare[1:-1]
    if bare.isascii() and bare.isdigit():
        return bare
    return _ELIXIR_WORDS.get(bare, UNKNOWN)


_THYMELEAF_STRING = Expression(r"'([^'\\]*)'|\|([^|$*#@{}\\]*)\|")
_THYMELEAF_TOKEN = Expression(r"[A-Za-z0-9\[\]._-]+")


def evaluate_thymeleaf(expression: str, _constants: Constants) -> Value:
    """The value of an expression of Thymeleaf, in which a word stands for itself."""
    bare = expression.strip()
    if bare.startswith("${") and bare.endswith("}"):
        return _literal_in(bare[2:-1].strip())
    if string := _THYMELEAF_STRING.fullmatch(bare):
        return string[1] if string[1] is not None else string[2]
    if bare in _JAVASCRIPT_WORDS:
        return _JAVASCRIPT_WORDS[bare]
    return bare if _THYMELEAF_TOKEN.fullmatch(bare) else UNKNOWN


def _literal_in(inner: str) -> Value:
    """The value of what stands in `${…}`, in which a word is a name."""
    string = re.fullmatch(r"'([^'\\]*)'", inner)
    return string[1] if string else _JAVASCRIPT_WORDS.get(inner, UNKNOWN)


def evaluate_fluid(expression: str, _constants: Constants) -> Value:
    """The value of an entry of an array of Fluid's."""
    bare = expression.strip()
    if string := re.fullmatch(r"'([^'\\{}]*)'|\"([^\"\\{}]*)\"", bare):
        return string[1] if string[1] is not None else string[2]
    return bare if _NUMBER.fullmatch(bare) else UNKNOWN


def evaluate_csharp(expression: str, _constants: Constants) -> Value:
    """The value of an expression of Razor: `@true`, `@("find")`."""
    bare = _bare(expression.strip().removeprefix("@"))
    if string := re.fullmatch(r'"([^"\\{}]*)"', bare):
        return string[1]
    return {"true": True, "false": False, "null": None}.get(bare, UNKNOWN)
