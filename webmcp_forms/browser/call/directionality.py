"""The direction of the text in a control, which `dirname` asks for (HTML, "the directionality")."""

from __future__ import annotations

from unicodedata import bidirectional

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Document, Element, text_content

_DIRECTIONS = frozenset({"ltr", "rtl", "auto"})
# What is inside them says nothing about the text around.
_APART = frozenset({"bdi", "script", "style", "textarea"})


def runs_right_to_left(document: Document, control: Control, value: str) -> bool:
    """Whether a value of a control runs from right to left."""
    element = control.element
    if control.kind == "tel" and not element.has("dir"):
        return False
    if _direction(element) == "auto":
        return _starts_right_to_left(value)
    while _direction(element) not in _DIRECTIONS and element.parent >= 0:
        element = document.element(element.parent)
    if _direction(element) == "auto":
        return _starts_right_to_left(_own_text(document, element))
    return _direction(element) == "rtl"


def _direction(element: Element) -> str:
    return element.show("dir").lower()


def _own_text(document: Document, element: Element) -> str:
    """The text that decides about an element: without parts that have a direction of their own."""
    inside = document.descendants(element)
    apart = (each.index for each in inside if each.tag in _APART or _direction(each) in _DIRECTIONS)
    return text_content(document, element, frozenset(apart))


def _starts_right_to_left(text: str) -> bool:
    """Whether the first letter of a text runs from right to left."""
    return next((kind != "L" for kind in map(bidirectional, text) if kind in ("L", "R", "AL")), False)
