"""What the values of a submit handler are to it: the event, the form, whether an agent called."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.scripts.names import Names
from webmcp_forms.linter.scripts.nodes import FUNCTIONS, arguments, bare, called, member
from webmcp_forms.linter.scripts.scopes import Binding, Role, Scope
from webmcp_forms.linter.scripts.targets import Target, Targets
from webmcp_forms.records import record

if TYPE_CHECKING:
    from tree_sitter import Node

EVENTS = frozenset({Role.EVENT, Role.WRAPPED_EVENT})
"""The roles of events, the browser's own and those of libraries."""

_PARTS = {
    "nativeEvent": Role.EVENT,
    "originalEvent": Role.EVENT,
    "target": Role.FORM,
    "currentTarget": Role.FORM,
    "agentInvoked": Role.AGENT,
}
_SAME_FORM = frozenset({"0", "current"})
_GLOBAL_EVENTS = frozenset({"event", "$event"})
_JQUERY = frozenset({"$", "jQuery"})
_CHOICES = frozenset({"??", "||"})
_DEEPEST = 8


@record
class Roles:
    """Tells the role of an expression in a handler.

    `target` is what the handler was registered on, and `form` the form that is judged, as far as they are known;
    `function` is the handler's own function, in which `this` is the form. `known` are the roles of names so far.
    """

    names: Names
    targets: Targets
    target: Target | None
    form: Element | None
    function: Node | None
    known: dict[Binding, Role] = field(default_factory=dict)

    def of(self, node: Node, scope: Scope, depth: int = 0) -> Role:
        """The role of an expression."""
        node = bare(node)
        if depth > _DEEPEST:
            return Role.OTHER
        role = self._of(node, scope, depth)
        return Role.FORM if role is Role.OTHER and self._is_form(node, scope) else role

    def _of(self, node: Node, scope: Scope, depth: int) -> Role:
        if node.type == "identifier":
            return self.of_name(scope.program.text(node), scope, depth)
        if found := member(scope.program, node):
            holder, name = found
            if name == "event" and scope.program.text(holder) == "window":
                return Role.EVENT
            return _part(self.of(holder, scope, depth + 1), name)
        if node.type == "this":
            return Role.FORM if self._is_own(scope) else Role.OTHER
        if node.type == "binary_expression":
            return self._chosen(node, scope, depth)
        function, given = called(node), arguments(node)
        if function is not None and scope.program.text(function) in _JQUERY and given:
            return self.of(given[0], scope, depth + 1)
        return Role.OTHER

    def of_name(self, name: str, scope: Scope, depth: int = 0) -> Role:
        """The role of what a name stands for."""
        found = self.names.find(scope, name)
        if found is None:
            return Role.EVENT if name in _GLOBAL_EVENTS else Role.OTHER
        role = self._bound(found, depth)
        return _part(role, found.part) if found.part else role

    def _bound(self, found: Binding, depth: int) -> Role:
        if found.role is not None:
            return found.role
        if found not in self.known:
            value = found.value
            self.known[found] = self.of(value, found.scope, depth + 1) if value is not None else Role.OTHER
        return self.known[found]

    def _chosen(self, node: Node, scope: Scope, depth: int) -> Role:
        """The role of `event.nativeEvent ?? event`."""
        sign, left, right = (node.child_by_field_name(name) for name in ("operator", "left", "right"))
        if sign is None or left is None or right is None or scope.program.text(sign) not in _CHOICES:
            return Role.OTHER
        role = self.of(left, scope, depth + 1)
        return role if role is not Role.OTHER else self.of(right, scope, depth + 1)

    def _is_own(self, scope: Scope) -> bool:
        """Whether `this` is that of the handler."""
        around: Scope | None = scope
        for _ in range(_DEEPEST * _DEEPEST):
            if around is None:
                return self.function is None
            if around.node.type in FUNCTIONS and around.node.type != "arrow_function":
                return around.node == self.function
            around = around.outer
        return False

    def _is_form(self, node: Node, scope: Scope) -> bool:
        """Whether an expression stands for the handler's form in the way that its registration does, or by its name."""
        if self.target is None and self.form is None:
            return False
        found = self.targets.resolve(node, scope)
        if not found.is_known:
            return False
        return found == self.target or (self.form is not None and self.targets.is_form(found, self.form))


def _part(role: Role, name: str) -> Role:
    """The role of a member of something with a role."""
    if role in EVENTS:
        return _PARTS.get(name, Role.OTHER)
    return Role.FORM if role is Role.FORM and name in _SAME_FORM else Role.OTHER
