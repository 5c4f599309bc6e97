"""A required control without a name.

## What it does
Flags a control of a tool that is `required` and has no `name`, or a blank one.

## Why it matters
An agent cannot fill what has no name, and the browser does not submit a form while a required control is empty. With
`toolautosubmit` every call fails; without it the user has to fill the control by hand.

## Example
```html
<label>City <input id="city" required></label>
```

## Use instead
```html
<label>City <input id="city" name="city" required></label>
```

## In templates
A name with a hole in it is a name, and attributes that may come from a hole may hold one.

## Fix
None: the server reads the form by its names.

## Source
Chromium 156: issue FormModelContextRequiredParameterMissingName.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.rules.parameter.unnamed_control import unnamed_controls

RULE = Rule(code="WF202", name="unnamed-required-control", severity=Severity.ERROR, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Unnamed controls that have to be filled."""
    for tool, control in unnamed_controls(page):
        if control.element.has("required"):
            message = (
                f"This {control.kind} control is required and has no name: an agent cannot fill it, and the form "
                'cannot be submitted without it. Add name="…".'
            )
            yield RULE.finding(tool, tool.span(control.element, "required"), message)
