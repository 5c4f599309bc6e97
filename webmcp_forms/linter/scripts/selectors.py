"""Whether a CSS selector, as scripts write them, names an element: yes, no, or nobody knows.

Types, ids, classes, attributes, lists, descendants and children are judged; with anything else it is unknown.
"""

from __future__ import annotations

from collections.abc import Sequence

from webmcp_forms.document.nodes import Document, Element, Text
from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

_COMPOUND = Expression(
    r"""(?P<tag>\*|[\w-]+)?(?P<rest>(?:[#.][\w-]+|\[\s*[\w-]+\s*(?:[~|^$*]?=\s*(?:"[^"]*"|'[^']*'|[\w-]+)\s*)?\])*)"""
)
_PART = Expression(
    r"""#(?P<id>[\w-]+)|\.(?P<class>[\w-]+)|"""
    r"""\[\s*(?P<name>[\w-]+)\s*(?:(?P<sign>[~|^$*]?=)\s*(?P<value>"[^"]*"|'[^']*'|[\w-]+)\s*)?\]"""
)
_COMBINATOR = Expression(r"\s*>\s*|\s+")
# Longer selectors and deeper elements are not looked at.
_LONGEST = 400
_DEEPEST = 200


@record
class _Compound:
    """What one element must be, and whether the one before must be its parent (or else any ancestor)."""

    tag: str
    parts: str
    is_child: bool


def matches(document: Document, element: Element, selector: str) -> bool | None:
    """Whether a selector, which may be a list, matches an element; None when that is unknown."""
    if len(selector) > _LONGEST:
        return None
    verdicts = [_matches_one(document, element, one.strip()) for one in selector.split(",")]
    if True in verdicts:
        return True
    return None if None in verdicts else False


def _matches_one(document: Document, element: Element, selector: str) -> bool | None:
    compounds = _compounds(selector)
    if not compounds:
        return None
    *outer, last = compounds
    verdict = _is(element, last)
    return _and(verdict, _stands_in(document, element, outer, is_child=last.is_child)) if outer else verdict


def _stands_in(document: Document, element: Element, outer: Sequence[_Compound], *, is_child: bool) -> bool | None:
    """Whether the elements around an element are those that a selector wants there."""
    wanted = list(outer)
    verdict: bool | None = True
    for _ in range(_DEEPEST):
        if not wanted or verdict is False:
            break
        if element.parent < 0:
            return False
        element = document.element(element.parent)
        found = _is(element, wanted[-1])
        if found is not False:
            verdict = _and(verdict, found)
            is_child = wanted.pop().is_child
        elif is_child:
            return False
    return None if wanted else verdict


def _compounds(selector: str) -> list[_Compound]:
    """The compounds of a selector; none for one that is not understood."""
    found: list[_Compound] = []
    position, is_child = 0, False
    while position < len(selector):
        match = _COMPOUND.match(selector, position)
        if match is None or match.end() == position:
            return []
        found.append(_Compound(match["tag"] or "*", match["rest"], is_child))
        position = match.end()
        if position < len(selector):
            between = _COMBINATOR.match(selector, position)
            if between is None:
                return []
            is_child = ">" in between[0]
            position = between.end()
            if position == len(selector):
                return []
    return found


def _is(element: Element, compound: _Compound) -> bool | None:
    verdict: bool | None = compound.tag in ("*", element.tag) or compound.tag.lower() == element.tag
    for part in _PART.finditer(compound.parts):
        name = part["name"] or ("id" if part["id"] else "class")
        sign = part["sign"] or ("" if part["name"] else "=" if part["id"] else "~=")
        value = (part["value"] or "").strip("\"'") or part["id"] or part["class"] or ""
        verdict = _and(verdict, _has(element, name.lower(), sign, value))
    return verdict


def _has(element: Element, name: str, sign: str, value: str) -> bool | None:
    """Whether an element has an attribute, and a value that a sign compares."""
    if not element.has(name):
        return None if element.may_have(name) else False
    if not sign:
        return True if element.surely_has(name) else None
    written: Text | None = element.get(name)
    if not isinstance(written, str) or not element.surely_has(name):
        return None
    match sign:
        case "=":
            return written == value
        case "~=":
            return value in written.split()
        case "^=":
            return written.startswith(value)
        case "$=":
            return written.endswith(value)
        case "*=":
            return value in written
    return None


def _and(one: bool | None, other: bool | None) -> bool | None:
    if one is False or other is False:
        return False
    return True if one and other else None
