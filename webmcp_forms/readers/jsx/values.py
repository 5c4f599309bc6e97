"""What an expression gives, as far as that is known without running it.

>>> from webmcp_forms.readers.jsx.parsing import parse
>>> from webmcp_forms.readers.jsx.scopes import Scope
>>> syntax = parse('`find_${"cars"}`', is_typed=True)
>>> evaluate(syntax, syntax.root.children[0].children[0], Scope())
'find_cars'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from tree_sitter import Node

from webmcp_forms.document.nodes import Hole, MixedText, Text
from webmcp_forms.readers.jsx.literals import number, number_text, string_text, template_text
from webmcp_forms.readers.jsx.parsing import Syntax
from webmcp_forms.readers.jsx.scopes import Scope
from webmcp_forms.records import record


@record
class Unknown:
    """A value that only running the program tells; some are surely true or false."""

    is_boolean: bool = False


@record
class Maybe:
    """The value, or nothing, as `on ? "a" : undefined` gives it."""

    value: Value


@record
class Record:
    """An object literal, and the scope that its names are of."""

    node: Node
    scope: Scope


Value: TypeAlias = "str | MixedText | bool | float | Unknown | Maybe | Record | None"
"""A text or number, a truth value, None for `null` and `undefined`, or what stands for more than one value."""

UNKNOWN = Unknown()
TRUE_OR_FALSE = Unknown(is_boolean=True)

# Names of names, templates in templates and objects in objects are followed so far.
_DEEPEST = 12
_WRAPPERS = frozenset(
    {
        "parenthesized_expression",
        "as_expression",
        "satisfies_expression",
        "non_null_expression",
        "await_expression",
        "jsx_expression",
    }
)
_COMPARISONS = frozenset({"==", "===", "!=", "!==", "<", ">", "<=", ">=", "in", "instanceof"})


def unwrap(node: Node) -> Node:
    """The expression inside parentheses, casts and braces."""
    while node.type in _WRAPPERS:
        inner = next((child for child in node.named_children if child.type != "comment"), None)
        if inner is None:
            break
        node = inner
    return node


def evaluate(syntax: Syntax, node: Node, scope: Scope) -> Value:
    """What an expression gives."""
    return _Evaluation(syntax).value(node, scope, 0)


def text_of(value: Value) -> Text | None:
    """A value as a text, if it has one: booleans have none, and neither has nothing."""
    if isinstance(value, str | MixedText):
        return value
    return number_text(value) if isinstance(value, float) else None


def truth_of(value: Value) -> bool | None:
    """Whether a value counts as true, or None where that is not known."""
    if isinstance(value, MixedText):
        return True if any(isinstance(part, str) for part in value.parts) else None
    if isinstance(value, Record):
        return True
    return None if isinstance(value, Unknown | Maybe) else bool(value)


def pairs(syntax: Syntax, record: Record) -> Iterator[tuple[str | None, Node, Node | None]]:
    """The members of an object literal: key, the node of all of it, and that of the value.

    A spread and a computed key have None for their key; a method and a shorthand have None for their value.
    """
    for member in record.node.named_children:
        match member.type:
            case "pair":
                key = member.child_by_field_name("key")
                yield _key(syntax, key) if key else None, member, member.child_by_field_name("value")
            case "shorthand_property_identifier":
                yield syntax.text(member), member, member
            case "method_definition":
                name = member.child_by_field_name("name")
                yield _key(syntax, name) if name else None, member, None
            case "spread_element":
                yield None, member, next(iter(member.named_children), None)


def _key(syntax: Syntax, key: Node) -> str | None:
    match key.type:
        case "property_identifier" | "number" | "identifier":
            return syntax.text(key)
        case "string":
            return string_text(syntax.text(key)[1:-1])
        case _:
            return None


class _Evaluation:
    def __init__(self, syntax: Syntax) -> None:
        self._syntax = syntax

    def value(self, node: Node, scope: Scope, depth: int) -> Value:
        node = unwrap(node)
        handler = _HANDLERS.get(node.type)
        return UNKNOWN if handler is None or depth > _DEEPEST else handler(self, node, scope, depth)

    def _string(self, node: Node, _scope: Scope, _depth: int) -> Value:
        return string_text(self._syntax.text(node)[1:-1])

    def _number(self, node: Node, _scope: Scope, _depth: int) -> Value:
        found = number(self._syntax.text(node))
        return UNKNOWN if found is None else found

    def _constant(self, node: Node, _scope: Scope, _depth: int) -> Value:
        return {"true": True, "false": False}.get(node.type)

    def _object(self, node: Node, scope: Scope, _depth: int) -> Value:
        return Record(node, scope)

    def _identifier(self, node: Node, scope: Scope, depth: int) -> Value:
        name = self._syntax.text(node)
        binding = scope.find(name)
        if binding is None:
            return None if name == "undefined" else UNKNOWN
        return UNKNOWN if binding.constant is None else self.value(binding.constant, binding.scope, depth + 1)

    def _member(self, node: Node, scope: Scope, depth: int) -> Value:
        """A member of an object literal, by a name or by a known key."""
        holder = node.child_by_field_name("object")
        key = node.child_by_field_name("property") or node.child_by_field_name("index")
        if holder is None or key is None:
            return UNKNOWN
        name = self._syntax.text(key) if node.type == "member_expression" else self.value(key, scope, depth + 1)
        record = self.value(holder, scope, depth + 1)
        if not isinstance(record, Record) or not isinstance(name, str):
            return UNKNOWN
        found: Value = None
        for pair_name, _, value in pairs(self._syntax, record):
            if pair_name is None:
                return UNKNOWN
            if pair_name == name:
                found = UNKNOWN if value is None else self.value(value, record.scope, depth + 1)
        return found

    def _template(self, node: Node, scope: Scope, depth: int) -> Value:
        parts: list[str | Hole] = []
        position = node.start_byte + 1
        for child in node.named_children:
            if child.type == "template_substitution":
                parts.append(template_text(self._syntax.part(position, child.start_byte)))
                inner = next(iter(child.named_children), None)
                known = text_of(self.value(inner, scope, depth + 1)) if inner else None
                parts += self._parts(known, child, "")
                position = child.end_byte
        parts.append(template_text(self._syntax.part(position, node.end_byte - 1)))
        return join(parts)

    def _binary(self, node: Node, scope: Scope, depth: int) -> Value:
        operator = node.child_by_field_name("operator")
        match operator.type if operator else "":
            case "+":
                return self._sum(node, scope, depth)
            case "&&":
                right = node.child_by_field_name("right")
                return self._maybe(right, scope, depth) if right else UNKNOWN
            case symbol:
                return TRUE_OR_FALSE if symbol in _COMPARISONS else UNKNOWN

    def _sum(self, node: Node, scope: Scope, depth: int) -> Value:
        """Operands joined as strings; without a string among the first two, numbers might be added."""
        operands = list(_operands(node))
        values = [self.value(operand, scope, depth + 1) for operand in operands]
        if not any(isinstance(value, str | MixedText) for value in values[:2]):
            return UNKNOWN
        parts: list[str | Hole] = []
        for operand, value in zip(operands, values, strict=True):
            parts += self._parts(text_of(value), operand, "{}")
        return join(parts)

    def _parts(self, known: Text | None, node: Node, braces: str) -> tuple[str | Hole, ...]:
        """A part of a text: what it is known to be, or a hole as it is written."""
        if known is not None:
            return (known,) if isinstance(known, str) else known.parts
        source = self._syntax.text(node)
        return (Hole(f"{braces[:1]}{source}{braces[1:]}", self._syntax.span(node)),)

    def _ternary(self, node: Node, scope: Scope, depth: int) -> Value:
        arms = [node.child_by_field_name(field) for field in ("consequence", "alternative")]
        values = [self.value(arm, scope, depth + 1) if arm else UNKNOWN for arm in arms]
        if values[0] == values[1] and type(values[0]) is type(values[1]) and not isinstance(values[0], Record):
            return values[0]
        if None in values:
            return _or_nothing(values[0] if values[1] is None else values[1])
        is_boolean = all(isinstance(value, bool) or value is TRUE_OR_FALSE for value in values)
        return TRUE_OR_FALSE if is_boolean else UNKNOWN

    def _maybe(self, node: Node, scope: Scope, depth: int) -> Value:
        """What the right side of `&&` gives: its value or something false."""
        value = self.value(node, scope, depth + 1)
        return TRUE_OR_FALSE if isinstance(value, bool) or value is TRUE_OR_FALSE else _or_nothing(value)

    def _unary(self, node: Node, scope: Scope, depth: int) -> Value:
        operator, operand = node.child_by_field_name("operator"), node.child_by_field_name("argument")
        symbol = operator.type if operator else ""
        if symbol == "void":
            return None
        value = self.value(operand, scope, depth + 1) if operand and symbol in ("!", "-", "+") else UNKNOWN
        if symbol == "!":
            truth = truth_of(value)
            return TRUE_OR_FALSE if truth is None else not truth
        if isinstance(value, float):
            return -value if symbol == "-" else value
        return UNKNOWN

    def _call(self, node: Node, scope: Scope, depth: int) -> Value:
        called, arguments = node.child_by_field_name("function"), node.child_by_field_name("arguments")
        name = self._syntax.text(called) if called else ""
        if name == "Boolean":
            return TRUE_OR_FALSE
        if name == "Object.freeze" and arguments and arguments.named_child_count == 1:
            return self.value(arguments.named_children[0], scope, depth + 1)
        return UNKNOWN


def _or_nothing(value: Value) -> Value:
    return value if isinstance(value, Maybe) else Maybe(value)


def _operands(node: Node) -> Iterator[Node]:
    """The operands of a sum, from left to right."""
    found: list[Node] = []
    while True:
        node = unwrap(node)
        operator = node.child_by_field_name("operator") if node.type == "binary_expression" else None
        left, right = (node.child_by_field_name(side) for side in ("left", "right"))
        if operator is None or operator.type != "+" or left is None or right is None:
            return reversed([*found, node])
        found.append(right)
        node = left


def join(parts: list[str | Hole]) -> Text:
    """Parts of a text in order as one text, literal where all of it is."""
    joined: list[str | Hole] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    if all(isinstance(part, str) for part in joined):
        return "".join(str(part) for part in joined)
    return MixedText(tuple(joined))


_Handler: TypeAlias = Callable[[_Evaluation, Node, Scope, int], Value]
_HANDLERS: Mapping[str, _Handler] = {
    "string": _Evaluation._string,
    "template_string": _Evaluation._template,
    "number": _Evaluation._number,
    "true": _Evaluation._constant,
    "false": _Evaluation._constant,
    "null": _Evaluation._constant,
    "undefined": _Evaluation._constant,
    "identifier": _Evaluation._identifier,
    "member_expression": _Evaluation._member,
    "subscript_expression": _Evaluation._member,
    "object": _Evaluation._object,
    "binary_expression": _Evaluation._binary,
    "ternary_expression": _Evaluation._ternary,
    "unary_expression": _Evaluation._unary,
    "call_expression": _Evaluation._call,
}
