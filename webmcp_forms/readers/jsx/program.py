"""Statements and functions: which markup of a program is a root of its own, and when it is there.

Each function that gives markup is a branch by itself: whether another one is rendered beside it nobody knows. What one
function returns at different places excludes each other. Markup in a variable, and in a function whose name does not
start like a component's, is read where that name is rendered first, and as a root if it is rendered nowhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import NO_PARENT
from webmcp_forms.readers.jsx.scopes import Binding, Scope, block_scope, parameter_scope
from webmcp_forms.readers.jsx.values import unwrap
from webmcp_forms.readers.jsx.walking import Function, Here, Mode, Visit, Walk

if TYPE_CHECKING:
    from tree_sitter import Node

FUNCTION_TYPES = frozenset(
    {
        "arrow_function",
        "function_expression",
        "function_declaration",
        "generator_function",
        "generator_function_declaration",
        "method_definition",
    }
)
"""The types of functions of every kind."""

_LIST_METHODS = frozenset({"push", "unshift"})
# So many names of a function are put in an order.
_MOST_ORDERED = 50


def visit_program(walk: Walk, node: Node, here: Here) -> None:
    """Read the statements of a program."""
    inside = here._replace(scope=block_scope(walk.syntax, node, here.scope))
    walk.push([(descend, node, inside), (partial(_leave, here.function), node, inside)])


def descend(walk: Walk, node: Node, here: Here) -> None:
    """Read all in a node that may hold markup."""
    walk.push([walk.task(child, here) for child in node.children if walk.syntax.may_hold_markup(child)])


def visit_block(walk: Walk, node: Node, here: Here) -> None:
    """Read the statements of a block, with names of its own; what follows `if (…) return null` is there otherwise."""
    here = here._replace(scope=block_scope(walk.syntax, node, here.scope))
    tasks = []
    for statement in node.children:
        if walk.syntax.may_hold_markup(statement):
            tasks.append(walk.task(statement, here))
        elif condition := _guard(statement):
            here = here.under(here.arms(condition, holds=False))
    walk.push(tasks)


def _guard(statement: Node) -> Node | None:
    """The condition of an `if` without `else` that leaves the function."""
    if statement.type != "if_statement" or statement.child_by_field_name("alternative") is not None:
        return None
    then = statement.child_by_field_name("consequence")
    last = then.named_children[-1:] if then is not None and then.type == "statement_block" else [then]
    is_left = any(node is not None and node.type == "return_statement" for node in last)
    return statement.child_by_field_name("condition") if is_left else None


def visit_function(walk: Walk, node: Node, here: Here) -> None:
    """Read a function: in a program one of its own, elsewhere one that is rendered here."""
    if here.mode is not Mode.PROGRAM:
        render_function(walk, node, here, here.scope)
    elif here.parent != NO_PARENT:
        walk.later.append(walk.task(node, here._replace(parent=NO_PARENT)))
    else:
        base = walk.branches.function()
        enter_function(walk, node, here._replace(flow=base, function=walk.new_function(base)), here.scope)


def render_function(walk: Walk, node: Node, here: Here, scope: Scope) -> None:
    """Read what a function gives that is called here."""
    enter_function(walk, node, here._replace(function=walk.new_function(here.flow)), scope)


def enter_function(walk: Walk, node: Node, here: Here, scope: Scope) -> None:
    """Read the body of a function, and after it what it leaves unrendered."""
    body = node.child_by_field_name("body")
    if body is None:
        return
    inside = here._replace(scope=parameter_scope(walk.syntax, node, scope))
    if body.type == "statement_block":
        inside = inside._replace(mode=Mode.PROGRAM)
    elif inside.mode is Mode.PROGRAM:
        inside = inside._replace(mode=Mode.RENDERED)
    walk.push([walk.task(body, inside), (partial(_leave, here.function), node, inside)])


def _leave(function: Function, walk: Walk, node: Node, _here: Here) -> None:
    """Read as roots what names of a function hold and nobody has rendered; first those that nothing else mentions."""
    pending = function.pending
    if len(pending) <= _MOST_ORDERED:
        pending = sorted(pending, key=lambda one: walk.syntax.data.count(one[0].name.encode()) > 1)
    walk.later.extend((partial(_read_alone, binding), node, there) for binding, there in pending)


def _read_alone(binding: Binding, walk: Walk, _node: Node, there: Here) -> None:
    if not binding.is_placed:
        binding.is_placed = True
        alone = there._replace(mode=Mode.PROGRAM, parent=NO_PARENT)
        tasks = [walk.task(node, alone) for node in binding.markup]
        walk.push([*tasks, (visit_function, binding.function, alone)] if binding.function is not None else tasks)


def visit_return(walk: Walk, node: Node, here: Here) -> None:
    """Read what a return statement gives, which is rendered where the function is called."""
    if here.mode is Mode.PROGRAM:
        flow = here.flow.returned(here.function.next_return())
        here = here._replace(mode=Mode.RENDERED, flow=flow)
    walk.push([walk.task(child, here) for child in node.named_children])


def visit_if(walk: Walk, node: Node, here: Here) -> None:
    """Read both arms of a condition."""
    condition = node.child_by_field_name("condition")
    arms = (("consequence", True), ("alternative", False))
    if condition is not None:
        walk.push(
            [
                walk.task(arm, here.under(chosen))
                for side, holds in arms
                if (arm := node.child_by_field_name(side)) and walk.syntax.may_hold_markup(arm)
                if not here.flow.excludes(chosen := here.arms(condition, holds=holds))
            ]
        )


def visit_switch(walk: Walk, node: Node, here: Here) -> None:
    """Read the cases of a switch, which exclude each other."""
    cases = [child for child in node.named_children if child.type in ("switch_case", "switch_default")]
    has_default = any(case.type == "switch_default" for case in cases)
    branch = walk.branches.new(len(cases) if has_default else 0, node.prev_named_sibling)
    inside = here._replace(scope=block_scope(walk.syntax, node, here.scope))
    for arm, case in reversed(list(enumerate(cases))):
        descend(walk, case, inside.under(((branch, arm),)))


def visit_loop(walk: Walk, node: Node, here: Here) -> None:
    """Read what a loop repeats."""
    descend(walk, node, here._replace(flow=here.flow.repeated(walk.branches.new())))


def visit_declarator(walk: Walk, node: Node, here: Here) -> None:
    """Leave the markup of a variable for the place at which it is rendered."""
    name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
    if value is None:
        return
    if name is None or not _defer(walk, name, value, here):
        walk.push([walk.task(value, here)])


def visit_function_declaration(walk: Walk, node: Node, here: Here) -> None:
    """Leave a function for the place at which it is called, unless it is a component."""
    name = node.child_by_field_name("name")
    if name is None or not _defer(walk, name, node, here):
        visit_function(walk, node, here)


def visit_assignment(walk: Walk, node: Node, here: Here) -> None:
    """Add the markup that is assigned to a variable to what it may hold."""
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    binding = here.scope.find(walk.syntax.text(left)) if left is not None and left.type == "identifier" else None
    if binding is None or right is None or binding.is_placed:
        descend(walk, node, here)
    else:
        if not binding.markup or binding.conditions:
            binding.conditions[right] = here.flow.arms[len(here.function.base.arms) :]
        binding.markup.append(right)
        here.function.pending.append((binding, here))


def add_to_list(walk: Walk, node: Node, here: Here) -> bool:
    """Add the markup of `list.push(…)` to what the list may hold, if it is one."""
    called, arguments = node.child_by_field_name("function"), node.child_by_field_name("arguments")
    if here.mode is not Mode.PROGRAM or called is None or arguments is None or called.type != "member_expression":
        return False
    holder, method = called.child_by_field_name("object"), called.child_by_field_name("property")
    if holder is None or method is None or walk.syntax.text(method) not in _LIST_METHODS:
        return False
    binding = here.scope.find(walk.syntax.text(holder)) if holder.type == "identifier" else None
    if binding is None or binding.is_placed:
        return False
    binding.markup += arguments.named_children
    binding.is_list = True
    here.function.pending.append((binding, here))
    return True


def _defer(walk: Walk, name: Node, value: Node, here: Here) -> bool:
    """Whether what a name stands for is read later, where it is rendered; a component is read where it is written."""
    binding = here.scope.find(walk.syntax.text(name)) if name.type == "identifier" else None
    if here.mode is not Mode.PROGRAM or binding is None:
        return False
    value = unwrap(value)
    is_component = value.type in FUNCTION_TYPES or value.type in _COMPONENT_MAKERS
    if is_component and not _is_variable(walk.syntax.text(name)):
        binding.is_placed = True
        return False
    here.function.pending.append((binding, here))
    return True


def _is_variable(name: str) -> bool:
    return name[:1].islower() or name[:1] in "_$"


# Calls such as `memo(…)`, and classes.
_COMPONENT_MAKERS = frozenset({"call_expression", "class"})

PROGRAM: Mapping[str, Visit] = {
    "program": visit_program,
    "statement_block": visit_block,
    "class_static_block": visit_block,
    "return_statement": visit_return,
    "if_statement": visit_if,
    "switch_body": visit_switch,
    "for_statement": visit_loop,
    "for_in_statement": visit_loop,
    "while_statement": visit_loop,
    "do_statement": visit_loop,
    "variable_declarator": visit_declarator,
    "function_declaration": visit_function_declaration,
    "generator_function_declaration": visit_function_declaration,
    "assignment_expression": visit_assignment,
    **dict.fromkeys(FUNCTION_TYPES - {"function_declaration", "generator_function_declaration"}, visit_function),
}
"""How to read the statements and functions of a program, by type."""
