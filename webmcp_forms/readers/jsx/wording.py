"""Which expressions give a text and no element, as far as they are written like one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from webmcp_forms.document.translations import is_translation
from webmcp_forms.expressions import Expression
from webmcp_forms.readers.jsx.values import unwrap

if TYPE_CHECKING:
    from tree_sitter import Node

    from webmcp_forms.readers.jsx.parsing import Syntax

_WORDING = Expression(
    r"\w*(?:name|title|label|text|message|description|error|hint|caption|heading|count|total|price|date|value|length|"
    r"id|email|url|slug|status|size|index|number|year|unit|username|symbol|amount|percent|quantity)s?",
    re.IGNORECASE,
)
_MARKUP_NAME = Expression(
    r"\w*(?:child(?:ren)?|content|slot|field|input|control|form|footer|header|action|button|icon|adornment|element|node|"
    r"component)s?",
    re.IGNORECASE,
)
_MOST_NODES = 40
_LONGEST_CALL = 400
_STRINGS = frozenset({"string", "template_string"})
_PLAIN = frozenset({"string", "template_string", "number", "null", "undefined", "true", "false"})
_FUNCTIONS = frozenset({"String", "Number", "dayjs", "format", "formatDate", "formatNumber", "formatCurrency"})
_METHODS = frozenset(
    {
        "toString", "toFixed", "toLocaleString", "toLocaleDateString", "toLocaleTimeString", "toUpperCase",
        "toLowerCase", "trim", "join", "replace", "format", "padStart", "substring", "charAt", "toISOString",
    }
)  # fmt: skip


def is_wording(name: str) -> bool:
    """Whether a name is that of a text in all likelihood."""
    return _WORDING.fullmatch(name) is not None


def is_markup_name(name: str) -> bool:
    """Whether a name may well be that of elements."""
    return _MARKUP_NAME.fullmatch(name) is not None


def is_text(syntax: Syntax, node: Node) -> bool:
    """Whether an expression surely gives a text or nothing: a string, a sum with one, a translation, or a choice."""
    pending = [node]
    for _ in range(_MOST_NODES):
        if not pending:
            return True
        current = unwrap(pending.pop())
        if current.type == "ternary_expression":
            sides = (current.child_by_field_name(side) for side in ("consequence", "alternative"))
            pending += [side for side in sides if side is not None]
        elif current.type == "binary_expression":
            left, right = (current.child_by_field_name(side) for side in ("left", "right"))
            if left is None or right is None or not _is_wording_of(current, left, right):
                return False
            pending += [right] if _operator(current) == "&&" else []
        elif current.type not in _PLAIN and not (current.type == "call_expression" and _gives_text(syntax, current)):
            return False
    return False


def _is_wording_of(node: Node, left: Node, right: Node) -> bool:
    """Whether two operands may give a text: a sum or a choice with a string among them."""
    has_string = left.type in _STRINGS or right.type in _STRINGS
    return _operator(node) == "&&" or (has_string and _operator(node) in ("+", "||", "??"))


def _gives_text(syntax: Syntax, call: Node) -> bool:
    called = call.child_by_field_name("function")
    if called is None:
        return False
    if called.type == "member_expression":
        method = called.child_by_field_name("property")
        if method is not None and syntax.text(method) in _METHODS:
            return True
    source = syntax.part(call.start_byte, min(call.end_byte, call.start_byte + _LONGEST_CALL))
    return syntax.text(called) in _FUNCTIONS or is_translation(f"{{{source}")


def _operator(node: Node) -> str:
    operator = node.child_by_field_name("operator")
    return operator.type if operator else ""
