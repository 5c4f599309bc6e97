"""Value sanitization: what a control makes of a text that is put into it (HTML, "value sanitization algorithm")."""

from __future__ import annotations

from decimal import Decimal

from webmcp_forms.browser.call.addresses import addresses
from webmcp_forms.browser.call.colors import color_value
from webmcp_forms.browser.call.limits import MOMENT_KINDS, Limits, clamp, limits_of, parse_value, value_text
from webmcp_forms.browser.call.moments import format_moment, parse_moment
from webmcp_forms.browser.decimals import add, divide
from webmcp_forms.browser.numbers import parse_number
from webmcp_forms.document.forms import Control
from webmcp_forms.document.vocabulary import ASCII_WHITESPACE

_LINE_BREAKS = str.maketrans("", "", "\r\n")
_SINGLE_LINE_KINDS = frozenset({"text", "search", "tel", "password", "url", "email"})


def sanitise(control: Control, text: str) -> str:
    """The value of a control after a text is put into it; "" where the text is no value of its kind."""
    if control.kind in _SINGLE_LINE_KINDS:
        return _single_line(control, text.translate(_LINE_BREAKS))
    match control.kind:
        case "textarea":
            return text.replace("\r\n", "\n").replace("\r", "\n")
        case "color":
            return color_value(text)
        case "number":
            return text if parse_number(text) is not None else ""
        case "range":
            return _range_value(limits_of(control), text)
        case "datetime-local":
            moment = parse_moment("datetime-local", text)
            return "" if moment is None else format_moment("datetime-local", moment)
        case kind if kind in MOMENT_KINDS:
            return text if parse_moment(kind, text) is not None else ""
    return text


def _single_line(control: Control, text: str) -> str:
    if control.kind == "email" and control.element.has("multiple"):
        return ",".join(addresses(text))
    return text.strip(ASCII_WHITESPACE) if control.kind in ("email", "url") else text


def _range_value(limits: Limits, text: str) -> str:
    """A range always has a value: between its limits, on a step, and in the middle where the text is no number."""
    number = parse_value("range", text)
    if number is None:
        both = add(limits.minimum, limits.maximum)
        number = divide(both, Decimal(2))
    return value_text("range", clamp(limits, number))
