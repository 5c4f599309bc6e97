"""What a submit button adds to the request of its form, and whether two buttons add the same."""

from __future__ import annotations

from webmcp_forms.document.forms import Control, Form
from webmcp_forms.document.nodes import Text, literal, written
from webmcp_forms.linter.finding import Confidence

_DECIDING = ("name", "value", "formaction", "formmethod")


def difference(form: Form, one: Control, other: Control) -> Confidence | None:
    """How sure it is that two submit buttons of a form send different requests.

    None when they send the same, or stand in arms that exclude each other.
    """
    if one.element.presence.excludes(other.element.presence):
        return None
    pairs = tuple(zip(_additions(form, one), _additions(form, other), strict=True))
    is_open = _is_open(one) or _is_open(other)
    if any(isinstance(ours, str) and isinstance(theirs, str) and ours != theirs for ours, theirs in pairs):
        return Confidence.POSSIBLE if is_open else Confidence.CERTAIN
    is_different = any(written(ours) != written(theirs) for ours, theirs in pairs)
    return Confidence.POSSIBLE if is_open or is_different else None


def is_surely_first(form: Form, button: Control) -> bool:
    """Whether the first submit button is there whenever its form is, and no component before it may hold another."""
    presence, around = button.element.presence, form.element.presence
    if (presence.certainty, presence.arms, presence.wrapper) != (around.certainty, around.arms, around.wrapper):
        return False
    before = map(form.document.element, range(form.element.index + 1, button.element.index))
    return not any(element.presence.component for element in before)


def _is_open(button: Control) -> bool:
    """Whether what decides on the request may be another attribute, or none."""
    presence = button.element.presence
    return bool(presence.unknown_attributes) or not presence.conditional_attributes.isdisjoint(_DECIDING)


def _additions(form: Form, button: Control) -> tuple[Text, ...]:
    """The button's name and value, and the address and method, which are the form's where it has none of its own."""
    element = button.element
    name = button.name if literal(element.get("name")) is not None else element.get("name") or ""
    value = element.get("value") or "" if name else ""
    action = element.get("formaction") or form.element.get("action") or ""
    method = element.get("formmethod") or form.element.get("method") or "get"
    return name, value, action, method.lower() if isinstance(method, str) else method
