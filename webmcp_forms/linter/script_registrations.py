"""The tools that a script registers by name: `registerTool({name: "search", …})` and `provideContext({tools: […]})`.

Only names that stand there as a literal are seen. What is passed in a variable is not followed.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from webmcp_forms.linter.scripts.signs import may_register
from webmcp_forms.readers.script_tokens import Token, script_tokens


class Registration(NamedTuple):
    """A name that a script registers a tool under, and where it stands in the script."""

    name: str
    start: int
    end: int


class _Place(Enum):
    """What an open bracket encloses."""

    OTHER = auto()
    TOOL_ARGUMENT = auto()
    TOOL = auto()
    CONTEXT_ARGUMENT = auto()
    CONTEXT = auto()
    TOOLS = auto()


_CALLS = {"registerTool": _Place.TOOL_ARGUMENT, "provideContext": _Place.CONTEXT_ARGUMENT}
_FIRST_ARGUMENTS = {_Place.TOOL_ARGUMENT: _Place.TOOL, _Place.CONTEXT_ARGUMENT: _Place.CONTEXT}
_NOTHING = Token("", 0, is_string=False)


def registrations(text: str) -> Iterator[Registration]:
    """The registrations in a script, in order."""
    if not may_register(text):
        return
    tokens = [_NOTHING, _NOTHING, *script_tokens(text), *[_NOTHING] * 4]
    places = [_Place.OTHER]
    for index in range(2, len(tokens) - 4):
        mark = tokens[index].text
        if mark in ("(", "[", "{"):
            places.append(_opened(places[-1], tokens[index - 2], tokens[index - 1], mark))
        elif mark in (")", "]", "}") and len(places) > 1:
            places.pop()
        if mark in ("{", ",") and places[-1] is _Place.TOOL:
            yield from _name(*tokens[index + 1 : index + 5])


def _opened(around: _Place, earlier: Token, before: Token, mark: str) -> _Place:
    """What a bracket encloses that opens after two tokens."""
    match mark:
        case "(":
            return _CALLS.get(before.text, _Place.OTHER)
        case "{" if before.text == "(":
            return _FIRST_ARGUMENTS.get(around, _Place.OTHER)
        case "{" if around is _Place.TOOLS and before.text in ("[", ","):
            return _Place.TOOL
        case "[" if around is _Place.CONTEXT and before.text == ":" and _key(earlier) == "tools":
            return _Place.TOOLS
    return _Place.OTHER


def _name(key: Token, colon: Token, value: Token, following: Token) -> Iterator[Registration]:
    """The registration that `name: "search"` in an object makes, if that is all of the value."""
    if _key(key) == "name" and colon.text == ":" and following.text in (",", "}", "as") and value.literal is not None:
        yield Registration(value.literal, value.start, value.start + len(value.text))


def _key(token: Token) -> str | None:
    return token.literal if token.is_string else token.text
