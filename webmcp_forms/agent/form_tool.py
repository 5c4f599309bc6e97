"""A tool that fills a form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from typing import Any, TypeAlias

from webmcp_forms.agent.blanks import NOTE, without_blanks
from webmcp_forms.agent.definition import NO_OBJECT, AgentTool, Answer, Arguments, Steps
from webmcp_forms.agent.validation import optional, problems
from webmcp_forms.agent.values import as_json
from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.errors import UsageError
from webmcp_forms.records import record

Apply: TypeAlias = Callable[[dict[str, JSON]], object]
Read: TypeAlias = Callable[[], object]

TYPES = ("string", "number", "boolean")
"""The types that a field can have."""

_SCHEMA_METHODS = ("model_json_schema", "json_schema", "__json_schema__", "schema")
_PYTHON_TYPES: Mapping[str, Schema] = {
    "str": {"type": "string"}, "int": {"type": "integer"}, "float": {"type": "number"}, "bool": {"type": "boolean"},
}  # fmt: skip


@record
class Field:
    """A field in few words: its type, what it is called, whether it has to be filled in the end, and its options."""

    type: str = "string"
    label: str = ""
    required: bool = False
    options: tuple[str, ...] = ()

    @classmethod
    def of(cls, name: str, given: Field | Mapping[str, Any]) -> Field:
        """A field from a mapping with those keys; raises `UsageError` for others."""
        if isinstance(given, Field):
            return given
        unknown = set(given) - {"type", "label", "required", "options"}
        if unknown:
            raise UsageError(f"field {name!r} has the unknown key {min(unknown)!r}")
        made = cls(**{**given, "options": tuple(given.get("options") or ())})
        if made.type not in TYPES:
            raise UsageError(f"field {name!r} has the unknown type {made.type!r}; known are {', '.join(TYPES)}")
        return made


Fields: TypeAlias = Mapping[str, Field | Mapping[str, Any]]


def form_tool(  # noqa: PLR0913 - three ways to say what there is to fill
    description: str,
    *,
    apply: Apply,
    fields: Fields | Callable[[], Fields] | None = None,
    schema: object = None,
    parameters: Schema | None = None,
    read: Read | None = None,
    name: str = "fill_form",
) -> AgentTool:
    """A tool that fills a form, all of it or a part.

    What there is to fill is said by exactly one of `fields` (a mapping, see `Field`, or a function that gives one),
    `schema` (a Pydantic model, a dataclass, or anything with a method that gives a JSON Schema) and `parameters` (a
    JSON Schema, taken as it is). `apply` gets the values that are valid; it is awaited before `read`. The answer is
    what `read` gives, else the values; for values that are not valid it is an error, and nothing is applied.

    Raises `UsageError` when not exactly one of the three is given, or it makes no sense.
    """
    if sum(given is not None for given in (fields, schema, parameters)) != 1:
        raise UsageError("form_tool takes exactly one of fields, schema and parameters")
    known = fields() if callable(fields) else fields
    offered, text = _offer(description, known, schema, parameters)

    def steps(arguments: Arguments) -> Steps:
        if not isinstance(arguments, Mapping):
            return NO_OBJECT
        checked = _checked_schema(fields, offered)
        values = without_blanks(arguments)
        if wrong := problems(checked, values):
            return Answer({"error": "nothing was changed", "problems": list(wrong)}, is_error=True)
        applied = Answer(as_json(values))
        yield apply(values)
        return applied if read is None else Answer((yield read()))

    return AgentTool(name, text, offered, steps)


def _offer(description: str, fields: Fields | None, schema: object, parameters: Schema | None) -> tuple[Schema, str]:
    """The parameters that an agent sees, and the description that goes with them."""
    if fields is not None:
        made = {name: Field.of(name, given) for name, given in fields.items()}
        return field_schema(made), f"{description}\n{_field_notes(made)}{NOTE}"
    if parameters is not None:
        return parameters, f"{description}\n{NOTE}"
    derived = optional(derived_schema(schema))
    if not isinstance(derived, dict):
        raise UsageError("the schema has to be an object")
    required = ", ".join(map(str, _names(derived_schema(schema).get("required"))))
    note = f"In the end these are required: {required}.\n" if required else ""
    return {"additionalProperties": False, **derived}, f"{description}\n{note}{NOTE}"


def _checked_schema(fields: object, offered: Schema) -> Schema:
    """The schema to go by: that of the fields as they are now, where a function gives them."""
    if callable(fields):
        return field_schema({name: Field.of(name, given) for name, given in fields().items()})
    schema = optional(offered)
    return schema if isinstance(schema, dict) else offered


def field_schema(fields: Mapping[str, Field]) -> Schema:
    """The JSON Schema of fields: nothing is required, and a choice may be left blank."""
    return {
        "type": "object",
        "properties": {name: _property(field) for name, field in fields.items()},
        "additionalProperties": False,
    }


def derived_schema(source: object) -> Schema:
    """The JSON Schema of a Pydantic model, a dataclass, or anything with a method that gives one."""
    for method in _SCHEMA_METHODS:
        if callable(found := getattr(source, method, None)):
            schema = found()
            if isinstance(schema, dict):
                return schema
    if is_dataclass(source):
        known = dataclass_fields(source)
        types = {field.name: getattr(field.type, "__name__", str(field.type)) for field in known}
        properties: dict[str, JSON] = {name: dict(_PYTHON_TYPES.get(type_, {})) for name, type_ in types.items()}
        return {"type": "object", "properties": properties}
    raise UsageError(f"{source!r} is neither a Pydantic model nor a dataclass, and has no method for a JSON Schema")


def _property(field: Field) -> Schema:
    schema: Schema = {"type": field.type}
    if field.label:
        schema["description"] = field.label
    if field.options:
        schema["enum"] = list(dict.fromkeys((*field.options, "")))
    return schema


def _field_notes(fields: Mapping[str, Field]) -> str:
    return "".join(f"{_field_note(name, field)}\n" for name, field in fields.items())


def _field_note(name: str, field: Field) -> str:
    notes = [field.label] if field.label else []
    if field.required:
        notes.append("required")
    if field.options:
        notes.append(f"one of {', '.join(field.options)}")
    return f"- {name}: {'; '.join(notes)}" if notes else f"- {name}"


def _names(required: JSON) -> Iterable[JSON]:
    return required if isinstance(required, list) else ()
