"""Whether a `pattern` compiles as Chromium compiles it: an ECMAScript regular expression with the `v` flag."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

# In a class under `v` these three are ordinary characters when they stand alone, but regress refuses some of them.
_ALONE = frozenset("&<>")
_STRING_PROPERTIES = (
    "Basic_Emoji",
    "Emoji_Keycap_Sequence",
    "RGI_Modifier_Sequence",
    "RGI_Flag_Sequence",
    "RGI_Emoji_Modifier_Sequence",
    "RGI_Emoji_Flag_Sequence",
    "RGI_Emoji_Tag_Sequence",
    "RGI_Emoji_ZWJ_Sequence",
    "RGI_Emoji",
)
_UNIT = re.compile(rf"(?s)\\p\{{(?:{'|'.join(_STRING_PROPERTIES)})\}}|\\.|.")
# Beyond these the engine takes quadratic time or overflows its stack.
_MOST_ALTERNATIVES = 2_000
_LONGEST_PATTERN = 100_000


@lru_cache(maxsize=4096)
def compiles(pattern: str) -> bool:
    """Whether the browser uses a pattern; one too large to check here is taken to compile."""
    if len(pattern) > _LONGEST_PATTERN or pattern.count("|") > _MOST_ALTERNATIVES:
        return True
    import regress

    try:
        regress.Regex("".join(_checkable(pattern)), "uv")
    except regress.RegressError:
        return False
    return True


def _checkable(pattern: str) -> Iterator[str]:
    r"""The pattern in a form that compiles exactly if it does and that regress can read quickly.

    Lone `&`, `<` and `>` in a class are escaped. A property of strings, which takes milliseconds to compile, becomes
    `\d` where it is allowed: anywhere but in a negated class.
    """
    units = _UNIT.findall(pattern)
    negated: list[bool] = []
    for number, unit in enumerate(units):
        if unit == "[":
            outer = bool(negated) and negated[-1]
            negated.append(outer or units[number + 1 : number + 2] == ["^"])
        elif unit == "]" and negated:
            negated.pop()
        elif len(unit) > 2 and not (negated and negated[-1]):
            unit = r"\d"
        elif unit in _ALONE and negated and unit not in (units[number - 1], *units[number + 1 : number + 2]):
            unit = "\\" + unit
        yield unit
