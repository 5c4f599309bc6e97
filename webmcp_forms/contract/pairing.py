"""Which tool of before is which tool of after, where a name may stand in several places.

First those that are alike, then those of one file, then the rest of that name. Among several, a tool goes with the one
by which it breaks least, and then with the one that it shares most parameters with.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TypeAlias

from webmcp_forms.contract.lockfile import LockedTool
from webmcp_forms.records import record

# Of so many tools with one name, each is compared with each.
_MOST_COMPARED = 16
_Key: TypeAlias = Callable[[LockedTool], Hashable]
Breaks: TypeAlias = Callable[[LockedTool, LockedTool], int]
"""How many changes break, from one tool to another."""


@record
class Pair:
    """A tool before and after, None where there is none. `is_known` when its name is, before and after, elsewhere."""

    before: LockedTool | None
    after: LockedTool | None
    is_known: bool = False


def pairs(before: Sequence[LockedTool], after: Sequence[LockedTool], breaks: Breaks) -> Iterator[Pair]:
    """All tools of both sides, by name.

    A place more or less of a tool that is still there is no pair of its own when another place of it is the same;
    otherwise what an agent knew from the place that went is compared with what is left.
    """
    old, new = _by_name(before), _by_name(after)
    for name in sorted({*old, *new}):
        yield from _paired(old[name], new[name], breaks)


def _paired(before: list[LockedTool], after: list[LockedTool], breaks: Breaks) -> Iterator[Pair]:
    rest, others = before, after
    for key in _KEYS:
        found, rest, others = _matched(rest, others, key, breaks)
        yield from found
    for tool in rest:
        yield Pair(tool, after[_nearest(tool, after, breaks)] if after else None, is_known=bool(after))
    known = {tool.surface for tool in before}
    yield from (Pair(None, tool, is_known=bool(before)) for tool in others if tool.surface not in known)


def _matched(
    before: list[LockedTool], after: list[LockedTool], key: _Key, breaks: Breaks
) -> tuple[list[Pair], list[LockedTool], list[LockedTool]]:
    """The pairs that have a key in common, and what is left of both sides."""
    waiting: dict[Hashable, list[LockedTool]] = defaultdict(list)
    for tool in reversed(after):  # What is taken first stands last, from where it is taken quickly.
        waiting[key(tool)].append(tool)
    found: list[Pair] = []
    left: list[LockedTool] = []
    for tool in before:
        candidates = waiting[key(tool)]
        if candidates:
            found.append(Pair(tool, candidates.pop(_nearest(tool, candidates, breaks))))
        else:
            left.append(tool)
    return found, left, [tool for tools in waiting.values() for tool in reversed(tools)]


def _nearest(tool: LockedTool, others: Sequence[LockedTool], breaks: Breaks) -> int:
    """The number, from the end on, of the one among others that a tool goes with."""
    if len(others) == 1:
        return -1
    names = tool.properties.keys()

    def distance(number: int) -> tuple[int, int]:
        other = others[number]
        return breaks(tool, other), -len(names & (other.properties.keys() | other.uncertain.keys()))

    return min(range(-1, -1 - min(len(others), _MOST_COMPARED), -1), key=distance)


def _by_name(tools: Sequence[LockedTool]) -> dict[str, list[LockedTool]]:
    found: dict[str, list[LockedTool]] = defaultdict(list)
    for tool in sorted(tools, key=lambda tool: tool.order):
        found[tool.name].append(tool)
    return found


_KEYS: tuple[_Key, ...] = (
    lambda tool: (tool.path, tool.surface),
    lambda tool: tool.surface,
    lambda tool: tool.path,
    lambda _tool: None,
)
