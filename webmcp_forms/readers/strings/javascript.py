"""Strings with markup in JavaScript and TypeScript: template literals and concatenations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.readers.jsx.parsing import Syntax, parse
from webmcp_forms.readers.strings.markup import MarkupString, holds_form

if TYPE_CHECKING:
    from tree_sitter import Node

_STRINGS = frozenset({"string", "template_string"})
_LITERALS = frozenset({"string_fragment", "escape_sequence"})


def javascript_strings(text: str) -> Iterator[MarkupString]:
    """The strings that start a form, in order. Offsets are those of the text."""
    if not holds_form(text):
        return
    syntax = parse(text, is_typed=True) or parse(text, is_typed=False)
    if syntax is None:
        return
    pending = [syntax.root]
    while pending:
        node = pending.pop()
        if _is_text(node):
            if holds_form(syntax.text(node)):
                yield _string(syntax, node)
        else:
            pending.extend(reversed(node.children))


def _is_text(node: Node) -> bool:
    """Whether a node is a string, or a sum with a string in it."""
    if node.type in _STRINGS:
        return True
    return node.type == "binary_expression" and any(_is_plus_of_text(part) for part in _summands(node))


def _is_plus_of_text(node: Node) -> bool:
    return node.type in _STRINGS


def _summands(node: Node) -> Iterator[Node]:
    """What is added up in a sum, in order."""
    pending = [node]
    while pending:
        part = pending.pop()
        operator = part.child_by_field_name("operator") if part.type == "binary_expression" else None
        left, right = part.child_by_field_name("left"), part.child_by_field_name("right")
        if operator is not None and operator.type == "+" and left is not None and right is not None:
            pending += (right, left)
        else:
            yield part


def _string(syntax: Syntax, node: Node) -> MarkupString:
    literals: list[tuple[int, int]] = []
    values: list[tuple[int, int]] = []
    for part in _summands(node):
        if part.type not in _STRINGS:
            values.append(_span(syntax, part))
            continue
        for child in part.named_children:
            (literals if child.type in _LITERALS else values).append(_span(syntax, child))
    return MarkupString(tuple(literals) or (_span(syntax, node),), tuple(values), tag=_tag(syntax, node))


def _tag(syntax: Syntax, node: Node) -> str:
    """The name of the function that a template literal is the argument of, as in `html`."""
    call = node.parent
    function = call.child_by_field_name("function") if call and call.type == "call_expression" else None
    is_tagged = node.type == "template_string" and call is not None and call.child_by_field_name("arguments") == node
    return syntax.text(function) if function and is_tagged else ""


def _span(syntax: Syntax, node: Node) -> tuple[int, int]:
    return syntax.offsets.original(node.start_byte), syntax.offsets.original(node.end_byte)
