"""Every text of a tool that an agent reads, one by one, with where it is written.

Example: `<form toolname=find tooldescription="Find a car"><label>Make <input name=make></label>` gives the tool's name
and description, the parameter name `make`, and the text of the label, which describes the parameter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum

from webmcp_forms.browser.descriptions import DescriptionSource
from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.forms import Choice, Control, strip_spaces
from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Element
from webmcp_forms.linter.known_text import outline, outlined
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.readers.offsets import OffsetMap, decode_attribute
from webmcp_forms.records import record
from webmcp_forms.source import Span

_CONTEXT = 12


class Role(Enum):
    """What a text is to the agent."""

    TOOL_NAME = "tool name"
    TOOL_TITLE = "tool title"
    TOOL_DESCRIPTION = "tool description"
    PARAMETER_NAME = "parameter name"
    PARAMETER_DESCRIPTION = "parameter description"
    CHOICE_VALUE = "value of a choice"
    CHOICE_TITLE = "title of a choice"


@record
class AgentText:
    """A text that an agent reads, not empty.

    It is the value of an attribute of an element, or the element's content when `attribute` is None. `text` has
    `UNKNOWN` in place of holes. `control` is the name of the parameter it belongs to, or "".
    """

    role: Role
    text: str
    element: Element
    attribute: str | None
    control: str = ""


def agent_texts(tool: ToolForm) -> Iterator[AgentText]:
    """The texts of a tool in the order of its definition."""
    yield from _tool_texts(tool)
    for parameter in tool.parameters:
        yield from _parameter_texts(tool, parameter)
        if parameter.schema["type"] != "boolean":
            for control in parameter.group.controls:
                for choice in control.choices:
                    yield from _choice_texts(tool, control, choice)


def described_texts(tool: ToolForm) -> Iterator[AgentText]:
    """The same without the choices, of which there may be very many."""
    yield from _tool_texts(tool)
    for parameter in tool.parameters:
        yield from _parameter_texts(tool, parameter)


def _tool_texts(tool: ToolForm) -> Iterator[AgentText]:
    for attribute, role in _TOOL_TEXTS.items():
        if text := tool.element.get(attribute):
            yield AgentText(role, outlined(text), tool.element, attribute)


_TOOL_TEXTS = {
    "toolname": Role.TOOL_NAME,
    "tooltitle": Role.TOOL_TITLE,
    "tooldescription": Role.TOOL_DESCRIPTION,
}


def _parameter_texts(tool: ToolForm, parameter: Parameter) -> Iterator[AgentText]:
    first = parameter.group.controls[0].element
    if parameter.name and (name := first.get("name")):
        yield AgentText(Role.PARAMETER_NAME, outlined(name), first, "name", parameter.name)
    description = parameter.description
    match description.source:
        case None:
            return
        case DescriptionSource.LABEL:
            yield from _label_texts(tool, parameter.group.controls[0], Role.PARAMETER_DESCRIPTION)
        case source:
            attribute = "aria-description" if source is DescriptionSource.ARIA else "toolparamdescription"
            element = description.element
            if element and (text := element.get(attribute)):
                yield AgentText(Role.PARAMETER_DESCRIPTION, outlined(text), element, attribute, parameter.name)


def _choice_texts(tool: ToolForm, control: Control, choice: Choice) -> Iterator[AgentText]:
    if value := choice.element.get("value"):
        yield AgentText(Role.CHOICE_VALUE, outlined(value), choice.element, "value", control.name)
    if choice.element.tag == "input":
        yield from _label_texts(tool, control, Role.CHOICE_TITLE)
    elif choice.title:
        is_plain = tool.form.document.language in PLAIN_LANGUAGES
        text = choice.title if is_plain else outline(tool.form.document, choice.element)
        yield AgentText(Role.CHOICE_TITLE, text, choice.element, None, control.name)


def _label_texts(tool: ToolForm, control: Control, role: Role) -> Iterator[AgentText]:
    skip = tool.page.relations.labelable
    for label in control.labels:
        if label.text:
            text = strip_spaces(outline(tool.form.document, label.element, skip))
            yield AgentText(role, text, label.element, None, control.name)


def span_of(tool: ToolForm, text: AgentText) -> Span:
    """Where a text is written: the attribute's value, or the start tag of the element it is in."""
    return tool.span(text.element, text.attribute)


def exact_span(tool: ToolForm, text: AgentText, start: int, end: int) -> Span | None:
    """Where a part of a text stands in the source, or None when it is not written there in one piece."""
    return next(exact_spans(tool, text, ((start, end),)))


def exact_spans(tool: ToolForm, text: AgentText, parts: Iterable[tuple[int, int]]) -> Iterator[Span | None]:
    """The same for several parts of a text, which is looked for in the source once."""
    region = _region(tool, text)
    decoded, offsets = decode_attribute(tool.source.slice(region)) if region else ("", OffsetMap())
    base = decoded.find(text.text)
    for start, end in parts:
        found = base + start if base >= 0 else _find(decoded, text.text, start, end)
        if region is None or found < 0:
            yield None
        else:
            span = offsets.span(found, found + end - start)
            yield Span(region.start + span.start, region.start + span.end)


def _find(decoded: str, text: str, start: int, end: int) -> int:
    """Where a part stands in a text that is broken by tags or line breaks, found by what is before it."""
    context = text[max(0, start - _CONTEXT) : start]
    found = decoded.find(context + text[start:end])
    return found + len(context) if found >= 0 else decoded.find(text[start:end])


def _region(tool: ToolForm, text: AgentText) -> Span | None:
    """The source in which a text stands: the attribute's value, or what follows the start tag."""
    document = tool.form.document
    place = document.place(text.element)
    if place is None:
        return None
    if text.attribute:
        found = place.attributes.get(text.attribute)
        return found.value if found else None
    if place.end_tag:
        return Span(place.start_tag.end, place.end_tag.start)
    following = document.ends[text.element.index]
    after = document.place(document.element(following)) if following < len(document.ends) else None
    end = after.start_tag.start if after else len(tool.source.text)
    return Span(place.start_tag.end, max(end, place.start_tag.end))
