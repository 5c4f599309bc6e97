"""What became of each form and control of a template, in all its readings, and what only rendering tells."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

from webmcp_forms.browser.certainty import Aspect, TemplateTool, template_tools
from webmcp_forms.browser.explanation import (
    ContentExplanation,
    ControlExplanation,
    Explanation,
    FormExplanation,
    FormOutcome,
    Omission,
    explain,
)
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Document, Element
from webmcp_forms.source import Span

_Key: TypeAlias = tuple[Span | None, int]


def explain_any(document: Document, profile: Profile) -> Iterator[Explanation]:
    """The explanation of a page in any language; that of a template in the order of its source."""
    if document.language in PLAIN_LANGUAGES:
        yield from explain(document, profile)
        return
    tools = {_key(tool.form.document, tool.form.element): tool for tool in template_tools(document, profile)}
    known = [_with_unknowns(part, tools) for part in _explained(document, profile)]
    contents = [content for tool in tools.values() for content in _contents(tool)]
    yield from sorted((*known, *contents), key=_start)


def _explained(document: Document, profile: Profile) -> Iterator[FormExplanation | ControlExplanation]:
    """Each form and control once, from the reading that makes most of it."""
    found: dict[_Key, FormExplanation | ControlExplanation] = {}
    for reading in document.readings:
        for part in explain(reading, profile):
            key = _key(part.document, part.element)
            if key not in found or _rank(part) > _rank(found[key]):
                found[key] = part
    yield from found.values()


def _rank(part: FormExplanation | ControlExplanation) -> int:
    """How much becomes of a form or a control."""
    if isinstance(part, FormExplanation):
        return int(part.outcome is FormOutcome.REGISTERED)
    if part.parameter is None:
        return int(part.omission not in _SKIPPED)
    return 2 + (_rank(part.form) if part.form else 0)


_SKIPPED = (Omission.DISABLED, Omission.FIELDSET_DISABLED, Omission.READONLY)


def _with_unknowns(
    part: FormExplanation | ControlExplanation, tools: Mapping[_Key, TemplateTool]
) -> FormExplanation | ControlExplanation:
    form = part if isinstance(part, FormExplanation) else part.form
    tool = tools.get(_key(form.document, form.element)) if form else None
    if tool is None:
        return part
    if isinstance(part, FormExplanation):
        own = (unknown for unknown in tool.unknowns if unknown.parameter is None)
        unknowns = tuple(unknown for unknown in own if unknown.aspect is not Aspect.PARAMETERS)
        is_possible = part.outcome in (FormOutcome.UNKNOWN, FormOutcome.NAME_TAKEN)
        return replace(part, outcome=FormOutcome.REGISTERED if is_possible else part.outcome, unknowns=unknowns)
    name = part.parameter.name if part.parameter else part.element.show("name").strip()
    certain = next((parameter for parameter in tool.parameters if parameter.name == name), None)
    unknowns = tuple(unknown for unknown in tool.unknowns if unknown.parameter == name)
    return replace(part, parameter=certain if certain and part.parameter else part.parameter, unknowns=unknowns)


def _contents(tool: TemplateTool) -> Iterator[ContentExplanation]:
    for unknown in tool.unknowns:
        if unknown.aspect is Aspect.PARAMETERS:
            yield ContentExplanation(tool.form.document, tool.form.element, unknown)


def _key(document: Document, element: Element) -> _Key:
    place = document.place(element)
    return (place.start_tag, 0) if place else (None, element.index)


def _start(part: Explanation) -> int:
    if isinstance(part, ContentExplanation):
        return part.unknown.span.start if part.unknown.span else 0
    place = part.document.place(part.element)
    return place.start_tag.start if place else 0
