"""The input schema that Chromium builds from the groups of a form.

Example: `<input type=number name=n min=1 required>` becomes
`{"type": "object", "properties": {"n": {"type": "number", "minimum": 1, "multipleOf": 1}}, "required": ["n"]}`.
Keys stand in the browser's order. The regular expressions of the date and time kinds stand under `format`, as there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import TypeAlias

from webmcp_forms.browser.descriptions import Description, describe, schema_description
from webmcp_forms.browser.numbers import is_multiple, parse_number, parse_step, schema_number
from webmcp_forms.browser.patterns import compiles
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.document.forms import Choice, Control, Form, Group
from webmcp_forms.document.nodes import literal
from webmcp_forms.records import record

JSON: TypeAlias = "str | int | float | bool | list[JSON] | dict[str, JSON] | None"
Schema: TypeAlias = dict[str, JSON]

_TEXT_KINDS = frozenset({"text", "search", "url", "tel", "email", "password", "hidden", "textarea"})
_CHOICE_KINDS = frozenset({"radio", "checkbox", "select", "select-multiple"})
_FORMAT_KINDS = frozenset({"date", "month", "week", "time", "datetime-local", "color"})
SUPPORTED_KINDS = _TEXT_KINDS | _CHOICE_KINDS | _FORMAT_KINDS | {"number", "range"}
"""The kinds of control that can become a parameter; a hidden input only with a description."""

SECONDS = "(:[0-5][0-9])?"
"""How the format of a time ends that may have seconds."""

MILLISECONDS = r"(:[0-5][0-9](\.[0-9]{1,3})?)?"
"""How the format of a time ends that may have fractions of a second."""

_TIME = "([01][0-9]|2[0-3]):[0-5][0-9]"
_DAY = "[0-9]{4}-(0[1-9]|1[0-2])-[0-9]{2}"
_FIXED_FORMATS = {
    "date": "date",
    "month": "^[0-9]{4}-(0[1-9]|1[0-2])$",
    "week": "^[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])$",
    "color": "^#[0-9a-zA-Z]{6}$",
}
_DEFAULT_TIME_STEP = Decimal(60)
_SECOND = 1_000
_MINUTE = 60_000


@record
class Parameter:
    """A parameter of a tool: its name, the group it comes from, its schema, and where its description is from."""

    name: str
    group: Group
    schema: Schema
    description: Description
    required: bool


def parameters(form: Form, profile: Profile) -> Iterator[Parameter]:
    """The parameters of a form in order; groups that become none are left out."""
    for group in form.groups:
        if is_parameter(group, profile):
            description = describe(group, profile)
            schema = _with_texts(_group_schema(group, profile), group, description, profile)
            required = any(control.element.has("required") for control in group.controls)
            yield Parameter(group.name, group, schema, description, required)


def input_schema(members: Iterable[Parameter]) -> Schema:
    """The whole input schema from the parameters."""
    members = tuple(members)
    return {
        "type": "object",
        "properties": {member.name: member.schema for member in members},
        "required": [member.name for member in members if member.required],
    }


def is_parameter(group: Group, profile: Profile) -> bool:
    """Whether a group becomes a parameter: one supported control, or only checkboxes, or only radio buttons."""
    kinds = {control.kind for control in group.controls}
    if len(group.controls) > 1:
        return kinds in ({"checkbox"}, {"radio"})
    return is_supported(group.controls[0], profile)


def is_supported(control: Control, profile: Profile) -> bool:
    """Whether a control can be a parameter at all; hidden inputs only when described (or titled, in 147)."""
    if control.kind == "hidden":
        title = control.element.show("toolparamtitle") if profile.parameter_titles else ""
        return bool(control.element.show("toolparamdescription") or title)
    return control.kind in SUPPORTED_KINDS


def _group_schema(group: Group, profile: Profile) -> Schema:
    control = group.controls[0]
    match control.kind:
        case "number":
            return {**_number(control, profile), **_pattern(control, profile)}
        case "range":
            return _range(control, profile)
        case "checkbox" if len(group.controls) == 1:
            return {"type": "boolean"}
        case "checkbox" | "radio" | "select" | "select-multiple" as kind:
            choices = _choices([choice for member in group.controls for choice in member.choices], profile)
            return choices if kind in ("radio", "select") else _array(choices)
        case "date" | "month" | "week" | "time" | "datetime-local" | "color" as kind:
            return {"type": "string", "format": _format(kind, control)}
        case "textarea":
            return {"type": "string"}
        case _:
            return {"type": "string", **_pattern(control, profile)}


def _with_texts(schema: Schema, group: Group, description: Description, profile: Profile) -> Schema:
    is_titled = profile.parameter_titles and schema["type"] not in ("boolean", "array")
    if is_titled and (title := group.controls[0].element.show("toolparamtitle")):
        schema["title"] = title
    if text := schema_description(group, description):
        schema["description"] = text
    return schema


def _array(items: Schema) -> Schema:
    return {"type": "array", "items": items, "uniqueItems": True}


def _choices(choices: list[Choice], profile: Profile) -> Schema:
    alternatives: list[JSON] = []
    for choice in choices:
        alternative: Schema = {"type": "string", "const": choice.value}
        if choice.title or choice.element.tag == "option":
            alternative["title"] = choice.title
        alternatives.append(alternative)
    return {
        "type": "string",
        profile.choices_keyword: alternatives,
        "enum": [choice.value for choice in choices],
    }


def _pattern(control: Control, profile: Profile) -> Schema:
    pattern = literal(control.element.get("pattern"))
    if pattern is None or not profile.patterns or not compiles(pattern):
        return {}
    return {"pattern": pattern}


def _number(control: Control, profile: Profile) -> Schema:
    attributes = control.element
    minimum, maximum = (parse_number(literal(attributes.get(name))) for name in ("min", "max"))
    schema: Schema = {"type": "number"}
    if minimum is not None:
        schema["minimum"] = schema_number(minimum, profile.largest_whole)
    if maximum is not None:
        schema["maximum"] = schema_number(maximum, profile.largest_whole)
    return {
        **schema,
        **_multiple_of(control, minimum, parse_step(literal(attributes.get("step")), Decimal(1)), profile),
    }


def _range(control: Control, profile: Profile) -> Schema:
    attributes = control.element
    written_minimum, written_maximum = (parse_number(literal(attributes.get(name))) for name in ("min", "max"))
    minimum = Decimal(0) if written_minimum is None else written_minimum
    maximum = Decimal(100) if written_maximum is None else written_maximum
    limits: Schema = {
        "type": "number",
        "minimum": schema_number(minimum, profile.largest_whole),
        "maximum": schema_number(max(minimum, maximum), profile.largest_whole),
    }
    step = parse_step(literal(attributes.get("step")), Decimal(1))
    return {**limits, **_multiple_of(control, written_minimum, Decimal(1) if step is None else step, profile)}


def _multiple_of(control: Control, minimum: Decimal | None, step: Decimal | None, profile: Profile) -> Schema:
    """`multipleOf` says what the step means only where the step base is itself a multiple of the step."""
    if step is None:
        return {}
    base = minimum if minimum is not None else parse_number(literal(control.element.get("value"))) or Decimal(0)
    return {"multipleOf": schema_number(step, profile.largest_whole)} if is_multiple(base, step) else {}


def _format(kind: str, control: Control) -> str:
    if kind == "time":
        return f"^{_TIME}{_seconds(control)}$"
    if kind == "datetime-local":
        return f"^{_DAY}T{_TIME}{_seconds(control)}$"
    return _FIXED_FORMATS[kind]


def _seconds(control: Control) -> str:
    """How fine a time is written: its step, in whole milliseconds."""
    step = parse_step(literal(control.element.get("step")), _DEFAULT_TIME_STEP)
    milliseconds = max(1, _round_half_up((_DEFAULT_TIME_STEP if step is None else step) * 1000))
    if milliseconds < _SECOND:
        return MILLISECONDS
    return SECONDS if milliseconds < _MINUTE else ""


def _round_half_up(value: Decimal) -> int:
    """The nearest whole number, halves away from zero, as Chromium rounds a step."""
    return int(value.to_integral_value(rounding="ROUND_HALF_UP"))
