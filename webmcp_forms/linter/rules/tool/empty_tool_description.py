"""A tool description with nothing in it.

## What it does
Flags a `tooldescription` that is empty or holds white space alone.

## Why it matters
The tool registers, and an agent that has to choose between tools has only its name to go by.

## Example
```html
<form toolname="search_flights" tooldescription="">
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights between two airports on a date">
```

## In templates
A description with a hole in it is a description.

## Fix
None: only you know what the form does.

## Source
Chromium 156, measured: an empty description registers.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF104", name="empty-tool-description", severity=Severity.ERROR, since="0.1.0")

_MESSAGE = (
    "The tool registers with a blank description, so an agent cannot tell what it is for. "
    "Say in tooldescription what submitting this form does."
)


def check(page: Page) -> Iterator[Finding]:
    """Descriptions that are there and blank."""
    for tool in page.forms:
        description = literal(tool.element.get("tooldescription"))
        if description is not None and not description.strip():
            yield RULE.finding(tool, tool.span(tool.element, "tooldescription"), _MESSAGE)
