"""The code that an expression stands for: a function in place, by name, or in one of the wrappers of frameworks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from webmcp_forms.linter.scripts.names import Names
from webmcp_forms.linter.scripts.nodes import FUNCTIONS, arguments, bare, called, field, member, method
from webmcp_forms.linter.scripts.programs import Program
from webmcp_forms.linter.scripts.scopes import Binding, Role, Scope

if TYPE_CHECKING:
    from tree_sitter import Node

# What gives back the function it is given.
_WRAPPERS = frozenset({"useCallback", "useEvent", "useEffectEvent", "useMemoizedFn", "action"})
_BIND = "bind"
_DEEPEST = 8
_CLASS_MEMBERS = frozenset({"method_definition", "field_definition", "public_field_definition"})


@dataclass(frozen=True, slots=True, eq=False)
class Code:
    """A function, or the statements of an attribute, and the scope in which it stands.

    `roles` are those of its parameters, in order.
    """

    program: Program
    node: Node
    scope: Scope
    roles: tuple[Role, ...] = ()

    @property
    def is_function(self) -> bool:
        """Whether it is a function."""
        return self.node.type in FUNCTIONS


def resolve_code(names: Names, node: Node, scope: Scope, depth: int = 0) -> Code | None:
    """The code that an expression stands for; None where it is not seen."""
    node = bare(node)
    if node.type in FUNCTIONS:
        return Code(scope.program, node, scope)
    if depth > _DEEPEST:
        return None
    if node.type == "identifier":
        return _named(names, names.find(scope, scope.program.text(node)), depth)
    if node.type == "call_expression":
        return _wrapped(names, node, scope, depth)
    found = member(scope.program, node)
    if found and found[0].type == "this":
        return _of_class(scope, found[1])
    return None


def _named(names: Names, binding: Binding | None, depth: int) -> Code | None:
    if binding is None or binding.part:
        return None
    if binding.function is not None:
        return Code(binding.scope.program, binding.function, binding.scope)
    return resolve_code(names, binding.value, binding.scope, depth + 1) if binding.value is not None else None


def _wrapped(names: Names, call: Node, scope: Scope, depth: int) -> Code | None:
    function, given = called(call), arguments(call)
    bound = method(scope.program, call)
    if bound and bound[1] == _BIND:
        return resolve_code(names, bound[0], scope, depth + 1)
    name = scope.program.text(function).rpartition(".")[2] if function is not None else ""
    return resolve_code(names, given[0], scope, depth + 1) if name in _WRAPPERS and given else None


def _of_class(scope: Scope, name: str) -> Code | None:
    """The method of the class around a scope that has a name."""
    around: Scope | None = scope
    for _ in range(_DEEPEST):
        if around is None:
            return None
        holder = around.node.parent if around.node.type == "method_definition" else None
        if holder is not None and holder.type == "class_body":
            return _member_of(holder, scope, around.outer, name)
        around = around.outer
    return None


def _member_of(body: Node, scope: Scope, outer: Scope | None, name: str) -> Code | None:
    for child in body.named_children:
        key = child.child_by_field_name("name") or child.child_by_field_name("property")
        if child.type not in _CLASS_MEMBERS or key is None or scope.program.text(key) != name:
            continue
        function = child if child.type in FUNCTIONS else field(child, "value")
        if function is not None and function.type in FUNCTIONS:
            return Code(scope.program, function, outer or scope)
    return None
