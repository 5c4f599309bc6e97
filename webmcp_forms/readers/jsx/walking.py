"""The walk over a syntax tree: what is to be visited next, and where it stands.

There is no recursion: a visit puts what follows on a stack, so that a program may nest as deep as it likes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from webmcp_forms.document.nodes import NO_PARENT
from webmcp_forms.readers.jsx.attributes import AttributeReader
from webmcp_forms.readers.jsx.drafts import Drafts
from webmcp_forms.readers.jsx.flows import Arm, Branches, Conditions, Flow
from webmcp_forms.readers.jsx.parsing import Syntax
from webmcp_forms.readers.jsx.scopes import Binding, Scope

if TYPE_CHECKING:
    from tree_sitter import Node


class Mode(Enum):
    """What becomes of the markup that is found."""

    PROGRAM = "it is a root of its own, unless a function returns it"
    RENDERED = "it is rendered here"
    HANDED = "it is handed to something that may render it here"


@dataclass(slots=True, eq=False)
class Function:
    """What is known of a function while it is walked.

    `pending` are its names that hold markup, which is read where they are used, or else as roots.
    """

    conditions: Conditions
    base: Flow
    pending: list[tuple[Binding, Here]] = field(default_factory=list)
    _returns: int | None = None
    _count: int = 0

    def next_return(self) -> Arm:
        """The arm of what the next return statement gives."""
        if self._returns is None:
            self._returns = self.conditions.branches.new(is_soft=True)
        self._count += 1
        return self._returns, self._count - 1


class Here(NamedTuple):
    """Where a node stands: the element around it (or `NO_PARENT`), and whether that holds text alone.

    `around` are the arms of all that the element holds; what has others is there under a condition. `added` is an
    object of attributes that an element here gets besides its own.
    """

    mode: Mode
    flow: Flow
    scope: Scope
    function: Function
    parent: int = NO_PARENT
    in_text: bool = False
    around: tuple[Arm, ...] = ()
    added: Node | None = None

    def under(self, arms: tuple[Arm, ...]) -> Here:
        """The same place under conditions."""
        return self._replace(flow=self.flow.under(arms)) if arms else self

    def handed(self, branches: Branches) -> Here:
        """The place of what is handed to something here."""
        return self._replace(mode=Mode.HANDED, flow=self.flow.under(((branches.hand(), 0),)))

    def arms(self, condition: Node, *, holds: bool) -> tuple[Arm, ...]:
        """The arms of what is there when a condition holds, or when it does not."""
        return self.function.conditions.arms(condition, holds=holds, is_shared=not self.flow.repeats)


Visit: TypeAlias = "Callable[[Walk, Node, Here], None]"
Task: TypeAlias = "tuple[Visit, Node, Here]"


@dataclass(slots=True)
class Walk:
    """A walk. `visit` reads any node; `later` are the roots that are found while another root is not done.

    `showing` says of the components asked about, by scope and name, whether they show what they wrap.
    """

    syntax: Syntax
    attributes: AttributeReader
    visit: Visit
    branches: Branches = field(default_factory=Branches)
    drafts: Drafts = field(default_factory=Drafts)
    stack: list[Task] = field(default_factory=list)
    later: deque[Task] = field(default_factory=deque)
    showing: dict[tuple[int, str], bool] = field(default_factory=dict)

    def task(self, node: Node, here: Here) -> Task:
        """The visit of a node."""
        return self.visit, node, here

    def push(self, tasks: Sequence[Task]) -> None:
        """Do these next, in order."""
        self.stack += reversed(tasks)

    def run(self) -> None:
        """Do all that is to be done."""
        while self.stack or self.later:
            visit, node, here = self.stack.pop() if self.stack else self.later.popleft()
            visit(self, node, here)

    def new_function(self, base: Flow) -> Function:
        """A function whose results are there as `base` says."""
        return Function(Conditions(self.syntax, self.branches), base)
