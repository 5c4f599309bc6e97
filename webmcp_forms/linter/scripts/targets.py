"""Which forms an expression of a script stands for, such as `document.getElementById("search")`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from enum import Enum, auto
from typing import TYPE_CHECKING

from webmcp_forms.document.forms import form_elements
from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Document, Element, MixedText, Text, literal, written
from webmcp_forms.linter.scripts.names import Names
from webmcp_forms.linter.scripts.nodes import arguments, bare, called, member, method, string
from webmcp_forms.linter.scripts.scopes import EACH, Binding, Scope
from webmcp_forms.linter.scripts.selectors import matches
from webmcp_forms.records import record

if TYPE_CHECKING:
    from tree_sitter import Node

# `addEventListener()` by itself is the window's.
_EVERYTHING = frozenset({"document", "window", "self", "globalThis", "body", "documentElement", "addEventListener"})
_DOCUMENT = frozenset({"document", "window.document"})
_PAGE = frozenset({"body", "html", ":root"})
_JQUERY = frozenset({"$", "jQuery"})
_SAME = frozenset({"0", "first", "get", "eq", "item", "values"})
_REFERENCES = frozenset({"current", "value"})
# How far names and chains are followed, and how many elements around a form are looked at.
_DEEPEST = 12
_MOST_AROUND = 60


class Kind(Enum):
    """How a target is known."""

    EVERYTHING = auto()  # the document or what is around it, to which the events of all forms bubble
    FORMS = auto()  # all forms
    ID = auto()
    NAME = auto()  # the name or id of a form
    INDEX = auto()
    SELECTOR = auto()
    INSIDE = auto()  # what a selector matches around or inside something unknown
    REFERENCE = auto()  # a variable that a framework gives the element
    VARIABLE = auto()  # a variable of which no more is known
    UNKNOWN = auto()


_BUBBLING = frozenset({Kind.ID, Kind.SELECTOR})


@record
class Target:
    """What an expression stands for. Two that are known and equal are the same element."""

    kind: Kind
    text: str = ""
    declared: int = 0

    @property
    def is_known(self) -> bool:
        """Whether an equal target is the same element."""
        return self.kind not in (Kind.UNKNOWN, Kind.EVERYTHING, Kind.FORMS, Kind.INSIDE)


UNKNOWN = Target(Kind.UNKNOWN)
EVERYTHING = Target(Kind.EVERYTHING)


@record
class Targets:
    """Finds out what expressions stand for, and which forms of the document that is.

    `ids` are those of the page's elements, which are names too. `known` is what names stand for, as far as that has
    been asked.
    """

    document: Document
    names: Names
    ids: frozenset[str] = frozenset()
    known: dict[Binding, Target] = field(default_factory=dict)

    def resolve(self, node: Node, scope: Scope, depth: int = 0) -> Target:
        """What an expression stands for."""
        node = bare(node)
        if depth > _DEEPEST:
            return UNKNOWN
        if node.type == "identifier":
            return self._named(node, scope, depth)
        if node.type == "call_expression":
            return self._called(node, scope, depth)
        if found := member(scope.program, node):
            return self._member(*found, scope, depth)
        return UNKNOWN

    def concerns(self, target: Target, form: Element) -> bool | None:
        """Whether a target is a form, or an element around it, to which its events bubble; None when nobody knows."""
        is_it = _CONCERNS[target.kind]
        verdict = is_it(self.document, target, form)
        element = form
        for _ in range(_MOST_AROUND):
            if verdict is not False or target.kind not in _BUBBLING or element.parent < 0:
                break
            element = self.document.element(element.parent)
            verdict = is_it(self.document, target, element)
        return verdict

    def verdict(self, target: Target, form: Element) -> bool | None:
        """Whether a target is a form itself; None when nobody knows."""
        return _CONCERNS[target.kind](self.document, target, form)

    def is_form(self, target: Target, form: Element) -> bool:
        """Whether a target is surely a form, and not one of several."""
        return target.is_known and self.verdict(target, form) is True

    def _named(self, node: Node, scope: Scope, depth: int) -> Target:
        name = scope.program.text(node)
        found = self.names.find(scope, name)
        if found is None and name in _EVERYTHING:
            return EVERYTHING
        if found is None:
            # An element is a property of the window by its id.
            return Target(Kind.ID if name in self.ids else Kind.VARIABLE, name)
        if found not in self.known:
            self.known[found] = self._bound(found, name, depth)
        return self.known[found]

    def _bound(self, found: Binding, name: str, depth: int) -> Target:
        if found.value is not None and found.part in ("", EACH, "0"):
            value = self.resolve(found.value, found.scope, depth + 1)
            if value.kind is not Kind.UNKNOWN:
                return value
        return Target(Kind.VARIABLE, name, found.scope.node.id)

    def _called(self, node: Node, scope: Scope, depth: int) -> Target:
        program, given = scope.program, arguments(node)
        text = string(program, given[0]) if given else None
        function = called(node)
        if function is not None and program.text(function) in _JQUERY and given:
            return _selected(text) if text is not None else self.resolve(given[0], scope, depth + 1)
        found = method(program, node)
        if found is None:
            return UNKNOWN
        holder, name = found
        if name in _SAME or (name == "from" and program.text(holder) == "Array" and given):
            return self.resolve(given[0] if name == "from" else holder, scope, depth + 1)
        return _looked_up(name, text, is_document=program.text(holder) in _DOCUMENT)

    def _member(self, holder: Node, name: str, scope: Scope, depth: int) -> Target:
        text = scope.program.text(holder)
        if text in _DOCUMENT or (name == "document" and text in _EVERYTHING):
            if name == "forms":
                return Target(Kind.FORMS)
            return EVERYTHING if name in _EVERYTHING else Target(Kind.NAME, name)
        if name in _REFERENCES:
            return Target(Kind.REFERENCE, text)
        around = self.resolve(holder, scope, depth + 1)
        if around.kind is Kind.FORMS:
            return Target(Kind.INDEX if name.isdecimal() else Kind.NAME, name)
        return around if name in _SAME else UNKNOWN


def _looked_up(name: str, text: str | None, *, is_document: bool) -> Target:
    """What a method of the document or of an element finds."""
    if text is None:
        return UNKNOWN
    if name == "getElementById":
        return Target(Kind.ID, text)
    if name in ("querySelector", "querySelectorAll"):
        return _selected(text) if is_document else Target(Kind.INSIDE, text)
    if name == "getElementsByTagName":
        return _selected(text)
    return Target(Kind.INSIDE, text) if name in ("closest", "find", "parents") else UNKNOWN


def _selected(selector: str) -> Target:
    return EVERYTHING if selector in _PAGE else Target(Kind.SELECTOR, selector)


def _by_id(_document: Document, target: Target, form: Element) -> bool | None:
    return _equals(form, "id", target.text)


def _by_name(_document: Document, target: Target, form: Element) -> bool | None:
    verdicts = [_equals(form, name, target.text) for name in ("id", "name")]
    return True if True in verdicts else None if None in verdicts else False


def _by_index(document: Document, target: Target, form: Element) -> bool | None:
    if document.language not in PLAIN_LANGUAGES:
        return None
    elements = form_elements(document)
    return next((one for number, one in enumerate(elements) if str(number) == target.text), None) == form


def _by_selector(document: Document, target: Target, form: Element) -> bool | None:
    return matches(document, form, target.text)


def _inside(document: Document, target: Target, form: Element) -> bool | None:
    return False if matches(document, form, target.text) is False else None


def _by_reference(_document: Document, target: Target, form: Element) -> bool | None:
    """Whether the form is the one that a framework hands out: `ref={name}`, `ref="name"`, `bind:this={name}`."""
    for attribute in ("ref", "bind:this"):
        value = form.get(attribute)
        if value is not None:
            return _inner(value) == target.text
    return None if form.presence.unknown_attributes or form.presence.component else False


def _inner(value: Text) -> str:
    text = written(value)
    return text[1:-1].strip() if isinstance(value, MixedText) and text.startswith("{") else text


def _equals(form: Element, name: str, text: str) -> bool | None:
    if not form.has(name):
        return None if form.may_have(name) else False
    value = literal(form.get(name))
    return None if value is None or not form.surely_has(name) else value == text


def _always(_document: Document, _target: Target, _form: Element) -> bool | None:
    return True


def _unknown(_document: Document, _target: Target, _form: Element) -> bool | None:
    return None


_CONCERNS: Mapping[Kind, Callable[[Document, Target, Element], bool | None]] = {
    Kind.EVERYTHING: _always,
    Kind.FORMS: _always,
    Kind.ID: _by_id,
    Kind.NAME: _by_name,
    Kind.INDEX: _by_index,
    Kind.SELECTOR: _by_selector,
    Kind.INSIDE: _inside,
    Kind.REFERENCE: _by_reference,
    Kind.VARIABLE: _unknown,
    Kind.UNKNOWN: _unknown,
}
