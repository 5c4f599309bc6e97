"""A name or description that is longer than agents like.

## What it does
Flags a tool or parameter name over 30 characters, a tool description over 500 and a parameter description over 150, a
label's text included. The limits are configurable.

## Why it matters
An agent reads the texts of all tools of a page before it does anything. Chrome recommends these limits, so that what
watches over an agent does not step in.

## Example
```html
<form toolname="search_for_flights_between_two_airports" tooldescription="Find flights by date">
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights by date">
```

## In templates
What is written counts; holes count as nothing.

## Fix
None: what to leave out is yours to choose.

## Source
Chrome for Developers, "WebMCP tool security", "Set a character budget" (2026).
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.agent_texts import AgentText, Role, described_texts, span_of
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.known_text import UNKNOWN
from webmcp_forms.linter.options import RuleOptions
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF503", name="over-budget-text", severity=Severity.INFO, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Texts that are too long; a name that the browser does not take is `invalid-tool-name`'s."""
    for tool in page.annotated_forms:
        for text in described_texts(tool):
            limit = _limit(text, page.options)
            length = _known_length(text.text)
            if limit is None or length <= limit or (text.role is Role.TOOL_NAME and not tool.has_legal_name):
                continue
            message = f"This {text.role.value} has {length:,} characters, more than {limit:,}. {_advice(text)}"
            yield RULE.finding(tool, span_of(tool, text), message, control=text.control)


def _known_length(text: str) -> int:
    """How long a text is at least; what a hole leaves at an end of it is no part of it."""
    if UNKNOWN not in text:
        return len(text)
    return len(" ".join(text.replace(UNKNOWN, "").split()))


def _limit(text: AgentText, options: RuleOptions) -> int | None:
    match text.role:
        case Role.TOOL_NAME:
            return options.tool_name_length
        case Role.TOOL_DESCRIPTION:
            return options.tool_description_length
        case Role.PARAMETER_NAME:
            return options.parameter_name_length
        case Role.PARAMETER_DESCRIPTION:
            return options.parameter_description_length
        case _:
            return None


def _advice(text: AgentText) -> str:
    match text.role:
        case Role.TOOL_NAME:
            return "A verb and a noun are enough."
        case Role.TOOL_DESCRIPTION:
            return "Say what submitting the form does, and leave the fields to their own descriptions."
        case Role.PARAMETER_DESCRIPTION if text.attribute is None:
            return 'Put a shorter one into toolparamdescription="…", which agents read in place of the label.'
        case _:
            return "Shorten it where the server lets you."
