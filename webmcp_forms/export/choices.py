"""A choice among values: one keyword for it where a provider takes no two, and stand-ins for what it does not take."""

from __future__ import annotations

import json
from collections.abc import Iterable

from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.export.decoding import Decoder
from webmcp_forms.export.limits import Limits
from webmcp_forms.export.places import Adapted, Place
from webmcp_forms.export.plain import kinds_of, with_null, without
from webmcp_forms.export.wording import choice_titles, with_notes

_ALTERNATIVES = ("anyOf", "oneOf")
_EMPTY = "(empty)"


def adapted_choice(schema: Schema, values: list[JSON], limits: Limits, place: Place) -> Adapted:
    """A schema with options as a provider takes it."""
    if limits.keywords is None:
        return Adapted(_without_empty_lists(schema))
    own = _distinct(value for value in values if value is not None)
    kept = without(schema, (*_ALTERNATIVES, "enum"))
    if not own:
        return Adapted(with_notes({"type": "string", **kept}, ("there is nothing to choose from",)))
    shown = _shown(own, limits)
    empty = next((str(word) for word, value in zip(shown, own, strict=True) if value == ""), "")
    titles = next((text for keyword in _ALTERNATIVES if (text := choice_titles(schema.get(keyword), empty))), "")
    made = with_notes({**kept, "enum": shown}, (titles,) if titles else ())
    is_nullable = None in values or "null" in kinds_of(schema)
    typed = _typed(made, shown, limits, place, is_nullable=is_nullable)
    stand_ins = {str(word): value for word, value in zip(shown, own, strict=True) if word != value}
    return Adapted(typed, Decoder(values=stand_ins))


def _shown(values: list[JSON], limits: Limits) -> list[JSON]:
    """What each value is called: itself, or a word that is no value itself.

    To a strict provider "" says "leave it alone", so an empty value of the form's own needs another word.
    """
    shown: list[JSON] = []
    for value in values:
        if value == "" and (limits.is_strict or not limits.takes_empty_choice):
            shown.append(_free(_EMPTY, [*values, *shown]))
        elif not isinstance(value, str) and limits.takes_texts_only:
            shown.append(_free(json.dumps(value), [*values, *shown]))
        else:
            shown.append(value)
    return shown


def _typed(schema: Schema, shown: list[JSON], limits: Limits, place: Place, *, is_nullable: bool) -> Schema:
    """The choice with the types of what is shown, and with a blank for a strict provider."""
    kinds: list[JSON] = [*dict.fromkeys(map(_kind, shown))]
    typed: Schema = {**schema, "type": kinds[0] if len(kinds) == 1 else kinds}
    is_blank = limits.is_strict and place.may_be_blank
    if is_blank and kinds == ["string"] and not place.is_in_array and not is_nullable:
        return {**typed, "enum": [*shown, ""]}
    return with_null(typed) if is_blank or is_nullable else typed


def _kind(value: JSON) -> str:
    match value:
        case str():
            return "string"
        case bool():
            return "boolean"
        case int():
            return "integer"
        case float():
            return "number"
    return "array" if isinstance(value, list) else "object"


def _distinct(values: Iterable[JSON]) -> list[JSON]:
    """The values, each once; 1 and true are not the same."""
    return list({json.dumps(value): value for value in values}.values())


def _free(word: str, values: list[JSON]) -> str:
    """The word, in as many brackets as it needs to be no value."""
    while word in values:
        word = f"({word})"
    return word


def _without_empty_lists(schema: Schema) -> Schema:
    """A select without options has lists that JSON Schema does not allow to be empty."""
    return {
        keyword: value for keyword, value in schema.items() if value != [] or keyword not in (*_ALTERNATIVES, "enum")
    }
