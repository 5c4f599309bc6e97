"""Which arms of a program are read together, and the documents that come of it.

Arms that exclude each other must never be read together, so there are several readings where that matters to a tool:
the first shows every first arm, the second every second one, and one shows as little as can be rendered: no loop, and
no branch that may be left out. What holds in all readings holds in every rendering, as far as branches go.

Components of one file are read apart too: whether two of them are rendered on one page nobody knows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cached_property

from webmcp_forms.document.nodes import subtree_ends
from webmcp_forms.document.vocabulary import LABELABLE_TAGS, LISTED_TAGS
from webmcp_forms.readers.jsx.drafts import Draft
from webmcp_forms.readers.jsx.flows import FUNCTIONS, Arm, Branches

# So many forms that exclude each other are read, as the steps of a wizard do; in a file of a hostile size fewer.
_MOST_PLANS = 64
_LEAST_PLANS = 8
_MOST_DRAFTS = 50_000
# So many arms of one branch in a form.
_MOST_STEPS = 4
# So many readings are made besides one of each form.
_MOST_OTHERS = 16

_TOOL_ATTRIBUTES = ("toolname", "tooldescription")
_RELEVANT_TAGS = LISTED_TAGS | LABELABLE_TAGS | {"form", "label", "option", "optgroup", "datalist", "legend"}


@dataclass(frozen=True)
class Arms:
    """The branches of a file and the arms of its elements that count."""

    drafts: Sequence[Draft]
    branches: Branches

    def of(self, draft: Draft) -> tuple[Arm, ...]:
        """The arms of an element, without those that mean nothing."""
        arms = draft.flow.arms
        return tuple(arm for arm in arms if arm[0] not in self._idle) if self._idle and arms else arms

    def chain(self, draft: Draft) -> tuple[Arm, ...]:
        """The same, after the function that renders the element."""
        return (FUNCTIONS, draft.flow.function), *draft.flow.arms

    @cached_property
    def used(self) -> Mapping[int, Set[int]]:
        """The arms of each branch that hold an element; functions only count when they hold a tool."""
        used: dict[int, set[int]] = defaultdict(set)
        for arms in {draft.flow.arms for draft in self.drafts}:
            for branch, arm in arms:
                used[branch].add(arm)
        used[FUNCTIONS] = {draft.flow.function for draft in self.drafts if is_tool_form(draft)}
        return used

    def is_complete(self, branch: int) -> bool:
        """Whether some arm of a branch is always there."""
        return 0 < self.branches.sizes[branch] <= len(self.used[branch])

    @cached_property
    def _idle(self) -> Set[int]:
        return {branch for branch in self.branches.soft if len(self.used.get(branch, ())) <= 1}


def is_tool_form(draft: Draft) -> bool:
    """Whether an element is a form with an attribute that makes a tool."""
    return draft.tag == "form" and any(name in draft.attributes for name in _TOOL_ATTRIBUTES)


def choose(arms: Arms) -> tuple[frozenset[Arm], ...]:
    """For each reading the arms that it leaves out."""
    forms = tuple(_tool_forms(arms.drafts))
    around = [arms.chain(arms.drafts[form.start]) for form in forms]
    inside = frozenset(_inside(arms, forms))
    outside = {branch for chain in around for branch, _ in chain if len(arms.used[branch]) > 1}
    if not inside and not outside:
        return (frozenset(),)
    plans = _plans(around, max(_LEAST_PLANS, min(_MOST_PLANS, _MOST_DRAFTS // len(arms.drafts))))
    hidden = [frozenset(_hidden(arms, chosen)) for chosen in _choices(arms, plans, inside | outside, inside)]
    chosen = tuple(dict.fromkeys(hidden))[: len(plans) + _MOST_OTHERS]
    return (*chosen, *_rest(arms, forms, chosen, inside | outside))


def _rest(
    arms: Arms, forms: Sequence[range], chosen: Sequence[frozenset[Arm]], relevant: Set[int]
) -> Iterator[frozenset[Arm]]:
    """Readings of what nothing shows so far: what matters to a tool, and other forms with something to find."""
    of_tools = frozenset(_of_tools(arms, forms))
    unseen = [draft for index, draft in enumerate(arms.drafts) if index in of_tools or _is_worth_reading(draft)]
    for left_out in chosen:
        unseen = [draft for draft in unseen if not left_out.isdisjoint(arms.chain(draft))]
    for _ in range(max(_MOST_OTHERS, min(_MOST_PLANS, _MOST_DRAFTS // len(arms.drafts)))):
        if not unseen:
            return
        chain = dict(arms.chain(unseen[0]))
        left_out = frozenset(_hidden(arms, _in_step(arms, chain, relevant, 0)))
        unseen = [draft for draft in unseen if not left_out.isdisjoint(arms.chain(draft))]
        yield left_out


def _of_tools(arms: Arms, forms: Sequence[range]) -> Iterator[int]:
    reached = 0
    for form in forms:
        inner = range(max(form.start, reached), form.stop)
        yield from (index for index in inner if arms.drafts[index].tag in _RELEVANT_TAGS)
        reached = max(reached, form.stop)


def _is_worth_reading(draft: Draft) -> bool:
    return draft.tag == "form" or any("tool" in name for name in draft.attributes)


def _tool_forms(drafts: Sequence[Draft]) -> Iterator[range]:
    """The indices of each form with a tool attribute and of all that it holds."""
    ends = subtree_ends([draft.parent for draft in drafts])
    for index, draft in enumerate(drafts):
        if is_tool_form(draft):
            yield range(index, ends[index])


def _inside(arms: Arms, forms: Iterable[range]) -> Iterator[int]:
    """The branches inside a form that decide about something which matters to its tool."""
    for form in forms:
        around = frozenset(arms.of(arms.drafts[form.start]))
        for draft in arms.drafts[form.start + 1 : form.stop]:
            if draft.tag in _RELEVANT_TAGS:
                yield from (arm[0] for arm in arms.of(draft) if arm not in around)


def _plans(around: Sequence[Sequence[Arm]], most: int) -> list[dict[int, int]]:
    """For groups of forms that can be rendered together the arms around them, by branch; so many groups at most."""
    plans: list[dict[int, int]] = []
    for chain in around:
        fitting = next((plan for plan in plans if all(plan.get(branch, arm) == arm for branch, arm in chain)), None)
        if fitting is not None:
            fitting.update(chain)
        elif len(plans) < most:
            plans.append(dict(chain))
    return plans


def _choices(
    arms: Arms, plans: Sequence[Mapping[int, int]], relevant: Set[int], inside: Set[int]
) -> Iterator[dict[int, int]]:
    """For each reading the arm that each branch shows, -1 for none, the most telling readings first."""
    most = max(len(arms.used[branch]) for branch in relevant)
    for plan in plans:
        yield _in_step(arms, plan, relevant, 0)
    if not all(map(arms.is_complete, inside)):
        for plan in plans:
            last = _in_step(arms, plan, relevant, most)
            yield {branch: -1 if _may_go(arms, plan, inside, branch) else arm for branch, arm in last.items()}
    for step in range(1, min(most, _MOST_STEPS)):
        for plan in plans:
            yield _in_step(arms, plan, relevant, step)


def _may_go(arms: Arms, plan: Mapping[int, int], inside: Set[int], branch: int) -> bool:
    return branch in inside and branch not in plan and not arms.is_complete(branch)


def _in_step(arms: Arms, plan: Mapping[int, int], relevant: Set[int], step: int) -> dict[int, int]:
    chosen: dict[int, int] = {}
    for branch in relevant:
        used = sorted(arms.used[branch])
        chosen[branch] = plan.get(branch, used[min(step, len(used) - 1)])
    return chosen


def _hidden(arms: Arms, chosen: Mapping[int, int]) -> Iterator[Arm]:
    for branch, shown in chosen.items():
        yield from ((branch, arm) for arm in arms.used[branch] if arm != shown)
