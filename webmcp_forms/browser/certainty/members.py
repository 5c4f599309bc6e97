"""What of a parameter only rendering tells: whether it is there, whether it is required, and what describes it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from webmcp_forms.browser.certainty.branches import arms_within, condition
from webmcp_forms.browser.certainty.labels import branch_unknowns, label_unknowns
from webmcp_forms.browser.certainty.unknowns import Aspect, Subject, Unknown, is_never_empty
from webmcp_forms.browser.certainty.values import value_unknowns
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.schema import is_parameter, is_supported
from webmcp_forms.document.forms import Control, Form, Group
from webmcp_forms.document.nodes import Element, MixedText
from webmcp_forms.document.wrappers import LabelHoles


def parameter_unknowns(form: Form, group: Group, profile: Profile, holes: LabelHoles) -> Iterator[Unknown]:
    """What is unknown of the parameter that a group becomes, or may become, but for the branches it stands in."""
    subject = Subject(form, group.name)
    for control in group.controls:
        if is_supported(control, profile) or _may_be_supported(control):
            yield from _presence_unknowns(subject, control)
    if is_parameter(group, profile):
        yield from _required_unknowns(subject, group)
        yield from _description_unknowns(subject, group, holes)
        yield from value_unknowns(subject, group)


def skipped_unknowns(form: Form, profile: Profile) -> Iterator[Unknown]:
    """Controls that are left out by an attribute which some renderings lack, on them or on a fieldset around them.

    Without it they are parameters, or take one away whose name they have.
    """
    names = {group.name for group in form.groups if is_parameter(group, profile)}
    for control in form.controls:
        if control.skip is not None and (control.name in names or is_supported(control, profile)):
            subject = Subject(form, control.name)
            around = islice(_fieldsets(form, control.element), _MOST_FIELDSETS)
            found = [
                unknown for element in (control.element, *around) for unknown in _absences(subject, control, element)
            ]
            if found and isinstance(control.element.get("name"), MixedText):
                yield subject.unknown(Aspect.NAME, control.element, "name")
            yield from found


def _absences(subject: Subject, control: Control, element: Element) -> Iterator[Unknown]:
    """What of an element that disables a control, itself or around it, some renderings lack that have the control."""
    yield from subject.conditional_attributes(Aspect.PRESENCE, element, "disabled", "readonly")
    if element.has("disabled") and arms_within(element, control.element.presence):
        source = condition(subject.form.document, element, control.element.presence)
        yield subject.unknown(Aspect.PRESENCE, element, source=source)


def _fieldsets(form: Form, element: Element) -> Iterator[Element]:
    """The fieldsets around an element, the nearest first."""
    index = form.relations.fieldsets.of(element.index)
    while index >= 0:
        yield form.document.element(index)
        index = form.relations.fieldsets.of(index)


# Enough for any real form; a bound on what each control inside hostile nesting costs.
_MOST_FIELDSETS = 16


def _may_be_supported(control: Control) -> bool:
    """Whether an input is of another kind in the renderings that lack its type."""
    element = control.element
    return element.tag == "input" and element.has("type") and not element.surely_has("type")


def _presence_unknowns(subject: Subject, control: Control) -> Iterator[Unknown]:
    element = control.element
    if isinstance(element.get("name"), MixedText):
        yield subject.unknown(Aspect.NAME, element, "name")
    yield from subject.open_attributes(Aspect.TYPE, element, "type")
    yield from subject.conditional_attributes(Aspect.TYPE, element, "multiple")
    yield from subject.unknown_attributes(Aspect.PRESENCE, element)
    yield from subject.conditional_attributes(Aspect.PRESENCE, element, "disabled", "readonly", "name", "form")
    if control.kind == "hidden" and not is_never_empty(element, "toolparamdescription"):
        yield from subject.open_attributes(Aspect.PRESENCE, element, "toolparamdescription")
    for fieldset in islice(_fieldsets(subject.form, element), _MOST_FIELDSETS):
        yield from subject.unknown_attributes(Aspect.PRESENCE, fieldset)
        yield from subject.conditional_attributes(Aspect.PRESENCE, fieldset, "disabled")


def _required_unknowns(subject: Subject, group: Group) -> Iterator[Unknown]:
    around = subject.form.element.presence
    if not any(
        control.element.surely_has("required") and not arms_within(control.element, around)
        for control in group.controls
    ):
        for control in group.controls:
            yield from subject.conditional_attributes(Aspect.REQUIRED, control.element, "required")


def _description_unknowns(subject: Subject, group: Group, holes: LabelHoles) -> Iterator[Unknown]:
    if len(group.controls) == 1:
        yield from _single_description(subject, group.controls[0], holes)
    elif group.fieldset:
        fieldset, first = group.fieldset, group.controls[0].element
        yield from subject.open_attributes(Aspect.DESCRIPTION, fieldset, "toolparamdescription")
        yield from branch_unknowns(subject, Aspect.DESCRIPTION, fieldset, first)


def _single_description(subject: Subject, control: Control, holes: LabelHoles) -> Iterator[Unknown]:
    """Its own attribute counts before its labels, and they before `aria-description`."""
    element = control.element
    yield from subject.open_attributes(Aspect.DESCRIPTION, element, "toolparamdescription")
    if not is_never_empty(element, "toolparamdescription"):
        yield from label_unknowns(subject, Aspect.DESCRIPTION, control)
        if not control.labels and (hole := holes.of(element, subject.form.element.presence)):
            yield subject.of_hole(Aspect.DESCRIPTION, hole)
        yield from subject.open_attributes(Aspect.DESCRIPTION, element, "aria-description")
