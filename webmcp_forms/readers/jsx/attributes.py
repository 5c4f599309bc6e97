"""The attributes of a JSX tag as they reach the page.

Later ones win over earlier ones of the same name. A spread of an object literal, in place or by the name of a constant,
is read like attributes; any other may bring any attributes at all. A handler stays under its HTML name, with its source
as a hole: `onSubmit={send}` is `onsubmit`, "{send}".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from webmcp_forms.document.nodes import Hole, MixedText, Text
from webmcp_forms.readers.jsx.frameworks import Detected, detect_framework
from webmcp_forms.readers.jsx.literals import attribute_text
from webmcp_forms.readers.jsx.names import Nature, describe, is_default
from webmcp_forms.readers.jsx.parsing import Syntax
from webmcp_forms.readers.jsx.rendering import Rendering, render
from webmcp_forms.readers.jsx.scopes import Scope
from webmcp_forms.readers.jsx.values import TRUE_OR_FALSE, UNKNOWN, Maybe, Record, Value, evaluate, pairs, unwrap

if TYPE_CHECKING:
    from tree_sitter import Node

# Spreads in spreads are followed so far.
_DEEPEST = 8
# What is shown of an expression with markup in it, of which the markup is read on its own.
_LONGEST_OUTLINE = 40
# Attributes that are there or not; an expression may well give nothing for them.
_SWITCHES = frozenset({"toolautosubmit"})
_STRINGS = frozenset({"string", "template_string"})
_OFF_PAGE = frozenset({Nature.NONE, Nature.CONTENT})
_INSTEAD = frozenset({"fallback", "else", "otherwise"})


Range: TypeAlias = tuple[int, int]
"""A stretch of the syntax tree's bytes."""


class Written(NamedTuple):
    """Where an attribute stands; `value` is None for one without a value.

    A member of an object reaches to the comma after it, so that it can be taken out.
    """

    whole: Range
    name: Range
    value: Range | None


class Loss(NamedTuple):
    """An attribute that the framework leaves out or inverts; see `Surprise`."""

    name: str
    reads_on: bool
    node: Node
    instead: str


@dataclass(slots=True)
class Attributes:
    """The attributes of a tag, and the nodes in which they are written.

    `markup` are expressions in attribute values that hold markup, `content` those of a `children` attribute, and
    `instead` those of one that names what a component renders in place of its children.
    `is_filled` says that an attribute gives the element its content, such as `dangerouslySetInnerHTML`.
    """

    values: dict[str, Text] = field(default_factory=dict)
    nodes: dict[str, Node] = field(default_factory=dict)
    conditional: set[str] = field(default_factory=set)
    unknown: list[Hole] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    markup: list[Node] = field(default_factory=list)
    content: list[Node] = field(default_factory=list)
    instead: list[Node] = field(default_factory=list)
    is_filled: bool = False


class AttributeReader:
    """Reads the attributes of the tags of one file."""

    def __init__(self, syntax: Syntax, text: str) -> None:
        self._syntax = syntax
        self._text = text

    @cached_property
    def framework(self) -> Detected:
        """The framework that the file is written for."""
        return detect_framework(self._text)

    def read(self, parts: Sequence[Node], scope: Scope, *, is_component: bool) -> Attributes:
        """The attributes among the parts of a start tag or self-closing tag."""
        reading = _Reading(self, self._syntax, is_component=is_component)
        for child in parts:
            if child.type == "jsx_attribute":
                reading.take_attribute(child, scope)
            elif child.type == "jsx_expression":
                reading.take_spread(child, scope)
        return reading.found


class _Given(NamedTuple):
    """A value given to an attribute.

    `written` is the attribute or member of an object, `node` the expression in it, None for a bare attribute.
    """

    value: Value
    node: Node | None
    written: Node
    is_conditional: bool = False


class _Reading:
    """The reading of one tag."""

    def __init__(self, reader: AttributeReader, syntax: Syntax, *, is_component: bool) -> None:
        self.found = Attributes()
        self._reader = reader
        self._syntax = syntax
        self._is_component = is_component

    def take_attribute(self, attribute: Node, scope: Scope) -> None:
        """Take what is written as an attribute."""
        parts = attribute.named_children
        node = parts[1] if len(parts) > 1 else None
        kind = node.type if node else ""
        if kind == "comment":
            node = next((child for child in parts[2:] if child.type != "comment"), None)
            kind = node.type if node else ""
        if node is None:
            value: Value = True
        elif kind == "string":
            value = attribute_text(self._syntax.text(node)[1:-1])
        else:
            value = evaluate(self._syntax, node, scope)
        self._give(self._syntax.text(parts[0]), _Given(value, node, attribute))

    def take_spread(self, expression: Node, scope: Scope) -> None:
        """Take `{...object}`."""
        spread = next((child for child in expression.named_children if child.type == "spread_element"), None)
        argument = next(iter(spread.named_children), None) if spread else None
        if argument is not None:
            self._spread(argument, expression, scope)

    def _spread(self, node: Node, outer: Node, scope: Scope, depth: int = 0, *, is_conditional: bool = False) -> None:
        """Take what an expression spreads; `outer` is what to show of it if that is not known."""
        node = unwrap(node)
        if node.type == "ternary_expression" and depth < _DEEPEST:
            for side in ("consequence", "alternative"):
                if arm := node.child_by_field_name(side):
                    self._spread(arm, outer, scope, depth + 1, is_conditional=True)
            return
        value = evaluate(self._syntax, node, scope)
        if isinstance(value, Maybe):
            value, is_conditional = value.value, True
        if isinstance(value, Record) and depth < _DEEPEST:
            self._members(value, depth, is_conditional=is_conditional)
        elif value is not None and not isinstance(value, bool):
            self._be_open(outer)
            self._keep_markup(node, self.found.markup)

    def _members(self, record: Record, depth: int, *, is_conditional: bool) -> None:
        for key, member, node in pairs(self._syntax, record):
            if member.type == "spread_element" and node is not None:
                self._spread(node, member, record.scope, depth + 1, is_conditional=is_conditional)
            elif key is None:
                self._be_open(member)
            else:
                value = UNKNOWN if node is None else evaluate(self._syntax, node, record.scope)
                self._give(key, _Given(value, node, member, is_conditional))

    def _be_open(self, node: Node) -> None:
        hole = self._hole(node)
        if self.found.unknown[-1:] != [hole]:
            self.found.unknown.append(hole)

    def _keep_markup(self, node: Node | None, place: list[Node]) -> None:
        if node is not None and node.type not in _STRINGS and self._syntax.may_hold_markup(node):
            place.append(node)

    def _give(self, raw: str, given: _Given) -> None:
        name, kind = describe(raw)
        found = self.found
        if kind is Nature.PLAIN and isinstance(given.value, str) and given.value and not given.is_conditional:
            found.values[name] = given.value
            found.nodes[name] = given.written
            found.conditional.discard(name)
        elif raw == "children" and given.node is not None:
            found.content.append(given.node)
        else:
            self._keep_markup(given.node, found.instead if raw in _INSTEAD and self._is_component else found.markup)
            found.is_filled |= kind is Nature.CONTENT
            if kind not in _OFF_PAGE and not (is_default(raw) and name in found.values):
                self._render(name, kind, given)

    def _render(self, name: str, kind: Nature, given: _Given) -> None:
        framework = self._reader.framework.framework if _depends(kind, given.value) else None
        rendering = render(kind, given.value, framework, is_component=self._is_component)
        if rendering.loses is not None:
            self.found.losses.append(Loss(name, rendering.loses, given.written, self._instead(given, rendering.loses)))
        self._set(name, given, rendering)

    def _set(self, name: str, given: _Given, rendering: Rendering) -> None:
        found = self.found
        if given.is_conditional and name in found.values:
            found.values[name] = MixedText((self._hole_of(given),))  # the one value or the other
            return
        found.conditional.discard(name)
        if rendering.text is None and not rendering.is_open:
            found.values.pop(name, None)
            return
        found.values[name] = MixedText((self._hole_of(given),)) if rendering.text is None else rendering.text
        found.nodes[name] = given.written
        is_switched = rendering.text is None and name in _SWITCHES
        if rendering.is_conditional or given.is_conditional or is_switched:
            found.conditional.add(name)

    def _instead(self, given: _Given, reads_on: bool) -> str:
        """How to write what the attribute reads as; "" where it is to be taken out."""
        node = unwrap(given.node) if given.node else None
        is_open = node is not None and node.type not in ("true", "false")
        if not (is_open or reads_on):
            return ""
        value = f'{self._condition(node)} ? "" : undefined' if node is not None and is_open else '""'
        written = written_at(given.written)
        name = self._syntax.part(*written.name)
        if given.written.type == "jsx_attribute":
            return f"{name}={{{value}}}" if is_open else f"{name}={value}"
        return f"{name}: {value}{self._syntax.part(given.written.end_byte, written.whole[1])}"

    def _condition(self, node: Node) -> str:
        source = self._syntax.text(node)
        return f"({source})" if node.type == "ternary_expression" else source

    def _hole_of(self, given: _Given) -> Hole:
        return self._hole(given.node or given.written)

    def _hole(self, node: Node) -> Hole:
        start, end = node.start_byte, node.end_byte
        if end - start > _LONGEST_OUTLINE and self._syntax.may_hold_markup(node):
            source = f"{self._syntax.part(start, start + _LONGEST_OUTLINE)}…"
        else:
            source = self._syntax.part(start, end)
        return Hole(source if source.startswith("{") else f"{{{source}}}", self._syntax.span(node))


def written_at(node: Node) -> Written:
    """Where an attribute, or a member of an object that is spread, stands."""
    if node.type == "jsx_attribute":
        name, *rest = (child for child in node.named_children if child.type != "comment")
        return Written(_range(node), _range(name), _value_range(rest[0]) if rest else None)
    key, value = node.child_by_field_name("key") or node, node.child_by_field_name("value")
    following = node.next_sibling
    end = following.end_byte if following is not None and following.type == "," else node.end_byte
    return Written((node.start_byte, end), _range(key), _value_range(value) if value else None)


def _depends(kind: Nature, value: Value) -> bool:
    """Whether an attribute may be rendered otherwise by another framework."""
    if kind is Nature.BOOLEAN:
        return value == ""
    return kind is Nature.PLAIN and (isinstance(value, bool | Maybe) or value is TRUE_OR_FALSE)


def _range(node: Node) -> Range:
    return node.start_byte, node.end_byte


def _value_range(node: Node) -> Range:
    """Where a value stands: between the quotes of a string, also of one in braces, else all of the expression."""
    inner = node
    if node.type == "jsx_expression" and node.named_child_count == 1:
        inner = node.named_children[0]
    if inner.type in _STRINGS:
        return inner.start_byte + 1, inner.end_byte - 1
    return _range(node)
