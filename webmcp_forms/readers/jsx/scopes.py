"""Which names a program declares, and what of them is known without running it: constants, and what holds markup."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from webmcp_forms.expressions import Expression

if TYPE_CHECKING:
    from tree_sitter import Node

    from webmcp_forms.readers.jsx.parsing import Syntax

_NAME = Expression(r"[A-Za-z_$][\w$]*")
# How many scopes are searched, from the inside out, so that hostile nesting stays linear.
_MOST_SCOPES = 64
_FUNCTIONS = frozenset({"function_declaration", "generator_function_declaration"})
_DECLARATIONS = frozenset({"lexical_declaration", "variable_declaration"})


@dataclass(slots=True, eq=False)
class Binding:
    """A name and what it stands for.

    `constant` is the initialiser of a `const`. `markup` are the expressions that hold markup and are assigned to the
    name, or, where it `is_list`, put into it, and `conditions` has for each of them the arms under which it is
    assigned, if the name holds nothing before. `function` is the function that it is a name of. `is_placed` says that
    they have been read where the name is used. All of it is empty for a name of which nothing is known, such as a
    parameter.
    """

    name: str
    scope: Scope
    constant: Node | None = None
    function: Node | None = None
    markup: list[Node] = field(default_factory=list)
    conditions: dict[Node, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    is_list: bool = False
    is_placed: bool = False


@dataclass(slots=True, eq=False)
class Scope:
    """The names of a block or of a function, and the scope around it.

    A name of which nothing is known has None until somebody asks for it: hardly anybody does.
    """

    outer: Scope | None = None
    bindings: dict[str, Binding | None] = field(default_factory=dict)

    def find(self, name: str) -> Binding | None:
        """What a name stands for here, or None when it is not declared in this text, or too far outside."""
        scope: Scope | None = self
        for _ in range(_MOST_SCOPES):
            if scope is None:
                break
            if name in scope.bindings:
                return scope._binding(name)
            scope = scope.outer
        return None

    def _binding(self, name: str) -> Binding:
        binding = self.bindings[name]
        if binding is None:
            binding = self.bindings[name] = Binding(name, self)
        return binding


def block_scope(syntax: Syntax, block: Node, outer: Scope | None) -> Scope:
    """The scope of the statements of a block."""
    scope = Scope(outer)
    for statement in block.named_children:
        declaration = (
            statement.child_by_field_name("declaration") if statement.type == "export_statement" else statement
        )
        if declaration is None:
            continue
        if declaration.type in _DECLARATIONS:
            _declare_variables(syntax, declaration, scope)
        elif declaration.type in _FUNCTIONS:
            name = declaration.child_by_field_name("name")
            if name is not None:
                _bind(scope, syntax.text(name), function=declaration)
    return scope


def parameter_scope(syntax: Syntax, function: Node, outer: Scope | None) -> Scope:
    """The scope of the parameters of a function, of which nothing is known."""
    scope = Scope(outer)
    parameters = function.child_by_field_name("parameters") or function.child_by_field_name("parameter")
    if parameters is not None:
        _declare_unknown(syntax, parameters, scope)
    return scope


def _declare_variables(syntax: Syntax, declaration: Node, scope: Scope) -> None:
    is_constant = declaration.children[0].type == "const"
    for declarator in declaration.named_children:
        if declarator.type != "variable_declarator":
            continue
        name = declarator.child_by_field_name("name")
        value = declarator.child_by_field_name("value")
        if name is None:
            continue
        if name.type != "identifier":
            _declare_unknown(syntax, name, scope)
        else:
            markup = [value] if value is not None and syntax.may_hold_markup(value) else []
            _bind(scope, syntax.text(name), value if is_constant else None, markup=markup)


def _declare_unknown(syntax: Syntax, pattern: Node, scope: Scope) -> None:
    """Declare every word of a pattern; a few of them are keys, defaults or types and declare nothing."""
    scope.bindings.update(dict.fromkeys(_NAME.findall(syntax.text(pattern))))


def _bind(
    scope: Scope, name: str, constant: Node | None = None, function: Node | None = None, markup: Sequence[Node] = ()
) -> None:
    scope.bindings[name] = Binding(name, scope, constant, function, list(markup))
