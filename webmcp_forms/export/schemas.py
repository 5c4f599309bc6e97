"""A JSON Schema as a provider takes it, and the way back for the values that follow it.

    one way to say it -> names, choices, alternatives -> format, keywords -> blanks of a strict provider -> types as the
    provider writes them

What has to go is said in the description. Schemas of forms are a few levels deep, so walking one recurses.
"""

from __future__ import annotations

from collections.abc import Mapping

from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.export.choices import adapted_choice
from webmcp_forms.export.decoding import AS_IT_IS, Decoder
from webmcp_forms.export.finishing import finished
from webmcp_forms.export.limits import Limits
from webmcp_forms.export.names import portable_names
from webmcp_forms.export.places import IN_ARRAY, TOP, Adapted, Place
from webmcp_forms.export.plain import NULL, kinds_of, plain, with_null, without
from webmcp_forms.export.wording import with_notes

_ALTERNATIVES = frozenset({"anyOf", "oneOf"})


def adapt(schema: Schema, limits: Limits) -> Adapted:
    """The schema of a tool's parameters for a provider."""
    return _adapt(schema, limits, TOP)


def _adapt(schema: Schema, limits: Limits, place: Place, names: Mapping[str, str] | None = None) -> Adapted:
    """The schema in a place; `names` are the portable names of its properties, where they are agreed already."""
    said = schema if limits.keywords is None else plain(schema, needs_type=limits.needs_types)
    adapted = _with_adapted_parts(said, limits, place, names)
    return Adapted(finished(adapted.schema, limits, place), adapted.decoder)


def _with_adapted_parts(schema: Schema, limits: Limits, place: Place, names: Mapping[str, str] | None) -> Adapted:
    match schema:
        case _ if "properties" in schema or ("object" in kinds_of(schema) and not _ALTERNATIVES & schema.keys()):
            return _object(schema, limits, place, names)
        case {"enum": list(values)}:
            return adapted_choice(schema, values, limits, place)
        case {"anyOf": list(branches)} | {"oneOf": list(branches)}:
            return _union(schema, [branch for branch in branches if isinstance(branch, dict)], limits, place)
        case {"items": dict(items)}:
            inner = _adapt(items, limits, IN_ARRAY)
            return Adapted({**schema, "items": inner.schema}, Decoder(items=inner.decoder))
    return Adapted(schema)


def _object(schema: Schema, limits: Limits, place: Place, names: Mapping[str, str] | None) -> Adapted:
    properties = _properties(schema)
    if not properties and not place.is_top and _has_to_be_listed(schema, limits):
        return _entries(schema, limits)
    names = portable_names(properties, limits.property_name) if names is None else names
    needed = frozenset(name for name in _texts(schema.get("required")) if place.is_in_array or not place.may_be_blank)
    places = {name: place.member(may_be_blank=name not in needed) for name in properties}
    members = {names[name]: _adapt(_schema(member), limits, places[name]) for name, member in properties.items()}
    others = _others(schema, limits)
    required: list[JSON] = [names[name] for name in properties if name in needed]
    decoder = Decoder(
        names={names[name]: name for name in properties},
        members={name: member.decoder for name, member in members.items()},
        others=others.decoder if others else None,
        blanks=frozenset(names[name] for name, at in places.items() if _is_made_nullable(properties[name], limits, at)),
    )
    return Adapted(_with_members(schema, members, required, others, limits), decoder)


def _with_members(
    schema: Schema, members: Mapping[str, Adapted], required: list[JSON], others: Adapted | None, limits: Limits
) -> Schema:
    """An object with its adapted members; a strict provider requires all of them, and takes no others."""
    made: Schema = {"type": "object", **schema, "properties": {name: member.schema for name, member in members.items()}}
    made["required"] = list(members) if limits.is_strict else required
    if limits.is_strict or others:
        made["additionalProperties"] = others.schema if others else False
    return without(made, ("required",)) if limits.has_own_types and not made["required"] else made


def _has_to_be_listed(schema: Schema, limits: Limits) -> bool:
    """Whether an object without properties of its own has to be told in another way."""
    is_closed = schema.get("additionalProperties") is False
    return not limits.takes_open_objects and not (is_closed and limits.takes_empty_object)


def _entries(schema: Schema, limits: Limits) -> Adapted:
    """An object of any keys as an array of keys and values."""
    pair: Schema = {
        "type": "object",
        "properties": {"key": {"type": "string"}, "value": _schema(schema.get("additionalProperties"))},
        "required": ["key", "value"],
    }
    inner = _adapt(pair, limits, IN_ARRAY)
    kind: JSON = ["array", "null"] if "null" in kinds_of(schema) else "array"
    kept = without(schema, schema.keys() - {"title", "description"})
    made = with_notes({**kept, "type": kind, "items": inner.schema}, ("an object, as a list of its keys and values",))
    return Adapted(made, Decoder(entries=inner.decoder.members["value"]))


def _others(schema: Schema, limits: Limits) -> Adapted | None:
    """The schema of properties without a name of their own, where there is one and the provider takes it."""
    given = schema.get("additionalProperties")
    is_taken = limits.keywords is None or "additionalProperties" in limits.keywords
    if not isinstance(given, dict) or not is_taken or limits.is_strict:
        return None
    return _adapt(given, limits, Place())


def _is_made_nullable(member: JSON, limits: Limits, place: Place) -> bool:
    """Whether null says only that a member is left out: in an array, where no other blank does."""
    if not (limits.is_strict and place.is_in_array and place.may_be_blank):
        return False
    said = plain(_schema(member))
    branches = said.get("anyOf")
    return "null" not in kinds_of(said) and not (isinstance(branches, list) and NULL in branches)


def _union(schema: Schema, branches: list[Schema], limits: Limits, place: Place) -> Adapted:
    """Alternatives that are no choice among values. A name means the same in all of them, or there is no way back."""
    keyword = "anyOf" if "anyOf" in schema else "oneOf"
    if limits.has_own_types and NULL in branches:
        branches = [with_null(branch) for branch in branches if branch != NULL]
    own = dict.fromkeys(name for branch in branches for name in _properties(branch))
    names = portable_names(own, limits.property_name)
    members = [_adapt(branch, limits, place.member(may_be_blank=False), names) for branch in branches]
    shown: list[JSON] = [member.schema for member in members]
    decoders = tuple((branch, member.decoder) for branch, member in zip(branches, members, strict=True))
    is_needed = any(decoder != AS_IT_IS for _, decoder in decoders)
    return Adapted({**schema, keyword: shown}, Decoder(branches=decoders) if is_needed else AS_IT_IS)


def _properties(schema: Schema) -> Schema:
    return _schema(schema.get("properties"))


def _schema(value: JSON) -> Schema:
    return value if isinstance(value, dict) else {}


def _texts(value: JSON) -> tuple[str, ...]:
    return tuple(member for member in value if isinstance(member, str)) if isinstance(value, list) else ()
