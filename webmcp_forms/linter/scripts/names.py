"""The programs of a page and the names they share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from webmcp_forms.linter.scripts.nodes import FUNCTIONS, arguments, bare, field
from webmcp_forms.linter.scripts.programs import Origin, Program
from webmcp_forms.linter.scripts.scopes import Binding, Scope

if TYPE_CHECKING:
    from tree_sitter import Node

_SHARING = frozenset({Origin.CLASSIC, Origin.COMPONENT})
# Where Vue's options have the functions of a template.
_METHODS = "methods"
_SETUP = "setup"
_DEEPEST = 4


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class Names:
    """The programs of a page, each with its outermost scope, and what a name stands for that is not declared there."""

    programs: Sequence[Program]

    @cached_property
    def tops(self) -> Mapping[int, Scope]:
        """The outermost scopes by the identity of their program."""
        return {id(program): Scope(program, program.root) for program in self.programs}

    def top(self, program: Program) -> Scope:
        """The outermost scope of a program; that of an attribute is its own."""
        return self.tops.get(id(program)) or Scope(program, program.root)

    def find(self, scope: Scope, name: str) -> Binding | None:
        """What a name stands for, also where another script of the page declares it."""
        return scope.find(name) or (None if scope.program.origin is Origin.FILE else self._shared.get(name))

    @cached_property
    def _shared(self) -> Mapping[str, Binding]:
        """What the scripts of the page declare for all of it; the first declaration counts."""
        found: dict[str, Binding] = {}
        for program in self.programs:
            if program.origin in _SHARING:
                top = self.top(program)
                for name, binding in (*top.declared.items(), *_component_members(top)):
                    found.setdefault(name, binding)
        return found


def _component_members(top: Scope) -> Iterator[tuple[str, Binding]]:
    """The methods of Vue's options, and what their `setup` declares."""
    if top.program.origin is not Origin.COMPONENT:
        return
    for name, node in _pairs(top, _options(top.node)):
        if name == _METHODS and node.type == "object":
            for method, function in _pairs(top, node):
                yield method, binding_of(top, function)
        elif name == _SETUP and node.type in FUNCTIONS:
            body = node.child_by_field_name("body")
            if body is not None:
                yield from Scope(top.program, body, top).declared.items()


def binding_of(scope: Scope, node: Node) -> Binding:
    """What stands for a function or another value."""
    return Binding(scope, function=node) if node.type in FUNCTIONS else Binding(scope, node)


def _options(program: Node) -> Node | None:
    """The object that a component file exports, also in `defineComponent()`."""
    exported = (child for child in program.named_children if child.type == "export_statement")
    value = next((found for child in exported if (found := child.child_by_field_name("value"))), None)
    for _ in range(_DEEPEST):
        if value is None or value.type == "object":
            return value
        value = next(iter(arguments(bare(value))), None)
    return None


def _pairs(scope: Scope, record: Node | None) -> Iterator[tuple[str, Node]]:
    """The names and values of an object."""
    for member in record.named_children if record is not None else ():
        if member.type == "method_definition":
            name = member.child_by_field_name("name")
            if name is not None:
                yield scope.program.text(name), member
        elif member.type == "pair":
            key, value = member.child_by_field_name("key"), field(member, "value")
            if key is not None and value is not None:
                yield scope.program.text(key), value
