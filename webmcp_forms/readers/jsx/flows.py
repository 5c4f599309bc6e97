"""When what a program renders is there: conditions, returns and loops as arms of branches.

In `{done ? <A/> : <B/>}` the two elements are arms of one branch, and so are those of `{step === 1 && <A/>}` and
`{step === 2 && <B/>}`: what is written alike in one function is taken to be the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from webmcp_forms.document.nodes import Certainty
from webmcp_forms.readers.jsx.values import unwrap
from webmcp_forms.records import record

if TYPE_CHECKING:
    from tree_sitter import Node

    from webmcp_forms.readers.jsx.parsing import Syntax

Arm: TypeAlias = tuple[int, int]
"""The numbers of a branch and of one of its arms."""

FUNCTIONS = -1
"""The branch whose arms are the functions of a file."""

# Enough for any real component; a bound on what each element inside hostile nesting carries.
_MOST_ARMS = 16
_MOST_CONDITIONS = 8
_LONGEST_CONDITION = 200
_LITERALS = frozenset({"string", "number", "true", "false", "null", "undefined"})
_EQUALITIES = frozenset({"==", "===", "!=", "!=="})


@record
class Flow:
    """The certainty and the arms of what is read, see `Presence`.

    `function` is the number of the component that renders it. `repeats` says that it is in a loop inside its form, so
    that its conditions come out differently each time.
    """

    function: int
    certainty: Certainty = Certainty.ALWAYS
    arms: tuple[Arm, ...] = ()
    repeats: bool = False

    def under(self, arms: tuple[Arm, ...]) -> Flow:
        """The flow of what is there under conditions."""
        new = tuple(arm for arm in dict.fromkeys(arms) if arm not in self.arms)
        if not new:
            return self
        certainty = Certainty.LOOP if self.certainty is Certainty.LOOP else Certainty.BRANCH
        return replace(self, certainty=certainty, arms=(*self.arms, *new)[-_MOST_ARMS:])

    def excludes(self, arms: tuple[Arm, ...]) -> bool:
        """Whether what is there under other arms of the same branches is never there."""
        chosen = dict(self.arms)
        return any(chosen.get(branch, arm) != arm for branch, arm in arms)

    def returned(self, arm: Arm) -> Flow:
        """The flow of what a function returns, which is no less certain while it returns nothing else."""
        return replace(self, arms=(*self.arms, arm)[-_MOST_ARMS:])

    def repeated(self, branch: int) -> Flow:
        """The flow of what a loop renders."""
        return replace(self, certainty=Certainty.LOOP, arms=(*self.arms, (branch, 0))[-_MOST_ARMS:], repeats=True)

    def in_form(self) -> Flow:
        """The flow of what a form holds."""
        return replace(self, repeats=False) if self.repeats else self


@dataclass(slots=True)
class Branches:
    """The branches of a file, by number.

    `sizes` says of each how many arms leave no case out, 0 when one may always be left out, and `heads` where its
    condition is written. Those in `soft` mean nothing while only one arm of them holds anything. What stands in those
    of `handed` is handed to something that nobody knows. `functions` counts the components.
    """

    sizes: list[int] = field(default_factory=list)
    heads: list[Node | None] = field(default_factory=list)
    soft: set[int] = field(default_factory=set)
    handed: set[int] = field(default_factory=set)
    functions: int = 0

    def new(self, size: int = 0, head: Node | None = None, *, is_soft: bool = False) -> int:
        """The number of a new branch."""
        number = len(self.sizes)
        self.sizes.append(size)
        self.heads.append(head)
        if is_soft:
            self.soft.add(number)
        return number

    def hand(self) -> int:
        """The number of a new branch for what is handed to something."""
        number = self.new()
        self.handed.add(number)
        return number

    def function(self) -> Flow:
        """The flow of all that a new component renders."""
        self.functions += 1
        return Flow(self.functions)


@dataclass(slots=True)
class Conditions:
    """The conditions of one function, each as the branch that it decides."""

    syntax: Syntax
    branches: Branches
    known: dict[str, int] = field(default_factory=dict)
    values: dict[str, dict[str, int]] = field(default_factory=dict)

    def arms(self, condition: Node, *, holds: bool, is_shared: bool) -> tuple[Arm, ...]:
        """The arms of what is there when a condition holds, or when it does not.

        Conditions that are not shared come out differently each time, and exclude nothing.
        """
        if not is_shared:
            return ((self.branches.new(2, condition), int(not holds)),)
        return tuple(self._arms(condition, holds=holds))

    def _arms(self, condition: Node, *, holds: bool) -> Iterator[Arm]:
        pending = [(condition, holds)]
        for _ in range(_MOST_CONDITIONS):
            if not pending:
                return
            node, truth = self._plain(*pending.pop())
            operator = _operator(node)
            left, right = (node.child_by_field_name(side) for side in ("left", "right"))
            if node.end_byte - node.start_byte > _LONGEST_CONDITION:
                yield self._branch(f"@{node.start_byte}", node), int(not truth)
            elif left is None or right is None:
                yield self._branch(self.syntax.text(node), node), int(not truth)
            elif operator in _EQUALITIES:
                yield from self._equality(node, left, right, holds=truth == (operator in ("==", "===")))
            else:
                yield self._branch(self.syntax.text(node), node), int(not truth)
                if operator == ("&&" if truth else "||"):
                    pending += ((right, truth), (left, truth))

    def _plain(self, node: Node, truth: bool) -> tuple[Node, bool]:
        """A condition without parentheses and negations, and what it has to be instead."""
        node = unwrap(node)
        while node.type == "unary_expression" and _operator(node) == "!":
            inner = node.child_by_field_name("argument")
            if inner is None:
                break
            node, truth = unwrap(inner), not truth
        return node, truth

    def _branch(self, text: str, head: Node) -> int:
        if text not in self.known:
            self.known[text] = self.branches.new(2, head)
        return self.known[text]

    def _equality(self, node: Node, left: Node, right: Node, *, holds: bool) -> Iterator[Arm]:
        """The arms of an equality, and of one value of several: what is equal to one literal is not to another."""
        subject, value = (
            self.syntax.text(side) for side in ((right, left) if left.type in _LITERALS else (left, right))
        )
        yield self._branch(f"{subject} === {value}", node), int(not holds)
        is_literal = left.type in _LITERALS or right.type in _LITERALS
        if holds and is_literal:
            key = f"{subject} ==="
            if key not in self.known:
                self.known[key] = self.branches.new(head=node, is_soft=True)
            arms = self.values.setdefault(key, {})
            yield self.known[key], arms.setdefault(value, len(arms))


def _operator(node: Node) -> str:
    operator = node.child_by_field_name("operator")
    return operator.type if operator else ""
