"""What the attributes of JSX are called in HTML, and which of them are none."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from webmcp_forms.expressions import Expression

_ALIASES = {
    "classname": "class",
    "htmlfor": "for",
    "acceptcharset": "accept-charset",
    "httpequiv": "http-equiv",
    "defaultvalue": "value",
    "defaultchecked": "checked",
    "classlist": "class",
}
_BOOLEAN = frozenset(
    {
        "allowfullscreen", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled",
        "disablepictureinpicture", "disableremoteplayback", "formnovalidate", "hidden", "inert", "itemscope", "loop",
        "multiple", "muted", "nomodule", "novalidate", "open", "playsinline", "readonly", "required", "reversed",
        "selected",
    }
)  # fmt: skip
_SPELLED_OUT = frozenset({"contenteditable", "draggable", "spellcheck", "value"})
_CONTENT = frozenset({"dangerouslysetinnerhtml", "innerhtml", "textcontent", "innertext"})
_NO_ATTRIBUTE = frozenset({"key", "suppresshydrationwarning", "suppresscontenteditablewarning", "children"})
# Solid writes `attr:name`, `bool:name`, `prop:name` and `on:submit`; Qwik ends the names of handlers with a dollar.
_PREFIXES = ("attr:", "bool:", "prop:")
_HANDLER = Expression(r"on:?([A-Za-z][\w:-]*?)\$?")


class Nature(Enum):
    """What an attribute is to HTML, which decides what a framework makes of true and false."""

    PLAIN = "plain"
    BOOLEAN = "boolean"
    SPELLED_OUT = "spelled out"  # "true" and "false" are values of it
    HANDLER = "handler"
    CONTENT = "content"  # what the element holds
    NONE = "none"  # it never reaches the page


@lru_cache(maxsize=4096)
def describe(written: str) -> tuple[str, Nature]:
    """The name of an attribute as it reaches the page, and what it is to HTML."""
    lowered = written.lower()
    name = lowered
    for prefix in _PREFIXES:
        name = name.removeprefix(prefix)
    handler = _HANDLER.fullmatch(name)
    name = f"on{handler[1]}" if handler else _ALIASES.get(name, name)
    return name, _nature(lowered, name, is_handler=_HANDLER.fullmatch(written) is not None)


def _nature(lowered: str, name: str, *, is_handler: bool) -> Nature:
    if lowered in _NO_ATTRIBUTE:
        return Nature.NONE
    if lowered in _CONTENT:
        return Nature.CONTENT
    if name in _BOOLEAN or lowered.startswith("bool:"):
        return Nature.BOOLEAN
    if is_handler:
        return Nature.HANDLER
    is_spelled_out = name in _SPELLED_OUT or lowered.startswith(("aria-", "data-"))
    return Nature.SPELLED_OUT if is_spelled_out else Nature.PLAIN


def is_default(written: str) -> bool:
    """Whether an attribute gives a value that the one without `default` in its name overrides."""
    return written in ("defaultValue", "defaultChecked")
