"""Schemas without references, for those who do not take any."""

from __future__ import annotations

from webmcp_forms.agent.subschemas import changed
from webmcp_forms.browser.schema import Schema
from webmcp_forms.errors import UsageError

_DEFINITIONS = "#/$defs/"


def inlined(schema: Schema) -> Schema:
    """A schema in which what `$defs` defines stands where it is referred to, as in those of Pydantic's models.

    Raises `UsageError` where a definition refers to itself, or a reference leads elsewhere.
    """
    return _members(_without(schema, "$defs"), _definitions(schema), ())


def written_out(schema: Schema) -> Schema:
    """A schema without references where it can be written so, else one whose top at least is no reference."""
    try:
        return inlined(schema)
    except UsageError:
        definition = definition_of(schema, _definitions(schema))
        return schema if definition is None else {**definition, **_without(schema, "$ref")}


def definition_of(schema: Schema, known: Schema) -> Schema | None:
    """The definition that a schema refers to, or None."""
    target = schema.get("$ref")
    definition = known.get(target.removeprefix(_DEFINITIONS)) if isinstance(target, str) else None
    return definition if isinstance(definition, dict) else None


def _members(schema: Schema, known: Schema, path: tuple[str, ...]) -> Schema:
    target = schema.get("$ref")
    if not isinstance(target, str):
        # A discriminator of OpenAPI maps values to references.
        return changed(_without(schema, "discriminator"), lambda _, inner: _members(inner, known, path))
    definition = definition_of(schema, known)
    if target in path or definition is None:
        raise UsageError(f"the reference {target!r} cannot be written out")
    rest = _members(_without(schema, "$ref"), known, path)
    return {**_members(definition, known, (*path, target)), **rest}


def _definitions(schema: Schema) -> Schema:
    definitions = schema.get("$defs")
    return definitions if isinstance(definitions, dict) else {}


def _without(schema: Schema, keyword: str) -> Schema:
    return {key: value for key, value in schema.items() if key != keyword}
