"""A required control without a name.

## What it does
Flags a control of a tool that is `required` and has no `name`, or a blank one.

## Why it matters
An agent cannot fill what has no name, and the browser does not submit a form while a required control is empty. With
`toolautosubmit` every call fails; without it the user has to fill the control by hand. A control that has a value
already is a warning, since it stays as it is, and so is one in a form with `novalidate`, which is sent without it.

## Example
```html
<label>City <input id="city" required></label>
```

## Use instead
```html
<label>City <input id="city" name="city" required></label>
```

## In templates
A name with a hole in it is a name, and attributes that may come from a hole may hold one. Where `required` stands in a
branch or is bound to what nobody knows, the finding is only possible. Angular puts `novalidate` on
its own forms.

## Fix
None: the server reads the form by its names.

## Source
Chromium 156: issue FormModelContextRequiredParameterMissingName.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.document.submission import is_validated
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.rules.parameter.unnamed_control import unnamed_controls

RULE = Rule(code="WF202", name="unnamed-required-control", severity=Severity.ERROR, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Unnamed controls that have to be filled, and what becomes of a form in which they are not."""
    for tool, control in unnamed_controls(page):
        if not control.element.has("required"):
            continue
        is_sure = control.element.surely_has("required")
        consequence, severity = _consequence(tool, control)
        requirement = "is required" if is_sure else "may be required"
        message = (
            f"This {control.kind} control {requirement} and has no name: an agent cannot fill it, {consequence}. "
            'Add name="…".'
        )
        yield RULE.finding(
            tool,
            tool.span(control.element, "required"),
            message,
            severity=severity,
            confidence=Confidence.CERTAIN if is_sure else Confidence.POSSIBLE,
        )


def _consequence(tool: ToolForm, control: Control) -> tuple[str, Severity]:
    from webmcp_forms.browser.call.constraints import is_missing
    from webmcp_forms.browser.call.states import initial_state

    document = tool.form.document
    if not is_missing(document, control, initial_state(document, control)):
        return "so it stays as it is", Severity.WARNING
    if not is_validated(tool.form):
        return "and the form is sent without it", Severity.WARNING
    return "and the form cannot be submitted without it", Severity.ERROR
