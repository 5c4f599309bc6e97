"""The schema that a part of the values has to keep to: nothing is required, and nothing that has no name is taken."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.agent.references import definition_of
from webmcp_forms.agent.subschemas import changed
from webmcp_forms.browser.schema import Schema

_DEMANDS = frozenset({"required", "dependentRequired", "minProperties"})
_CONDITIONS = frozenset({"if", "not"})
_SAY_MORE = frozenset({"allOf", "if", "then", "else"})
_ALTERNATIVES = frozenset({"anyOf", "oneOf", "$ref"})
_TAKE_OTHERS = frozenset({"additionalProperties", "unevaluatedProperties"})


def partial_schema(schema: Schema) -> Schema:
    """The schema for a part of the values."""
    made = closed(optional(schema))
    says_more = made.keys() & (_SAY_MORE | _ALTERNATIVES | _TAKE_OTHERS)
    return made if says_more else {**made, "additionalProperties": False}


def optional(schema: Schema) -> Schema:
    """The schema with nothing required, all the way down; more than one alternative may fit then."""
    kept = {keyword: value for keyword, value in schema.items() if keyword not in _DEMANDS}
    made = changed(kept, lambda keyword, inner: inner if keyword in _CONDITIONS else optional(inner))
    if "oneOf" not in made or "anyOf" in made:
        return made
    return {"anyOf" if keyword == "oneOf" else keyword: value for keyword, value in made.items()}


def closed(schema: Schema) -> Schema:
    """The schema in which an object takes the properties that are named for it, unless it says that it takes others."""
    definitions = schema.get("$defs")
    return _closed(schema, definitions if isinstance(definitions, dict) else {}, is_part=False)


def _closed(schema: Schema, known: Schema, *, is_part: bool) -> Schema:
    """The schema closed; one that is a part of another, as in `allOf`, leaves that to the other."""
    is_composed = bool(_SAY_MORE & schema.keys() or ("properties" in schema and _ALTERNATIVES & schema.keys()))
    has_parts = is_part or is_composed

    def inner(keyword: str, member: Schema) -> Schema:
        is_about_same = keyword in _SAY_MORE or keyword in _ALTERNATIVES
        return _closed(member, known, is_part=keyword in _CONDITIONS or (is_about_same and has_parts))

    made = changed(_with_reference(schema, known) if has_parts else schema, inner)
    if is_part or _TAKE_OTHERS & made.keys():
        return made
    if is_composed:
        return {**made, "unevaluatedProperties": False} if any(_named(made)) else made
    return {**made, "additionalProperties": False} if "properties" in made else made


def _with_reference(schema: Schema, known: Schema) -> Schema:
    """The schema with what it refers to among its parts."""
    definition = definition_of(schema, known)
    if definition is None:
        return schema
    rest: Schema = {keyword: value for keyword, value in schema.items() if keyword != "$ref"}
    parts = rest.get("allOf")
    return {**rest, "allOf": [*(parts if isinstance(parts, list) else []), definition]}


def _named(schema: Schema) -> Iterator[str]:
    """Where a schema and its parts name properties."""
    yield from schema.keys() & {"properties"}
    for keyword in ("allOf", "anyOf", "oneOf"):
        parts = schema.get(keyword)
        for part in parts if isinstance(parts, list) else ():
            yield from _named(part) if isinstance(part, dict) else ()
