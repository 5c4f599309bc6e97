"""What stands under the mouse: on a form its tool and schema, on a control what it becomes, or why that is nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

from webmcp_forms.browser.explanation import (
    ControlExplanation,
    Explanation,
    FormExplanation,
    FormOutcome,
)
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.schema import JSON
from webmcp_forms.browser.template_explanation import explain_any
from webmcp_forms.document.nodes import Document
from webmcp_forms.records import record
from webmcp_forms.report.explanation_text import as_written, explanation_line
from webmcp_forms.report.places import location
from webmcp_forms.source import Span
from webmcp_forms.tools import Tool, document_tools

_MARKDOWN = re.compile(r"([\\`*_{}\[\]()#+\-.!|<>~&])")
_LONGEST_SCHEMA = 20_000


@record
class Hover:
    """A text in Markdown, and the place that it is about."""

    markdown: str
    span: Span


def hover(document: Document, profile: Profile, offset: int) -> Hover | None:
    """What is known of the start tag of a form or a control that an offset is in; None elsewhere."""
    found: Hover | None = None
    for explanation in explain_any(document, profile):
        if not isinstance(explanation, FormExplanation | ControlExplanation):
            continue
        span = _start_tag(explanation)
        is_narrower = found is None or (span and span.end - span.start < found.span.end - found.span.start)
        if span and span.start <= offset < span.end and is_narrower:
            found = Hover(
                "\n\n".join(_paragraphs(document, explanation, profile)), _narrowed(explanation, span, offset)
            )
    return found


def _start_tag(explanation: FormExplanation | ControlExplanation) -> Span | None:
    place = explanation.document.place(explanation.element)
    return place.start_tag if place else None


def _narrowed(explanation: FormExplanation | ControlExplanation, span: Span, offset: int) -> Span:
    """The attribute that an offset is in, else the whole start tag."""
    place = explanation.document.place(explanation.element)
    attributes = place.attributes.values() if place else ()
    return next((one.whole for one in attributes if one.whole.start <= offset < one.whole.end), span)


def _paragraphs(
    document: Document, explanation: FormExplanation | ControlExplanation, profile: Profile
) -> Iterator[str]:
    yield _escaped(_verdict(explanation))
    match explanation:
        case FormExplanation(outcome=FormOutcome.REGISTERED):
            tool = _tool(document, explanation, profile)
            if tool is not None:
                yield _escaped(tool.description)
                yield from (_block(tool.input_schema), *_automatic(tool))
        case ControlExplanation(parameter=parameter) if parameter is not None:
            yield _block({parameter.name: parameter.schema})


def _verdict(explanation: Explanation) -> str:
    """What `explain` says after the arrow."""
    line = explanation_line(explanation, colour=False)
    if not isinstance(explanation, FormExplanation | ControlExplanation):
        return line
    document, element = explanation.document, explanation.element
    return line.removeprefix(f"{location(document, element)}: {as_written(document, element)} -> ")


def _tool(document: Document, explanation: FormExplanation, profile: Profile) -> Tool | None:
    """The tool that a form is, in whichever reading of a template."""
    span = _start_tag(explanation)
    for tool in document_tools(document, profile):
        place = tool.form.document.place(tool.form.element)
        if place is not None and place.start_tag == span:
            return tool
    return None


def _automatic(tool: Tool) -> Iterator[str]:
    if tool.autosubmit:
        yield "A call submits the form."


def _block(schema: Mapping[str, JSON]) -> str:
    text = json.dumps(schema, ensure_ascii=False, indent=2)
    shown = text if len(text) <= _LONGEST_SCHEMA else f"{text[:_LONGEST_SCHEMA]}\n…"
    # Within JSON a run of backticks stands in a string, where it may be written so that it ends no block.
    return f"```json\n{shown.replace('`', chr(92) + 'u0060')}\n```"


def _escaped(text: str) -> str:
    """A text of the page as plain Markdown on one line."""
    return _MARKDOWN.sub(r"\\\1", " ".join(text.split()))
