"""Follows statements: where ways part, where they meet, and where they end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from webmcp_forms.linter.scripts.calls import local_exits
from webmcp_forms.linter.scripts.conditions import branch
from webmcp_forms.linter.scripts.lateness import lateness
from webmcp_forms.linter.scripts.nodes import BLOCKS, FUNCTIONS, bare, called, is_async
from webmcp_forms.linter.scripts.roles import EVENTS
from webmcp_forms.linter.scripts.run import GiveUpError, Run, Visit
from webmcp_forms.linter.scripts.scopes import Scope
from webmcp_forms.linter.scripts.states import NOWHERE, Exit, States, each, joined, lost

if TYPE_CHECKING:
    from tree_sitter import Node


def run_statement(run: Run, node: Node, scope: Scope, states: States) -> States:
    """The ways out of a statement."""
    if not states:
        return NOWHERE
    if node.type in BLOCKS and node != scope.node:
        scope = Scope(scope.program, node, scope)
    visit = _STATEMENTS.get(node.type, _expression)
    return visit(run, node, scope, states)


def _expression(run: Run, node: Node, scope: Scope, states: States) -> States:
    return run.expression(run, node, scope, states)


def _nothing(_run: Run, _node: Node, _scope: Scope, states: States) -> States:
    return states


def _sequence(run: Run, node: Node, scope: Scope, states: States) -> States:
    for child in node.named_children:
        states = run.visit(run_statement, child, scope, states)
    return states


def _expression_statement(run: Run, node: Node, scope: Scope, states: States) -> States:
    inner = next(iter(node.named_children), None)
    if inner is None:
        return states
    if inner.type == "identifier" and scope.program.is_hole(inner):
        raise GiveUpError  # a template may put any statements there
    return run.visit(run.expression, inner, scope, states)


def _variables(run: Run, node: Node, scope: Scope, states: States) -> States:
    for declarator in node.named_children:
        value, name = declarator.child_by_field_name("value"), declarator.child_by_field_name("name")
        if value is None or name is None or bare(value).type in FUNCTIONS or run.roles.of(value, scope) in EVENTS:
            continue
        with run.naming(scope.program.text(name) if name.type == "identifier" else ""):
            states = run.visit(run.expression, value, scope, states)
    return states


def _if(run: Run, node: Node, scope: Scope, states: States) -> States:
    condition = node.child_by_field_name("condition")
    if condition is None:
        raise GiveUpError
    holds, fails = branch(run, condition, scope, states)
    run.notes.branches += 1
    consequence, alternative = (node.child_by_field_name(side) for side in ("consequence", "alternative"))
    if consequence is not None:
        holds = run.visit(run_statement, consequence, scope, holds)
    if alternative is not None:
        fails = run.visit(run_statement, alternative, scope, fails)
    return joined(holds, fails)


def _return(run: Run, node: Node, scope: Scope, states: States) -> States:
    value = next((bare(child) for child in node.named_children if child.type != "comment"), None)
    function = called(value) if value is not None else None
    code = run.code(function, scope) if function is not None else None
    if value is not None and code is not None and not is_async(code.node):
        run.frame.exits += local_exits(run, value, code, scope, states)
        return NOWHERE
    if value is not None:
        states = run.visit(run.expression, value, scope, states)
    run.frame.exits.append(Exit(states, node, value, scope))
    return NOWHERE


def _throw(run: Run, node: Node, scope: Scope, states: States) -> States:
    run.visit(run.expression, node.named_children[0], scope, states)
    return NOWHERE


def _try(run: Run, node: Node, scope: Scope, states: States) -> States:
    body, handler, last = (node.child_by_field_name(name) for name in ("body", "handler", "finalizer"))
    outer = len(run.frame.exits)
    after = run.visit(run_statement, body, scope, states) if body is not None else states
    if handler is not None:
        # What was done before something failed, nobody knows.
        after = joined(after, run.visit(run_statement, handler, scope, lost(joined(states, after))))
    if last is None:
        return after
    inner = run.frame.exits[outer:]
    del run.frame.exits[outer:]
    run.frame.exits += (one._replace(states=run.visit(_sequence, last, scope, one.states)) for one in inner)
    return run.visit(_sequence, last, scope, after)


def _loop(run: Run, node: Node, scope: Scope, states: States) -> States:
    """A loop runs not at all or once (`do` once): more often changes nothing."""
    for part in ("initializer", "right", "condition"):
        child = node.child_by_field_name(part)
        if child is not None:
            states = run.visit(run_statement, child, scope, states)
    listed = node.child_by_field_name("right")
    if listed is not None and any(child.type == "await" for child in node.children):
        late = lateness(run.roles.names, listed, scope)
        states = each(states, lambda state: state._replace(late=max(state.late, late), awaited=""))
    run.frame.jumps.append([])
    body = node.child_by_field_name("body")
    inside = run.visit(run_statement, body, scope, states) if body is not None else states
    untouched = NOWHERE if node.type == "do_statement" else states
    return joined(untouched, inside, *run.frame.jumps.pop())


def _switch(run: Run, node: Node, scope: Scope, states: States) -> States:
    value, body = node.child_by_field_name("value"), node.child_by_field_name("body")
    if value is None or body is None:
        raise GiveUpError
    states = run.visit(run.expression, value, scope, states)
    scope = Scope(scope.program, body, scope)
    run.frame.jumps.append([])
    through = NOWHERE
    for case in body.named_children:
        inside = joined(states, through)
        for statement in case.children_by_field_name("body"):
            inside = run.visit(run_statement, statement, scope, inside)
        through = inside
    has_default = any(case.type == "switch_default" for case in body.named_children)
    return joined(NOWHERE if has_default else states, through, *run.frame.jumps.pop())


def _jump(run: Run, _node: Node, _scope: Scope, states: States) -> States:
    """`break` and `continue`: on from behind the loop or switch."""
    if run.frame.jumps:
        run.frame.jumps[-1].append(states)
        return NOWHERE
    return states


_STATEMENTS: Mapping[str, Visit] = {
    "program": _sequence,
    "statement_block": _sequence,
    "labeled_statement": _sequence,
    "catch_clause": _sequence,
    "else_clause": _sequence,
    "expression_statement": _expression_statement,
    "lexical_declaration": _variables,
    "variable_declaration": _variables,
    "if_statement": _if,
    "return_statement": _return,
    "throw_statement": _throw,
    "try_statement": _try,
    "for_statement": _loop,
    "for_in_statement": _loop,
    "while_statement": _loop,
    "do_statement": _loop,
    "switch_statement": _switch,
    "break_statement": _jump,
    "continue_statement": _jump,
    **dict.fromkeys(
        ("function_declaration", "generator_function_declaration", "class_declaration", "import_statement", "comment"),
        _nothing,
    ),
    **dict.fromkeys(("empty_statement", "debugger_statement", "statement_identifier"), _nothing),
}
