"""A file control, which no agent can fill.

## What it does
Flags `<input type="file">` in a tool. One without which the form cannot be submitted is WF208's.

## Why it matters
The browser leaves file controls out of the schema, whatever describes them: an agent neither learns of the file nor can
attach one. With `toolautosubmit` the form is always sent without it; without, only the user can add it.

## Example
```html
<label>Your CV <input type="file" name="cv"></label>
```

## Use instead
```html
<label>Address of your CV on the web <input type="url" name="cv"></label>
```

## In templates
A type with a hole in it is unknown.

## Fix
None: leave the file to the user and say so in `tooldescription`, or ask for it in a form of its own.

## Source
Chromium 156, measured.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.document.submission import is_validated
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF222", name="unfillable-file-control", severity=Severity.WARNING, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """File controls that take part and may stay empty."""
    for tool in page.annotated_forms:
        blocking = is_validated(tool.form)
        for control in tool.form.controls:
            is_required = blocking and bool(control.name) and control.element.surely_has("required")
            if control.kind == "file" and control.skip is None and not is_required:
                yield _finding(tool, control)


def _finding(tool: ToolForm, control: Control) -> Finding:
    span = tool.span(control.element, "type")
    confidence = Confidence.CERTAIN if control.element.surely_has("type") else Confidence.POSSIBLE
    return RULE.finding(tool, span, _message(tool), control=control.name, confidence=confidence)


def _message(tool: ToolForm) -> str:
    effect = (
        "toolautosubmit always sends the form without a file"
        if tool.element.has("toolautosubmit")
        else "only the user can attach a file"
    )
    return (
        f"A file control is never a parameter: an agent does not learn of it, and {effect}. Say so in tooldescription, "
        "or ask for the file in a form of its own."
    )
