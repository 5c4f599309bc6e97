"""A `toolautosubmit` whose value says no.

## What it does
Flags `toolautosubmit="false"`, `"no"`, `"0"` and `"off"`.

## Why it matters
The attribute is boolean: it is on as soon as it is there, whatever its value. The form submits itself when an agent
calls it, without asking the user.

## Example
```html
<form toolname="book" tooldescription="Book a table" toolautosubmit="false">
```

## Use instead
```html
<form toolname="book" tooldescription="Book a table">
```

## In templates
A value with a hole in it is not judged: where the attribute is rendered at all, it is on.

## Fix
Unsafe: takes the attribute away, which is what the value says and not what the page does today.

## Source
HTML, "boolean attributes"; Chromium 156, measured.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.autosubmit import ATTRIBUTE, removal
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF405", name="autosubmit-value", severity=Severity.ERROR, since="0.1.0")

_NEGATIONS = frozenset({"false", "no", "0", "off"})


def check(page: Page) -> Iterator[Finding]:
    """Forms that mean to leave it off and switch it on."""
    # What a framework makes of `false` is another rule's.
    surprising = {surprise.element for surprise in page.document.surprises}
    for tool in page.forms:
        value = literal(tool.element.get(ATTRIBUTE)) if tool.element.index not in surprising else None
        if value is not None and value.strip().lower() in _NEGATIONS:
            message = (
                f'toolautosubmit="{value}" is on: the attribute is boolean, and the form submits itself when an agent '
                "calls it. Leave the attribute out to keep the user's consent."
            )
            yield RULE.finding(tool, tool.span(tool.element, ATTRIBUTE), message, fixes=removal(tool))
