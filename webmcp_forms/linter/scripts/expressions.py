"""Follows expressions in the order in which they are evaluated."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from webmcp_forms.linter.scripts.calls import local_exits, prevented, run_call, run_closure, run_new
from webmcp_forms.linter.scripts.conditions import branch
from webmcp_forms.linter.scripts.lateness import lateness
from webmcp_forms.linter.scripts.nodes import FUNCTIONS, bare, called, field, member
from webmcp_forms.linter.scripts.roles import EVENTS
from webmcp_forms.linter.scripts.run import Run, Visit, children, follow_later
from webmcp_forms.linter.scripts.scopes import Role, Scope
from webmcp_forms.linter.scripts.states import Late, Moment, States, each, joined, lost

if TYPE_CHECKING:
    from tree_sitter import Node

# Read from an event that a library made, these are not there.
_BROWSERS_OWN = frozenset({"agentInvoked", "respondWith"})
_CONDITIONAL = frozenset({"&&", "||", "??"})
_COMPARING = frozenset({"in", "instanceof", "===", "!==", "==", "!="})


def run_expression(run: Run, node: Node, scope: Scope, states: States) -> States:
    """The ways after an expression."""
    visit = _EXPRESSIONS.get(node.type, children)
    return visit(run, node, scope, states)


def _nothing(_run: Run, _node: Node, _scope: Scope, states: States) -> States:
    return states


def _name(run: Run, node: Node, scope: Scope, states: States) -> States:
    """An event that goes anywhere is out of sight."""
    return lost(states) if run.roles.of_name(scope.program.text(node), scope) in EVENTS else states


def _member(run: Run, node: Node, scope: Scope, states: States) -> States:
    found = member(scope.program, node)
    if found is None:
        return children(run, node, scope, states)
    holder, name = found
    role = run.roles.of(holder, scope)
    if role not in EVENTS:
        return states if run.roles.of(node, scope) is Role.FORM else run.visit(run.expression, holder, scope, states)
    run.notes.mentions_agent |= name == "agentInvoked"
    if role is Role.WRAPPED_EVENT and name in _BROWSERS_OWN:
        run.mark(run.notes.wrapped, node, scope, states)
    return lost(states) if name == "respondWith" else states


def _await(run: Run, node: Node, scope: Scope, states: States) -> States:
    value = next((bare(child) for child in node.named_children if child.type != "comment"), None)
    if value is None:
        return states
    function = called(value)
    code = run.code(function, scope) if function is not None else None
    if code is not None:
        exits = local_exits(run, value, code, scope, states)
        return joined(*(_after_waiting(run, one.states, one.value, one.scope) for one in exits))
    return _after_waiting(run, run.visit(run.expression, value, scope, states), value, scope)


def _after_waiting(run: Run, states: States, value: Node | None, scope: Scope) -> States:
    """The ways when a value has been waited for."""
    if value is None:
        return states
    late = lateness(run.roles.names, value, scope)
    name = scope.program.text(value) if value.type == "identifier" else ""
    return each(states, lambda state: state._replace(late=max(state.late, late), awaited=name))


def _binary(run: Run, node: Node, scope: Scope, states: States) -> States:
    left, right, sign = (node.child_by_field_name(name) for name in ("left", "right", "operator"))
    if left is None or right is None or sign is None:
        return children(run, node, scope, states)
    operator = scope.program.text(sign)
    if operator in _COMPARING:
        sides = (side for side in (left, right) if run.roles.of(side, scope) not in EVENTS)
        return _all(run, sides, scope, states)
    if operator not in _CONDITIONAL:
        return children(run, node, scope, states)
    holds, fails = branch(run, left, scope, states)
    goes_on, ends = (holds, fails) if operator == "&&" else (fails, holds)
    return joined(ends, run.visit(run.expression, right, scope, goes_on))


def _all(run: Run, nodes: Iterable[Node], scope: Scope, states: States) -> States:
    for node in nodes:
        states = run.visit(run.expression, node, scope, states)
    return states


def _ternary(run: Run, node: Node, scope: Scope, states: States) -> States:
    condition, *arms = (node.child_by_field_name(name) for name in ("condition", "consequence", "alternative"))
    if condition is None:
        return children(run, node, scope, states)
    sides = branch(run, condition, scope, states)
    run.notes.branches += 1
    ways = [run.visit(run.expression, arm, scope, side) for arm, side in zip(arms, sides, strict=True) if arm]
    return joined(*ways)


def _assignment(run: Run, node: Node, scope: Scope, states: States) -> States:
    left, right = field(node, "left"), field(node, "right")
    if left is None or right is None:
        return children(run, node, scope, states)
    found = member(scope.program, left)
    if found and found[1] == "returnValue" and run.roles.of(found[0], scope) in EVENTS and right.type == "false":
        run.mark(run.notes.preventions, node, scope, states)
        return each(states, prevented)
    if right.type in FUNCTIONS:
        return _assigned_function(run, right, found, scope, states)
    with run.naming(scope.program.text(left) if left.type == "identifier" else ""):
        return run.visit(run.expression, right, scope, states)


def _assigned_function(
    run: Run, function: Node, found: tuple[Node, str] | None, scope: Scope, states: States
) -> States:
    """`request.onload = …` runs later; what becomes of another function nobody knows."""
    code = run.code(function, scope)
    if found and found[1].startswith("on") and code is not None:
        follow_later(run, code, states, Moment(Late.LIKELY))
        return states
    return run_closure(run, function, scope, states)


def _unknown(_run: Run, _node: Node, _scope: Scope, states: States) -> States:
    return lost(states)


_EXPRESSIONS: Mapping[str, Visit] = {
    "identifier": _name,
    "shorthand_property_identifier": _name,
    "member_expression": _member,
    "subscript_expression": _member,
    "call_expression": run_call,
    "new_expression": run_new,
    "await_expression": _await,
    "binary_expression": _binary,
    "ternary_expression": _ternary,
    "assignment_expression": _assignment,
    "yield_expression": _unknown,
    **dict.fromkeys(FUNCTIONS, run_closure),
    **dict.fromkeys(
        ("string", "number", "true", "false", "null", "undefined", "regex", "this", "comment", "property_identifier"),
        _nothing,
    ),
    **dict.fromkeys(("class", "type_arguments", "type_annotation", "predefined_type", "generic_type"), _nothing),
}
