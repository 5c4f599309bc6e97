"""Follows a handler through its code, without running it: every way through it, in bounded time.

    Code -> statements -> expressions -> calls -> Notes

What a function of the same page does is followed where it is called. What runs later is followed too, as code that is
too late to answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from webmcp_forms.linter.scripts.codes import Code, resolve_code
from webmcp_forms.linter.scripts.nodes import is_async, parameters
from webmcp_forms.linter.scripts.roles import Roles
from webmcp_forms.linter.scripts.scopes import Binding, Role, Scope, pattern_parts
from webmcp_forms.linter.scripts.states import Exit, Late, Mark, Moment, Notes, State, States, each, joined

if TYPE_CHECKING:
    from tree_sitter import Node

_MOST_STEPS = 20_000
_DEEPEST = 90
_MOST_CALLS = 5


class GiveUpError(Exception):
    """The code is too long, too deep or not readable: nobody knows what it does."""


@dataclass(slots=True)
class Steps:
    """How many steps are left for all handlers of a page."""

    left: int

    def take(self, count: int = 1) -> None:
        """Take steps; raises `GiveUpError` when none are left."""
        self.left -= count
        if self.left < 0:
            raise GiveUpError


@dataclass(slots=True)
class Frame:
    """A function that is followed: where ways leave it, and where they leave the loops and switches that are open."""

    exits: list[Exit] = field(default_factory=list)
    jumps: list[list[States]] = field(default_factory=list)


Visit: TypeAlias = "Callable[[Run, Node, Scope, States], States]"
"""Follows a node: the ways into it and out of it."""


@dataclass(slots=True)
class Run:
    """A handler that is being followed; `statement` and `expression` follow any of either.

    `in_answer` says that the code stands in what answers the event, `giving` is the name that is being given a value.
    """

    roles: Roles
    statement: Visit
    expression: Visit
    page_steps: Steps
    notes: Notes = field(default_factory=Notes)
    frame: Frame = field(default_factory=Frame)
    calls: list[int] = field(default_factory=list)
    in_answer: bool = False
    giving: str = ""
    steps: int = 0
    depth: int = 0

    def visit(self, visit: Visit, node: Node, scope: Scope, states: States) -> States:
        """Follow a node, if it is not too deep and there were not too many."""
        self.take(1)
        if self.depth > _DEEPEST:
            raise GiveUpError
        self.depth += 1
        after = visit(self, node, scope, states)
        self.depth -= 1
        return after

    def take(self, count: int) -> None:
        """Count steps; raises `GiveUpError` when there are too many of them."""
        self.steps += count
        self.page_steps.take(count)
        if self.steps > _MOST_STEPS:
            raise GiveUpError

    def code(self, node: Node, scope: Scope) -> Code | None:
        """The code an expression stands for, if it is seen and not being followed already."""
        code = resolve_code(self.roles.names, node, scope)
        is_open = code is not None and (code.node.id in self.calls or len(self.calls) > _MOST_CALLS)
        return None if is_open else code

    def mark(self, marks: list[Mark], node: Node, scope: Scope, states: States) -> None:
        """Note a node for each way that leads to it."""
        marks += (Mark(scope.program, node, state, self.in_answer) for state in states)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Follow what answers the event."""
        before, self.in_answer = self.in_answer, True
        yield
        self.in_answer = before

    @contextmanager
    def naming(self, name: str) -> Iterator[None]:
        """Follow what a name is given."""
        before, self.giving = self.giving, name
        yield
        self.giving = before


def follow(run: Run, code: Code, states: States) -> Sequence[Exit]:
    """Where the ways leave code that is called here."""
    if not code.program.is_known(code.node):
        raise GiveUpError
    run.notes.functions.add(code.node.id)
    run.calls.append(code.node.id)
    outer, run.frame = run.frame, Frame()
    end = _body(run, code, states)
    exits = [*run.frame.exits, end]
    run.frame = outer
    run.calls.pop()
    return [one for one in exits if one.states]


def _body(run: Run, code: Code, states: States) -> Exit:
    """The ways at the end of the code, and the value there, if that is all of a function."""
    scope = Scope(code.program, code.node, code.scope, dict(_given(code)))
    body = code.node.child_by_field_name("body") if code.is_function else code.node
    if body is None or not states:
        return Exit(states, None, None, scope)
    if code.is_function and body.type != "statement_block":
        return Exit(run.visit(run.expression, body, scope, states), None, body, scope)
    return Exit(run.visit(run.statement, body, scope, states), None, None, scope)


def _given(code: Code) -> Iterator[tuple[str, Binding]]:
    """The parameters that play a role."""
    scope = Scope(code.program, code.node, code.scope)
    for parameter, role in zip(parameters(code.node), code.roles, strict=False):
        if role is not Role.OTHER and parameter.type == "identifier":
            yield code.program.text(parameter), Binding(scope, role=role)
        elif role is not Role.OTHER and parameter.type == "object_pattern":
            yield from pattern_parts(scope, parameter, None, role)


def follow_later(run: Run, code: Code, states: States, moment: Moment) -> None:
    """Follow code that runs later, if at all."""
    follow(run, code, each(states, lambda state: _delayed(state, moment)))


def _delayed(state: State, moment: Moment) -> State:
    return state._replace(late=max(state.late, moment.late), awaited=moment.awaited)


def after_call(code: Code, states: States, exits: Sequence[Exit]) -> States:
    """The ways after a call of which the exits are known: for what an asynchronous function awaits nobody waits."""
    after = joined(*(one.states for one in exits))
    if not is_async(code.node):
        return after
    latest = max((state.late for state in states), default=Late.IN_TIME)
    return each(after, lambda state: state._replace(late=min(state.late, latest)))


def children(run: Run, node: Node, scope: Scope, states: States) -> States:
    """Follow the parts of a node, one after the other."""
    for child in node.named_children:
        states = run.visit(run.expression, child, scope, states)
    return states
