"""A parameter's type in a few words, for people: `string, one of 3: "A", "B", "C"`."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.schema import JSON, Parameter, Schema
from webmcp_forms.report.terminal import quote

_SHOWN_CHOICES = 4
_LONGEST_CHOICE = 24
_LONGEST_PATTERN = 40


def parameter_type(parameter: Parameter) -> str:
    """The type and its limits on one line, escaped."""
    return ", ".join(_facts(parameter.schema, parameter.group.controls[0].kind))


def _facts(schema: Schema, kind: str) -> Iterator[str]:
    items = schema.get("items")
    choices = items if isinstance(items, dict) else schema
    match choices.get("enum"):
        case list(values):
            yield f"{schema['type']}, {'some' if choices is items else 'one'} of {_choices(values)}"
            return
    yield f"{kind} as string" if "format" in schema else str(schema["type"])
    if "minimum" in schema:
        yield f"at least {schema['minimum']}"
    if "maximum" in schema:
        yield f"at most {schema['maximum']}"
    if "multipleOf" in schema:
        yield f"multiple of {schema['multipleOf']}"
    if isinstance(pattern := schema.get("pattern"), str):
        yield f"pattern {quote(pattern, _LONGEST_PATTERN)}"


def _choices(values: list[JSON]) -> str:
    shown = ", ".join(quote(str(value), _LONGEST_CHOICE) for value in values[:_SHOWN_CHOICES])
    more = ", ..." if len(values) > _SHOWN_CHOICES else ""
    return f"{len(values)}: {shown}{more}" if values else "0 choices"
