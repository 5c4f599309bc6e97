r"""JSON as the commands print it: what is short on one line, what is long one item a line.

Characters stand as they are but for those a terminal or an editor would obey: controls, bidi controls, zero-width
characters, line separators and lone surrogates are `\uXXXX`.
"""

from __future__ import annotations

import json
import re
from json.encoder import encode_basestring

from webmcp_forms.expressions import Expression
from webmcp_forms.report.terminal import UNSAFE

_UNSAFE = Expression(f"[{UNSAFE}]")
_NOT_ASCII = Expression(r"[^\n\x20-\x7e]")
_LAST_OF_PLANE_ZERO = 0xFFFF
_WIDTH = 100
_STEP = "  "


def lay_out(value: object, margin: str = "") -> str:
    """The JSON text of a value; each line after the first starts with `margin`.

    It may hold unsafe characters: `escape_json` makes it fit to be written. Raises `TypeError` for what is no JSON.
    """
    if isinstance(value, str):
        return encode_basestring(value)
    inner = margin + _STEP
    if isinstance(value, dict):
        members = [f"{encode_basestring(name)}: {lay_out(item, inner)}" for name, item in value.items()]
        return _arrange(members, "{", "}", margin)
    if isinstance(value, list | tuple):
        return _arrange([lay_out(item, inner) for item in value], "[", "]", margin)
    return json.dumps(value, allow_nan=False)


def compact(value: object) -> str:
    """The JSON text of a value on one line, to be escaped as well."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def escape_json(text: str, *, ascii_only: bool = False) -> str:
    """JSON text with its unsafe characters escaped, or all but ASCII for a stream that can carry no more."""
    if text.isascii() and "\x7f" not in text:
        return text
    return (_NOT_ASCII if ascii_only else _UNSAFE).sub(_escaped, text)


def _arrange(items: list[str], opening: str, closing: str, margin: str) -> str:
    length = sum(map(len, items)) + 2 * len(items) + len(margin)
    if length <= _WIDTH and not any("\n" in item for item in items):
        return f"{opening}{', '.join(items)}{closing}"
    separator = f",\n{margin}{_STEP}"
    return f"{opening}\n{margin}{_STEP}{separator.join(items)}\n{margin}{closing}"


def _escaped(match: re.Match[str]) -> str:
    number = ord(match[0])
    if number <= _LAST_OF_PLANE_ZERO:
        return f"\\u{number:04x}"
    offset = number - 0x10000
    return f"\\u{0xD800 + (offset >> 10):04x}\\u{0xDC00 + (offset & 0x3FF):04x}"
