"""Where ways part: what holds on each side of a condition.

Ways on which no agent has called are not followed: nothing that happens there matters to one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webmcp_forms.linter.scripts.nodes import arguments, bare, member, method, string
from webmcp_forms.linter.scripts.roles import EVENTS
from webmcp_forms.linter.scripts.run import Run
from webmcp_forms.linter.scripts.scopes import Role, Scope
from webmcp_forms.linter.scripts.selectors import matches
from webmcp_forms.linter.scripts.states import NOWHERE, Prevented, States, joined

if TYPE_CHECKING:
    from tree_sitter import Node

_TRUE, _FALSE = frozenset({"true"}), frozenset({"false"})
_ANSWERING = frozenset({"respondWith", "agentInvoked"})
_VALIDITY = frozenset({"checkValidity", "reportValidity"})
_EQUAL, _UNEQUAL = frozenset({"===", "=="}), frozenset({"!==", "!="})
_MATCHING = frozenset({"matches", "closest", "is"})


def branch(run: Run, node: Node, scope: Scope, states: States) -> tuple[States, States]:
    """The ways on which a condition holds, and those on which it does not."""
    node = bare(node)
    if (negated := _operand(scope, node, "!")) is not None:
        holds, fails = run_branch(run, negated, scope, states)
        return fails, holds
    if node.type == "binary_expression":
        return _binary(run, node, scope, states)
    if node.type in ("true", "false"):
        return (states, NOWHERE) if node.type == "true" else (NOWHERE, states)
    return _simple(run, node, scope, states)


def run_branch(run: Run, node: Node, scope: Scope, states: States) -> tuple[States, States]:
    """The same, counted as a step."""
    sides: list[tuple[States, States]] = []

    def part(run: Run, node: Node, scope: Scope, states: States) -> States:
        sides.append(branch(run, node, scope, states))
        return states

    run.visit(part, node, scope, states)
    return sides[0]


def _binary(run: Run, node: Node, scope: Scope, states: States) -> tuple[States, States]:
    left, right, sign = (node.child_by_field_name(name) for name in ("left", "right", "operator"))
    if left is None or right is None or sign is None:
        return _simple(run, node, scope, states)
    operator = scope.program.text(sign)
    if operator == "&&":
        holds, fails = run_branch(run, left, scope, states)
        both, other = run_branch(run, right, scope, holds)
        return both, joined(fails, other)
    if operator == "||":
        holds, fails = run_branch(run, left, scope, states)
        other, neither = run_branch(run, right, scope, fails)
        return joined(holds, other), neither
    if _is_about_agent(run, left, operator, right, scope):
        return states, NOWHERE
    if operator in _EQUAL | _UNEQUAL:
        return _compared(run, (left, right), scope, states, holds=operator in _EQUAL)
    return _simple(run, node, scope, states)


def _is_about_agent(run: Run, left: Node, operator: str, right: Node, scope: Scope) -> bool:
    """Whether a condition asks if the browser knows agents: `"agentInvoked" in event`, `typeof event.respondWith`."""
    program = scope.program
    if operator == "in":
        return string(program, bare(left)) in _ANSWERING and run.roles.of(right, scope) in EVENTS
    asked = _operand(scope, bare(left), "typeof")
    return operator in _EQUAL and asked is not None and _is_ability(run, bare(asked), scope)


def _operand(scope: Scope, node: Node, operator: str) -> Node | None:
    """What stands behind an operator such as `!`."""
    sign = node.child_by_field_name("operator") if node.type == "unary_expression" else None
    is_it = sign is not None and scope.program.text(sign) == operator
    return node.child_by_field_name("argument") if is_it else None


def _is_ability(run: Run, node: Node, scope: Scope) -> bool:
    """Whether a node is `event.respondWith`, which is there where the browser knows agents."""
    found = member(scope.program, node)
    return found is not None and found[1] == "respondWith" and run.roles.of(found[0], scope) in EVENTS


def _compared(
    run: Run, sides: tuple[Node, Node], scope: Scope, states: States, *, holds: bool
) -> tuple[States, States]:
    """The ways where two values are equal or are not: an agent's call, or the form of the event."""
    for one, other in (sides, sides[::-1]):
        kind = bare(other).type
        if run.roles.of(one, scope) is Role.AGENT and kind in _TRUE | _FALSE:
            run.notes.mentions_agent = True
            is_agents = (kind in _TRUE) is holds
            return (states, NOWHERE) if is_agents else (NOWHERE, states)
        verdict = _is_form_named(run, bare(one), other, scope)
        if verdict is None:
            verdict = _is_that_form(run, one, other, scope)
        if verdict is not None:
            return (states, NOWHERE) if verdict is holds else (NOWHERE, states)
    for side in sides:
        states = _compared_value(run, side, scope, states)
    return states, states


def _compared_value(run: Run, side: Node, scope: Scope, states: States) -> States:
    is_event = run.roles.of(side, scope) in EVENTS
    return states if is_event else run.visit(run.expression, side, scope, states)


def _is_form_named(run: Run, node: Node, value: Node, scope: Scope) -> bool | None:
    """Whether `event.target.id === "search"` holds for the form that is judged; None when that is something else."""
    form, found = run.roles.form, member(scope.program, node)
    text = string(scope.program, bare(value))
    if form is None or found is None or text is None or found[1] not in ("id", "name", "className"):
        return None
    if run.roles.of(found[0], scope) is not Role.FORM:
        return None
    written = form.get("class" if found[1] == "className" else found[1])
    return written == text if isinstance(written, str) else None


def _is_that_form(run: Run, one: Node, other: Node, scope: Scope) -> bool | None:
    """Whether `event.target === search` holds for the form that is judged; None when that is something else."""
    form, targets = run.roles.form, run.roles.targets
    if form is None or run.roles.of(one, scope) is not Role.FORM:
        return None
    target = targets.resolve(other, scope)
    return targets.verdict(target, form) if target.is_known else None


def _simple(run: Run, node: Node, scope: Scope, states: States) -> tuple[States, States]:
    if run.roles.of(node, scope) is Role.AGENT:
        run.notes.mentions_agent = True
        run.visit(run.expression, node, scope, states)
        return states, NOWHERE
    if _is_ability(run, node, scope):
        run.visit(run.expression, node, scope, NOWHERE)
        return states, NOWHERE
    found = member(scope.program, node)
    if found and found[1] == "defaultPrevented" and run.roles.of(found[0], scope) in EVENTS:
        return (
            frozenset(state for state in states if state.prevented is not Prevented.NO),
            frozenset(state for state in states if state.prevented is not Prevented.YES),
        )
    verdict = _answered_by_form(run, node, scope)
    if verdict is not None:
        return (states, NOWHERE) if verdict else (NOWHERE, states)
    after = run.visit(run.expression, node, scope, states)
    return after, after


def _answered_by_form(run: Run, node: Node, scope: Scope) -> bool | None:
    """What a method of the form says, also by a name: the browser has validated it, and a selector matches or not."""
    if node.type == "identifier":
        found = run.roles.names.find(scope, scope.program.text(node))
        if found is None or found.value is None or found.part:
            return None
        node, scope = bare(found.value), found.scope
    calling = method(scope.program, node)
    if calling is None:
        return None
    holder, name = calling
    if name in _VALIDITY:
        return True
    form, given = run.roles.form, arguments(node)
    if name not in _MATCHING or form is None or not given or run.roles.of(holder, scope) is not Role.FORM:
        return None
    selector = string(scope.program, given[0])
    return matches(run.roles.targets.document, form, selector) if selector is not None else None
