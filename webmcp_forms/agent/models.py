"""What a model says of the values that an agent may fill: a schema, and what of it is required and to choose from.

A schema is written out first, so that each value has one of its own; references remain where a model holds itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import is_dataclass

from webmcp_forms.agent.annotations import dataclass_schema, method_schema
from webmcp_forms.agent.references import written_out
from webmcp_forms.agent.subschemas import changed
from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.errors import UsageError

_IN_OBJECTS = frozenset({"properties", "patternProperties", "additionalProperties"})
_ALTERNATIVES = ("allOf", "anyOf", "oneOf")


def model_schema(source: object) -> Schema:
    """The JSON Schema of a Pydantic model, a dataclass, or anything with a method that gives one.

    Raises `UsageError` for anything else, and for what is no object.
    """
    given = method_schema(source)
    if given is None and is_dataclass(source):
        given = dataclass_schema(source if isinstance(source, type) else type(source))
    if given is None:
        raise UsageError(f"{source!r} is neither a Pydantic model nor a dataclass, and has no method for a JSON Schema")
    schema = written_out(given)
    if schema.get("type", "object") != "object":
        raise UsageError("the schema has to be an object")
    return schema


def with_blank_choices(schema: Schema) -> Schema:
    """The schema in which a property with options has `""` among them; an array is a value, and keeps its own."""
    return _at_properties(schema, _with_blank, is_property=False)


def without_blank_choices(schema: Schema) -> Schema:
    """The schema in which a property with options does not have `""` among them."""
    return _at_properties(schema, _without_blank, is_property=False)


def _at_properties(schema: Schema, change: Callable[[Schema], Schema], *, is_property: bool) -> Schema:
    """The schema with a change made to what is said of properties, all the way down, but not in arrays."""

    def inner(keyword: str, member: Schema) -> Schema:
        if keyword not in _IN_OBJECTS and keyword not in _ALTERNATIVES:
            return member
        return _at_properties(member, change, is_property=is_property or keyword in _IN_OBJECTS)

    made = changed(schema, inner)
    return change(made) if is_property else made


def _with_blank(schema: Schema) -> Schema:
    options = own_options(schema)
    if not options or "" in options:
        return schema
    rest: Schema = {keyword: value for keyword, value in schema.items() if keyword != "const"}
    kinds = _kinds(schema)
    with_text: Schema = {"type": [*kinds, "string"]} if kinds and "string" not in kinds else {}
    return {**rest, **with_text, "enum": [*options, ""]}


def _without_blank(schema: Schema) -> Schema:
    options = [option for option in own_options(schema) if option != ""]
    if not options or "enum" not in schema:
        return schema
    kinds = [kind for kind in _kinds(schema) if kind != "string" or any(isinstance(option, str) for option in options)]
    typed: Schema = {"type": kinds[0] if len(kinds) == 1 else kinds} if kinds else {}
    return {**schema, **typed, "enum": options}


def _kinds(schema: Schema) -> list[JSON]:
    kind = schema.get("type")
    return kind if isinstance(kind, list) else [kind] if kind else []


def required_names(schema: Schema, before: str = "") -> Iterator[str]:
    """The dotted paths of what has to be filled in the end, through the objects that are required themselves."""
    properties, required = _object(schema, "properties"), schema.get("required")
    for name in required if isinstance(required, list) else ():
        yield f"{before}{name}"
        yield from required_names(_object(properties, str(name)), f"{before}{name}.")


def named_options(schema: Schema) -> dict[str, list[JSON]]:
    """The options of each value that has some, by dotted path."""
    found: dict[str, list[JSON]] = {}
    for path, options in _options("", schema):
        found[path] = [*found.get(path, ()), *(option for option in options if option not in found.get(path, ()))]
    return found


def own_options(schema: Schema) -> list[JSON]:
    """The values that a schema names itself."""
    options = schema.get("enum")
    if isinstance(options, list):
        return options
    return [schema["const"]] if "const" in schema else []


def _options(path: str, schema: Schema) -> Iterator[tuple[str, list[JSON]]]:
    options: list[JSON] = [option for option in own_options(schema) if option is not None and option != ""]
    if path and options:
        yield path, options
    for inner_path, inner in _inner(path, schema):
        yield from _options(inner_path, inner) if isinstance(inner, dict) else ()


def _inner(path: str, schema: Schema) -> Iterator[tuple[str, JSON]]:
    """The schemas of members, items and alternatives, with their paths."""
    for name, inner in _object(schema, "properties").items():
        yield f"{path}.{name}" if path else name, inner
    yield path, schema.get("items")
    for keyword in _ALTERNATIVES:
        branches = schema.get(keyword)
        yield from ((path, branch) for branch in branches) if isinstance(branches, list) else ()


def _object(schema: Schema, name: str) -> Schema:
    value = schema.get(name)
    return value if isinstance(value, dict) else {}
