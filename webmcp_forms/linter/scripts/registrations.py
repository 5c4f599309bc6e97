"""Who listens to what: `addEventListener`, properties such as `onsubmit`, and jQuery's ways to say the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from webmcp_forms.linter.scripts.nodes import FUNCTIONS, arguments, bare, called, field, member, method, string
from webmcp_forms.linter.scripts.programs import Program
from webmcp_forms.linter.scripts.scopes import Scope
from webmcp_forms.linter.scripts.survey import Spot

if TYPE_CHECKING:
    from tree_sitter import Node

_JQUERY_METHODS = frozenset({"on", "one", "bind", "delegate", "live"})
_JQUERY = frozenset({"$", "jQuery"})
_LOADING = frozenset({"DOMContentLoaded", "load", "pageshow", "readystatechange"})
_LISTEN = "addEventListener"
# How many calls in a chain are looked through for the `$()` it starts with.
_LONGEST_CHAIN = 16
_LISTENER_ARGUMENTS = 2
_REGISTERING = frozenset({"call_expression", "assignment_expression"})


class Way(Enum):
    """How a listener is registered."""

    LISTENER = auto()
    PROPERTY = auto()
    JQUERY = auto()


@dataclass(frozen=True, slots=True, eq=False)
class Registration:
    """A listener: on what, to which events, and the expression that handles them.

    `name` is the node that names the event. `delegate` is the selector of the elements that jQuery listens for inside
    the target. `is_sure` says that it is registered when the page loads, come what may.
    """

    program: Program
    scope: Scope
    way: Way
    target: Node
    events: tuple[str, ...]
    name: Node
    handler: Node | None
    delegate: str | None = None
    is_sure: bool = False


def registration(spot: Spot) -> Registration | None:
    """The registration in which a spot names the event."""
    if spot.node.type == "string_fragment":
        return _by_string(spot)
    if spot.node.type == "property_identifier":
        return _by_property(spot)
    return None


def _by_string(spot: Spot) -> Registration | None:
    """`target.addEventListener("submit", …)`, `$(target).on("submit", …)`."""
    call = spot.outer(3, "call_expression")
    listening = _listening(spot.program, call) if call is not None and spot.outer(2, "arguments") else None
    events = string(spot.program, spot.outer(1, "string", "template_string"))
    if call is None or listening is None or events is None:
        return None
    target, name = listening
    given = arguments(call)
    if name == _LISTEN and len(given) >= _LISTENER_ARGUMENTS and given[0] == spot.around[1]:
        return _registration(spot, Way.LISTENER, target, given[1], events)
    if name in _JQUERY_METHODS and len(given) >= _LISTENER_ARGUMENTS:
        # `delegate` names the selector first.
        others = [one for one in given[:-1] if one != spot.around[1]]
        delegate = string(spot.program, others[0]) if others else None
        names = (event.partition(".")[0] for event in events.split())
        return replace(_registration(spot, Way.JQUERY, target, given[-1], *names), delegate=delegate)
    return None


def _listening(program: Program, call: Node) -> tuple[Node, str] | None:
    """The target and the method of a call; the window's methods go without it."""
    function = called(call)
    if function is not None and program.text(function) == _LISTEN:
        return function, _LISTEN
    return method(program, call)


def _by_property(spot: Spot) -> Registration | None:
    """`form.onsubmit = …`, `$(form).submit(…)`."""
    whole = spot.outer(1, "member_expression")
    if whole is None or whole.child_by_field_name("property") != spot.node:
        return None
    target = field(whole, "object")
    if target is None:
        return None
    assignment = spot.outer(2, "assignment_expression")
    if assignment is not None and spot.word.startswith("on") and field(assignment, "left") == whole:
        return _registration(spot, Way.PROPERTY, target, field(assignment, "right"), spot.word[2:])
    call = spot.outer(2, "call_expression")
    if call is not None and called(call) == whole and is_jquery(spot.program, target):
        given = arguments(call)
        if given and (given[-1].type in FUNCTIONS or given[-1].type == "identifier"):
            return _registration(spot, Way.JQUERY, target, given[-1], spot.word)
    return None


def _registration(spot: Spot, way: Way, target: Node, handler: Node | None, *events: str) -> Registration:
    is_sure = _is_sure(spot.program, spot.around)
    return Registration(spot.program, spot.scope, way, target, events, spot.node, handler, is_sure=is_sure)


def is_jquery(program: Program, node: Node) -> bool:
    """Whether an expression is a jQuery object: a chain that starts with `$()`, or a name that starts with `$`."""
    for _ in range(_LONGEST_CHAIN):
        node = bare(node)
        if node.type == "identifier":
            return program.text(node).startswith("$")
        function = called(node)
        if function is None:
            return False
        if function.type == "identifier":
            return program.text(function) in _JQUERY
        holder = member(program, function)
        if holder is None:
            return False
        node = holder[0]
    return False


def _is_sure(program: Program, around: Sequence[Node]) -> bool:
    """Whether all that stands around a node is run when the page loads."""
    position = next((index for index, node in enumerate(around) if node.type in _REGISTERING), len(around)) + 1
    while position < len(around):
        kind = around[position].type
        if kind == "program":
            return True
        if kind in FUNCTIONS:
            position = _after_run(program, around, position)
        elif kind in ("expression_statement", "statement_block"):
            position += 1
        else:
            return False
    return False


def _after_run(program: Program, around: Sequence[Node], position: int) -> int:
    """The position behind what runs a function when the page loads; past the end when nothing does."""
    position += 1
    while position < len(around) and around[position].type == "parenthesized_expression":
        position += 1
    kinds = [node.type for node in around[position : position + 2]]
    if kinds[:1] == ["call_expression"]:
        return position + 1
    is_run = kinds == ["arguments", "call_expression"] and _runs_on_load(program, around[position + 1])
    return position + 2 if is_run else len(around)


def _runs_on_load(program: Program, call: Node) -> bool:
    """Whether a call has its function run when the page is there."""
    calling = method(program, call)
    if calling is None:
        function = called(call)
        return function is not None and program.text(function) in _JQUERY
    given = arguments(call)
    is_loading = calling[1] == _LISTEN and bool(given) and string(program, given[0]) in _LOADING
    return is_loading or calling[1] in ("ready", "forEach")
