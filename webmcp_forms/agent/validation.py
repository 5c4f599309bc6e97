"""What is wrong with arguments, in words that a model can act on."""

from __future__ import annotations

from collections.abc import Mapping

from webmcp_forms.browser.schema import JSON, Schema


def problems(schema: Schema, arguments: Mapping[str, JSON]) -> tuple[str, ...]:
    """What a JSON Schema has against arguments: a dotted path and a sentence each, in order."""
    from jsonschema import Draft202012Validator

    errors = Draft202012Validator(schema).iter_errors(dict(arguments))
    return tuple(sorted(f"{_path(error.absolute_path)}{error.message}" for error in errors))


def optional(schema: JSON) -> JSON:
    """The schema with nothing required, all the way down, so that a part of the values is valid too."""
    if isinstance(schema, Mapping):
        return {
            key: optional(value) for key, value in schema.items() if not (key == "required" and isinstance(value, list))
        }
    if isinstance(schema, list):
        return [optional(member) for member in schema]
    return schema


def _path(parts: object) -> str:
    names = [str(part) for part in parts] if hasattr(parts, "__iter__") else []
    return f"{'.'.join(names)}: " if names else ""
