"""Places of attributes: a parser tells where `name="value"` stands, this finds the name and the value in it."""

from __future__ import annotations

import re

from webmcp_forms.document.nodes import AttributePlace
from webmcp_forms.readers.offsets import OffsetMap

# `\s` would take characters that HTML does not count as white space.
_ATTRIBUTE = re.compile(
    r"""(=?[^ \t\n\f\r=]*+)(?:[ \t\n\f\r]*=[ \t\n\f\r]*(?:"([^"]*+)"?|'([^']*+)'?|([^ \t\n\f\r]*+)))?"""
)


def attribute_place(text: str, start: int, end: int, offsets: OffsetMap) -> AttributePlace:
    """The place of the attribute that stands at `start:end` of the parser's text."""
    match = _ATTRIBUTE.match(text, start, end)
    if match is None:
        whole = offsets.span(start, end)
        return AttributePlace(whole, whole, None)
    value = next((offsets.span(*match.span(group)) for group in (2, 3, 4) if match[group] is not None), None)
    return AttributePlace(offsets.span(start, end), offsets.span(*match.span(1)), value)
