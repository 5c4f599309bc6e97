"""What the escapes in a string mean, in a text that is as long as what is written."""

from __future__ import annotations

import re

from webmcp_forms.readers.islands.masking import BLANK
from webmcp_forms.readers.strings.markup import MarkupString

_ESCAPE = re.compile(r"\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))")
_DOUBLED = re.compile(r"(?:\{\{)+|(?:\}\})+")
_SPACES = frozenset("nrtvf\n")
_LARGEST = 0x10FFFF


def unescaped(text: str, string: MarkupString) -> str:
    """The text of a string from its first literal to its last; `text` is that of the program."""
    pieces: list[str] = []
    position = string.start
    for start, end in string.literals:
        literal = text[start:end]
        if not string.raw:
            literal = _ESCAPE.sub(_meaning, literal)
        pieces += (text[position:start], _DOUBLED.sub(_halved, literal) if string.doubled else literal)
        position = end
    return "".join((*pieces, text[position : string.end]))


def _meaning(match: re.Match[str]) -> str:
    digits = match[1] or match[2] or match[3]
    if digits:
        code = int(digits, 16)
        character = chr(code) if code <= _LARGEST and not 0xD800 <= code <= 0xDFFF else "\ufffd"  # noqa: PLR2004 - surrogates
    else:
        character = " " if match[4] in _SPACES else match[4]
    if match[4] == "\n":
        return f"{BLANK}\n"
    return character.rjust(len(match[0]), BLANK)


def _halved(match: re.Match[str]) -> str:
    """Braces as they are rendered, outside of the blanks."""
    length = len(match[0])
    braces = match[0][: length // 2]
    return braces.rjust(length, BLANK) if braces[0] == "{" else braces.ljust(length, BLANK)
