"""A form with a tool name and no tool description.

## What it does
Flags a form that has a `toolname` and lacks `tooldescription`.

## Why it matters
Both attributes are needed. Without the description the form is no tool at all; DevTools shows an issue, the page
nothing.

## Example
```html
<form toolname="search_flights">
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights between two airports on a date">
```

## In templates
Attributes that may come from a hole make the answer unknown, and nothing is said.

## Fix
None: only you know what the form does.

## Source
Chromium 156: issue FormModelContextMissingToolDescription.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF102", name="missing-tool-description", severity=Severity.ERROR, since="0.1.0")

_MESSAGE = (
    "Without tooldescription the browser registers no tool. "
    'Add tooldescription="…" that says what submitting this form does.'
)


def check(page: Page) -> Iterator[Finding]:
    """Forms with one of the two attributes that make a tool."""
    for tool in page.forms:
        has_description = tool.element.has("tooldescription") or tool.element.presence.unknown_attributes
        if tool.tool_name and not has_description:
            yield RULE.finding(tool, tool.span(tool.element, "toolname"), _MESSAGE)
