"""The JSON Schema of a dataclass, from the annotations of its fields.

A dataclass becomes a definition, so that one may hold others, and itself. Dates, moments, identifiers and the like are
strings with a format, as Pydantic has them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from enum import Enum
from pathlib import PurePath
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints
from uuid import UUID

from webmcp_forms.agent.values import as_json
from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.errors import UsageError

Definitions = dict[str, JSON]

SCHEMA_METHODS = ("model_json_schema", "json_schema", "__json_schema__", "schema")
"""The methods by which classes give a JSON Schema of their own."""

# A class comes before those that it is derived from.
_SCALARS: Mapping[type, Schema] = {
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    Decimal: {"type": "number"},
    datetime: {"type": "string", "format": "date-time"},
    date: {"type": "string", "format": "date"},
    time: {"type": "string", "format": "time"},
    timedelta: {"type": "string", "format": "duration"},
    UUID: {"type": "string", "format": "uuid"},
    str: {"type": "string"},
    bytes: {"type": "string"},
    PurePath: {"type": "string"},
    NoneType: {"type": "null"},
}
_KINDS: Mapping[type, str] = {str: "string", bool: "boolean", int: "integer", float: "number"}


def dataclass_schema(source: type) -> Schema:
    """The JSON Schema of a dataclass; raises `UsageError` for an annotation that there is none for."""
    definitions: Definitions = {}
    return {**_reference(source, definitions), "$defs": definitions}


def method_schema(source: object) -> Schema | None:
    """The JSON Schema that an object gives by a method of its own, or None."""
    for method in SCHEMA_METHODS:
        if callable(found := getattr(source, method, None)) and isinstance(schema := found(), dict):
            return schema
    return None


def _reference(source: type, definitions: Definitions) -> Schema:
    name = f"{source.__module__}.{source.__qualname__}"
    if name not in definitions:
        definitions[name] = {}
        definitions[name] = _object(source, definitions)
    return {"$ref": f"#/$defs/{name}"}


def _object(source: Any, definitions: Definitions) -> Schema:  # noqa: ANN401 - any dataclass
    own = [field for field in fields(source) if field.init]
    try:
        annotations = get_type_hints(source)
    except NameError as error:
        raise UsageError(f"an annotation of {source.__name__} cannot be resolved: {error}") from error
    return {
        "type": "object",
        "properties": {field.name: _annotated(source, field, annotations, definitions) for field in own},
        "required": [field.name for field in own if field.default is field.default_factory is MISSING],
    }


def _annotated(source: type, field: Field[Any], annotations: Mapping[str, object], definitions: Definitions) -> Schema:
    annotation = annotations[field.name]
    try:
        return _schema(annotation, definitions)
    except TypeError:
        raise UsageError(f"{source.__name__}.{field.name}: there is no JSON Schema for {annotation!r}") from None


def _schema(annotation: Any, definitions: Definitions) -> Schema:  # noqa: ANN401 - annotations are of any kind
    """The schema of an annotation; raises `TypeError` when there is none."""
    if alias := getattr(annotation, "__value__", None) or getattr(annotation, "__supertype__", None):
        return _schema(alias, definitions)
    origin, arguments = get_origin(annotation), get_args(annotation)
    if annotation is Any or annotation is object or isinstance(annotation, TypeVar):
        return {}
    if origin is Literal:
        return _choice(arguments)
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(argument, definitions) for argument in arguments]}
    return _class_schema(origin or annotation, arguments, definitions)


def _class_schema(kind: type, arguments: tuple[Any, ...], definitions: Definitions) -> Schema:
    if issubclass(kind, Enum):
        return _choice([member.value for member in kind])
    if is_dataclass(kind):
        return _reference(kind, definitions)
    if (given := method_schema(kind)) is not None:
        inner = given.pop("$defs", {})
        definitions |= inner if isinstance(inner, dict) else {}
        return given
    for known, schema in _SCALARS.items():
        if issubclass(kind, known):
            return dict(schema)
    return _container(kind, arguments, definitions)


def _choice(values: Iterable[object]) -> Schema:
    options = [as_json(value) for value in values]
    kinds = {_KINDS.get(type(option)) for option in options}
    kind = kinds.pop() if len(kinds) == 1 else None
    return {"enum": options, "type": kind} if kind else {"enum": options}


def _container(kind: type, arguments: tuple[Any, ...], definitions: Definitions) -> Schema:
    inner = [_schema(argument, definitions) for argument in arguments if argument is not ...]
    if issubclass(kind, Mapping):
        return {"type": "object", "additionalProperties": inner[-1] if inner else True}
    if not issubclass(kind, Iterable):
        raise TypeError
    if issubclass(kind, tuple) and inner and ... not in arguments:
        members: list[JSON] = [*inner]
        return {"type": "array", "prefixItems": members, "minItems": len(inner), "maxItems": len(inner)}
    schema: Schema = {"type": "array", "items": inner[0] if inner else {}}
    return {**schema, "uniqueItems": True} if issubclass(kind, Set) else schema
