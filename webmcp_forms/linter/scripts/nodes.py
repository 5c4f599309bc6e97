"""What the nodes of a syntax tree say, whatever parentheses, casts and optional chains stand around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from webmcp_forms.expressions import Expression

if TYPE_CHECKING:
    from tree_sitter import Node

    from webmcp_forms.linter.scripts.programs import Program

FUNCTIONS = frozenset(
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

BLOCKS = frozenset(
    {
        "program",
        "statement_block",
        "class_static_block",
        "switch_body",
        "for_statement",
        "for_in_statement",
        "catch_clause",
    }
)
"""The types of nodes with names of their own, functions aside."""

_AROUND = frozenset(
    {"parenthesized_expression", "as_expression", "satisfies_expression", "non_null_expression", "type_assertion"}
)
_CAST = "type_assertion"
_STRINGS = frozenset({"string", "template_string"})
_ESCAPE = Expression(r"\\")
# How many casts and parentheses are looked through.
_MOST_AROUND = 16


def bare(node: Node) -> Node:
    """The expression in parentheses and casts."""
    for _ in range(_MOST_AROUND):
        if node.type not in _AROUND:
            break
        inner = [child for child in node.named_children if child.type != "comment"]
        if not inner:
            break
        # `<any>value` has its type first, `value as any` last.
        node = inner[-1] if node.type == _CAST else inner[0]
    return node


def field(node: Node, name: str) -> Node | None:
    """A part of a node by its name, bare."""
    child = node.child_by_field_name(name)
    return bare(child) if child is not None else None


def string(program: Program, node: Node | None) -> str | None:
    """The value of a string that stands there as a literal, else None."""
    if node is None or node.type not in _STRINGS:
        return None
    text = program.text(node)[1:-1]
    is_known = not (_ESCAPE.search(text) or "${" in text) and not program.is_hole(node)
    return text if is_known else None


def member(program: Program, node: Node | None) -> tuple[Node, str] | None:
    """The object and the name of a member, such as `form.reset` or `form["reset"]`."""
    if node is None:
        return None
    holder = field(node, "object")
    if node.type == "member_expression" and holder is not None:
        name = node.child_by_field_name("property")
        return (holder, program.text(name)) if name is not None else None
    if node.type == "subscript_expression" and holder is not None:
        index = field(node, "index")
        key = string(program, index)
        if key is None and index is not None and index.type == "number":
            key = program.text(index)
        return (holder, key) if key is not None else None
    return None


def called(node: Node) -> Node | None:
    """What a call calls, bare; None for a node that is no call."""
    return field(node, "function") if node.type == "call_expression" else None


def method(program: Program, node: Node) -> tuple[Node, str] | None:
    """The object and the name of the method that a node calls."""
    function = called(node)
    return member(program, function) if function is not None else None


def arguments(node: Node) -> Sequence[Node]:
    """The arguments of a call, bare."""
    given = node.child_by_field_name("arguments")
    if given is None or given.type != "arguments":
        return ()
    return [bare(child) for child in given.named_children if child.type != "comment"]


def parameters(function: Node) -> Sequence[Node]:
    """The parameters of a function, as names or patterns, without the types."""
    single = function.child_by_field_name("parameter")
    if single is not None:
        return (single,)
    given = function.child_by_field_name("parameters")
    if given is None:
        return ()
    return [_parameter(child) for child in given.named_children if child.type != "comment"]


def _parameter(node: Node) -> Node:
    """The name or pattern of a parameter; those with types or defaults are wrapped."""
    if node.type in ("required_parameter", "optional_parameter"):
        node = node.child_by_field_name("pattern") or next(iter(node.named_children), node)
    if node.type == "assignment_pattern":
        node = node.child_by_field_name("left") or node
    return node


def is_async(function: Node) -> bool:
    """Whether a function is declared `async`."""
    return any(child.type == "async" for child in function.children[:3])
