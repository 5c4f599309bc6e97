"""A control without a name.

## What it does
Flags a control of a tool that has no `name`, or a blank one, and is not always required.

## Why it matters
An agent fills parameters by name. Two unnamed controls cancel each other out; a single one becomes a parameter called
`""`, which tells an agent nothing and which many providers refuse. An `id` is no name.

## Example
```html
<label>City <input id="city"></label>
```

## Use instead
```html
<label>City <input id="city" name="city"></label>
```

## In templates
A name with a hole in it is a name, and attributes that may come from a hole may hold one.

## Fix
None: the server reads the form by its names.

## Source
Chromium 156: issue FormModelContextParameterMissingName.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF201", name="unnamed-control", severity=Severity.WARNING, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Unnamed controls that a user may leave alone."""
    for tool, control in unnamed_controls(page):
        if not control.element.surely_has("required"):
            yield RULE.finding(tool, tool.span(control.element), _message(tool, control))


def unnamed_controls(page: Page) -> Iterator[tuple[ToolForm, Control]]:
    """The controls of tools that take part, can be a parameter, and have no name."""
    for tool in page.annotated_forms:
        for control in tool.supported_controls():
            if not control.name and not control.element.presence.unknown_attributes:
                yield tool, control


def _message(tool: ToolForm, control: Control) -> str:
    effect = 'it becomes a parameter called ""' if "" in tool.parameter_names else "it is no parameter"
    advice = "an id is no name; " if control.element.has("id") else ""
    return f'This {control.kind} control has no name, so {effect} ({advice}agents fill by name). Add name="…".'
