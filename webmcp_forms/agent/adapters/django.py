"""A Django form, with formsets as arrays of objects.

The names of formsets are those of the mapping that they are given in, and their prefix in the request too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from django import forms
from django.core.exceptions import NON_FIELD_ERRORS

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

_NOT_FOR_AGENTS = (forms.HiddenInput, forms.MultipleHiddenInput, forms.PasswordInput, forms.FileInput)
_LIMITS = (("min_value", "minimum"), ("max_value", "maximum"))


def django_form(
    form: type[forms.BaseForm],
    *,
    formsets: Mapping[str, type[forms.BaseFormSet[Any]]] | None = None,
    values: Mapping[str, JSON] | None = None,
    **options: Any,  # noqa: ANN401 - they are the form's
) -> Adapter:
    """An adapter for a form class; `options` are passed on when a form is made, as `instance` or `user` are.

    Problems of the form as a whole stand under `root`, those of a formset under its name, as in `signers.0.email`.
    """
    sets = dict(formsets or {})

    def problems_of(held: Mapping[str, JSON]) -> Problems:
        own = {name: value for name, value in held.items() if name not in sets}
        found = dict(_problems("", form(data=_own_data(blank, own), **options).errors))
        for name, formset in sets.items():
            found |= _formset_problems(name, formset, held.get(name))
        return found

    blank = form(**options)
    members = _members(blank)
    schema = object_schema({name: made for name, (made, _) in members.items()}, _required(members))
    for name, formset in sets.items():
        _properties(schema)[name] = _formset_schema(formset)
    return Adapter(Described(schema), problems_of, copied(values or {}))


def request_data(
    values: Mapping[str, JSON],
    formsets: Mapping[str, type[forms.BaseFormSet[Any]]],
    form: forms.BaseForm | None = None,
) -> dict[str, JSON]:
    """The values as the data of a request, formsets with their management forms.

    The names are those of the fields, or those that an instance of the form gives them, as one with a prefix does.
    """
    own = {name: value for name, value in values.items() if name not in formsets}
    data = _own_data(form, own) if form else own
    for name, formset in formsets.items():
        data |= _formset_data(name, formset, values.get(name))
    return data


def _own_data(form: forms.BaseForm, values: Mapping[str, JSON]) -> dict[str, JSON]:
    """The values of a form by the names that its controls have in a request."""
    data: dict[str, JSON] = {}
    for name, value in values.items():
        field, control = form.fields.get(name), form.add_prefix(name)
        if field and isinstance(field.widget, forms.SplitDateTimeWidget) and isinstance(value, str):
            day, _, clock = value.replace("T", " ").partition(" ")
            data |= {
                f"{control}{part}": text for part, text in zip(field.widget.widgets_names, (day, clock), strict=True)
            }
        else:
            data[control] = value
    return data


def _members(form: forms.BaseForm) -> dict[str, tuple[Schema, bool]]:
    """The fields that an agent may fill: a schema each, and whether it is required."""
    return {
        name: (_described(form[name], _field_schema(field)), field.required)
        for name, field in form.fields.items()
        if not isinstance(field.widget, _NOT_FOR_AGENTS) and not field.disabled
    }


def _required(members: Mapping[str, tuple[Schema, bool]]) -> list[str]:
    return [name for name, (_, is_required) in members.items() if is_required]


def _properties(schema: Schema) -> dict[str, JSON]:
    properties = schema["properties"]
    assert isinstance(properties, dict)  # noqa: S101 - made so above
    return properties


def _formset_schema(formset: type[forms.BaseFormSet[Any]]) -> Schema:
    members = _members(formset.form())
    return {
        "type": "array",
        "items": object_schema({name: made for name, (made, _) in members.items()}, _required(members)),
    }


def _field_schema(field: forms.Field) -> Schema:
    match field:
        case forms.BooleanField():
            return {"type": "boolean"}
        case forms.MultipleChoiceField() | forms.ModelMultipleChoiceField():
            values: list[JSON] = [*_values(field.choices)]
            return {"type": "array", "items": {"type": "string", "enum": values}, "uniqueItems": True}
        case forms.ChoiceField() | forms.ModelChoiceField():
            return choice_schema(_values(field.choices))
        case forms.IntegerField() | forms.FloatField() | forms.DecimalField():
            kind = "number" if isinstance(field, forms.FloatField | forms.DecimalField) else "integer"
            limits = {keyword: getattr(field, name) for name, keyword in _LIMITS if getattr(field, name) is not None}
            return {
                "type": kind,
                **{keyword: float(limit) if kind == "number" else limit for keyword, limit in limits.items()},
            }
        case forms.DateField():
            return {"type": "string", "format": "date"}
        case forms.EmailField():
            return {"type": "string", "format": "email"}
        case forms.CharField() if field.max_length is not None:
            return {"type": "string", "maxLength": field.max_length}
    return {"type": "string"}


def _described(field: forms.BoundField, schema: Schema) -> Schema:
    text = ". ".join(str(part).rstrip(".") for part in (field.label, field.help_text) if part)
    return {**schema, "description": text} if text else schema


def _values(choices: Any) -> Iterator[str]:  # noqa: ANN401 - Django's choices are many things
    """The values to choose from, those in groups too."""
    for value, label in choices:
        if isinstance(label, list | tuple):
            yield from _values(label)
        else:
            yield str(value)


def _problems(path: str, errors: Mapping[str, Any]) -> Iterator[tuple[str, JSON]]:
    for name, said in errors.items():
        yield prefixed(path, ROOT if name == NON_FIELD_ERRORS else name), " ".join(map(str, said))


def _formset_data(name: str, formset: type[forms.BaseFormSet[Any]], members: JSON) -> dict[str, JSON]:
    rows = [row for row in members if isinstance(row, dict)] if isinstance(members, list) else []
    data: dict[str, JSON] = {f"{name}-TOTAL_FORMS": len(rows), f"{name}-INITIAL_FORMS": 0}
    for place, row in enumerate(rows):
        data |= _own_data(formset.form(prefix=f"{name}-{place}"), row)
    return data


def _formset_problems(name: str, formset: type[forms.BaseFormSet[Any]], members: JSON) -> Problems:
    bound = formset(data=_formset_data(name, formset, members), prefix=name)
    found: Problems = {}
    for place, errors in enumerate(bound.errors):
        found |= dict(_problems(f"{name}.{place}", errors))
    if said := " ".join(map(str, bound.non_form_errors())):
        found[f"{name}.{ROOT}"] = said
    return found
