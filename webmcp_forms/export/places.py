"""What is passed along while a schema is adapted: where it stands, and what has become of it."""

from __future__ import annotations

from webmcp_forms.browser.schema import Schema
from webmcp_forms.export.decoding import AS_IT_IS, Decoder
from webmcp_forms.records import record


@record
class Place:
    """Where a schema stands: at the top, in an array, and whether the value may be left blank."""

    is_top: bool = False
    is_in_array: bool = False
    may_be_blank: bool = False

    def member(self, *, may_be_blank: bool) -> Place:
        """The place of a member of an object that stands here."""
        return Place(is_in_array=self.is_in_array, may_be_blank=may_be_blank)


TOP = Place(is_top=True)
IN_ARRAY = Place(is_in_array=True)


@record
class Adapted:
    """A schema that a provider takes, and how to read what follows it."""

    schema: Schema
    decoder: Decoder = AS_IT_IS
