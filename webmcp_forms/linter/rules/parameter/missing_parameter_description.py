"""A parameter without a description.

## What it does
Flags a parameter made of one control that has neither `toolparamdescription`, nor label text, nor `aria-description`.

## Why it matters
The description is all that tells an agent what to fill in, beside the name. `placeholder`, `title`, `aria-label`,
`aria-labelledby`, `aria-describedby` and `<legend>` look like descriptions, and the browser uses none of them.

## Example
```html
<input name="from" placeholder="From">
```

## Use instead
```html
<label>Airport of departure <input name="from" placeholder="From"></label>
```

## In templates
A description with a hole in it is a description, and a hole beside the control may hold its label.

## Fix
None: only you know what the parameter means.

## Source
Chromium 156: issue FormModelContextParameterMissingTitleAndDescription. A date always has a description: the sentence
the browser adds about its format.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.forms import Control
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF203", name="missing-parameter-description", severity=Severity.WARNING, since="0.1.0")

_LOOKALIKES = ("placeholder", "title", "aria-label", "aria-labelledby", "aria-describedby")


def check(page: Page) -> Iterator[Finding]:
    """Parameters of one control that the schema leaves undescribed."""
    for tool, parameter in undescribed_parameters(page):
        if len(parameter.group.controls) == 1:
            control = parameter.group.controls[0]
            yield RULE.finding(tool, tool.span(control.element), _message(parameter, control), control=parameter.name)


def undescribed_parameters(page: Page) -> Iterator[tuple[ToolForm, Parameter]]:
    """The parameters of tools whose schema has no description."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            if "description" not in parameter.schema:
                yield tool, parameter


def _message(parameter: Parameter, control: Control) -> str:
    return (
        f"The parameter {quoted(parameter.name)} has no description{_lookalike(control)}. "
        'Give it a <label> with text, or toolparamdescription="…".'
    )


def _lookalike(control: Control) -> str:
    present = [name for name in _LOOKALIKES if control.element.show(name).strip()]
    if present:
        return f": the browser does not use {' or '.join(present)}"
    return ": its label has no text" if control.labels else ""
