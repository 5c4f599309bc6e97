"""Which arms of a template are read together.

Arms that exclude each other must never be read together: `{% if a %}<form …>{% else %}<form …>{% endif %}` opens one
form, not two. So a text is read several times, the blocks in step: the first reading shows every first arm, and
together the readings show every arm, and the page without each block that may be left out. What holds in all readings
holds in every rendering, as far as branches go. Where there are more arms than readings, the block is a hole too.

Blocks around a form stay at the arm that shows it, or the readings of what is in the form would show no form.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from webmcp_forms.readers.islands.blocks import Blocks
from webmcp_forms.readers.islands.relevance import Relevance, lower
from webmcp_forms.records import record

MOST_READINGS = 4
"""How often a text is read at most, unless it has more forms that exclude each other."""

_MOST_PLANS = 16
_OMITTED = -1


@record
class Reading:
    """One reading: the stretches of the text that it leaves out, in order.

    `shows_more` says whether it shows something that no reading before it shows. `open_blocks` tells the blocks that
    have arms which no reading shows, by where their opening islands end.
    """

    hidden: tuple[tuple[int, int], ...]
    shows_more: bool = True
    open_blocks: frozenset[int] = frozenset()


def readings(page: str, text: str, blocks: Blocks) -> tuple[Reading, ...]:
    """The readings of a text, the first of which shows every first arm; in `page` its islands are masked."""
    lowered = lower(page)
    if "tool" not in lowered:
        return (Reading(tuple(_hidden(blocks, [0] * len(blocks.counts)))),)
    relevance = Relevance.of(lowered, blocks)
    plans = _plans(text, blocks, relevance)
    choices = tuple(_choices(blocks, plans, relevance))
    pinned = {branch for plan in plans for branch in plan}
    unread = (branch for branch in _unread(blocks, relevance, choices) if branch not in pinned)
    open_blocks = frozenset(blocks.heads[branch][1] for branch in unread)
    hidden = dict.fromkeys(tuple(_hidden(blocks, choice)) for choice in choices)
    return tuple(Reading(stretches, shows_more, open_blocks) for stretches, shows_more in _with_news(hidden))


def _with_news(readings: Iterable[tuple[tuple[int, int], ...]]) -> Iterator[tuple[tuple[tuple[int, int], ...], bool]]:
    """What each reading leaves out, and whether it shows something that all before it leave out."""
    unseen: tuple[tuple[int, int], ...] | None = None
    for hidden in readings:
        left = hidden if unseen is None else tuple(_common(unseen, hidden))
        yield hidden, left != unseen
        unseen = left


def _common(one: Sequence[tuple[int, int]], other: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """What is in stretches of both, each of them in order and without overlap."""
    first = second = 0
    while first < len(one) and second < len(other):
        start, end = max(one[first][0], other[second][0]), min(one[first][1], other[second][1])
        if start < end:
            yield start, end
        if one[first][1] < other[second][1]:
            first += 1
        else:
            second += 1


def _plans(text: str, blocks: Blocks, relevance: Relevance) -> Sequence[Mapping[int, int]]:
    """For groups of forms that can be rendered together the arms around them, by block.

    A form that starts before another one ends is none while that is there, so the two are in different groups.
    """
    groups: list[_Group] = []
    for form in relevance.forms:
        chain = {arm.branch: arm.number for arm in blocks.around(form[0])}
        fitting = next((group for group in groups if group.takes(form, chain)), None)
        if fitting is None and len(groups) < _MOST_PLANS:
            fitting = _Group(dict(_without_others(form, chain, groups)))
            groups.append(fitting)
        if fitting is not None:
            fitting.add(form, chain)
    tied = _tied(text, blocks, relevance)
    plans = [_with_tied(group.plan, text, blocks, tied) for group in groups] or [{}]
    return [*plans, *_reopened(plans, blocks, relevance)][: max(_MOST_PLANS, len(plans))]


def _reopened(plans: Iterable[Mapping[int, int]], blocks: Blocks, relevance: Relevance) -> Iterator[Mapping[int, int]]:
    """The plans once more with what follows an arm in the form that the arm closes before it opens another."""
    for plan in plans:
        for branch in sorted(relevance.reopening & plan.keys()):
            others = (_OMITTED,) if branch in relevance.optional else range(blocks.counts[branch])
            yield from ({**plan, branch: arm} for arm in others if arm != plan[branch])


@dataclass(slots=True)
class _Group:
    """Forms that can be rendered together: their arms, and the last of them with the arms around it."""

    plan: dict[int, int]
    last: tuple[int, int] = (0, 0)
    chain: Mapping[int, int] = field(default_factory=dict)

    def takes(self, form: tuple[int, int], chain: Mapping[int, int]) -> bool:
        """Whether a form that stands further down can be rendered with those in the group."""
        is_open = form[0] < self.last[1] and not self.chain.items() <= chain.items()
        return not is_open and all(self.plan.get(branch, arm) == arm for branch, arm in chain.items())

    def add(self, form: tuple[int, int], chain: Mapping[int, int]) -> None:
        """Add a form."""
        self.plan.update(chain)
        self.last, self.chain = form, chain


def _without_others(
    form: tuple[int, int], chain: Mapping[int, int], groups: Iterable[_Group]
) -> Iterator[tuple[int, int]]:
    """The blocks that open another form which would be open still where a form starts: they are left out."""
    for group in groups:
        others = [branch for branch in group.chain if branch not in chain]
        if form[0] < group.last[1] and others:
            yield others[-1], _OMITTED


def _tied(text: str, blocks: Blocks, relevance: Relevance) -> Mapping[str, Sequence[int]]:
    """The blocks that open or close a form, by the condition they stand under."""
    found: dict[str, list[int]] = defaultdict(list)
    for branch in relevance.unbalanced:
        if condition := text[slice(*blocks.heads[branch])]:
            found[condition].append(branch)
    return found


def _with_tied(
    plan: Mapping[int, int], text: str, blocks: Blocks, tied: Mapping[str, Sequence[int]]
) -> Mapping[int, int]:
    """The plan; where a form is opened under a condition and closed under the same, the two go together."""
    arms = {
        branch: _same_arm(arm, blocks.counts[branch])
        for pinned, arm in plan.items()
        for branch in tied.get(text[slice(*blocks.heads[pinned])], ())
    }
    return {**arms, **plan}


def _same_arm(arm: int, count: int) -> int:
    """What a block of so many arms shows where one under the same condition shows a certain arm."""
    if arm <= 0:
        return arm
    return min(arm, count - 1) if count > 1 else _OMITTED


def _choices(blocks: Blocks, plans: Sequence[Mapping[int, int]], relevance: Relevance) -> Iterator[Sequence[int]]:
    """For each reading the alternative that each block shows, the most telling readings first."""
    turners = [_Turner.of(blocks, plan, relevance) for plan in plans]
    steps = [(turner, step) for step in range(MOST_READINGS) for turner in turners if step < turner.width]
    for turner, step in steps[: max(MOST_READINGS, len(turners))]:
        yield turner.choose(step)


@record
class _Turner:
    """Turns blocks in step. A width is how many readings it takes to show all of an arm or of a block."""

    blocks: Blocks
    plan: Mapping[int, int]
    relevance: Relevance
    arm_widths: list[int] = field(default_factory=list)
    block_widths: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, blocks: Blocks, plan: Mapping[int, int], relevance: Relevance) -> _Turner:
        """With the widths, which are added up from the inside out."""
        turner = cls(blocks, plan, relevance, [1] * len(blocks.arms), [0] * len(blocks.counts))
        for index in range(len(blocks.arms) - 1, -1, -1):
            turner._add_width(index)
        return turner

    def _add_width(self, index: int) -> None:
        arm, widths = self.blocks.arms[index], self.block_widths
        if self._turns_to(arm.branch, arm.number):
            widths[arm.branch] += self.arm_widths[index]
        if arm.number == 0:
            widths[arm.branch] += self._is_optional(arm.branch)
            if arm.outer >= 0:
                self.arm_widths[arm.outer] = max(self.arm_widths[arm.outer], widths[arm.branch])

    def _turns_to(self, branch: int, number: int) -> bool:
        if branch in self.plan:
            return number == self.plan[branch]
        return number == 0 or branch in self.relevance.turning

    def _is_optional(self, branch: int) -> bool:
        return branch in self.relevance.optional and branch not in self.plan

    @property
    def width(self) -> int:
        """How many readings there are."""
        outermost = (self.block_widths[arm.branch] for arm in self.blocks.arms if arm.outer < 0)
        return max((1, *outermost))

    def choose(self, step: int) -> Sequence[int]:
        """What each block shows in a reading: the number of an arm, or that it is left out.

        The alternatives of a block are its first arm, leaving it out, and its other arms.
        """
        chosen = [_OMITTED] * len(self.block_widths)
        slots = [-1] * len(self.arm_widths)
        # How many readings further on the one is that a block is at, once its alternatives so far are passed.
        left: dict[int, int] = {}
        for index, arm in enumerate(self.blocks.arms):
            around = slots[arm.outer] if arm.outer >= 0 else step
            if around < 0 or not self._turns_to(arm.branch, arm.number):
                continue
            position = left.get(arm.branch, min(around, self.block_widths[arm.branch] - 1))
            if 0 <= position < self.arm_widths[index]:
                chosen[arm.branch], slots[index] = arm.number, position
            passed = self.arm_widths[index] + (arm.number == 0 and self._is_optional(arm.branch))
            left[arm.branch] = position - passed
        return chosen


def _unread(blocks: Blocks, relevance: Relevance, choices: Iterable[Sequence[int]]) -> Iterator[int]:
    """The blocks that matter and have an alternative which no reading shows."""
    seen: set[tuple[int, int]] = set()
    for chosen in choices:
        shown = [False] * len(blocks.arms)
        for index, arm in enumerate(blocks.arms):
            if arm.outer < 0 or shown[arm.outer]:
                seen.add((arm.branch, chosen[arm.branch]))
                shown[index] = chosen[arm.branch] == arm.number
    for branch in relevance.turning:
        alternatives = range(_OMITTED if branch in relevance.optional else 0, blocks.counts[branch])
        if not all((branch, alternative) in seen for alternative in alternatives):
            yield branch


def _hidden(blocks: Blocks, chosen: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The stretches to leave out, without those inside another."""
    end = -1
    for arm in blocks.arms:
        if chosen[arm.branch] != arm.number and arm.end > end:
            yield arm.start, arm.end
            end = arm.end
