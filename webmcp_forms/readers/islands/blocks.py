"""Which islands belong together: branches with their arms, and loops.

>>> from webmcp_forms.readers.islands.languages import LANGUAGES
>>> from webmcp_forms.readers.islands.scanner import scan
>>> text = "{% if a %}x{% else %}y{% endif %}"
>>> [(arm.number, text[arm.start : arm.end]) for arm in pair(scan(text, LANGUAGES["jinja"]), len(text)).arms]
[(0, 'x'), (1, 'y')]
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from webmcp_forms.document.nodes import NO_WRAPPER, Certainty
from webmcp_forms.readers.islands.parts import END_OF_ALL, Island, Role, Step
from webmcp_forms.records import record

_LOOPS = (Role.OPEN_LOOP, Role.OPEN_MACRO)
_OPENINGS = (
    *(Role.OPEN_PLAIN, Role.OPEN_WRAPPER, Role.OPEN_PART, Role.OPEN_SWITCH),
    *(Role.OPEN_DEFINITION, Role.OPEN_MACRO),
)
_BLOCKS = (*_OPENINGS, Role.OPEN_BRANCH, Role.OPEN_LOOP, Role.OPEN_INVERSE)
_WRAPPERS = (Role.OUTPUT, Role.OPEN_WRAPPER, Role.OPEN_PART)
_HANDED = (*_WRAPPERS, Role.OPEN_DEFINITION, Role.OPEN_MACRO, Role.CAPTURES)
# Enough for any real template; a bound on what each element inside hostile nesting carries.
_DEEPEST = 16


@record
class Arm:
    """What stands between two islands of a block: the block's number, the arm's, and the one around it or -1.

    `start` and `end` are offsets of the text between the islands.
    """

    branch: int
    number: int
    certainty: Certainty
    start: int
    end: int
    outer: int


@record
class Blocks:
    """All arms in order of their starts.

    `counts` says how many arms a block has, and `heads` where its first condition stands.
    `complete` names the blocks that have an arm for what no condition holds of. What the blocks `handed` hold is handed
    to something that nobody knows; `wrappers` are those among them that are taken to show their only arm. `rests` are
    what follows where a definition may be left, and nothing behind that definition.
    """

    arms: tuple[Arm, ...]
    counts: tuple[int, ...]
    heads: tuple[tuple[int, int], ...]
    complete: frozenset[int]
    wrappers: frozenset[int]
    handed: frozenset[int]
    rests: frozenset[int]
    _bounds: tuple[int, ...]
    _innermost: tuple[int, ...]
    # For each arm the nearest that is no wrapper's, itself or one around it, or -1.
    _conditional: tuple[int, ...]

    def has_bound(self, start: int, end: int) -> bool:
        """Whether an arm starts or ends between two offsets."""
        following = bisect_right(self._bounds, start)
        return following < len(self._bounds) and self._bounds[following] < end

    def conditions(self, offset: int) -> tuple[Arm, ...]:
        """The arms around an offset that are not in every rendering, from the outside in, at most the inner sixteen."""
        index = self._at(offset)
        found: list[Arm] = []
        while index >= 0 and (index := self._conditional[index]) >= 0 and len(found) < _DEEPEST:
            found.append(self.arms[index])
            index = self.arms[index].outer
        return tuple(reversed(found))

    def wrapper(self, offset: int) -> int:
        """The innermost of the blocks around an offset that are `handed` to something, or `NO_WRAPPER`."""
        arms = self.around(offset) if self.handed else ()
        return next((arm.branch for arm in reversed(arms) if arm.branch in self.handed), NO_WRAPPER)

    def around(self, offset: int) -> tuple[Arm, ...]:
        """The arms around an offset from the outside in, at most the inner sixteen."""
        index = self._at(offset)
        found: list[Arm] = []
        while index >= 0 and len(found) < _DEEPEST:
            found.append(self.arms[index])
            index = self.arms[index].outer
        return tuple(reversed(found))

    def _at(self, offset: int) -> int:
        """The innermost arm around an offset, or -1."""
        before = bisect_right(self._bounds, offset) - 1
        return self._innermost[before] if before >= 0 else -1


def pair(islands: Sequence[Island], length: int) -> Blocks:
    """Pair the islands of a text of that length. A block that nobody closes ends with the text."""
    return _Pairing(length).blocks(islands)


@record
class _Partners:
    """The numbers of islands whose role hangs on another one further on or before.

    Those in `opening` only open a block because a later island closes it by its keyword; those in `released` render
    what has been captured in the same block, so that it is as if nobody had.
    """

    opening: set[int] = field(default_factory=set)
    released: set[int] = field(default_factory=set)

    @classmethod
    def of(cls, islands: Sequence[Island]) -> _Partners:
        partners = cls()
        opened: dict[str, list[tuple[int, int]]] = defaultdict(list)
        depth = 0
        for number, island in enumerate(islands):
            role, keyword = island.step.role, island.step.keyword
            if role in (Role.OUTPUT, Role.CAPTURES) and keyword:
                opened[keyword].append((number, depth))
            elif role in (Role.CLOSE, Role.RELEASES) and opened.get(keyword):
                opening, around = opened[keyword].pop()
                if role is Role.RELEASES and around == depth:
                    partners.released.add(number)
                else:
                    partners.opening.add(opening)
            else:
                depth += (role in _BLOCKS) - (role is Role.CLOSE)
        return partners


@dataclass(slots=True)
class _Open:
    """An open block: its branch or -1, the arm around it, and the number of its arm that is open, -1 while none is.

    One that `is_left` has a step in it that may leave the template.
    """

    branch: int
    keyword: str
    role: Role
    outer: int
    number: int = -1
    is_left: bool = False


@dataclass(slots=True)
class _Draft:
    branch: int
    number: int
    certainty: Certainty
    start: int
    outer: int
    end: int = -1


@dataclass(slots=True)
class _Pairing:
    length: int
    stack: list[_Open] = field(default_factory=list)
    drafts: list[_Draft] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    heads: list[tuple[int, int]] = field(default_factory=list)
    complete: set[int] = field(default_factory=set)
    wrappers: set[int] = field(default_factory=set)
    handed: set[int] = field(default_factory=set)
    rests: set[int] = field(default_factory=set)
    bounds: list[int] = field(default_factory=list)
    innermost: list[int] = field(default_factory=list)
    # The last block of each keyword that is closed and has one arm, by the arm around it.
    closed: dict[tuple[int, str], _Open] = field(default_factory=dict)
    # The innermost arm that is open.
    arm: int = -1

    def blocks(self, islands: Sequence[Island]) -> Blocks:
        partners = _Partners.of(islands)
        for number, island in enumerate(islands):
            if number in partners.opening:
                self._open(island)
            elif number not in partners.released:
                self._take(island)
        while self.stack:
            self._close_innermost(self.length, self.length)
        return Blocks(
            tuple(
                Arm(draft.branch, draft.number, draft.certainty, draft.start, draft.end, draft.outer)
                for draft in self.drafts
            ),
            tuple(self.counts),
            tuple(self.heads),
            frozenset(self.complete),
            frozenset(self.wrappers),
            frozenset(self.handed),
            frozenset(self.rests),
            tuple(self.bounds),
            tuple(self.innermost),
            self._conditional(),
        )

    def _conditional(self) -> tuple[int, ...]:
        found: list[int] = []
        for index, draft in enumerate(self.drafts):
            around = found[draft.outer] if draft.outer >= 0 else -1
            found.append(around if draft.branch in self.wrappers else index)
        return tuple(found)

    def _take(self, island: Island) -> None:
        step = island.step
        match step.role:
            case Role.OPEN_BRANCH | Role.OPEN_LOOP | Role.OPEN_INVERSE:
                self._open_or_go_on(island)
            case role if role in _OPENINGS:
                self._open(island)
            case Role.ARM | Role.LAST_ARM:
                self._start_arm(island)
            case Role.CLOSE | Role.RELEASES:
                self._close(self._depth_of(step.keyword), island)
            case Role.LEAVES:
                self._leave(island)
            case Role.ATTRIBUTE:
                self._open(Island(island.start, island.start, island.step))
                self._close_innermost(island.end, island.end)

    def _open(self, island: Island) -> None:
        role = island.step.role
        branch = -1
        if role is not Role.OPEN_PLAIN:
            branch = len(self.counts)
            self.wrappers.update((branch,) if role in _WRAPPERS else ())
            self.handed.update((branch,) if role in _HANDED else ())
            self.counts.append(0)
            self.heads.append(island.head or (island.start, island.end))
        self.stack.append(_Open(branch, island.step.keyword, role, self.arm))
        if role not in (Role.OPEN_PLAIN, Role.OPEN_SWITCH):
            self._begin(self.stack[-1], Certainty.LOOP if role in _LOOPS else Certainty.BRANCH, island.end)

    def _open_or_go_on(self, island: Island) -> None:
        """Open a block, or what is shown when the last one of the same keyword is not, which is an arm of that."""
        role, keyword = island.step.role, island.step.keyword
        last = self.closed.pop((self.arm, keyword), None)
        if last is None or (last.role is Role.OPEN_INVERSE) is (role is Role.OPEN_INVERSE):
            self._open(island)
            return
        self.stack.append(_Open(last.branch, keyword, role, self.arm, number=0))
        self.complete.add(last.branch)
        self._begin(self.stack[-1], Certainty.LOOP if role is Role.OPEN_LOOP else Certainty.BRANCH, island.end)

    def _start_arm(self, island: Island) -> None:
        """End the arm of the nearest block that has arms and start one; plain blocks inside it were left open."""
        while self.stack and (self.stack[-1].branch < 0 or self.stack[-1].role is Role.LEAVES):
            self._close_innermost(island.start, island.start)
        if not self.stack:
            return
        block = self.stack[-1]
        self.wrappers.discard(block.branch)
        if block.number < 0:
            self.heads[block.branch] = self.heads[block.branch][0], (island.head or (0, island.end))[1]
        self._end_arm(block, island.start)
        if island.step.role is Role.LAST_ARM and block.role not in _WRAPPERS:
            self.complete.add(block.branch)
        self._begin(block, Certainty.BRANCH, island.end)

    def _depth_of(self, keyword: str) -> int:
        """How many open blocks the closing of a block ends, itself included; 0 when no such block is open."""
        for depth, block in enumerate(_nearest(self.stack), 1):
            if block.role is not Role.LEAVES and keyword in ("", block.keyword):
                return depth
        return 0

    def _close(self, depth: int, island: Island) -> None:
        """End so many blocks."""
        is_left = depth > 0 and self.stack[-depth].is_left
        for _ in range(depth):
            self._close_innermost(island.start, island.end)
        if is_left:
            self._open_rest(island)

    def _leave(self, island: Island) -> None:
        """Open a block for the rest of the one around, which goes on behind all that are around it."""
        if island.step == END_OF_ALL and (island.head or (island.start, island.end))[0] == 0:
            return
        for block in _nearest(self.stack):
            if block.role is Role.OPEN_DEFINITION:
                break
            block.is_left = True
        self._open_rest(island)

    def _open_rest(self, island: Island) -> None:
        if not self.stack or self.stack[-1].role is not Role.LEAVES:
            head = island.head or (island.start, island.end)
            if any(block.role is Role.OPEN_DEFINITION for block in _nearest(self.stack)):
                self.rests.add(len(self.counts))
            self._open(Island(island.end, island.end, Step(Role.LEAVES), head=head))

    def _close_innermost(self, end: int, after: int) -> None:
        block = self.stack.pop()
        if block.branch >= 0:
            self._end_arm(block, end)
            self._mark(after)
            if block.number == 0 and block.role not in _WRAPPERS:
                self.closed[self.arm, block.keyword] = block

    def _begin(self, block: _Open, certainty: Certainty, start: int) -> None:
        """Start the next arm of a block."""
        block.number += 1
        self.counts[block.branch] = block.number + 1
        self.arm = len(self.drafts)
        self.drafts.append(_Draft(block.branch, block.number, certainty, start, block.outer))
        self._mark(start)

    def _end_arm(self, block: _Open, end: int) -> None:
        if block.number >= 0:
            self.drafts[self.arm].end = max(end, self.drafts[self.arm].start)
        self.arm = block.outer

    def _mark(self, offset: int) -> None:
        self.bounds.append(offset)
        self.innermost.append(self.arm)


# A block whose closing island is farther out than this is not closed by it.
_FARTHEST = 64


def _nearest(stack: Sequence[_Open]) -> Iterator[_Open]:
    """The innermost open blocks, nearest first."""
    return reversed(stack[-_FARTHEST:])
