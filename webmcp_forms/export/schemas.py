"""A JSON Schema as a provider takes it, and the way back for the values that follow it.

    names -> choices -> format, keywords -> blanks of a strict provider -> types as the provider writes them

What has to go is said in the description. Schemas of forms are three levels deep at most, so walking one recurses.
"""

from __future__ import annotations

from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.export.decoding import AS_IT_IS, Decoder
from webmcp_forms.export.limits import Limits
from webmcp_forms.export.names import portable_names
from webmcp_forms.export.wording import choice_titles, said, with_notes
from webmcp_forms.records import record

_CHOICES = ("anyOf", "oneOf")
_NULL: Schema = {"type": "null"}


@record
class Adapted:
    """A schema that a provider takes, and how to read what follows it."""

    schema: Schema
    decoder: Decoder = AS_IT_IS


def adapt(schema: Schema, limits: Limits, *, may_be_blank: bool = False) -> Adapted:
    """The schema for a provider; with `may_be_blank` a strict one lets the model leave the value alone."""
    match schema:
        case {"type": "object"} | {"properties": dict()}:
            return _object(schema, limits, is_optional=may_be_blank)
        case {"items": dict(items)}:
            inner = adapt(items, limits)
            adapted = Adapted({**schema, "items": inner.schema}, Decoder(items=inner.decoder))
        case {"enum": list(values)} if all(isinstance(value, str) for value in values):
            adapted = _choice(schema, limits, may_be_blank=may_be_blank)
        case {"anyOf": list(branches)} | {"oneOf": list(branches)}:
            adapted = _union(schema, branches, limits)
        case _:
            adapted = Adapted(schema)
    finished = _typed(_with_known_keywords(adapted.schema, limits), limits, may_be_blank=may_be_blank)
    return Adapted(finished, adapted.decoder)


def _object(schema: Schema, limits: Limits, *, is_optional: bool) -> Adapted:
    own = schema.get("properties")
    properties = own if isinstance(own, dict) else {}
    names = portable_names(properties, limits.property_name)
    needed = frozenset(name for name in _texts(schema.get("required")) if not is_optional)
    members = {
        names[name]: adapt(member if isinstance(member, dict) else {}, limits, may_be_blank=name not in needed)
        for name, member in properties.items()
    }
    made: Schema = {**schema, "properties": {name: member.schema for name, member in members.items()}}
    made["required"] = list(names.values()) if limits.is_strict else [names[name] for name in names if name in needed]
    if limits.is_strict:
        made["additionalProperties"] = False
    if limits.has_own_types and not made["required"]:
        del made["required"]
    back = {portable: name for name, portable in names.items()}
    decoders = {name: member.decoder for name, member in members.items()}
    return Adapted(_in_own_types(_with_known_keywords(made, limits), limits), Decoder(back, decoders))


def _choice(schema: Schema, limits: Limits, *, may_be_blank: bool) -> Adapted:
    """A choice among values: one keyword for it where a provider takes no two, and a stand-in for the empty value."""
    values = list(dict.fromkeys(_texts(schema["enum"])))
    if limits.keywords is None:
        return Adapted(_without_empty_lists(schema))
    kept = {keyword: value for keyword, value in schema.items() if keyword not in (*_CHOICES, "enum")}
    if not values:
        return Adapted(with_notes(kept, ("there is nothing to choose from",)))
    # To a strict provider "" says "leave it alone", so an empty value of the form's own needs another word.
    empty = _stand_in(values) if "" in values and (limits.is_strict or not limits.takes_empty_choice) else ""
    titles = next((text for keyword in _CHOICES if (text := choice_titles(schema.get(keyword), empty))), "")
    shown: list[JSON] = [value or empty for value in values]
    if limits.is_strict and may_be_blank:
        shown.append("")
    made = with_notes({**kept, "enum": shown}, (titles,) if titles else ())
    return Adapted(made, Decoder(values={empty: ""} if empty else {}))


def _union(schema: Schema, branches: list[JSON], limits: Limits) -> Adapted:
    """Alternatives that are no choice among values; the way back is that of the first branch that has one."""
    keyword = "anyOf" if "anyOf" in schema or limits.keywords is not None else "oneOf"
    members = [adapt(branch, limits) for branch in branches if isinstance(branch, dict)]
    rest = {key: value for key, value in schema.items() if key not in _CHOICES}
    if limits.has_own_types:
        is_nullable = _NULL in branches
        members = [adapt(branch, limits) for branch in branches if isinstance(branch, dict) and branch != _NULL]
        rest |= {"nullable": True} if is_nullable else {}
    decoder = next((member.decoder for member in members if member.decoder != AS_IT_IS), AS_IT_IS)
    return Adapted({**rest, keyword: [member.schema for member in members]}, decoder)


def _with_known_keywords(schema: Schema, limits: Limits) -> Schema:
    """The schema with a known format and the keywords that the provider takes; the others are said in words."""
    moved = _with_known_format(schema, limits)
    if moved.get("multipleOf") == 0:
        moved = {keyword: value for keyword, value in moved.items() if keyword != "multipleOf"}
    if limits.keywords is None:
        return moved
    taken = limits.keywords | ({"nullable"} if limits.has_own_types else frozenset())
    kept = {keyword: value for keyword, value in moved.items() if keyword in taken}
    return with_notes(kept, tuple(said({key: value for key, value in moved.items() if key not in taken})))


def _with_known_format(schema: Schema, limits: Limits) -> Schema:
    """The regular expressions that the browser writes under `format` stand under `pattern`, where they count."""
    written = schema.get("format")
    if limits.formats is None or not isinstance(written, str) or written in limits.formats:
        return schema
    rest = {keyword: value for keyword, value in schema.items() if keyword != "format"}
    if written.startswith("^"):
        return {**rest, "pattern": written}
    return with_notes(rest, tuple(said({"format": written})))


def _typed(schema: Schema, limits: Limits, *, may_be_blank: bool) -> Schema:
    """The schema with null as a blank where `""` is none, and types as the provider writes them."""
    kind = schema.get("type")
    is_text = kind == "string" and not ({"pattern", "format"} & schema.keys())
    if limits.is_strict and may_be_blank and isinstance(kind, str) and not is_text:
        schema = {**schema, "type": [kind, "null"]}
        if isinstance(choices := schema.get("enum"), list):
            schema["enum"] = [*choices, None]
    return _in_own_types(schema, limits)


def _in_own_types(schema: Schema, limits: Limits) -> Schema:
    kind = schema.get("type")
    if not limits.has_own_types:
        return schema
    if isinstance(kind, list):
        kind, *_ = [member for member in kind if member != "null"] or ["string"]
        schema = {**schema, "nullable": True}
    if "enum" in schema:
        schema = {**schema, "format": "enum"}
    return {**schema, "type": kind.upper()} if isinstance(kind, str) else schema


def _without_empty_lists(schema: Schema) -> Schema:
    """A select without options has lists that JSON Schema does not allow to be empty."""
    return {keyword: value for keyword, value in schema.items() if value != [] or keyword not in (*_CHOICES, "enum")}


def _stand_in(values: list[str]) -> str:
    """A word for the empty value that is no value itself."""
    word = "(empty)"
    while word in values:
        word = f"({word})"
    return word


def _texts(value: JSON) -> tuple[str, ...]:
    return tuple(member for member in value if isinstance(member, str)) if isinstance(value, list) else ()
