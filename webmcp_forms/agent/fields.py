"""Fields in few words, for forms that no model describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.errors import UsageError
from webmcp_forms.records import record

TYPES = ("string", "number", "boolean")
"""The types that a field can have."""

Option: TypeAlias = str | int | float


@record
class Field:
    """A field in few words: its type, what it is called, whether it has to be filled in the end, and its options.

    One that is `multiple` takes several values, as an array.
    """

    type: str = "string"
    label: str = ""
    required: bool = False
    options: tuple[Option, ...] = ()
    multiple: bool = False

    @classmethod
    def of(cls, name: str, given: Field | Mapping[str, Any]) -> Field:
        """A field from a mapping with those keys; raises `UsageError` for others, and for what makes no sense."""
        made = given if isinstance(given, Field) else cls(**_known(name, given))
        if made.type not in TYPES:
            raise UsageError(f"field {name!r} has the unknown type {made.type!r}; known are {', '.join(TYPES)}")
        options = tuple(_option(name, made.type, option) for option in made.options or ())
        return cls(made.type, made.label or "", made.required, options, made.multiple)


Fields: TypeAlias = Mapping[str, Field | Mapping[str, Any]]


def field_schema(fields: Mapping[str, Field]) -> Schema:
    """The JSON Schema of fields: nothing is required, and a choice may be left blank."""
    return {
        "type": "object",
        "properties": {name: _property(field) for name, field in fields.items()},
        "additionalProperties": False,
    }


def field_notes(fields: Mapping[str, Field]) -> str:
    """A line for each field: what it is called, whether it is required, and what its options are."""
    return "".join(f"{_field_note(name, field)}\n" for name, field in fields.items())


def _known(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    unknown = set(given) - set(Field.__annotations__)
    if unknown:
        raise UsageError(f"field {name!r} has the unknown key {min(unknown)!r}")
    if isinstance(given.get("options"), str):
        raise UsageError(f"the options of field {name!r} have to be a list")
    return dict(given)


def _option(name: str, kind: str, option: object) -> Option:
    """An option as a value of the field's type."""
    is_number = isinstance(option, int | float) and not isinstance(option, bool)
    try:
        if kind == "string" and (is_number or isinstance(option, str)):
            return str(option)
        if kind == "number" and isinstance(option, int | float) and is_number:
            return option
        if kind == "number" and isinstance(option, str):
            return float(option) if set(option.lower()) & set(".e") else int(option)
    except ValueError:
        pass
    raise UsageError(f"field {name!r} has the option {option!r}, which is no {kind} to choose")


def _property(field: Field) -> Schema:
    described: Schema = {"description": field.label} if field.label else {}
    if not field.multiple:
        return {**_value(field, may_be_blank=True), **described}
    unique: Schema = {"uniqueItems": True} if field.options else {}
    return {"type": "array", "items": _value(field, may_be_blank=False), **unique, **described}


def _value(field: Field, *, may_be_blank: bool) -> Schema:
    if not field.options:
        return {"type": field.type}
    options: list[JSON] = list(dict.fromkeys((*field.options, "") if may_be_blank else field.options))
    kind: JSON = [field.type, "string"] if may_be_blank and field.type != "string" else field.type
    return {"type": kind, "enum": options}


def _field_note(name: str, field: Field) -> str:
    notes = [field.label] if field.label else []
    if field.required:
        notes.append("required")
    if field.options:
        count = "any" if field.multiple else "one"
        notes.append(f"{count} of {', '.join(map(str, field.options))}")
    return f"- {name}: {'; '.join(notes)}" if notes else f"- {name}"
