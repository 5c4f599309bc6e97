"""The `minlength` and `maxlength` of a control; the browser holds people who type to them, and no agent."""

from __future__ import annotations

from webmcp_forms.browser.pattern_lengths import Lengths
from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import literal
from webmcp_forms.expressions import Expression

LENGTH_KINDS = frozenset({"text", "search", "url", "tel", "email", "password", "textarea"})
"""The kinds of control to which length limits apply."""

# HTML, "rules for parsing non-negative integers": what follows the digits does not matter.
_INTEGER = Expression(r"[\t\n\f\r ]*(?:\+|-(?=0+(?![0-9])))?([0-9]+)")
_LARGEST = 2**31 - 1


def length_limits(control: Control) -> Lengths:
    """The fewest and the most UTF-16 units that people may type. Invalid and unknown attributes do not count."""
    if control.kind not in LENGTH_KINDS:
        return Lengths(0, None)
    least, most = (parse_length(literal(control.element.get(name))) for name in ("minlength", "maxlength"))
    return Lengths(least or 0, most)


def parse_length(text: str | None) -> int | None:
    """The number that the value of `minlength` or `maxlength` stands for, or None."""
    match = _INTEGER.match(text) if text is not None else None
    if match is None:
        return None
    digits = match[1].lstrip("0")[:11] or "0"
    return int(digits) if int(digits) <= _LARGEST else None
