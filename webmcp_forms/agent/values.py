"""Python's values as JSON, so that whatever an application reports can be sent to a model."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from datetime import date, time
from decimal import Decimal
from enum import Enum
from math import isfinite

from webmcp_forms.browser.schema import JSON


def as_json(value: object) -> JSON:
    """The value as JSON, in containers of its own.

    Dates are written as ISO 8601 has them. What JSON has nothing for is its text, and a number that is none is null.
    """
    match value:
        case Enum():
            return as_json(value.value)
        case None | bool() | int() | str():
            return value
        case float():
            return value if isfinite(value) else None
        case Decimal():
            return as_json(int(value) if value == value.to_integral_value() else float(value))
        case date() | time():
            return value.isoformat()
        case Mapping():
            return {str(key): as_json(member) for key, member in value.items()}
        case list() | tuple() | Set():
            return [as_json(member) for member in value]
    return _object_as_json(value)


def _object_as_json(value: object) -> JSON:
    """What a Pydantic model dumps, the fields of a dataclass, and the text of anything else."""
    if callable(dump := getattr(value, "model_dump", None)):
        return as_json(dump())
    if is_dataclass(value):
        return {field.name: as_json(getattr(value, field.name)) for field in fields(value)}
    return str(value)
