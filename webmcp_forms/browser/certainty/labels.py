"""What of the text of a control's labels only rendering tells."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.certainty.branches import arms_within, condition
from webmcp_forms.browser.certainty.unknowns import Aspect, Subject, Unknown
from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import NO_PARENT, Certainty, Document, Element, Hole, MixedText, literal, may_be_equal

# So many labels are looked at one by one; with more of them, any may be for a control.
_MOST_LABELS = 32
# So many elements around a control are looked at.
_FARTHEST_COMPONENT = 64


def label_unknowns(subject: Subject, aspect: Aspect, control: Control) -> Iterator[Unknown]:
    """What may change the text of a control's labels."""
    document, labelable = subject.form.document, subject.form.relations.labelable
    for label in control.labels:
        if hole := open_text(document, label.element, labelable):
            yield subject.of_hole(aspect, hole)
        if _may_be_several(label.element):
            yield subject.unknown(aspect, label.element, "for")
        yield from subject.conditional_attributes(aspect, label.element, "for")
        yield from branch_unknowns(subject, aspect, label.element, control.element)
    yield from _open_labels(subject, aspect, control)
    if not control.labels and (around := _component_around(subject, control.element)):
        yield subject.unknown(aspect, around)


def _may_be_several(label: Element) -> bool:
    """Whether a loop repeats a label for one id; all of them are labels of the first control that has it."""
    return label.presence.certainty is Certainty.LOOP and literal(label.get("for")) is not None


def _open_labels(subject: Subject, aspect: Aspect, control: Control) -> Iterator[Unknown]:
    """The labels of which only rendering tells whether they are for a control."""
    document, open_labels = subject.form.document, subject.form.relations.open_labels
    identifier = control.element.get("id")
    own = {label.element.index for label in control.labels}
    for number, index in enumerate(open_labels[:_MOST_LABELS]):
        label = document.element(index)
        may_name = identifier is not None and may_be_equal(label.get("for") or identifier, identifier)
        if may_name or index in own or (identifier and number + 1 == _MOST_LABELS):
            yield subject.unknown(aspect, label, "for")


def _component_around(subject: Subject, element: Element) -> Element | None:
    """The nearest component between a control and its form: what it renders may be a label of all that it wraps."""
    document, parents = subject.form.document, subject.form.document.parents
    parent = parents[element.index]
    for _ in range(_FARTHEST_COMPONENT):
        if parent in (NO_PARENT, subject.form.element.index):
            return None
        if document.element(parent).presence.component:
            return document.element(parent)
        parent = parents[parent]
    return None


def branch_unknowns(subject: Subject, aspect: Aspect, element: Element, beside: Element) -> Iterator[Unknown]:
    """That an element may be missing where another one is there."""
    if arms_within(element, beside.presence):
        source = condition(subject.form.document, element, beside.presence)
        yield subject.unknown(aspect, element, source=source)


def open_text(document: Document, element: Element, skip: frozenset[int] = frozenset()) -> Hole | None:
    """The first thing in the text of an element that only rendering tells, those in `skip` left out."""
    pending = [document.tree.children(element.index)]
    while pending:
        child = next(pending[-1], None)
        if child is None:
            pending.pop()
        elif isinstance(child, MixedText):
            return next(part for part in child.parts if isinstance(part, Hole))
        elif isinstance(child, int) and child not in skip:
            inner = document.element(child)
            if inner.presence.component:
                place = document.place(inner)
                return Hole(f"<{inner.tag}>", place.start_tag if place else None)
            pending.append(document.tree.children(child))
    return None
