"""Whether a component of the same file shows what it wraps: its `children`, wherever it comes to them.

`user.admin ? children : null` and `if (!user) return null` before it may leave them out. What is asked of `children`
themselves does not, since there are some.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.jsx.values import unwrap

if TYPE_CHECKING:
    from tree_sitter import Node

    from webmcp_forms.readers.jsx.parsing import Syntax
    from webmcp_forms.readers.jsx.scopes import Scope

_CHILDREN = Expression(r"\bchildren\b")
# So many mentions are looked at, and so many nodes around each.
_MOST_MENTIONS = 32
_DEEPEST = 128
_FUNCTIONS = frozenset({"arrow_function", "function_expression", "function_declaration"})
_ASKED = {"ternary_expression": "condition", "if_statement": "condition", "switch_statement": "value"}
_NAMES = frozenset({"identifier", "property_identifier"})
_SIDES = ("consequence", "alternative")
_DECIDING = frozenset({"&&", "||", "??"})
_OPTIONAL = frozenset({"switch_case", "catch_clause"})


def shows_what_it_wraps(syntax: Syntax, name: str, scope: Scope) -> bool:
    """Whether a component shows its children in every rendering, as far as its function is in this text."""
    binding = scope.find(name)
    function = binding.function or binding.constant if binding else None
    function = _made(function) if function is not None else None
    if function is None or (body := function.child_by_field_name("body")) is None:
        return True
    uses = list(_uses(syntax, body))
    if not uses:
        return _hands_on(syntax, function)
    return any(_is_always_there(syntax, use, body) for use in uses)


def _made(value: Node) -> Node | None:
    """The function that a component is, or that a call such as `memo(…)` makes one of."""
    value = unwrap(value)
    if value.type == "call_expression":
        arguments = value.child_by_field_name("arguments")
        value = unwrap(arguments.named_children[0]) if arguments is not None and arguments.named_children else value
    return value if value.type in _FUNCTIONS else None


def _hands_on(syntax: Syntax, function: Node) -> bool:
    """Whether a function that never says `children` may hand them on with all that it is given."""
    parameters = function.child_by_field_name("parameters") or function.child_by_field_name("parameter")
    given = syntax.text(parameters) if parameters is not None else ""
    return "..." in given or ("{" not in given.split(":")[0] and bool(given.strip("() ")))


def _uses(syntax: Syntax, body: Node) -> Iterator[Node]:
    """Where the children stand in a function, but for what is only asked of them."""
    found = _CHILDREN.finditer(syntax.text(body))
    for _, match in zip(range(_MOST_MENTIONS), found, strict=False):
        start = body.start_byte + len(syntax.text(body)[: match.start()].encode())
        node = body.descendant_for_byte_range(start, start + len(match[0]))
        if (
            node is not None
            and node.type in _NAMES
            and not any(_is_asked(part, around) for part, around in _path(node, body))
        ):
            yield node


def _path(node: Node, body: Node) -> Iterator[tuple[Node, Node]]:
    """A node and what is around it, step by step up to the body of the function."""
    for _ in range(_DEEPEST):
        around = node.parent
        if around is None or node.id == body.id:
            return
        yield node, around
        node = around


def _is_asked(part: Node, around: Node) -> bool:
    """Whether a part of something is the condition in it."""
    if around.type == "binary_expression":
        return _operator(around) not in ("||", "??") and around.child_by_field_name("left") == part
    return around.type in _ASKED and around.child_by_field_name(_ASKED[around.type]) == part


def _is_always_there(syntax: Syntax, use: Node, body: Node) -> bool:
    return not any(_may_leave_out(syntax, part, around) for part, around in _path(use, body))


def _may_leave_out(syntax: Syntax, part: Node, around: Node) -> bool:
    """Whether a part of something that holds the children may be left out."""
    if around.type in ("ternary_expression", "if_statement"):
        others = [around.child_by_field_name(side) for side in ("condition", *_SIDES)]
        return not any(other is not None and other != part and _says(syntax, other) for other in others)
    if around.type == "binary_expression" and _operator(around) in _DECIDING:
        left = around.child_by_field_name("left")
        return left is not None and left != part and not _says(syntax, left)
    if around.type == "statement_block":
        before = (statement for statement in around.named_children if statement.end_byte <= part.start_byte)
        return any(_is_exit(syntax, statement) for statement in before)
    return around.type in _OPTIONAL


def _is_exit(syntax: Syntax, statement: Node) -> bool:
    """Whether a statement before the children may leave the function without them."""
    return statement.type in ("if_statement", "switch_statement") and (
        "return" in syntax.text(statement) and not _says(syntax, statement)
    )


def _says(syntax: Syntax, node: Node) -> bool:
    return _CHILDREN.search(syntax.text(node)) is not None


def _operator(node: Node) -> str:
    operator = node.child_by_field_name("operator")
    return operator.type if operator is not None else ""
