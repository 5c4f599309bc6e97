"""Tags of JSX: elements, components and fragments, with what they hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from webmcp_forms.document.nodes import NO_PARENT, Hole, MixedText, Namespace, Text
from webmcp_forms.readers.jsx import tags
from webmcp_forms.readers.jsx.attributes import Attributes
from webmcp_forms.readers.jsx.drafts import Draft
from webmcp_forms.readers.jsx.flows import Arm, Flow
from webmcp_forms.readers.jsx.literals import child_text
from webmcp_forms.readers.jsx.names import describe
from webmcp_forms.readers.jsx.scopes import Scope
from webmcp_forms.readers.jsx.values import Record, evaluate, pairs
from webmcp_forms.readers.jsx.walking import Here, Mode, Task, Walk
from webmcp_forms.readers.jsx.wrapping import shows_what_it_wraps

if TYPE_CHECKING:
    from tree_sitter import Node

_TEXTS = frozenset({"jsx_text", "html_character_reference"})
_NAMES = frozenset({"identifier", "member_expression", "jsx_namespace_name", "nested_identifier"})
_NONE: frozenset[str] = frozenset()
_TOOL_ATTRIBUTES = ("toolname", "tooldescription")
_NAMESPACES = {"svg": Namespace.SVG, "math": Namespace.MATHML}
_HTML_AGAIN = frozenset({"foreignobject", "annotation-xml"})
_FILLED_BY_VALUE = frozenset({"textarea", "select"})
_LONGEST_OUTLINE = 40


class _Tags(NamedTuple):
    """The tags of an element: its name, the start tag and the parts of that, the end tag, and what is between them."""

    name: str
    opening: Node
    parts: Sequence[Node]
    closing: Node | None
    contents: Sequence[Node]


def visit_element(walk: Walk, node: Node, here: Here) -> None:
    """Read a tag and what it holds."""
    if here.mode is Mode.PROGRAM and here.parent != NO_PARENT:
        walk.later.append((visit_element, node, here._replace(parent=NO_PARENT)))
        return
    found = _tags_of(walk, node)
    if tags.is_transparent(found.name):
        inside = here._replace(mode=Mode.RENDERED, added=None)
        walk.push([*_contents(walk, found.contents, inside), *_fallbacks(walk, found.parts, inside)])
    else:
        _element(walk, found, here)


def _tags_of(walk: Walk, node: Node) -> _Tags:
    contents: Sequence[Node] = ()
    opening, closing = node, None
    if node.type == "jsx_element":
        opening, *contents = node.children
        closing = contents.pop() if contents and contents[-1].type == "jsx_closing_element" else None
    parts = opening.named_children
    name = walk.syntax.text(parts[0]) if parts and parts[0].type in _NAMES else ""
    return _Tags(name, opening, parts, closing, contents)


def _element(walk: Walk, found: _Tags, here: Here) -> None:
    attributes = walk.attributes.read(found.parts, here.scope, is_component=tags.is_component(found.name))
    _add(walk, attributes, here)
    draft = _draft(walk, found, attributes, here)
    instead = ((walk.branches.new(2, found.opening), 1),) if attributes.instead else ()
    flow = _flow_inside(walk, found, draft, here.scope, instead)
    in_text = draft.tag in tags.TEXT_TAGS
    inside = Here(Mode.RENDERED, flow, here.scope, here.function, walk.drafts.add(draft), in_text, flow.arms)
    contents = list(_contents(walk, found.contents, inside))
    contents += [walk.task(child, inside) for child in attributes.content if not contents]
    if draft.tag == "textarea" and (value := attributes.values.get("value")):
        contents.insert(0, (partial(_put_text, value), found.opening, inside))
    if attributes.is_filled or not _is_closed(walk, found):
        contents.append((partial(_put_text, MixedText((_outline(walk, found.opening),))), found.opening, inside))
    if attributes.markup:
        handed = inside.handed(walk.branches)
        contents += [walk.task(markup, handed) for markup in attributes.markup]
    beside = inside._replace(flow=draft.flow.under(instead))
    contents += [walk.task(markup, beside) for markup in attributes.instead]
    walk.push(contents)


def _add(walk: Walk, attributes: Attributes, here: Here) -> None:
    """Leave open what an object of attributes adds to those of an element, or replaces."""
    if here.added is None:
        return
    attributes.unknown.append(Hole(f"{{...{walk.syntax.text(here.added)}}}", walk.syntax.span(here.added)))
    value = evaluate(walk.syntax, here.added, here.scope)
    if isinstance(value, Record):
        given = {describe(key)[0] for key, _, _ in pairs(walk.syntax, value) if key}
        attributes.conditional |= given & attributes.values.keys()


def _is_closed(walk: Walk, found: _Tags) -> bool:
    """Whether an element ends with a tag of its own; around a syntax error it may hold what is none of its."""
    if found.closing is None:
        return found.opening.type == "jsx_self_closing_element"
    named = found.closing.named_children
    return bool(named) and walk.syntax.text(named[0]) == found.name


def _draft(walk: Walk, found: _Tags, attributes: Attributes, here: Here) -> Draft:
    namespace, values = _namespace(walk, found.name, here.parent), attributes.values
    opening, closing = found.opening, found.closing
    tag = _tag(found.name, namespace, values)
    if tag in _FILLED_BY_VALUE:
        values = {key: value for key, value in values.items() if key != "value"}
    return Draft(
        tag,
        namespace,
        here.parent,
        here.flow,
        (opening.start_byte, opening.end_byte),
        (closing.start_byte, closing.end_byte) if closing else None,
        values,
        attributes.nodes,
        frozenset(attributes.conditional.intersection(values)) if attributes.conditional else _NONE,
        tuple(attributes.unknown),
        attributes.losses,
        tags.is_component(found.name),
    )


def _tag(name: str, namespace: Namespace, values: Mapping[str, Text]) -> str:
    """The tag of an element; a component that is plainly meant as a form or a label has that of one."""
    if not tags.is_component(name):
        return name.lower() if namespace is Namespace.HTML else name
    if tags.is_form_component(name) and any(tool in values for tool in _TOOL_ATTRIBUTES):
        return "form"
    return "label" if tags.is_label_component(name) and "for" in values else name


def _namespace(walk: Walk, name: str, parent: int) -> Namespace:
    if parent == NO_PARENT:
        return _NAMESPACES.get(name, Namespace.HTML)
    around = walk.drafts.elements[parent]
    if around.namespace is Namespace.HTML or around.tag.lower() in _HTML_AGAIN:
        return _NAMESPACES.get(name, Namespace.HTML)
    return around.namespace


def _flow_inside(walk: Walk, found: _Tags, draft: Draft, scope: Scope, instead: tuple[Arm, ...]) -> Flow:
    """The flow of what an element holds; `instead` is the arm of what a component renders in place of it."""
    name = found.name
    if draft.tag == "form":
        return draft.flow.in_form()
    if tags.is_repeating(name):
        return draft.flow.repeated(walk.branches.new())
    if instead:
        return draft.flow.under(((instead[0][0], 0),))
    if tags.is_conditional(name) or not _shows_children(walk, name, scope):
        return draft.flow.under(((walk.branches.new(head=found.opening), 0),))
    return draft.flow


def _shows_children(walk: Walk, name: str, scope: Scope) -> bool:
    """Whether an element surely shows what it holds; of a component, what is known is what this file says."""
    if not tags.is_component(name):
        return True
    key = id(scope), name
    if key not in walk.showing:
        walk.showing[key] = shows_what_it_wraps(walk.syntax, name, scope)
    return walk.showing[key]


def _contents(walk: Walk, contents: Sequence[Node], inside: Here) -> Iterator[Task]:
    """The texts and the other children between the tags of an element."""
    text_start: int | None = None
    end = 0
    for child in contents:
        if child.type in _TEXTS:
            text_start, end = child.start_byte if text_start is None else text_start, child.end_byte
            last = child
            continue
        if text_start is not None and (text := child_text(walk.syntax.part(text_start, end))):
            yield partial(_put_text, text), child, inside
        text_start = None
        yield walk.task(child, inside)
    if text_start is not None and (text := child_text(walk.syntax.part(text_start, end))):
        yield partial(_put_text, text), last, inside


def _fallbacks(walk: Walk, parts: Sequence[Node], here: Here) -> Iterator[Task]:
    """The markup in the attributes of a tag that is nothing on the page."""
    for child in parts:
        if child.type == "jsx_attribute" and walk.syntax.may_hold_markup(child):
            yield walk.task(child.named_children[-1], here.handed(walk.branches))


def _put_text(text: Text, walk: Walk, _node: Node, here: Here) -> None:
    walk.drafts.text(here.parent, text)


def _outline(walk: Walk, opening: Node) -> Hole:
    """A hole for content that is not written between the tags of an element, or ends nobody knows where."""
    outline = walk.syntax.part(opening.start_byte, min(opening.end_byte, opening.start_byte + _LONGEST_OUTLINE))
    return Hole(f"{outline}…", walk.syntax.span(opening))
