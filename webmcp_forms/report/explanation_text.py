"""What became of each form and control, one line each.

cars.html:3:1: <form toolname="find" tooldescription="Find a car"> -> tool "find"
cars.html:4:8: <input name="make" required> -> parameter "make": string, required; described by its label "Make"
cars.html:5:8: <input name="year" disabled> -> nothing: it is disabled

Of a template, a hole in a form has a line too, and what only rendering tells stands at the end.
"""

from __future__ import annotations

from itertools import islice

from webmcp_forms.browser.descriptions import DescriptionSource
from webmcp_forms.browser.explanation import (
    ContentExplanation,
    ControlExplanation,
    Explanation,
    FormExplanation,
    FormOutcome,
    Omission,
)
from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.nodes import Certainty, Document, Element
from webmcp_forms.report.parameter_text import parameter_type
from webmcp_forms.report.places import line_reference, location, offset_location
from webmcp_forms.report.terminal import Style, paint, quote
from webmcp_forms.report.unknown_text import clauses, shown_source

_LONGEST_TAG = 70
_SHOWN_NAMESAKES = 3
_PRESENCES = {Certainty.ALWAYS: "", Certainty.BRANCH: ", in some renderings", Certainty.LOOP: ", in a loop"}


def explanation_line(explanation: Explanation, *, colour: bool) -> str:
    """The line about a form, a control or a hole, escaped, without a line end."""
    if isinstance(explanation, ContentExplanation):
        return _content_line(explanation, colour=colour)
    document, element = explanation.document, explanation.element
    match explanation:
        case FormExplanation():
            verdict, is_good = form_verdict(explanation)
        case ControlExplanation():
            verdict, is_good = _control_verdict(explanation)
    if explanation.unknowns:
        verdict += f"; only rendering tells {clauses(explanation.unknowns)}"
    else:
        verdict += _PRESENCES[element.presence.certainty]
    painted = paint(verdict, Style.GOOD if is_good else Style.NOTABLE, colour=colour)
    return f"{location(document, element)}: {as_written(document, element)} -> {painted}"


def _content_line(explanation: ContentExplanation, *, colour: bool) -> str:
    document, unknown = explanation.document, explanation.unknown
    verdict = f"unknown: it may hold controls of the form {line_reference(document, explanation.form)}"
    where = offset_location(document, unknown.span.start) if unknown.span else document.source.path
    return f"{where}: {shown_source(unknown.source)} -> {paint(verdict, Style.NOTABLE, colour=colour)}"


def as_written(document: Document, element: Element) -> str:
    """The start tag on one line, cut in the middle of nowhere when it is long."""
    place = document.place(element)
    tag = document.source.slice(place.start_tag) if place else f"<{element.tag}>"
    return quote(tag, _LONGEST_TAG)[1:-1]


def form_verdict(explanation: FormExplanation) -> tuple[str, bool]:
    """What became of a form, escaped, and whether that is a tool."""
    form = explanation.element
    match explanation.outcome:
        case FormOutcome.REGISTERED:
            return f"tool {quote(form.show('toolname'))}", True
        case FormOutcome.UNKNOWN as outcome:
            return f"perhaps a tool: {outcome.value}", True
        case FormOutcome.ILLEGAL_NAME:
            name = quote(form.show("toolname"))
            return f"no tool: {name} is no legal name, which is 1 to 128 of A-Z a-z 0-9 _ - .", False
        case FormOutcome.NAME_TAKEN:
            where = _line(explanation, explanation.holder) if explanation.holder else "elsewhere"
            return f"no tool: the form {where} has the name {quote(form.show('toolname'))} already", False
        case outcome:
            return f"no tool: {outcome.value}", False


def _control_verdict(explanation: ControlExplanation) -> tuple[str, bool]:
    parameter, form = explanation.parameter, explanation.form
    if parameter is None:
        return f"nothing: {omission_words(explanation)}", False
    is_tool = form is not None and form.outcome is FormOutcome.REGISTERED
    required = ", required" if parameter.required else ""
    name = f"parameter {quote(parameter.name)}{_of_form(explanation)}: {parameter_type(parameter)}{required}"
    verdict = f"{name}; {_description(explanation.document, parameter)}"
    return (verdict, True) if is_tool else (f"would be {verdict}", False)


def _of_form(explanation: ControlExplanation) -> str:
    """Which form a control belongs to, where that is not the one around it."""
    form, nesting_form = explanation.form, explanation.nesting_form
    if form is None or (nesting_form is not None and nesting_form.index == form.element.index):
        return ""
    return f" of the form {_line(explanation, form.element)}"


def omission_words(explanation: ControlExplanation) -> str:
    """Why a control is no parameter, escaped."""
    element, omission = explanation.element, explanation.omission
    match omission:
        case Omission.UNSUPPORTED:
            return f"{_with_article(_kind(element, explanation.kind))} is never a parameter"
        case Omission.DANGLING_OWNER:
            return f"no form owns it, since form={quote(element.show('form'))} names none"
        case Omission.NO_TOOL if explanation.form is not None and _of_form(explanation):
            return f"it belongs to the form {_line(explanation, explanation.form.element)}, which is no tool"
        case Omission.SHARED_NAME:
            return f"{_namesakes(explanation)}, so none of them becomes a parameter"
        case _:
            return omission.value if omission else ""


def _line(explanation: FormExplanation | ControlExplanation, element: Element) -> str:
    return line_reference(explanation.document, element)


def _kind(element: Element, kind: str) -> str:
    """What people call a control: `file input`, or `<button>`."""
    return f"{kind} input" if element.tag == "input" else f"<{element.tag}>"


def _with_article(noun: str) -> str:
    return f"an {noun}" if noun.lstrip("<")[0] in "aeiou" else f"a {noun}"


def _namesakes(explanation: ControlExplanation) -> str:
    """What shares the name; a form may have any number of such controls, so that only the first are looked at."""
    name = explanation.element.show("name").strip()
    others = (other for other in explanation.namesakes if other.element.index != explanation.element.index)
    shown = [
        f"the {_kind(other.element, other.kind)} {_line(explanation, other.element)}"
        for other in islice(others, _SHOWN_NAMESAKES)
    ]
    rest = len(explanation.namesakes) - 1 - len(shown)
    sharing = f"it shares the name {quote(name)} with" if name else "it has no name, like"
    return f"{sharing} {', '.join(shown)}{f' and {rest} more' if rest else ''}"


def _description(document: Document, parameter: Parameter) -> str:
    description = parameter.description
    text = quote(description.text)
    match description.source:
        case None:
            return "no description"
        case DescriptionSource.ATTRIBUTE:
            return f"described by toolparamdescription {text}"
        case DescriptionSource.LABEL:
            return f"described by its label {text}"
        case DescriptionSource.ARIA:
            return f"described by aria-description {text}"
        case DescriptionSource.FIELDSET:
            return f"described by the fieldset{_where(document, description.element)} {text}"
        case DescriptionSource.MEMBER:
            return f"described by the first control of the name {text}"


def _where(document: Document, element: Element | None) -> str:
    return f" {line_reference(document, element)}" if element else ""
