"""Where a program speaks of submissions and tools: the places of a few words, each with what stands around it.

Only what is around such a word is looked at, so a long script with few of them costs little more than its parse.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, TypeAlias

from webmcp_forms.linter.scripts.nodes import BLOCKS, FUNCTIONS, method, parameters
from webmcp_forms.linter.scripts.programs import Program
from webmcp_forms.linter.scripts.scopes import EACH, Binding, Scope

if TYPE_CHECKING:
    from tree_sitter import Node

_WORD = re.compile(
    rb"(?<![\w$])(?:(?:on)?submit(?![\w$])|agentInvoked|respondWith|modelContext|provideContext|unregisterTool|toolName"
    rb"|(?:on)?tool[-_:]?(?:[aA]ctiv|[cC]ancel))"
)
# What a word starts with, after an `on` that it may have.
_SIGNS = (b"submit", b"agentInvoked", b"respondWith", b"modelContext", b"provideContext", b"unregisterTool", b"tool")
_PREFIX = b"on"
_LEAVES = frozenset({"property_identifier", "identifier", "string_fragment", "shorthand_property_identifier_pattern"})
_EACH_METHODS = frozenset({"forEach", "map"})
# What stands around a word is looked at so far.
_FARTHEST = 24
# A program that has more of the words is none that people write.
_MOST_WORDS = 5000

_Path: TypeAlias = "tuple[Node, _Path | None]"


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A word, the nodes around it from the inside out, itself first, and the scope it stands in."""

    program: Program
    around: Sequence[Node]
    scope: Scope

    @property
    def node(self) -> Node:
        """The word."""
        return self.around[0]

    @property
    def word(self) -> str:
        """Its text."""
        return self.program.text(self.node)

    def outer(self, steps: int, *types: str) -> Node | None:
        """The node so many steps outside, if it is of one of the types."""
        found = self.around[steps] if steps < len(self.around) else None
        return found if found is not None and found.type in types else None


def survey(program: Program, top: Scope) -> Iterator[Spot]:
    """The spots of a program in order; `top` is its outermost scope."""
    starts = _words(program.syntax.data)
    if len(starts) > _MOST_WORDS:
        return
    stack: list[tuple[Node, Scope, _Path | None]] = [(program.root, top, None)] if starts else []
    while stack:
        node, scope, around = stack.pop()
        path = (node, around)
        inside = [child for child in node.named_children if _holds(child, starts)]
        if not inside:
            if node.type in _LEAVES:
                yield Spot(program, tuple(_nodes(path)), scope)
            continue
        if around and (node.type in FUNCTIONS or node.type in BLOCKS):
            scope = Scope(program, node, scope, _members_of_list(program, path, scope))
        stack += ((child, scope, path) for child in reversed(inside))


def _words(data: bytes) -> list[int]:
    """Where the words start, in order; a plain search for what is in each takes a fraction of what the pattern does."""
    found: set[int] = set()
    for sign in _SIGNS:
        position = data.find(sign)
        while position >= 0:
            start = position - len(_PREFIX) if data.endswith(_PREFIX, 0, position) else position
            found.update(match.start() for place in {start, position} if (match := _WORD.match(data, place)))
            position = data.find(sign, position + 1)
    return sorted(found)


def _holds(node: Node, starts: Sequence[int]) -> bool:
    found = bisect_left(starts, node.start_byte)
    return found < len(starts) and starts[found] < node.end_byte


def _nodes(path: _Path | None) -> Iterator[Node]:
    for _ in range(_FARTHEST):
        if path is None:
            return
        node, path = path
        yield node


def _members_of_list(program: Program, path: _Path, scope: Scope) -> dict[str, Binding]:
    """What the first parameter of a function stands for that is called with each member of a list."""
    function, *around = islice(_nodes(path), 3)
    if len(around) < 2 or around[0].type != "arguments":  # noqa: PLR2004  # the arguments and the call
        return {}
    listed, names = method(program, around[1]), parameters(function)
    if listed is None or listed[1] not in _EACH_METHODS or not names or names[0].type != "identifier":
        return {}
    return {program.text(names[0]): Binding(scope, listed[0], part=EACH)}
