"""The way back: from what a model was told to what the form says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from webmcp_forms.agent.validation import takes
from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.records import record


@record
class Decoder:
    """How to read a value. What it does not know stays as it is, so that the form can refuse it by name.

    - `names`: own names by portable ones; `members` and `others`: how to read the members of those names, and others.
    - `blanks`: the members that are left out where they are null.
    - `items`: how to read the items of an array.
    - `entries`: how to read the values of an object that is told as an array of keys and values.
    - `values`: own values by stand-ins.
    - `branches`: the own schemas of alternatives, and how to read each.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    members: Mapping[str, Decoder] = field(default_factory=dict)
    others: Decoder | None = None
    blanks: frozenset[str] = frozenset()
    items: Decoder | None = None
    entries: Decoder | None = None
    values: Mapping[str, JSON] = field(default_factory=dict)
    branches: tuple[tuple[Schema, Decoder], ...] = ()

    def decode(self, value: JSON) -> JSON:
        """The form's own value."""
        if self.branches:
            return self._decode_alternative(value)
        match value:
            case str():
                return self.values.get(value, value)
            case list() if self.items:
                return [self.items.decode(item) for item in value]
            case list() if self.entries:
                return self._decode_entries(value, self.entries)
            case dict() if self.names or self.others:
                return self.decode_members(value)
        return value

    def decode_members(self, values: Mapping[str, JSON]) -> dict[str, JSON]:
        """The members of an object under their own names."""
        return {
            self.names.get(name, name): self._member(name).decode(value)
            for name, value in values.items()
            if value is not None or name not in self.blanks
        }

    def _member(self, name: str) -> Decoder:
        return self.members.get(name, AS_IT_IS if self.others is None else self.others)

    def _decode_entries(self, entries: list[JSON], decoder: Decoder) -> JSON:
        made: dict[str, JSON] = {}
        for entry in entries:
            match entry:
                case {"key": str(key), "value": value}:
                    made[key] = decoder.decode(value)
                case _:
                    return entries
        return made

    def _decode_alternative(self, value: JSON) -> JSON:
        """The value as the first alternative reads it whose schema takes what comes of it."""
        read = [(schema, decoder.decode(value)) for schema, decoder in self.branches]
        fitting = [own for schema, own in read if takes(schema, own)]
        changed = [own for _, own in read if own != value]
        return (fitting or changed or [value])[0]


AS_IT_IS = Decoder()
"""Reads everything as it is."""
