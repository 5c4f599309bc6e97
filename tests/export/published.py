"""The published rules of the providers as checks of a definition, written down apart from the export itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

Definition = dict[str, Any]
Check = Callable[[Definition], Iterator[str]]

# OpenAI, "Structured outputs", supported schemas; what is not listed there is an error in strict mode.
_STRICT = {"type", "description", "title", "enum", "const", "anyOf", "properties", "required", "items", "pattern"}
_STRICT |= {"additionalProperties", "format", "multipleOf", "minimum", "maximum", "exclusiveMinimum"}
_STRICT |= {"exclusiveMaximum", "minItems", "maxItems"}
_STRICT_FORMATS = {"date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"}
# Gemini API, "Schema".
_GEMINI = {"type", "format", "title", "description", "nullable", "enum", "maxItems", "minItems", "properties"}
_GEMINI |= {"required", "minProperties", "maxProperties", "minLength", "maxLength", "pattern", "example", "anyOf"}
_GEMINI |= {"propertyOrdering", "default", "items", "minimum", "maximum"}
_GEMINI_TYPES = {"STRING", "NUMBER", "INTEGER", "BOOLEAN", "ARRAY", "OBJECT"}


def nodes(schema: Any) -> Iterator[dict[str, Any]]:
    """A schema and those in it."""
    yield schema
    for member in (*schema.get("properties", {}).values(), *schema.get("anyOf", ()), *schema.get("oneOf", ())):
        yield from nodes(member)
    if "items" in schema:
        yield from nodes(schema["items"])


def kinds(node: dict[str, Any]) -> list[str]:
    """The types of a schema."""
    kind = node.get("type", [])
    return kind if isinstance(kind, list) else [kind]


def _name(name: str, pattern: str) -> Iterator[str]:
    if not re.fullmatch(pattern, name):
        yield f"the name {name!r} is refused"


def mcp(definition: Definition) -> Iterator[str]:
    yield from _name(definition["name"], r"[A-Za-z0-9_.-]{1,128}")
    if definition["inputSchema"].get("type") != "object":
        yield "inputSchema is no object"


def openai(definition: Definition) -> Iterator[str]:
    function = definition["function"]
    yield from _name(function["name"], r"[a-zA-Z0-9_-]{1,64}")
    for node in nodes(function["parameters"]):
        yield from (f"{keyword} is not permitted" for keyword in ("oneOf", "allOf", "not") if keyword in node)
        if node.get("enum") == [] or node.get("anyOf") == []:
            yield "a list is empty"
        if "array" in kinds(node) and not isinstance(node.get("items"), dict):
            yield "array schema missing items"


def openai_strict(definition: Definition) -> Iterator[str]:
    yield from openai(definition)
    root = definition["function"]["parameters"]
    if definition["function"]["strict"] is not True or root["type"] != "object":
        yield "not strict"
    for node in nodes(root):
        yield from (f"{keyword} is not supported" for keyword in node if keyword not in _STRICT)
        if not {"type", "anyOf"} & node.keys():
            yield "schema must have a 'type' key"
        if "object" in kinds(node) and "properties" not in node:
            yield "an object without properties"
        if node.get("format", "date") not in _STRICT_FORMATS:
            yield f"the format {node['format']} is not supported"
        if "properties" in node and (node["required"] != list(node["properties"]) or node["additionalProperties"]):
            yield "every property has to be required, and no other allowed"
    enums = [[str(value) for value in node["enum"]] for node in nodes(root) if "enum" in node]
    if sum(map(len, enums)) > 1000:
        yield "more than 1000 enum values"
    if any(len(values) > 250 and len("".join(values)) > 15_000 for values in enums):
        yield "an enum is longer than 15,000 characters"
    if sum(map(len, root["properties"])) + sum(len("".join(values)) for values in enums) > 120_000:
        yield "more than 120,000 characters"


def anthropic(definition: Definition) -> Iterator[str]:
    yield from _name(definition["name"], r"[a-zA-Z0-9_-]{1,64}")
    schema = definition["input_schema"]
    if schema["type"] != "object" or {"oneOf", "anyOf", "allOf"} & schema.keys():
        yield "the schema has to be an object, without alternatives at the top"
    for name in schema["properties"]:
        yield from _name(name, r"[a-zA-Z0-9_.-]{1,64}")
    if "$ref" in str(schema):
        yield "references are rejected"


def _gemini_types(node: dict[str, Any]) -> Iterator[str]:
    if "anyOf" in node and (len(node) > 1 or not node["anyOf"]):
        yield "when using any_of, it must be the only field set"
    if "anyOf" not in node and node.get("type") not in _GEMINI_TYPES:
        yield f"the type {node.get('type')} is unknown"
    if node.get("type") == "ARRAY" and "items" not in node:
        yield "items: missing field"
    if "enum" in node and (node["type"] != "STRING" or not all(isinstance(one, str) for one in node["enum"])):
        yield "enum: only allowed for STRING type"


def gemini(definition: Definition) -> Iterator[str]:
    yield from _name(definition["name"], r"[a-zA-Z_][a-zA-Z0-9_.-]{0,63}")
    if "parameters" not in definition:
        return
    for node in nodes(definition["parameters"]):
        yield from _gemini_types(node)
        yield from (f"{keyword} is unknown" for keyword in node if keyword not in _GEMINI)
        if node.get("type") == "OBJECT" and not node.get("properties"):
            yield "properties: should be non-empty for OBJECT type"
        for name in node.get("properties", ()):
            yield from _name(name, r"[a-zA-Z_][a-zA-Z0-9_]{0,63}")
        if "enum" in node and (node["format"] != "enum" or not node["enum"] or "" in node["enum"]):
            yield "enum: cannot be empty"
        if "enum" not in node and node.get("format", "date-time") != "date-time":
            yield "only 'enum' and 'date-time' formats are supported for STRING type"


def evals(definition: Definition) -> Iterator[str]:
    if list(definition) != ["name", "description", "inputSchema"]:
        yield "a tool has a name, a description and an inputSchema"


CHECKS: Mapping[str, Check] = {
    "mcp": mcp, "openai": openai, "openai-strict": openai_strict, "anthropic": anthropic, "gemini": gemini,
    "evals": evals,
}  # fmt: skip
