"""The schemas that a JSON Schema is made of, so that a change can be made all the way down."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from webmcp_forms.browser.schema import JSON, Schema

_BY_NAME = frozenset({"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"})
_LISTED = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
_SINGLE = frozenset(
    {"items", "additionalProperties", "contains", "propertyNames", "unevaluatedItems", "unevaluatedProperties"}
    | {"not", "if", "then", "else"}
)


def changed(schema: Schema, change: Callable[[str, Schema], JSON]) -> Schema:
    """The schema with `change` made to each schema right in it, which is given the keyword that it stands under."""
    return {keyword: _changed(keyword, value, change) for keyword, value in schema.items()}


def _changed(keyword: str, value: JSON, change: Callable[[str, Schema], JSON]) -> JSON:
    match value:
        case dict() if keyword in _SINGLE:
            return change(keyword, value)
        case Mapping() if keyword in _BY_NAME:
            return {name: change(keyword, one) if isinstance(one, dict) else one for name, one in value.items()}
        case list() if keyword in _LISTED:
            return [change(keyword, one) if isinstance(one, dict) else one for one in value]
    return value
