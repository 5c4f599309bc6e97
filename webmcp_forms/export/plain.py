"""One way to say each thing, for providers that know few keywords.

    allOf -> one schema    const -> enum    oneOf, several types -> anyOf    or null -> a type with null
    a tuple -> an array of items of any of its kinds

Only the schema itself is changed, not those in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from webmcp_forms.browser.schema import JSON, Schema

NULL: Schema = {"type": "null"}

_SCALARS: tuple[Schema, ...] = ({"type": "string"}, {"type": "number"}, {"type": "boolean"})
_TYPING = frozenset({"type", "enum", "anyOf", "oneOf", "properties"})
_ALTERNATIVES = ("anyOf", "oneOf")
_NOTES = ("title", "description", "default")


def plain(schema: Schema, *, needs_type: bool = False) -> Schema:
    """The schema said in the one way; where it needs a type, and has none, it may be any of the scalars."""
    made = _with_items(_with_alternatives(_with_options(_joined(schema)), needs_type=needs_type))
    if not needs_type or _TYPING & made.keys():
        return made
    anything: list[JSON] = [*_SCALARS]
    return {**made, "anyOf": anything}


def kinds_of(schema: Schema) -> tuple[str, ...]:
    """The types that a schema names."""
    kind = schema.get("type")
    kinds = kind if isinstance(kind, list) else [kind]
    return tuple(one for one in kinds if isinstance(one, str))


def with_null(schema: Schema) -> Schema:
    """The schema that takes null too."""
    kinds, options, branches = kinds_of(schema), schema.get("enum"), schema.get("anyOf")
    made = dict(schema)
    if kinds and "null" not in kinds:
        made["type"] = [*kinds, "null"]
    if isinstance(options, list) and None not in options:
        made["enum"] = [*options, None]
    elif isinstance(branches, list) and NULL not in branches:
        made["anyOf"] = [*branches, NULL]
    return made


def without(schema: Schema, keywords: Iterable[str]) -> Schema:
    """The schema without some keywords."""
    return {keyword: value for keyword, value in schema.items() if keyword not in keywords}


def _joined(schema: Schema) -> Schema:
    parts = schema.get("allOf")
    if not isinstance(parts, list):
        return schema
    made = without(schema, ("allOf", "unevaluatedProperties"))
    for part in parts:
        made = _merged(_joined(part), made) if isinstance(part, dict) else made
    return {**made, "additionalProperties": False} if schema.get("unevaluatedProperties") is False else made


def _merged(first: Schema, second: Schema) -> Schema:
    """Two schemas of one value as one; where both say something, the second counts."""
    made = {**first, **second}
    match first.get("properties"), second.get("properties"):
        case dict(some), dict(others):
            made["properties"] = {**some, **others}
    match first.get("required"), second.get("required"):
        case list(names), list(more):
            made["required"] = [*names, *more]
    return made


def _with_options(schema: Schema) -> Schema:
    return {**without(schema, ("const",)), "enum": [schema["const"]]} if "const" in schema else schema


def _with_alternatives(schema: Schema, *, needs_type: bool) -> Schema:
    """Alternatives under `anyOf`; those of a choice only describe it, and those of an object cannot be kept."""
    if "enum" in schema:
        return schema
    if "properties" in schema:
        return without(schema, _ALTERNATIVES)
    branches = _branches(schema, needs_type=needs_type)
    others = [branch for branch in branches if kinds_of(branch) != ("null",)]
    notes: Schema = {keyword: value for keyword, value in schema.items() if keyword in _NOTES}
    if not others:
        return {**notes, **NULL} if branches else schema
    members: list[JSON] = [*others]
    made = {**others[0], **notes} if len(others) == 1 else {**notes, "anyOf": members}
    return with_null(made) if len(others) < len(branches) else made


def _branches(schema: Schema, *, needs_type: bool) -> list[Schema]:
    """The alternatives of a schema, and those that they have again; several types are alternatives too."""
    given = next((found for keyword in _ALTERNATIVES if isinstance(found := schema.get(keyword), list)), None)
    if given is None:
        kinds = kinds_of(schema)
        is_choice = len(kinds) - kinds.count("null") > 1
        return [{**without(schema, _NOTES), "type": kind} for kind in kinds] if is_choice else []
    branches: list[Schema] = []
    for branch in given:
        made = plain(branch if isinstance(branch, dict) else {}, needs_type=needs_type)
        inner = made.get("anyOf")
        branches += [one for one in inner if isinstance(one, dict)] if isinstance(inner, list) else [made]
    return [branch for place, branch in enumerate(branches) if branch not in branches[:place]]


def _with_items(schema: Schema) -> Schema:
    """An array says what its items are, and only once."""
    items, first = schema.get("items"), schema.get("prefixItems")
    if "array" not in kinds_of(schema) and not isinstance(items, dict) and not first:
        return schema
    kept = {"type": "array", **without(schema, ("prefixItems", "items"))}
    known: list[JSON] = []
    for item in (*(first if isinstance(first, list) else ()), items):
        known += [item] if isinstance(item, dict) and item not in known else []
    return {**kept, "items": {"anyOf": known} if len(known) > 1 else (known or [{}])[0]}
