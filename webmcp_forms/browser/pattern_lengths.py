r"""How long the texts are that match a `pattern`, in UTF-16 units as `minlength` and `maxlength` count.

Example: `[0-9]{4}(-[0-9]{4})?` matches texts of 4 to 9 units. The bounds are safe: no match is shorter or longer, but
there need not be one of each length.
"""

from __future__ import annotations

from webmcp_forms.browser.pattern_syntax import (
    Assertion,
    Characters,
    Choice,
    Look,
    Node,
    Opaque,
    Repetition,
    Sequence,
    parse_pattern,
)
from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

# What takes one unit: ASCII characters, ranges of them, and the escapes for such; `\s` has no character of two.
_ONE_UNIT = Expression(
    r"\[(?!\^)(?:[^\\\[\]]|\\[dws]|\\[^A-Za-z0-9])*\]|\\[dws]|\\[^A-Za-z0-9]|\\[fnrtv0]|\\x..|\\c.|[^.\[\\]"
)
_TWO_UNITS = 2


@record
class Lengths:
    """The fewest and the most units of a text; `most` is None where there is no limit."""

    least: int
    most: int | None


def match_lengths(pattern: str) -> Lengths | None:
    """The lengths of the texts that match a pattern, or None for one that does not compile or is too large."""
    tree = parse_pattern(pattern)
    return None if tree is None else _lengths(tree)


def _lengths(node: Node) -> Lengths:
    match node:
        case Characters(source):
            is_one = source.isascii() and _ONE_UNIT.fullmatch(source)
            return Lengths(1, 1 if is_one else _TWO_UNITS)
        case Assertion() | Look():
            return Lengths(0, 0)
        case Opaque():
            return Lengths(0, None)
        case Sequence(items):
            return _sum([_lengths(item) for item in items])
        case Choice(alternatives):
            return _either([_lengths(alternative) for alternative in alternatives])
        case Repetition(repeated, least, most):
            once = _lengths(repeated)
            return Lengths(once.least * least, _times(once.most, most))


def _sum(parts: list[Lengths]) -> Lengths:
    most = [part.most for part in parts if part.most is not None]
    return Lengths(sum(part.least for part in parts), sum(most) if len(most) == len(parts) else None)


def _either(parts: list[Lengths]) -> Lengths:
    most = [part.most for part in parts if part.most is not None]
    return Lengths(min(part.least for part in parts), max(most) if len(most) == len(parts) else None)


def _times(most: int | None, times: int | None) -> int | None:
    if most == 0 or times == 0:
        return 0
    return None if most is None or times is None else most * times
