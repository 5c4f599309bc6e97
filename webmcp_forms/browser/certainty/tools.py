"""What of a tool itself only rendering tells: its texts, and whether it has more parameters than are written."""

from __future__ import annotations

import re
from collections.abc import Iterator

from webmcp_forms.browser.certainty.branches import condition
from webmcp_forms.browser.certainty.unknowns import Aspect, Subject, Unknown
from webmcp_forms.document.forms import Form
from webmcp_forms.document.nodes import ALWAYS, Element, Hole, MixedText, may_be_equal
from webmcp_forms.document.translations import is_translation

# What a hole in one of these renders as is no control.
_TEXT_TAGS = frozenset(
    {"a", "button", "h1", "h2", "h3", "h4", "h5", "h6", "legend", "option", "script", "style", "textarea", "title"}
)
_CONTROL_TAG = re.compile(r"(?i)<(?:input|select|textarea|button|fieldset|output|object)\b")
_CHOICE_TAGS = frozenset({"select", "optgroup", "datalist"})
_TEXTS = (
    (Aspect.NAME, "toolname"),
    (Aspect.TITLE, "tooltitle"),
    (Aspect.DESCRIPTION, "tooldescription"),
)


def tool_unknowns(form: Form) -> Iterator[Unknown]:
    """What is unknown of the tool that a form becomes, its parameters aside."""
    element, subject = form.element, Subject(form)
    if element.presence.arms:
        yield subject.unknown(Aspect.PRESENCE, element, source=condition(form.document, element, ALWAYS))
    for aspect, name in _TEXTS:
        yield from subject.open_attributes(aspect, element, name)
    yield from subject.conditional_attributes(Aspect.AUTOSUBMIT, element, "toolautosubmit")
    for aspect, name in ((Aspect.TITLE, "tooltitle"), (Aspect.AUTOSUBMIT, "toolautosubmit")):
        if not element.has(name):
            yield from subject.unknown_attributes(aspect, element)
    yield from _open_content(form, subject)
    yield from _open_controls(form, subject)


def _open_content(form: Form, subject: Subject) -> Iterator[Unknown]:
    """The holes and components in a form that may hold controls, and the controls that may have any name."""
    document = form.document
    for element in (form.element, *document.descendants(form.element)):
        is_inside = element.index != form.element.index
        if element.presence.component and is_inside:
            yield subject.unknown(Aspect.PARAMETERS, element)
        if element.tag not in _TEXT_TAGS and element.tag not in _CHOICE_TAGS:
            for child in document.tree.children(element.index):
                if isinstance(child, MixedText):
                    yield from (
                        subject.of_hole(Aspect.PARAMETERS, part)
                        for part in child.parts
                        if isinstance(part, Hole) and _may_hold_control(part)
                    )
    for control in form.controls:
        if not control.element.has("name"):
            yield from subject.unknown_attributes(Aspect.PARAMETERS, control.element)


def _may_hold_control(hole: Hole) -> bool:
    is_message = is_translation(hole.source) and not _CONTROL_TAG.search(hole.source)
    return not (hole.is_text or is_message)


def _open_controls(form: Form, subject: Subject) -> Iterator[Unknown]:
    """The controls whose `form` attribute may name this form."""
    identifier = form.element.get("id")
    for index in form.relations.open_controls if identifier else ():
        control: Element = form.document.element(index)
        if identifier and may_be_equal(control.get("form") or "", identifier):
            yield subject.unknown(Aspect.PARAMETERS, control, "form")
