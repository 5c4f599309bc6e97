"""What every adapter is: the values so far, and what the library says of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field

from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.records import record

ROOT = "root"
"""The name that problems of a form as a whole stand under."""

Problems = dict[str, JSON]
"""What is wrong, by dotted path: `{"signers.0.email": "Enter a valid email address."}`."""


@record
class Described:
    """A JSON Schema in the way that `form_tool` asks for one."""

    made: Schema

    def json_schema(self) -> Schema:
        """The schema."""
        return self.made


@record
class Adapter:
    """A form that is filled bit by bit.

    `schema`, `apply` and `read` are for `form_tool`; `**adapter` spreads them. `values` are those so far, and
    `problems_of` is what the library has against some values. What is taken over and what is given back are copies.
    """

    schema: Described
    problems_of: Callable[[Mapping[str, JSON]], Problems] = field(repr=False)
    values: dict[str, JSON] = field(default_factory=dict)

    def apply(self, values: Mapping[str, JSON]) -> None:
        """Take values over those so far; an object is merged, an array is replaced whole."""
        _merge(self.values, copied(values))

    def read(self) -> dict[str, JSON]:
        """The values so far, and what the library's own validation has against them."""
        return {"values": copied(self.values), "problems": self.problems_of(copied(self.values))}

    def is_valid(self) -> bool:
        """Whether the library would take the values."""
        return not self.problems_of(copied(self.values))

    def keys(self) -> Iterable[str]:
        """What is spread."""
        return ("schema", "apply", "read")

    def __getitem__(self, name: str) -> object:
        if name not in self.keys():
            raise KeyError(name)
        return getattr(self, name)


def copied(values: Mapping[str, JSON]) -> dict[str, JSON]:
    """Values in containers of their own, all the way down."""
    return {name: _copy(value) for name, value in values.items()}


def object_schema(members: Mapping[str, Schema], required: Iterable[str]) -> Schema:
    """The schema of an object with some members and no others."""
    return {
        "type": "object",
        "properties": dict(members),
        "required": list(required),
        "additionalProperties": False,
    }


def choice_schema(choices: Iterable[object]) -> Schema:
    """The schema of a choice, which may be left blank."""
    return {"type": "string", "enum": list(dict.fromkeys([*(str(choice) for choice in choices), ""]))}


def prefixed(path: str, name: str) -> str:
    """A dotted path, one name longer."""
    return f"{path}.{name}" if path else name


def _copy(value: JSON) -> JSON:
    match value:
        case dict():
            return copied(value)
        case list():
            return [_copy(member) for member in value]
    return value


def _merge(held: dict[str, JSON], values: Mapping[str, JSON]) -> None:
    for name, value in values.items():
        before = held.get(name)
        if isinstance(before, dict) and isinstance(value, dict):
            _merge(before, value)
        else:
            held[name] = value
