"""What a report about tools is made from, as data that travels between processes.

document -> the forms that are tools, or are meant to be -> `ToolFacts`, in the order of the source

They take longer to compute than most pages to check, so they are only made for the formats that show them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from typing import TypeAlias

from webmcp_forms.browser.descriptions import DescriptionSource, schema_description
from webmcp_forms.browser.explanation import ControlExplanation, FormExplanation, FormOutcome
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.schema import Parameter, Schema, input_schema
from webmcp_forms.browser.template_explanation import explain_any
from webmcp_forms.document.nodes import INERT_SCOPE, Document, Element
from webmcp_forms.linter.intent.kinds import Intent, Kind
from webmcp_forms.linter.options import DEFAULT_OPTIONS, RuleOptions
from webmcp_forms.linter.page import TOOL_ATTRIBUTES, Page
from webmcp_forms.records import record
from webmcp_forms.report.explanation_text import as_written, form_verdict, omission_words
from webmcp_forms.report.unknown_text import unknown_lines
from webmcp_forms.source import SourceFile, Span
from webmcp_forms.tools import Tool, document_tools

_Place: TypeAlias = tuple[int, int]
# What nobody takes for a parameter.
_BUTTONS = frozenset({"submit", "reset", "button", "image", "fieldset", "output"})
_DESCRIBED_BY = {
    DescriptionSource.ATTRIBUTE: "toolparamdescription",
    DescriptionSource.LABEL: "its label",
    DescriptionSource.ARIA: "aria-description",
    DescriptionSource.FIELDSET: "toolparamdescription of the fieldset",
    DescriptionSource.MEMBER: "toolparamdescription of the first control",
}


@record
class ParameterFacts:
    """A parameter: its schema, the kind of its control, the description, and what that is from, or ""."""

    name: str
    kind: str
    required: bool
    description: str
    described_by: str
    schema: Schema


@record
class LeftOut:
    """A control that an agent does not see: its start tag on one line, why, and where it stands."""

    tag: str
    reason: str
    span: Span | None


@record
class ToolFacts:
    """A form that is a tool, or is meant to be one.

    `refusal` is why the browser registers no tool, or "": then `parameters` and `schema` are those it would have.
    `span` is the start tag of the form, `extent` all of it, in `source.text`; both are empty for a form that the parser
    implied. `unknowns` are what only rendering tells of a template's tool, a line each.
    """

    source: SourceFile = field(repr=False)
    span: Span
    extent: Span
    name: str
    title: str
    description: str
    autosubmit: bool
    schema: Schema
    parameters: tuple[ParameterFacts, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    intent: Intent | None = None
    unknowns: tuple[str, ...] = ()
    refusal: str = ""

    @property
    def path(self) -> str:
        """The file, as programs know it wherever the run starts."""
        return self.source.relative or self.source.path

    @property
    def kind(self) -> Kind:
        """What it does, as far as the form tells."""
        return self.intent.kind if self.intent else Kind.UNKNOWN


def tool_facts(document: Document, profile: Profile, options: RuleOptions = DEFAULT_OPTIONS) -> tuple[ToolFacts, ...]:
    """The facts of all forms of a document and its frames that have a tool attribute and are not in a template."""
    tools = {_place(tool.form.document, tool.form.element): tool for tool in document_tools(document, profile)}
    forms: dict[_Place, FormExplanation] = {}
    controls: dict[_Place, list[ControlExplanation]] = {}
    for part in explain_any(document, profile):
        if isinstance(part, FormExplanation) and _is_meant(part.element):
            forms[_place(part.document, part.element)] = part
        elif isinstance(part, ControlExplanation) and part.form:
            controls.setdefault(_place(part.form.document, part.form.element), []).append(part)
    pages: dict[int, Page] = {}
    facts = []
    for place, form in forms.items():
        page = pages.setdefault(id(form.document), Page(form.document, profile, options))
        facts.append(_facts(form, tools.get(place), controls.get(place, ()), page))
    return tuple(sorted(facts, key=lambda one: (one.span.start, one.span.end)))


def _facts(form: FormExplanation, tool: Tool | None, controls: Sequence[ControlExplanation], page: Page) -> ToolFacts:
    element = form.element
    span, extent = _spans(form.document, element)
    parameters = tool.parameters if tool else tuple(_would_be(controls))
    return ToolFacts(
        source=form.document.source,
        span=span,
        extent=extent,
        name=tool.name if tool else element.show("toolname"),
        title=tool.title if tool else element.show("tooltitle"),
        description=tool.description if tool else element.show("tooldescription"),
        autosubmit=element.has("toolautosubmit"),
        schema=tool.input_schema if tool else input_schema(parameters),
        parameters=tuple(map(_parameter, parameters)),
        left_out=tuple(_left_out(controls)),
        intent=page.analyse(element).intent,
        unknowns=tuple(unknown_lines(tool.incomplete)) if tool else (),
        refusal="" if tool or form.outcome is FormOutcome.REGISTERED else form_verdict(form)[0],
    )


def _is_meant(form: Element) -> bool:
    return form.scope != INERT_SCOPE and any(map(form.has, TOOL_ATTRIBUTES))


def _would_be(controls: Iterable[ControlExplanation]) -> Iterator[Parameter]:
    """The parameters that the controls of a form would be, each once."""
    found = {control.parameter.name: control.parameter for control in controls if control.parameter}
    yield from found.values()


def _parameter(parameter: Parameter) -> ParameterFacts:
    description = parameter.description
    return ParameterFacts(
        parameter.name,
        parameter.group.controls[0].kind,
        parameter.required,
        schema_description(parameter.group, description),
        _DESCRIBED_BY[description.source] if description.source else "",
        parameter.schema,
    )


def _left_out(controls: Iterable[ControlExplanation]) -> Iterator[LeftOut]:
    for control in controls:
        if control.parameter is None and control.kind not in _BUTTONS:
            place = control.document.place(control.element)
            tag = as_written(control.document, control.element)
            yield LeftOut(tag, omission_words(control), place.start_tag if place else None)


def _place(document: Document, element: Element) -> _Place:
    """What tells a form from all others of a file, in every reading of it."""
    place = document.place(element)
    return (place.start_tag.start, place.start_tag.end) if place else (-1 - element.index, id(document))


def _spans(document: Document, element: Element) -> tuple[Span, Span]:
    place = document.place(element)
    if place is None:
        return Span(0, 0), Span(0, 0)
    end = place.end_tag.end if place.end_tag else place.start_tag.end
    return place.start_tag, Span(place.start_tag.start, end)
