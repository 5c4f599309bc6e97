"""The way back: from what a model was told to what the form says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from webmcp_forms.browser.schema import JSON
from webmcp_forms.records import record


@record
class Decoder:
    """How to read a value: own names by portable ones, how to read members and items, own values by stand-ins.

    What it does not know stays as it is, so that the form can refuse it by name.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    members: Mapping[str, Decoder] = field(default_factory=dict)
    items: Decoder | None = None
    values: Mapping[str, str] = field(default_factory=dict)

    def decode(self, value: JSON) -> JSON:
        """The form's own value."""
        match value:
            case str():
                return self.values.get(value, value)
            case list() if self.items:
                return [self.items.decode(item) for item in value]
            case dict() if self.names:
                return self.decode_members(value)
        return value

    def decode_members(self, values: Mapping[str, JSON]) -> dict[str, JSON]:
        """The members of an object under their own names."""
        return {self.names.get(name, name): self._member(name).decode(value) for name, value in values.items()}

    def _member(self, name: str) -> Decoder:
        return self.members.get(name, AS_IT_IS)


AS_IT_IS = Decoder()
"""Reads everything as it is."""
