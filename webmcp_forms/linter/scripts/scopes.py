"""Names and what they stand for: declarations are looked up from the inside out, and read when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING

from webmcp_forms.linter.scripts.nodes import FUNCTIONS, parameters
from webmcp_forms.linter.scripts.programs import Program

if TYPE_CHECKING:
    from tree_sitter import Node

# How many scopes are searched, from the inside out, so that hostile nesting stays linear.
_MOST_SCOPES = 64
_DECLARATIONS = frozenset({"lexical_declaration", "variable_declaration"})
_DECLARED_FUNCTIONS = frozenset({"function_declaration", "generator_function_declaration"})


EACH = "[]"
"""The part of a list that any of its members is."""


class Role(Enum):
    """What a value is to a submit handler."""

    EVENT = auto()  # the browser's own event
    WRAPPED_EVENT = auto()  # one that a library makes of it
    FORM = auto()  # the form that is submitted
    AGENT = auto()  # whether an agent submits it
    OTHER = auto()


@dataclass(frozen=True, slots=True, eq=False)
class Binding:
    """A name: the value it is given, the function it names, or the role it plays; nothing for one that is unknown.

    `part` names the member of the value that the name stands for, as in `const {target} = event`. `scope` is where
    the value stands.
    """

    scope: Scope
    value: Node | None = None
    function: Node | None = None
    part: str = ""
    role: Role | None = None


@dataclass(slots=True, eq=False)
class Scope:
    """The names of a function, a block or a program, and the scope around it."""

    program: Program
    node: Node
    outer: Scope | None = None
    given: dict[str, Binding] = field(default_factory=dict)
    _declared: dict[str, Binding] | None = None

    def find(self, name: str) -> Binding | None:
        """What a name stands for here, or None when it is not declared in this program, or too far outside."""
        scope: Scope | None = self
        for _ in range(_MOST_SCOPES):
            if scope is None:
                break
            found = scope.given.get(name) or scope.declared.get(name)
            if found is not None:
                return found
            scope = scope.outer
        return None

    @property
    def declared(self) -> dict[str, Binding]:
        """The names that are declared in the node itself."""
        if self._declared is None:
            self._declared = dict(_declared(self))
        return self._declared


def _declared(scope: Scope) -> Iterator[tuple[str, Binding]]:
    node = scope.node
    if node.type in FUNCTIONS:
        for parameter in parameters(node):
            yield from _unknown_names(scope, parameter)
    elif node.type == "catch_clause":
        yield from _unknown_names(scope, node.child_by_field_name("parameter"))
    elif node.type == "for_in_statement":
        yield from _loop_names(scope, node)
    else:
        for child in node.named_children:
            yield from _statement_names(scope, child)


def _loop_names(scope: Scope, loop: Node) -> Iterator[tuple[str, Binding]]:
    """The name that stands for each member of a list, or the names of a pattern."""
    name, whole = loop.child_by_field_name("left"), loop.child_by_field_name("right")
    if name is not None and name.type == "identifier" and any(child.type == "of" for child in loop.children):
        yield scope.program.text(name), Binding(scope, whole, part=EACH)
    else:
        yield from _unknown_names(scope, name)


def _statement_names(scope: Scope, statement: Node) -> Iterator[tuple[str, Binding]]:
    if statement.type == "export_statement":
        statement = statement.child_by_field_name("declaration") or statement
    if statement.type in _DECLARATIONS:
        for declarator in statement.named_children:
            if declarator.type == "variable_declarator":
                yield from _declarator_names(scope, declarator)
    elif statement.type in _DECLARED_FUNCTIONS:
        name = statement.child_by_field_name("name")
        if name is not None:
            yield scope.program.text(name), Binding(scope, function=statement)
    elif statement.type in ("class_declaration", "import_statement"):
        for child in statement.named_children:
            if child.type != "class_body":
                yield from _unknown_names(scope, child)


def _declarator_names(scope: Scope, declarator: Node) -> Iterator[tuple[str, Binding]]:
    name, value = declarator.child_by_field_name("name"), declarator.child_by_field_name("value")
    if name is None:
        return
    if name.type == "identifier":
        yield scope.program.text(name), Binding(scope, value)
    elif name.type == "object_pattern" and value is not None:
        yield from pattern_parts(scope, name, value)
    else:
        yield from _unknown_names(scope, name)


def pattern_parts(
    scope: Scope, pattern: Node, value: Node | None, role: Role | None = None
) -> Iterator[tuple[str, Binding]]:
    """The names of an object pattern, each with the member it stands for."""
    for child in pattern.named_children:
        if child.type == "shorthand_property_identifier_pattern":
            name = scope.program.text(child)
            yield name, Binding(scope, value, part=name, role=role)
        elif child.type == "pair_pattern":
            key, target = child.child_by_field_name("key"), child.child_by_field_name("value")
            if key is not None and target is not None and target.type == "identifier":
                part = scope.program.text(key)
                yield scope.program.text(target), Binding(scope, value, part=part, role=role)
            else:
                yield from _unknown_names(scope, target)
        else:
            yield from _unknown_names(scope, child)


_NAMES = frozenset({"identifier", "shorthand_property_identifier_pattern"})
# A pattern with more nodes than these is not searched for names.
_MOST_NODES = 500


def _unknown_names(scope: Scope, pattern: Node | None) -> Iterator[tuple[str, Binding]]:
    """Every name in a pattern; a few of them are defaults and declare nothing."""
    pending = [pattern] if pattern is not None else []
    for _ in range(_MOST_NODES):
        if not pending:
            break
        node = pending.pop()
        if node.type in _NAMES or node.type == "type_identifier":
            yield scope.program.text(node), Binding(scope)
        pending += node.named_children
