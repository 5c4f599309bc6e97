"""What a submit handler has done on a way through it, and what is noted of it.

A way is a `State`; where the code parts, there are several. Ways that a person's submission takes are not followed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from tree_sitter import Node

    from webmcp_forms.linter.scripts.programs import Program
    from webmcp_forms.linter.scripts.scopes import Scope


class Late(IntEnum):
    """How sure it is that code runs too late to answer: later than the microtasks after the event."""

    IN_TIME = 0
    PERHAPS = 1
    LIKELY = 2
    SURELY = 3


class Prevented(IntEnum):
    """Whether the submission has been prevented."""

    NO = 0
    YES = 1
    UNKNOWN = 2


class State(NamedTuple):
    """A way so far.

    `is_early` says that `respondWith` was called before the prevention. On one that `is_lost`, something may have been
    done that nobody sees. `awaited` is the name whose value has been awaited last, in the way up to here.
    """

    prevented: Prevented = Prevented.NO
    is_answered: bool = False
    late: Late = Late.IN_TIME
    is_early: bool = False
    is_lost: bool = False
    awaited: str = ""


States: TypeAlias = frozenset[State]
NOWHERE: States = frozenset()
"""No way leads here."""

_MOST_STATES = 48


def joined(*parts: States) -> States:
    """All ways of several; where they are too many, nobody knows."""
    found = frozenset[State]().union(*parts)
    if len(found) <= _MOST_STATES:
        return found
    return frozenset({State(Prevented.UNKNOWN, is_lost=True, late=late) for late in {state.late for state in found}})


def each(states: Iterable[State], change: Callable[[State], State]) -> States:
    """The ways after a change."""
    return joined(frozenset(map(change, states)))


def lost(states: States) -> States:
    """The ways once the event is out of sight."""
    return each(states, lambda state: state._replace(is_lost=True))


class Exit(NamedTuple):
    """Where ways leave a function: the return statement, None at its end, and the value with its scope."""

    states: States
    node: Node | None
    value: Node | None
    scope: Scope


class Moment(NamedTuple):
    """When code runs: how late, and the name of the promise that it waits for, or ""."""

    late: Late
    awaited: str = ""


class Mark(NamedTuple):
    """A node that is noted, in its program, and a way on which it is reached.

    `in_answer` says that it stands in what answers the event.
    """

    program: Program
    node: Node
    state: State
    in_answer: bool = False


@dataclass(slots=True)
class Notes:
    """What a handler does, noted on the way: the calls of each kind, and how its ways end.

    `wrapped` are members of the browser's event that are read from a library's. `answers` are the names of the promises
    that answer. `hands_form_on` says that code which is not seen gets the form.
    """

    preventions: list[Mark] = field(default_factory=list)
    responses: list[Mark] = field(default_factory=list)
    early: list[Mark] = field(default_factory=list)
    resets: list[Mark] = field(default_factory=list)
    wrapped: list[Mark] = field(default_factory=list)
    ends: list[Mark] = field(default_factory=list)
    answers: set[str] = field(default_factory=set)
    functions: set[int] = field(default_factory=set)
    branches: int = 0
    hands_form_on: bool = False
    mentions_agent: bool = False
