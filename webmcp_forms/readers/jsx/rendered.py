"""Expressions that are rendered where they stand, such as those between the tags of an element.

A text that is not known is a hole. What may be an element, and so any control, is a component without a name of its
own: an element whose tag is the expression in braces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import NO_PARENT, Hole, MixedText, Namespace, Text
from webmcp_forms.readers.jsx import tags
from webmcp_forms.readers.jsx.drafts import Draft
from webmcp_forms.readers.jsx.elements import visit_element
from webmcp_forms.readers.jsx.flows import Arm
from webmcp_forms.readers.jsx.program import FUNCTION_TYPES, PROGRAM, add_to_list, descend, render_function
from webmcp_forms.readers.jsx.scopes import Binding
from webmcp_forms.readers.jsx.values import TRUE_OR_FALSE, Record, evaluate, pairs, text_of, truth_of, unwrap
from webmcp_forms.readers.jsx.walking import Here, Mode, Visit, Walk
from webmcp_forms.readers.jsx.wording import is_markup_name, is_text, is_wording

if TYPE_CHECKING:
    from tree_sitter import Node

_LONGEST_NAME = 40
_MOST_CONJUNCTS = 8
_LITERALS = frozenset({"string", "template_string", "number"})
_NOTHING = frozenset({"comment", "null", "undefined", "true", "false", "jsx_expression"})
_LOOPING = frozenset({"map", "flatMap", "from", "times", "mapValues"})
# Functions that give their first argument, or what it gives.
_TRANSPARENT = frozenset({"useMemo", "useCallback", "memo", "forwardRef", "cloneElement", "observer", "toArray"})
_CLONING = "cloneElement"
_FILTERING = frozenset({"filter", "concat", "reverse", "slice", "flat", "sort"})
_PORTAL = "createPortal"
_NAMES = frozenset({"identifier", "property_identifier"})
_NO_CONDITIONS: Mapping[Node, tuple[Arm, ...]] = {}
_FUNCTION_NAMES = frozenset({"identifier", "member_expression", "call_expression"})


def visit(walk: Walk, node: Node, here: Here) -> None:
    """Read any node."""
    if here.mode is not Mode.RENDERED:
        if walk.syntax.may_hold_markup(node):
            _HANDLERS.get(node.type, descend)(walk, node, here)
        return
    node = unwrap(node)
    if node.type in _NOTHING or not node.is_named:
        return
    if (node.type in _LITERALS or not walk.syntax.may_hold_markup(node)) and _put_text(walk, node, here):
        return
    _HANDLERS.get(node.type, _visit_unknown)(walk, node, here)


def _put_text(walk: Walk, node: Node, here: Here) -> bool:
    """Add what an expression renders as, if that is surely a text or nothing."""
    value = evaluate(walk.syntax, node, here.scope)
    if value is None or isinstance(value, bool) or value is TRUE_OR_FALSE:
        return True
    text = text_of(value)
    if text is None and not is_text(walk.syntax, node) and not _holds_text_only(walk, here):
        return False
    is_certain = here.flow.arms == here.around
    walk.drafts.text(here.parent, _as_text(text) if text is not None and is_certain else _hole(walk, node))
    return True


def _as_text(text: Text) -> Text:
    """The text with holes that are texts, as those of a template literal are."""
    if isinstance(text, str):
        return text
    return MixedText(tuple(replace(part, is_text=True) if isinstance(part, Hole) else part for part in text.parts))


def _holds_text_only(walk: Walk, here: Here) -> bool:
    return here.parent != NO_PARENT and walk.drafts.elements[here.parent].tag in tags.PLAIN_TEXT_TAGS


def _hole(walk: Walk, node: Node) -> MixedText:
    return MixedText((Hole(f"{{{walk.syntax.text(node)}}}", walk.syntax.span(node), is_text=True),))


def _visit_unknown(walk: Walk, node: Node, here: Here) -> None:
    """Add a component for what may be any element, with the markup that is handed to it."""
    if here.parent != NO_PARENT:
        here = here._replace(parent=walk.drafts.add(_anyone(walk, node, here)))
    if walk.syntax.may_hold_markup(node):
        descend(walk, node, here.handed(walk.branches))


def _anyone(walk: Walk, node: Node, here: Here) -> Draft:
    outline = " ".join(walk.syntax.part(node.start_byte, min(node.end_byte, node.start_byte + _LONGEST_NAME)).split())
    tag = f"{{{outline}…}}" if node.end_byte - node.start_byte > _LONGEST_NAME else f"{{{outline}}}"
    place = (node.start_byte, node.end_byte)
    return Draft(tag, Namespace.HTML, here.parent, here.flow, place, is_component=True)


def _visit_name(walk: Walk, node: Node, here: Here) -> None:
    """Read what a name stands for."""
    name = walk.syntax.text(node)
    binding = here.scope.find(name)
    if binding is not None and _place(walk, binding, here):
        return
    if here.mode is Mode.RENDERED:
        _by_name(walk, name, node, here)


def _by_name(walk: Walk, name: str, node: Node, here: Here) -> None:
    """Take a name of which nothing is known for a text or for any element, by what it says and where it stands."""
    if is_wording(name) or (here.in_text and not is_markup_name(name)):
        walk.drafts.text(here.parent, _hole(walk, node))
    else:
        _visit_unknown(walk, node, here)


def _place(walk: Walk, binding: Binding, here: Here) -> bool:
    """Read the markup that a name stands for, if it has any that is not read elsewhere."""
    if binding.is_placed or not (binding.markup or binding.function):
        return False
    if binding.function is not None and not walk.syntax.may_hold_markup(binding.function):
        return False
    binding.is_placed = True
    there = here._replace(mode=Mode.RENDERED, scope=binding.scope)
    if binding.function is not None:
        render_function(walk, binding.function, there, binding.scope)
    elif binding.is_list:
        there = there._replace(flow=there.flow.repeated(walk.branches.new()))
        walk.push([walk.task(markup, there) for markup in binding.markup])
    else:
        _visit_arms(walk, binding.markup, there, binding.conditions)
    return True


def _visit_arms(
    walk: Walk, nodes: Sequence[Node], here: Here, conditions: Mapping[Node, tuple[Arm, ...]] = _NO_CONDITIONS
) -> None:
    """Read expressions one of which is rendered, or none where all of them stand under conditions of their own."""
    branch = walk.branches.new(0 if conditions else len(nodes)) if len(nodes) > 1 else None
    for arm, node in reversed(list(enumerate(nodes))):
        chosen = () if branch is None else ((branch, arm),)
        walk.push([walk.task(node, here.under((*conditions.get(node, ()), *chosen)))])


def _visit_member(walk: Walk, node: Node, here: Here) -> None:
    """Read a member of an object, such as one of several views by its key."""
    holder = node.child_by_field_name("object")
    value = evaluate(walk.syntax, holder, here.scope) if holder is not None else None
    if isinstance(value, Record) and walk.syntax.may_hold_markup(value.node):
        binding = here.scope.find(walk.syntax.text(holder)) if holder is not None else None
        if binding is None or not binding.is_placed:
            _visit_views(walk, node, value, here)
            if binding is not None:
                binding.is_placed = True
            return
    if here.mode is Mode.RENDERED:
        key = node.child_by_field_name("property")
        of_texts = holder is not None and is_wording(walk.syntax.text(holder).rpartition(".")[2])
        _by_name(walk, "text" if of_texts else walk.syntax.text(key) if key is not None else "", node, here)


def _visit_views(walk: Walk, node: Node, record: Record, here: Here) -> None:
    key = node.child_by_field_name("property")
    wanted = walk.syntax.text(key) if key is not None else None
    views = [value for name, _, value in pairs(walk.syntax, record) if value is not None and wanted in (None, name)]
    _visit_arms(walk, views, here._replace(scope=record.scope))


def _visit_ternary(walk: Walk, node: Node, here: Here) -> None:
    condition = node.child_by_field_name("condition")
    if condition is None:
        return
    known = truth_of(evaluate(walk.syntax, condition, here.scope))
    for side, holds in (("alternative", False), ("consequence", True)):
        arm = node.child_by_field_name(side)
        if arm is not None and known in (None, holds):
            arms = here.arms(condition, holds=holds) if known is None else ()
            if not here.flow.excludes(arms):
                walk.push([walk.task(arm, here.under(arms))])


def _visit_binary(walk: Walk, node: Node, here: Here) -> None:
    operator = node.child_by_field_name("operator")
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    if operator is None or left is None or right is None:
        _visit_other(walk, node, here)
    elif operator.type == "&&":
        _visit_conjunction(walk, left, right, here)
    elif operator.type in ("||", "??"):
        branch = walk.branches.new(2, left)
        walk.push([walk.task(left, here.under(((branch, 0),))), walk.task(right, here.under(((branch, 1),)))])
    else:
        _visit_other(walk, node, here)


def _visit_conjunction(walk: Walk, left: Node, right: Node, here: Here) -> None:
    arms: list[Arm] = []
    for conjunct in _conjuncts(left):
        known = truth_of(evaluate(walk.syntax, conjunct, here.scope))
        if known is False:
            return
        if known is None:
            arms += here.arms(conjunct, holds=True)
    if not here.flow.excludes(tuple(arms)):
        walk.push([walk.task(right, here.under(tuple(arms)))])


def _conjuncts(node: Node) -> list[Node]:
    """The conditions that are joined by `&&`; of a long chain, the rest is one condition."""
    found: list[Node] = []
    node = unwrap(node)
    while node.type == "binary_expression" and len(found) < _MOST_CONJUNCTS:
        operator = node.child_by_field_name("operator")
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        if operator is None or operator.type != "&&" or left is None or right is None:
            break
        found.append(right)
        node = unwrap(left)
    return [node, *reversed(found)]


def _visit_other(walk: Walk, node: Node, here: Here) -> None:
    (_visit_unknown if here.mode is Mode.RENDERED else descend)(walk, node, here)


def _visit_array(walk: Walk, node: Node, here: Here) -> None:
    walk.push([walk.task(child, here) for child in node.named_children])


def _visit_call(walk: Walk, node: Node, here: Here) -> None:
    called, arguments = node.child_by_field_name("function"), node.child_by_field_name("arguments")
    if called is None or arguments is None or add_to_list(walk, node, here):
        return
    called = unwrap(called)
    name = _called_name(walk, called)
    if here.mode is Mode.PROGRAM and name not in _LOOPING:
        descend(walk, node, here)
    elif here.mode is Mode.PROGRAM and here.parent != NO_PARENT:
        _set_aside(walk, node, here)
    elif called.type in FUNCTION_TYPES:
        render_function(walk, called, here, here.scope)
    elif not _visit_known_call(walk, name, called, arguments.named_children, here):
        _visit_result(walk, node, called, here)


def _visit_known_call(walk: Walk, name: str, called: Node, given: Sequence[Node], here: Here) -> bool:
    """Read a call of a function whose results are known to come from what it is given; whether it is one."""
    holder = called.child_by_field_name("object") if called.type == "member_expression" else None
    if name in _LOOPING:
        there = here._replace(mode=Mode.RENDERED, flow=here.flow.repeated(walk.branches.new(head=called)))
        walk.push([walk.task(each, there) for each in _item_makers(given)])
    elif name in _TRANSPARENT and given:
        added = given[1] if name == _CLONING and len(given) > 1 and given[1].type not in _NOTHING else None
        walk.push([walk.task(given[0], here._replace(added=added))])
    elif name in _FILTERING and holder is not None:
        walk.push([walk.task(part, here) for part in (holder, *given) if walk.syntax.may_hold_markup(part)])
    elif name == _PORTAL and given:
        _set_aside(walk, given[0], here._replace(mode=Mode.PROGRAM))
    else:
        return False
    return True


def _set_aside(walk: Walk, node: Node, here: Here) -> None:
    """Read a node later, as a root."""
    walk.later.append(walk.task(node, here._replace(parent=NO_PARENT)))


def _visit_result(walk: Walk, node: Node, called: Node, here: Here) -> None:
    """Read what a function gives: one of this file, or one of which nothing is known."""
    binding = here.scope.find(walk.syntax.text(called)) if called.type == "identifier" else None
    if binding is not None and _place(walk, binding, here):
        return
    if here.in_text and not walk.syntax.may_hold_markup(node) and here.mode is Mode.RENDERED:
        walk.drafts.text(here.parent, _hole(walk, node))
    else:
        _visit_other(walk, node, here)


def _called_name(walk: Walk, called: Node) -> str:
    """The name of the function or method that is called."""
    name = called.child_by_field_name("property") if called.type == "member_expression" else called
    return walk.syntax.text(name) if name is not None and name.type in _NAMES else ""


def _item_makers(given: Sequence[Node]) -> Sequence[Node]:
    """The arguments of a loop that give its items: functions, or what may be one by its name."""
    functions = [argument for argument in given if argument.type in FUNCTION_TYPES]
    return functions or [argument for argument in given[-1:] if argument.type in _FUNCTION_NAMES]


_HANDLERS: Mapping[str, Visit] = {
    **PROGRAM,
    "jsx_element": visit_element,
    "jsx_self_closing_element": visit_element,
    "jsx_opening_element": visit_element,
    "ternary_expression": _visit_ternary,
    "binary_expression": _visit_binary,
    "call_expression": _visit_call,
    "array": _visit_array,
    "identifier": _visit_name,
    "member_expression": _visit_member,
    "subscript_expression": _visit_member,
}
