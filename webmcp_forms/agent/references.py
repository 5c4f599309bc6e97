"""Schemas without references, for those who do not take any."""

from __future__ import annotations

from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.errors import UsageError

_DEFINITIONS = "#/$defs/"


def inlined(schema: Schema) -> Schema:
    """A schema in which what `$defs` defines stands where it is referred to, as in those of Pydantic's models.

    Raises `UsageError` where a definition refers to itself, or a reference leads elsewhere.
    """
    definitions = schema.get("$defs")
    known = definitions if isinstance(definitions, dict) else {}
    rest: Schema = {keyword: value for keyword, value in schema.items() if keyword != "$defs"}
    return _members(rest, known, ())


def _members(schema: Schema, known: Schema, path: tuple[str, ...]) -> Schema:
    target = schema.get("$ref")
    if not isinstance(target, str):
        return {keyword: _any(value, known, path) for keyword, value in schema.items()}
    name = target.removeprefix(_DEFINITIONS)
    definition = known.get(name)
    if name in path or not isinstance(definition, dict):
        raise UsageError(f"the reference {target!r} cannot be written out")
    rest: Schema = {keyword: value for keyword, value in schema.items() if keyword != "$ref"}
    return {**_members(definition, known, (*path, name)), **_members(rest, known, path)}


def _any(value: JSON, known: Schema, path: tuple[str, ...]) -> JSON:
    if isinstance(value, dict):
        return _members(value, known, path)
    return [_any(member, known, path) for member in value] if isinstance(value, list) else value
