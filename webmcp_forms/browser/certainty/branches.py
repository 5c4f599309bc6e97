"""Under which conditions something is there, and whether together they are all that there are."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import TypeAlias

from webmcp_forms.document.nodes import Branch, Document, Element, Presence
from webmcp_forms.source import Span

Arm: TypeAlias = tuple[int, int]


def arms_within(element: Element, around: Presence) -> tuple[Arm, ...]:
    """The arms that an element stands in and what is around it does not."""
    if not element.presence.arms:
        return ()
    outer = frozenset(around.arms)
    return tuple(arm for arm in element.presence.arms if arm not in outer)


def condition(document: Document, element: Element, around: Presence) -> str:
    """The outermost condition or loop that an element stands in and what is around it does not, as it is written."""
    arms = arms_within(element, around)
    branch = arms[0][0] if arms else -1
    is_known = 0 <= branch < len(document.branches)
    return (document.branches[branch].source if is_known else "") or element.presence.certainty.value


def condition_between(document: Document, spans: Collection[Span | None]) -> Branch | None:
    """The first condition or loop that starts in one of some stretches of the source."""
    for stretch in spans:
        number = bisect_left(document.branches, stretch.start, key=_start) if stretch else 0
        while stretch and number < len(document.branches) and _start(document.branches[number]) < stretch.end:
            if document.branches[number].source:
                return document.branches[number]
            number += 1
    return None


def last_condition(document: Document, around: Span | None, offset: int) -> Branch | None:
    """The last condition or loop that starts in a stretch of the source, at or before an offset."""
    number = bisect_right(document.branches, offset, key=_start) - 1
    while around and number >= 0 and _start(document.branches[number]) >= around.start:
        if document.branches[number].source:
            return document.branches[number]
        number -= 1
    return None


def _start(branch: Branch) -> int:
    return branch.span.start if branch.span else -1


def covers(chains: Sequence[tuple[Arm, ...]], branches: Sequence[Branch]) -> bool:
    """Whether every rendering has exactly one of the things that stand in these arms, from the outside in."""
    pending = [list(chains)]
    while pending:
        group = pending.pop()
        if group == [()]:
            continue
        branch = group[0][0][0] if group and group[0] else -1
        if not 0 <= branch < len(branches) or any(not chain or chain[0][0] != branch for chain in group):
            return False
        by_arm: dict[int, list[tuple[Arm, ...]]] = defaultdict(list)
        for chain in group:
            by_arm[chain[0][1]].append(chain[1:])
        if len(by_arm) != branches[branch].arms:
            return False
        pending.extend(by_arm.values())
    return True
