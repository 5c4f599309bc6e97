r"""A `pattern` that compiles, as a tree.

Example: `a|b{2,}` is `Choice((Characters("a"), Repetition(Characters("b"), 2, None)))`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from webmcp_forms.browser.class_sets import class_end
from webmcp_forms.browser.patterns import compiles, matches_strings
from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

DEEPEST = 100
"""How deep groups may nest in a pattern that is looked into."""

_LONGEST = 10_000
_UNIT = Expression(
    r"(?s)\\[pP]\{[^}]*\}|\\u\{[0-9A-Fa-f]+\}|\\u[Dd][89ABab][0-9A-Fa-f]{2}\\u[Dd][C-Fc-f][0-9A-Fa-f]{2}"
    r"|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|\\c[A-Za-z]|\\k<[^>]*>|\\[1-9][0-9]*|\\.|."
)
_OPENING = Expression(r"\((?:\?(?:(?P<look><?[=!])|<[^>]*>|(?P<on>[a-z]*)(?:-(?P<off>[a-z]*))?:))?")
_QUANTIFIER = Expression(r"(?:(?P<symbol>[*+?])|\{(?P<least>[0-9]+)(?P<open>,(?P<most>[0-9]*))?\})\??")
_SYMBOLS: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}
_ASSERTIONS = frozenset({"^", "$", r"\b", r"\B"})
_PROPERTY = Expression(r"\\([pP]\{[^}]*\})")
_BACK_REFERENCE = Expression(r"\\(?:[1-9]|k<)")


@record
class Characters:
    """One character out of a set: a literal, an escape, `.` or a class, as written; `flags` are those of its group."""

    source: str
    flags: str = ""


@record
class Assertion:
    r"""One of `^ $ \b \B`."""

    source: str
    flags: str = ""


@record
class Sequence:
    """One after the other."""

    items: tuple[Node, ...]


@record
class Choice:
    """Either of them."""

    alternatives: tuple[Node, ...]


@record
class Repetition:
    """The same several times; `most` is None where there is no limit."""

    node: Node
    least: int
    most: int | None


@record
class Look:
    """A look at what follows or, with `behind`, at what comes before."""

    node: Node
    behind: bool
    negated: bool


@record
class Opaque:
    """What needs the engine itself: a back reference, or a set that matches strings of several characters."""

    source: str


Node: TypeAlias = Characters | Assertion | Sequence | Choice | Repetition | Look | Opaque


@dataclass(slots=True)
class _OpenGroup:
    look: str
    flags: str
    alternatives: list[Node] = field(default_factory=list)
    items: list[Node] = field(default_factory=list)

    def close(self) -> Node:
        self.next_alternative()
        whole = self.alternatives[0] if len(self.alternatives) == 1 else Choice(tuple(self.alternatives))
        return Look(whole, "<" in self.look, "!" in self.look) if self.look else whole

    def next_alternative(self) -> None:
        self.alternatives.append(self.items[0] if len(self.items) == 1 else Sequence(tuple(self.items)))
        self.items = []


def parse_pattern(pattern: str) -> Node | None:
    """The tree of a pattern, or None for one that does not compile or is too large to look into."""
    if len(pattern) > _LONGEST or not compiles(pattern):
        return None
    groups = [_OpenGroup("", "")]
    for unit in _units(pattern):
        group = groups[-1]
        if unit == "|":
            group.next_alternative()
        elif unit == ")":
            groups.pop()
            groups[-1].items.append(group.close())
        elif unit.startswith("("):
            if len(groups) > DEEPEST:
                return None
            groups.append(_open(unit, group.flags))
        elif unit[0] in "*+?{":
            group.items[-1] = Repetition(group.items[-1], *_bounds(unit))
        else:
            group.items.append(_atom(unit, group.flags))
    return groups[0].close()


def _units(pattern: str) -> Iterator[str]:
    """The pattern cut into opening and closing parentheses, bars, quantifiers, assertions, classes and characters."""
    position = 0
    while position < len(pattern):
        unit = _unit(pattern, position)
        yield unit
        position += len(unit)


def _unit(pattern: str, position: int) -> str:
    if pattern[position] == "[":
        return pattern[position : class_end(pattern, position, matches_strings)]
    grammar = {"(": _OPENING, "{": _QUANTIFIER, "*": _QUANTIFIER, "+": _QUANTIFIER, "?": _QUANTIFIER}
    match = grammar.get(pattern[position], _UNIT).match(pattern, position)
    return match[0] if match else pattern[position]


def _open(unit: str, flags: str) -> _OpenGroup:
    match = _OPENING.fullmatch(unit)
    if match is None or match["on"] is None:
        return _OpenGroup((match and match["look"]) or "", flags)
    kept = set(flags) - set(match["off"] or "")
    return _OpenGroup("", "".join(sorted(kept | set(match["on"]))))


def _bounds(unit: str) -> tuple[int, int | None]:
    match = _QUANTIFIER.fullmatch(unit)
    if match is None or match["symbol"]:
        return _SYMBOLS[unit[0]]
    least = _count(match["least"])
    if not match["open"]:
        return least, least
    return least, _count(match["most"]) if match["most"] else None


def _count(digits: str) -> int:
    """A number of repetitions; one with more digits than any text is long is as good as one with nine."""
    return int(digits.lstrip("0")[:9] or "0")


def _atom(unit: str, flags: str) -> Node:
    if unit in _ASSERTIONS:
        return Assertion(unit, flags)
    if _BACK_REFERENCE.match(unit) or r"\q{" in unit or any(map(matches_strings, _PROPERTY.findall(unit))):
        return Opaque(unit)
    return Characters(unit, flags)
