"""A form of WTForms or Flask-WTF, with enclosed forms as objects and field lists as arrays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import wtforms
from wtforms import fields, validators

from webmcp_forms.agent.adapters.adapter import (
    ROOT,
    Adapter,
    Described,
    Problems,
    choice_schema,
    copied,
    object_schema,
    prefixed,
)
from webmcp_forms.browser.schema import JSON, Schema

_NOT_FOR_AGENTS = (fields.HiddenField, fields.SubmitField, fields.PasswordField, fields.FileField)


def wtforms_form(
    form: type[wtforms.Form],
    values: Mapping[str, JSON] | None = None,
    **options: Any,  # noqa: ANN401 - they are the form's
) -> Adapter:
    """An adapter for a form class; `options` are passed on when a form is made.

    A form is made without protection against cross-site requests: there is no request yet. Problems of the form as a
    whole stand under `root`, those of a list as in `signers.0.email`.
    """
    made = {"meta": {"csrf": False}, **options}

    def problems_of(held: Mapping[str, JSON]) -> Problems:
        sent = {controls.get(name, name): value for name, value in held.items()}
        bound = form(FormData(dict(_pairs("", sent))), **made)
        bound.validate()
        return dict(_problems("", bound.errors))

    blank = form(**made)
    # A form can have a prefix, which stands before the names of its fields in a request.
    controls = {field.short_name: field.name for field in blank}
    return Adapter(Described(_form_schema(blank)), problems_of, copied(values or {}))


class FormData(dict[str, list[str]]):
    """The data of a request: several values a name."""

    def getlist(self, name: str) -> list[str]:
        """The values of a name."""
        return self.get(name, [])


def _pairs(path: str, value: JSON) -> Iterator[tuple[str, list[str]]]:
    """What a browser would send: `signers-0-email`, nothing for a box that is not checked."""
    match value:
        case dict():
            for name, member in value.items():
                yield from _pairs(f"{path}-{name}" if path else name, member)
        case list() if any(isinstance(member, dict) for member in value):
            for place, member in enumerate(value):
                yield from _pairs(f"{path}-{place}", member)
        case list():
            yield path, [str(member) for member in value]
            # A field list reads its values one by one.
            yield from ((f"{path}-{place}", [str(member)]) for place, member in enumerate(value))
        case bool():
            yield from [(path, ["y"])] if value else []
        case None:
            return
        case _:
            yield path, [str(value)]


def _form_schema(form: wtforms.form.BaseForm) -> Schema:
    offered = {field.short_name: field for field in form if not isinstance(field, _NOT_FOR_AGENTS)}
    required = [name for name, field in offered.items() if field.flags.required]
    return object_schema({name: _described(field, _field_schema(field)) for name, field in offered.items()}, required)


def _field_schema(field: Any) -> Schema:  # noqa: ANN401 - each kind of field has attributes of its own
    match field:
        case fields.FormField():
            return _form_schema(field.form)
        case fields.FieldList():
            return {"type": "array", "items": _field_schema(_entry(field))}
        case fields.BooleanField():
            return {"type": "boolean"}
        case fields.SelectMultipleField():
            values: list[JSON] = [*_choices(field)]
            return {"type": "array", "items": {"type": "string", "enum": values}, "uniqueItems": True}
        case fields.SelectField():
            return choice_schema(_choices(field))
        case fields.IntegerField():
            return {"type": "integer", **_limits(field)}
        case fields.FloatField() | fields.DecimalField():
            return {"type": "number", **_limits(field)}
        case fields.DateField() if type(field) is fields.DateField:
            return {"type": "string", "format": "date"}
    return {"type": "string"}


def _entry(field: Any) -> Any:  # noqa: ANN401 - a field of any kind
    """A field as the list would hold it."""
    filled = fields.FieldList(field.unbound_field, min_entries=1).bind(wtforms.Form(), "list")
    filled.process(None)
    return filled.entries[0]


def _choices(field: Any) -> Iterator[str]:  # noqa: ANN401 - a select of any kind
    for choice in field.iter_choices() if field.choices else ():
        yield str(choice[0] if isinstance(choice, tuple) else choice.value)


def _limits(field: Any) -> Schema:  # noqa: ANN401 - a field with a number
    found: Schema = {}
    for rule in field.validators:
        if isinstance(rule, validators.NumberRange):
            found |= {"minimum": rule.min} if rule.min is not None else {}
            found |= {"maximum": rule.max} if rule.max is not None else {}
    return found


def _described(field: Any, schema: Schema) -> Schema:  # noqa: ANN401 - a field of any kind
    text = ". ".join(str(part).rstrip(".") for part in (field.label.text, field.description) if part)
    return {**schema, "description": text} if text else schema


def _problems(path: str, errors: Any) -> Iterator[tuple[str, JSON]]:  # noqa: ANN401 - errors nest as fields do
    match errors:
        case dict():
            for name, inner in errors.items():
                yield from _problems(prefixed(path, name or ROOT), inner)
        case list() | tuple() if any(isinstance(member, dict | list | tuple) for member in errors):
            for place, inner in enumerate(errors):
                yield from _problems(prefixed(path, str(place)), inner)
        case list() | tuple() if errors:
            yield path, " ".join(map(str, errors))
