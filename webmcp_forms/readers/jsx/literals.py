"""Literals of JavaScript and JSX: what a string, a number, a JSX text or an entity stands for."""

from __future__ import annotations

import re
from decimal import Decimal
from html.entities import name2codepoint
from math import isfinite

from webmcp_forms.expressions import Expression

_ENTITY = Expression(r"&(?:#([0-9]{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{0,30}));")
_LINE_BREAK = Expression(r"\r\n|\n|\r")
_ESCAPE = Expression(r"\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([0-7]{1,3})|(\r\n|[\s\S]))")
_CONTROLS = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "\n": "", "\r": "", "\r\n": ""}
_CONTROLS |= {"\u2028": "", "\u2029": ""}
_SURROGATES = Expression("[\ud800-\udfff]+")
_SMALLEST_PLAIN = 1e-6
_SMALLEST_WITH_EXPONENT = 1e21


def decode_entities(text: str) -> str:
    """A JSX text or attribute with its references decoded: those of XHTML, which must end with a semicolon."""
    return _ENTITY.sub(_entity, text) if "&" in text else text


def attribute_text(raw: str) -> str:
    """The value of a quoted JSX attribute: line breaks and white space stay, backslashes mean nothing."""
    return decode_entities(_LINE_BREAK.sub("\n", raw) if "\r" in raw else raw)


def child_text(raw: str) -> str:
    r"""What the text between two tags of JSX renders as.

    White space with a line break goes; what is left of the lines is joined by single spaces.

    >>> child_text("  a \n\n  b c ")
    '  a b c '
    """
    first, *others = _LINE_BREAK.split(raw)
    if not others:
        return decode_entities(first)
    *middle, last = others
    lines = (first.rstrip(" \t"), *(line.strip(" \t") for line in middle), last.lstrip(" \t"))
    return decode_entities(" ".join(line for line in lines if line))


def string_text(raw: str) -> str:
    """What stands between the quotes of a string or template, with its escapes decoded."""
    if "\\" not in raw:
        return raw
    return _SURROGATES.sub(_join_surrogates, _ESCAPE.sub(_unescape, raw))


def template_text(raw: str) -> str:
    """The same for a part of a template literal, in which every line break is a line feed."""
    return string_text(_LINE_BREAK.sub("\n", raw))


def number(raw: str) -> float | None:
    """The value of a numeric literal, or None for one that is none."""
    digits = raw.replace("_", "").removesuffix("n")
    try:
        if digits[:1] == "0" and digits[1:2].isalpha() and digits[1:2] not in "eE":
            return float(int(digits, 0))
        return float(digits)
    except (ValueError, OverflowError):
        return None


def number_text(value: float) -> str:
    """A number as JavaScript makes a string of it."""
    if not isfinite(value):
        return "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"  # noqa: PLR0124 - NaN alone differs
    digits = repr(value)
    if value == 0 or _SMALLEST_PLAIN <= abs(value) < _SMALLEST_WITH_EXPONENT:
        plain = format(Decimal(digits), "f").removesuffix(".0")
        return "0" if plain == "-0" else plain
    mantissa, _, exponent = digits.partition("e")
    return f"{mantissa.removesuffix('.0')}e{int(exponent):+d}"


def _entity(match: re.Match[str]) -> str:
    decimal, hexadecimal, name = match.groups()
    if name:
        codepoint = ord("'") if name == "apos" else name2codepoint.get(name)
    else:
        codepoint = int(decimal) if decimal else int(hexadecimal, 16)
    return match[0] if codepoint is None else _SURROGATES.sub("\ufffd", _character(codepoint))


def _unescape(match: re.Match[str]) -> str:
    braced, four, two, octal, other = match.groups()
    if octal:
        return chr(int(octal, 8))
    if other is not None:
        return _CONTROLS.get(other, other)
    return _character(int(braced or four or two, 16))


def _character(codepoint: int) -> str:
    return chr(codepoint) if codepoint <= 0x10FFFF else "\ufffd"  # noqa: PLR2004 - Unicode's last


def _join_surrogates(match: re.Match[str]) -> str:
    return match[0].encode("utf-16", "surrogatepass").decode("utf-16", "replace")
