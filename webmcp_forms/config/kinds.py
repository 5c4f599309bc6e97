"""The kinds of value that a configuration holds, and how they are read from TOML.

    TOML value -> checked by its kind -> what `Settings` holds

Lists become tuples and tables become tuples of pairs, so that settings can be compared, hashed and sent elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import Enum
from typing import TypeAlias

from webmcp_forms.errors import ConfigurationError, UsageError, did_you_mean
from webmcp_forms.records import record


@record
class Flag:
    """True or false."""


@record
class Whole:
    """A whole number, `least` or more."""

    least: int


@record
class Text:
    """Text that is not empty; all of it matches `pattern`, and `what` says in words what it is."""

    what: str = "text"
    pattern: str = r"[\s\S]+"


@record
class Choice:
    """One of some names, which `make` turns into what they stand for."""

    names: Callable[[], Iterable[str]]
    make: Callable[[str], object] = str


@record
class RuleWord:
    """A word that names rules."""


@record
class Items:
    """A list of values of one kind."""

    kind: Kind


@record
class Table:
    """A table of the author's own keys."""

    keys: Text | RuleWord | Choice
    values: Kind


Kind: TypeAlias = Flag | Whole | Text | Choice | RuleWord | Items | Table
"""A kind of value."""


def read_value(kind: Kind, value: object, place: str) -> object:
    """The value that a TOML value stands for.

    `place` names it in messages. Raises `ConfigurationError` when it is of another kind.
    """
    match kind, value:
        case Flag(), bool():
            return value
        case Whole(least), int() if not isinstance(value, bool) and value >= least:
            return value
        case Text(_, pattern), str() if re.fullmatch(pattern, value):
            return value
        case Choice(names, make), str():
            return make(_known(value, names(), place))
        case RuleWord(), str():
            return _rule_word(value, place)
        case Items(of), list():
            return tuple(read_value(of, item, f"an item of {place}") for item in value)
        case Table(keys, values), dict():
            return tuple(
                (str(read_value(keys, key, f"a key of {place}")), read_value(values, item, f"{place}.{_key(key)}"))
                for key, item in value.items()
            )
    raise ConfigurationError(f"{place} must be {described(kind)}, not {_shown(value)}")


def described(kind: Kind) -> str:
    """What is expected, in words."""
    match kind:
        case Flag():
            return "true or false"
        case Whole(least):
            return f"a whole number from {least} on"
        case Text(what):
            return what
        case Choice(names):
            return f"one of {', '.join(names())}"
        case RuleWord():
            return "the code or the name of a rule, a family such as WF2, or ALL"
        case Items(of):
            return f"a list, each item of which is {described(of)}"
        case Table(keys, values):
            return f"a table, each key of which is {described(keys)}, and each value {described(values)}"


def plain(kind: Kind, value: object) -> object:
    """A value of a kind as TOML and JSON have it; None, for what is not set, stays None."""
    match kind, value:
        case Items(of), tuple():
            return [plain(of, item) for item in value]
        case Table(_, values), tuple():
            return {key: plain(values, item) for key, item in value}
        case _, Enum():
            return value.value
    return value


def _key(name: str) -> str:
    """A key as TOML has it."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else repr(name)


def _known(value: str, names: Iterable[str], place: str) -> str:
    known = list(names)
    if value in known:
        return value
    hint = did_you_mean(value, known) or f" There are {', '.join(known)}."
    raise ConfigurationError(f"{place} has no choice {value!r}.{hint}")


def _rule_word(value: str, place: str) -> str:
    from webmcp_forms.linter.selection import check_word

    try:
        check_word(value)
    except UsageError as error:
        raise ConfigurationError(f"{place}: {error.message}") from error
    return value


def _shown(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return repr(value) if value else "empty text"
        case int() | float():
            return str(value)
        case list():
            return "a list"
        case dict():
            return "a table"
    return f"a {type(value).__name__}"
