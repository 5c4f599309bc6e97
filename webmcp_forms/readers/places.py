"""Places of attributes: a parser tells where `name="value"` stands, this finds the name and the value in it."""

from __future__ import annotations

from webmcp_forms.document.nodes import AttributePlace
from webmcp_forms.expressions import Expression
from webmcp_forms.readers.offsets import OffsetMap

# `\s` would take characters that HTML does not count as white space.
_ATTRIBUTE = Expression(
    r"""(=?[^ \t\n\f\r=]*+)(?:[ \t\n\f\r]*=[ \t\n\f\r]*(?:"([^"]*+)"?|'([^']*+)'?|([^ \t\n\f\r]*+)))?"""
)


def attribute_place(text: str, start: int, end: int, offsets: OffsetMap) -> AttributePlace:
    """The place of the attribute that stands at `start:end` of the parser's text."""
    match = _ATTRIBUTE.match(text, start, end)
    if match is None:
        whole = offsets.span(start, end)
        return AttributePlace(whole, whole, None)
    last = match.lastindex or 1  # the group of the value, where there is one
    value = match.span(last) if last > 1 else None
    if value and text[end : end + 1] in ("'", '"') and text[value[0] - 1] == text[end]:
        end += 1  # the parser read a text that was reworded not to have the quotes
    return AttributePlace(
        offsets.span(start, end), offsets.span(*match.span(1)), offsets.span(*value) if value else None
    )
