"""Whether a `pattern` compiles as Chromium compiles it: an ECMAScript regular expression with the `v` flag."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from webmcp_forms.expressions import Expression

PATTERN_KINDS = frozenset({"text", "search", "url", "tel", "email", "password"})
"""The kinds of control whose values `pattern` restricts."""

_STRING_PROPERTIES = frozenset(
    {
        "Basic_Emoji",
        "Emoji_Keycap_Sequence",
        "RGI_Emoji",
        "RGI_Emoji_Flag_Sequence",
        "RGI_Emoji_Modifier_Sequence",
        "RGI_Emoji_Tag_Sequence",
        "RGI_Emoji_ZWJ_Sequence",
    }
)
_UNIT = Expression(r"(?s)\\[pP]\{[^}]*\}|\\.|.")
_ASSERTIONS = frozenset({"^", "$", r"\b", r"\B"})
_QUANTIFIER = Expression(r"[*+?]|\{[0-9]")
# Beyond these the engine takes quadratic time or overflows its stack.
_MOST_ALTERNATIVES = 2_000
_LONGEST_PATTERN = 100_000


@lru_cache(maxsize=4096)
def compiles(pattern: str) -> bool:
    """Whether the browser uses a pattern; one too large to check here is taken to compile."""
    if len(pattern) > _LONGEST_PATTERN or pattern.count("|") > _MOST_ALTERNATIVES:
        return True
    pieces = tuple(_skeleton(pattern))
    return None not in pieces and _regress_compiles("".join(filter(None, pieces)))


def _skeleton(pattern: str) -> Iterator[str | None]:
    r"""The pattern with what regress judges wrongly or slowly replaced by what it judges rightly and fast.

    A class becomes `[a]` and a property `\d`. None stands for a part that no pattern has: a class or a property that is
    none, and an assertion with a quantifier.
    """
    from webmcp_forms.browser.class_sets import class_end

    position = 0
    while position < len(pattern):
        if pattern[position] == "[":
            end = class_end(pattern, position, matches_strings)
            yield None if end is None else "[a]"
            position = len(pattern) if end is None else end
            continue
        unit = _unit(pattern, position)
        position += len(unit)
        if unit in _ASSERTIONS and _QUANTIFIER.match(pattern, position):
            yield None
        elif unit.startswith(("\\p{", "\\P{")):
            yield None if matches_strings(unit[1:]) is None else r"\d"
        else:
            yield unit


def _unit(pattern: str, position: int) -> str:
    match = _UNIT.match(pattern, position)
    return match[0] if match else pattern[position]


@lru_cache(maxsize=1024)
def matches_strings(escape: str) -> bool | None:
    """Whether a property escape such as `p{RGI_Emoji}` matches strings; None when there is no such property."""
    is_string_property = escape[2:-1] in _STRING_PROPERTIES
    if not _regress_compiles("\\" + escape):
        return None
    return is_string_property


def _regress_compiles(pattern: str) -> bool:
    import regress

    try:
        regress.Regex(pattern, "uv")
    except regress.RegressError:
        return False
    return True
