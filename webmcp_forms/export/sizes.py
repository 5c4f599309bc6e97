"""Schemas that are larger than a provider allows: the longest lists of choices become free text."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.export.limits import Limits
from webmcp_forms.export.wording import with_notes
from webmcp_forms.records import record

_MANY_CHOICES = 250
_MOST_CHARACTERS_OF_MANY = 15_000


@record
class _List:
    """The choices of a property: how many, and how many characters they have together."""

    name: str
    count: int
    characters: int


def within_limits(schema: Schema, limits: Limits) -> Schema:
    """The schema with as few lists of choices gone as its size needs, the longest first."""
    properties = schema.get("properties")
    if limits.most_choices is None or limits.most_characters is None or not isinstance(properties, dict):
        return schema
    dropped = frozenset(_too_long(properties, limits.most_choices, limits.most_characters))
    made: Schema = {name: _free(member) if name in dropped else member for name, member in properties.items()}
    return {**schema, "properties": made}


def _too_long(properties: Schema, most_choices: int, most_characters: int) -> Iterator[str]:
    lists = sorted(_lists(properties), key=lambda found: found.count, reverse=True)
    count = sum(found.count for found in lists)
    characters = sum(map(len, properties)) + sum(found.characters for found in lists)
    for found in lists:
        is_long = found.count > _MANY_CHOICES and found.characters > _MOST_CHARACTERS_OF_MANY
        if is_long or count > most_choices or characters > most_characters:
            count, characters = count - found.count, characters - found.characters
            yield found.name


def _lists(properties: Schema) -> Iterator[_List]:
    for name, member in properties.items():
        choices = _holder(member).get("enum")
        if isinstance(choices, list):
            yield _List(name, len(choices), sum(len(str(choice)) for choice in choices))


def _holder(member: JSON) -> Schema:
    """The schema that has the choices: that of the items where there are items."""
    if not isinstance(member, dict):
        return {}
    items = member.get("items")
    return items if isinstance(items, dict) else member


def _free(member: JSON) -> JSON:
    if not isinstance(member, dict):
        return member
    count = len(choices) if isinstance(choices := _holder(member).get("enum"), list) else 0
    noted = with_notes(member, (f"one of {count} values, which are too many to list",))
    if isinstance(items := noted.get("items"), dict):
        return {**noted, "items": _without_choices(items)}
    return _without_choices(noted)


def _without_choices(schema: Schema) -> Schema:
    return {keyword: value for keyword, value in schema.items() if keyword != "enum"}
