"""What became of each form and each control of a page, and why: the facts behind `webmcp-forms explain`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import TypeAlias

from webmcp_forms.browser.certainty.unknowns import Unknown
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.registration import is_legal_name, reachable_documents, registered_forms
from webmcp_forms.browser.schema import Parameter, is_supported, parameters
from webmcp_forms.document.forms import Control, Form, Skip, analyse_form, control_kind
from webmcp_forms.document.nodes import INERT_SCOPE, Document, Element, literal, with_frames
from webmcp_forms.document.relations import NOTHING, NearestAncestor, relate
from webmcp_forms.document.vocabulary import LISTED_TAGS
from webmcp_forms.records import record


class FormOutcome(Enum):
    """What becomes of a form."""

    REGISTERED = "it is a tool"
    UNKNOWN = "whether it is a tool is only known after rendering"
    NO_ATTRIBUTES = "it has neither toolname nor tooldescription"
    NO_NAME = "it has no toolname"
    NO_DESCRIPTION = "it has no tooldescription"
    ILLEGAL_NAME = "its name is illegal"
    NAME_TAKEN = "its name is taken"
    IN_TEMPLATE = "it is in a template"
    IN_FRAME = "it is in a frame whose tools the browser does not list"


class Omission(Enum):
    """Why a control is no parameter."""

    IN_TEMPLATE = "it is in a template"
    NO_FORM = "it is in no form"
    DANGLING_OWNER = "its form attribute names no form"
    NO_TOOL = "its form is no tool"
    DISABLED = "it is disabled"
    FIELDSET_DISABLED = "it is in a disabled fieldset"
    READONLY = "it is readonly"
    UNSUPPORTED = "its kind is not supported"
    HIDDEN = "it is hidden and has no toolparamdescription"
    SHARED_NAME = "it shares its name with others, so none of them becomes a parameter"


@record
class FormExplanation:
    """What became of a form. `holder` is the form that has its name already, when that is the reason.

    `unknowns` are what only rendering tells of its tool, its parameters aside.
    """

    document: Document
    element: Element
    outcome: FormOutcome
    holder: Element | None = None
    unknowns: tuple[Unknown, ...] = ()


@record
class ControlExplanation:
    """What became of a listed element: a parameter of its form, or nothing for a reason.

    `form` is its form owner, and `nesting_form` the form around it, which may be another or none. `parameter` is what
    it is, or would be if its form were a tool. `namesakes` are all the controls of its name, itself among them, where
    they are several. `unknowns` are what only rendering tells of the parameter.
    """

    document: Document
    element: Element
    kind: str
    form: FormExplanation | None
    nesting_form: Element | None
    parameter: Parameter | None
    omission: Omission | None
    namesakes: tuple[Control, ...] = ()
    unknowns: tuple[Unknown, ...] = ()


@record
class ContentExplanation:
    """A hole or a component in a form that may hold controls."""

    document: Document
    form: Element
    unknown: Unknown


Explanation: TypeAlias = FormExplanation | ControlExplanation | ContentExplanation

_FORM = frozenset({"form"})
_SKIPS = {
    Skip.DISABLED: Omission.DISABLED,
    Skip.FIELDSET_DISABLED: Omission.FIELDSET_DISABLED,
    Skip.READONLY: Omission.READONLY,
}


def explain(document: Document, profile: Profile) -> Iterator[FormExplanation | ControlExplanation]:
    """The forms and listed elements of a page in tree order, then those of its frames, frame by frame.

    Of a template it is one reading that is explained; see `template_explanation`.
    """
    listed_documents = {id(part) for part in reachable_documents(document, profile)}
    for part in with_frames(document):
        yield from _explain_document(part, profile, is_listed=id(part) in listed_documents)


def _explain_document(
    document: Document, profile: Profile, *, is_listed: bool
) -> Iterator[FormExplanation | ControlExplanation]:
    elements = [element for element in document.tagged(LISTED_TAGS | _FORM) if element.is_html]
    form_elements = [element for element in elements if element.tag == "form"]
    relations = relate(document)
    analysed = tuple(
        analyse_form(document, relations, element, profile.readonly_kinds)
        for element in form_elements
        if _may_be_tool(element)
    )
    forms = _forms(document, form_elements, analysed, profile, is_listed=is_listed)
    nesting = NearestAncestor(document, frozenset(forms))
    members = dict(_members(analysed, forms, nesting, profile))
    owners = {control: forms[form] for form, controls in relations.owned.items() for control in controls}
    for element in elements:
        index = element.index
        known = forms.get(index) or members.get(index)
        yield known or _outsider(document, element, owners.get(index), nesting)


def _outsider(
    document: Document, element: Element, owner: FormExplanation | None, nesting: NearestAncestor
) -> ControlExplanation:
    """A control whose form cannot be a tool, or that has none."""
    nesting_form = _nesting_form(document, nesting, element)
    kind = control_kind(element)
    return ControlExplanation(document, element, kind, owner, nesting_form, None, _outside(element, owner))


def _may_be_tool(form: Element) -> bool:
    written = form.has("toolname") or form.has("tooldescription") or bool(form.presence.unknown_attributes)
    return form.scope != INERT_SCOPE and written


def _outside(element: Element, owner: FormExplanation | None) -> Omission:
    """Why an element is no parameter that no form which may be a tool owns."""
    if element.scope == INERT_SCOPE:
        return Omission.IN_TEMPLATE
    if owner is not None:
        return Omission.NO_TOOL
    return Omission.DANGLING_OWNER if element.has("form") else Omission.NO_FORM


def _nesting_form(document: Document, nesting: NearestAncestor, element: Element) -> Element | None:
    index = nesting.of(element.index)
    return document.element(index) if index != NOTHING else None


def _forms(
    document: Document, elements: list[Element], analysed: tuple[Form, ...], profile: Profile, *, is_listed: bool
) -> dict[int, FormExplanation]:
    holders = {form.name: form.element for form in registered_forms(analysed, profile)}
    explanations: dict[int, FormExplanation] = {}
    for element in elements:
        holder = holders.get(element.show("toolname"))
        outcome = _outcome(element, holder, profile, is_listed=is_listed)
        is_taken = outcome is FormOutcome.NAME_TAKEN
        explanations[element.index] = FormExplanation(document, element, outcome, holder if is_taken else None)
    return explanations


def _outcome(form: Element, holder: Element | None, profile: Profile, *, is_listed: bool) -> FormOutcome:
    if form.scope == INERT_SCOPE:
        return FormOutcome.IN_TEMPLATE
    has_name, has_description = form.has("toolname"), form.has("tooldescription")
    if not (has_name and has_description):
        if form.presence.unknown_attributes:
            return FormOutcome.UNKNOWN
        if has_name or has_description:
            return FormOutcome.NO_DESCRIPTION if has_name else FormOutcome.NO_NAME
        return FormOutcome.NO_ATTRIBUTES
    name = literal(form.get("toolname"))
    if name is None:
        return FormOutcome.UNKNOWN
    if profile.legal_names_only and not is_legal_name(name):
        return FormOutcome.ILLEGAL_NAME
    if holder is not None and holder.index != form.index:
        return FormOutcome.NAME_TAKEN
    return FormOutcome.REGISTERED if is_listed else FormOutcome.IN_FRAME


def _members(
    analysed: tuple[Form, ...], forms: Mapping[int, FormExplanation], nesting: NearestAncestor, profile: Profile
) -> Iterator[tuple[int, ControlExplanation]]:
    """The explanations of all controls of the forms that are tools or nearly are, by element index."""
    for form in analysed:
        by_name = {parameter.name: parameter for parameter in parameters(form, profile)}
        namesakes = {group.name: group.controls for group in form.groups if len(group.controls) > 1}
        for control in form.controls:
            omission = _omission(control, profile, is_parameter=control.name in by_name)
            is_grouped = omission in (None, Omission.SHARED_NAME)
            explanation = ControlExplanation(
                form.document,
                control.element,
                control.kind,
                forms[form.element.index],
                _nesting_form(form.document, nesting, control.element),
                by_name[control.name] if omission is None else None,
                omission,
                namesakes.get(control.name, ()) if is_grouped else (),
            )
            yield control.element.index, explanation


def _omission(control: Control, profile: Profile, *, is_parameter: bool) -> Omission | None:
    """Why a control is no parameter, given whether the controls of its name are one."""
    if control.skip is not None:
        return _SKIPS[control.skip]
    if is_parameter and control.kind != "object":
        return None
    if not is_supported(control, profile):
        return Omission.HIDDEN if control.kind == "hidden" else Omission.UNSUPPORTED
    return Omission.SHARED_NAME
