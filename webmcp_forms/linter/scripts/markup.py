"""The submit handlers that the markup of a form names, such as `onsubmit`, `onSubmit` and `@submit.prevent`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import Element, MixedText
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.scripts.codes import Code, resolve_code
from webmcp_forms.linter.scripts.handlers import REACT, Handler
from webmcp_forms.linter.scripts.names import Names
from webmcp_forms.linter.scripts.nodes import BLOCKS, FUNCTIONS, bare
from webmcp_forms.linter.scripts.programs import Origin, Program, parse_program
from webmcp_forms.linter.scripts.scopes import Scope
from webmcp_forms.linter.scripts.states import Prevented
from webmcp_forms.readers.embedded import EmbeddedText, attribute_code
from webmcp_forms.source import Span

if TYPE_CHECKING:
    from tree_sitter import Node

    from webmcp_forms.linter.page import Page

_NAME = Expression(
    r"(?P<plain>onsubmit(?:capture)?)|\((?:ngsubmit|submit)\)|(?:@|v-on:|x-on:|on:)submit(?P<modifiers>[.|].*)?"
)
_PREVENTING = Expression(r"[.|]prevent")
# Angular's form directive prevents the submission itself.
_ANGULAR = "(ngsubmit)"
_ACTION = "action"
_ACTION_STATES = Expression(r"\[\s*\w*\s*,\s*(\w+)[^\]\n]*\]\s*=\s*(?:React\.)?use(?:ActionState|FormState)\b")
_REFERENCES = frozenset({"identifier", "member_expression"})
# How deep in a program its markup is looked for.
_DEEPEST = 2000


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class MarkupHandlers:
    """Finds the handlers that the attributes of a page's forms name."""

    page: Page
    names: Names
    _scopes: dict[int, Scope] = field(default_factory=dict)

    def of(self, form: Element) -> Iterator[Handler]:
        """The handlers of a form."""
        for name in form.attributes:
            match = _NAME.fullmatch(name)
            if match is not None and self._file is not None:
                code = self._in_file(form, name, self._file)
                yield Handler(code, self._place(form, name), form, library=self.library)
            elif match is not None:
                yield self._by_attribute(form, name, match)
        if self._file is not None and isinstance(form.get(_ACTION), MixedText):
            yield from self._by_action(form, self._file)

    def _by_attribute(self, form: Element, name: str, match: re.Match[str]) -> Handler:
        """The handler of an attribute in markup."""
        place = self._place(form, name)
        is_code = match["plain"] is not None and isinstance(form.get(name), str)
        is_prevented = name == _ANGULAR or _PREVENTING.search(match["modifiers"] or "")
        prevented = Prevented.YES if is_prevented else Prevented.NO
        code = self._in_attribute(form, name, place, is_code=is_code)
        return Handler(code, place, form, prevented=prevented, false_prevents=is_code, is_sure=is_code)

    def _by_action(self, form: Element, program: Program) -> Iterator[Handler]:
        """What React does with a form whose action is a function: it prevents the submission and calls that."""
        node, scope = self._expression(form, _ACTION, program) or (None, None)
        if node is None or scope is None or self.library != REACT:
            return
        if resolve_code(self.names, node, scope) or _is_action_state(program, node):
            place = self._place(form, _ACTION)
            nothing = parse_program(EmbeddedText("", None), Origin.ATTRIBUTE, place)
            if nothing is not None:
                code = Code(nothing, nothing.root, self.names.top(nothing))
                yield Handler(code, place, form, library=REACT, prevented=Prevented.YES, is_action=True)

    def _place(self, form: Element, name: str) -> Span:
        """Where the name of an attribute stands."""
        place = self.page.document.place(form)
        written = place.attributes.get(name) if place else None
        return written.name if written else self.page.span(form, name)

    @cached_property
    def _file(self) -> Program | None:
        """The program that the markup stands in."""
        return next((program for program in self.names.programs if program.origin is Origin.FILE), None)

    @cached_property
    def library(self) -> str:
        """The library whose event the handlers in the markup of a program get, "" for the browser's own."""
        if self._file is None:
            return ""
        from webmcp_forms.readers.jsx.frameworks import detect_framework

        framework = detect_framework(self.page.source.text).framework
        return REACT if framework is not None and framework.name == REACT else ""

    def _in_attribute(self, form: Element, name: str, place: Span, *, is_code: bool) -> Code | None:
        """What an attribute says: statements, or else a function or the name of one."""
        text = attribute_code(self.page.document, form, name) or EmbeddedText("", None)
        program = parse_program(text, Origin.ATTRIBUTE, place)
        if program is None:
            return None
        scope = Scope(program, program.root)
        expression = _only_expression(program)
        if is_code or expression is None or expression.type not in _REFERENCES | FUNCTIONS:
            return Code(program, program.root, scope)
        return resolve_code(self.names, expression, scope)

    def _in_file(self, form: Element, name: str, program: Program) -> Code | None:
        """What an expression in the markup of a program stands for."""
        found = self._expression(form, name, program)
        return resolve_code(self.names, *found) if found else None

    def _expression(self, form: Element, name: str, program: Program) -> tuple[Node, Scope] | None:
        """The expression that is the value of an attribute, and its scope."""
        place, offsets = self.page.document.place(form), program.syntax.offsets
        written = place.attributes.get(name) if place else None
        if written is None or written.value is None or offsets.outer is not None:
            return None
        found = self._node_at(program, offsets.parsed(written.value.start), offsets.parsed(written.value.end))
        if found is not None and found[0].type == "jsx_expression" and found[0].named_child_count:
            return found[0].named_children[0], found[1]
        return found

    def _node_at(self, program: Program, start: int, end: int) -> tuple[Node, Scope] | None:
        """The outermost node between two offsets of bytes, and its scope."""
        node, scope = program.root, self.names.top(program)
        for _ in range(_DEEPEST):
            # A node without children must not be asked for one: tree-sitter reads where there is nothing.
            inner = node.first_named_child_for_byte(start) if node.named_child_count else None
            if inner is None or inner.start_byte > start or inner.end_byte < end:
                return None
            if inner.type in FUNCTIONS or inner.type in BLOCKS:
                scope = self._scopes.setdefault(inner.id, Scope(program, inner, scope))
            if (inner.start_byte, inner.end_byte) == (start, end):
                return inner, scope
            node = inner
        return None


def _is_action_state(program: Program, node: Node) -> bool:
    """Whether a name is that of an action which React's `useActionState` gives."""
    names = _ACTION_STATES.findall(program.text(program.root)) if node.type == "identifier" else ()
    return program.text(node) in names


def _only_expression(program: Program) -> Node | None:
    """The expression that is all of a program."""
    statements = [child for child in program.root.named_children if child.type != "comment"]
    if len(statements) != 1 or statements[0].type != "expression_statement":
        return None
    return next((bare(child) for child in statements[0].named_children), None)
