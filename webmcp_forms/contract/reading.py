"""Reading a lock file: what is not as `lock_text` writes it is one error, which says what and where.

    text -> JSON -> the members of each tool and of each parameter, checked -> `LockedTool`

A damaged file must not pass for one that promises less.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from webmcp_forms.contract.lockfile import VERSION, LockedTool
from webmcp_forms.errors import ConfigurationError, did_you_mean
from webmcp_forms.records import record

_Members: TypeAlias = dict[str, Any]
_MOST_SHOWN = 40


class _DamageError(ValueError):
    """What is wrong, and where."""


@record
class _Kind:
    """A kind of value: what it is, in words, and whether a value is one."""

    words: str
    holds: Callable[[object], bool]


def read_lock(text: str, path: str) -> tuple[LockedTool, ...]:
    """The tools in the text of a lock file, in order; raises `ConfigurationError` when it is none, or damaged."""
    try:
        return tuple(sorted(_tools(json.loads(text, object_pairs_hook=_object)), key=lambda tool: tool.order))
    except RecursionError as error:
        raise ConfigurationError("not a lock file: a schema is nested too deeply", path) from error
    except ValueError as error:
        raise ConfigurationError(f"not a lock file: {error}", path) from error


def _tools(document: object) -> list[LockedTool]:
    if not isinstance(document, dict) or document.get("version") != VERSION:
        raise _DamageError(f"it is not of version {VERSION}; write it again with `webmcp-forms lock`")
    _check(document, _OF_FILE, "the file")
    return [_tool(member, number) for number, member in enumerate(document["tools"], 1)]


def _tool(member: object, number: int) -> LockedTool:
    if not isinstance(member, dict):
        raise _DamageError(f"tool {number} should be an object, and is {_shown(member)}")
    where = f"tool {number}, {_shown(member['name'])}" if "name" in member else f"tool {number}"
    _check(member, _OF_TOOL, where, _OPTIONAL)
    for name, schema in member["parameters"].items():
        _check_schema(schema, f"{where}, parameter {_shown(name)}")
    return LockedTool(
        name=member["name"],
        path=member.get("path", ""),
        title=member.get("title", ""),
        description=member["description"],
        autosubmit=member["autosubmit"],
        input_schema={"type": "object", "properties": member["parameters"], "required": member["required"]},
        incomplete=tuple(member.get("incomplete", ())),
        uncertain={name: tuple(aspects) for name, aspects in member.get("uncertain", {}).items()},
    )


def _check(members: _Members, kinds: Mapping[str, _Kind], where: str, optional: frozenset[str] = frozenset()) -> None:
    """Raise `_DamageError` unless all members are there, each of its kind, and no others."""
    for name in members:
        if name not in kinds:
            raise _DamageError(f"{where}: there is no {_shown(name)}.{did_you_mean(name, kinds)}")
    for name in kinds:
        if name not in members and name not in optional:
            raise _DamageError(f"{where}: {_shown(name)} is missing")
    _check_kinds(members, kinds, where)


def _check_schema(schema: _Members, where: str) -> None:
    """Raise `_DamageError` for a keyword whose value is of another kind; keywords that are not compared may be any."""
    _check_kinds(schema, _OF_SCHEMA, where)
    if "items" in schema:
        _check_kinds(schema["items"], _OF_SCHEMA, f"{where}, items")


def _check_kinds(members: _Members, kinds: Mapping[str, _Kind], where: str) -> None:
    for name, value in members.items():
        kind = kinds.get(name)
        if kind is not None and not kind.holds(value):
            raise _DamageError(f"{where}: {_shown(name)} should be {kind.words}, and is {_shown(value)}")


def _object(pairs: Sequence[tuple[str, Any]]) -> _Members:
    """An object without members of the same name, as a merge may leave them."""
    members = dict(pairs)
    if len(members) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise _DamageError(f"{_shown(twice)} stands twice in one object")
    return members


def _shown(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def _is_object(value: object) -> bool:
    return isinstance(value, dict)


def _are_objects(value: object) -> bool:
    return isinstance(value, dict) and all(map(_is_object, value.values()))


def _have_texts(value: object) -> bool:
    return isinstance(value, dict) and all(map(_are_texts, value.values()))


_TEXT = _Kind("a text", _is_text)
_TEXTS = _Kind("a list of texts", _are_texts)
_NUMBER = _Kind("a number", _is_number)
_LIST = _Kind("a list", lambda value: isinstance(value, list))
_SWITCH = _Kind("true or false", lambda value: isinstance(value, bool))
_OF_FILE = {"version": _NUMBER, "tools": _LIST}
_OF_TOOL = {
    "name": _TEXT,
    "path": _TEXT,
    "title": _TEXT,
    "description": _TEXT,
    "autosubmit": _SWITCH,
    "parameters": _Kind("an object of objects", _are_objects),
    "required": _TEXTS,
    "incomplete": _TEXTS,
    "uncertain": _Kind("an object of lists of texts", _have_texts),
}
_OPTIONAL = frozenset({"path", "title", "incomplete", "uncertain"})
_OF_SCHEMA = {
    "type": _TEXT,
    "title": _TEXT,
    "description": _TEXT,
    "pattern": _TEXT,
    "format": _TEXT,
    "minimum": _NUMBER,
    "maximum": _NUMBER,
    "multipleOf": _NUMBER,
    "enum": _LIST,
    "anyOf": _LIST,
    "oneOf": _LIST,
    "items": _Kind("an object", _is_object),
}
