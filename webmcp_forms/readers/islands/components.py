"""Tags of a template language's own components, such as `<x-input …/>`, written so that the HTML parser reads them.

HTML knows no self-closing tags: the parser would take `<x-input />` for an element that all the rest of the page is in.
Such a tag is given the name of an HTML element without an end tag; a name that HTML takes for text gets a letter.
"""

from __future__ import annotations

import re
from functools import lru_cache

from webmcp_forms.readers.form_pointer import tag_end
from webmcp_forms.readers.islands.masking import BLANK

_VOID = "wbr"


def reword_components(masked: str, components: str) -> tuple[str, dict[int, str]]:
    """The masked text, as long as before, and the names of the component tags by the offsets of their start tags."""
    names: dict[int, str] = {}
    pieces: list[str] = []
    position = tag_until = 0
    for match in _tags(components).finditer(masked):
        # What looks like a tag in the value of an attribute is none, and one without an end has all the rest in it.
        if match.start() < tag_until:
            continue
        is_end, name = bool(match[1]), match[2]
        if not is_end:
            names[match.start()] = name
            tag_until = tag_end(masked, match.start()) or len(masked)
        is_void = not is_end and masked[tag_until - 2 : tag_until] == "/>"
        written = _VOID.ljust(len(name), BLANK)[: len(name)] if is_void else _letters(name)
        pieces += (masked[position : match.start(2)], written)
        position = match.end(2)
    return ("".join((*pieces, masked[position:])), names) if names else (masked, names)


def _letters(name: str) -> str:
    """The name, its first character a letter."""
    return name if name[0].isalpha() else f"x{name[1:]}"


@lru_cache(maxsize=16)
def _tags(components: str) -> re.Pattern[str]:
    return re.compile(rf"<(/?)({components})(?=[\s/>])")
