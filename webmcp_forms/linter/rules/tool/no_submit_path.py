"""A form that no call can submit.

## What it does
Flags a form with neither `toolautosubmit` nor an enabled submit button: a `<button>` of type submit (the default), an
`<input type="submit">` or an `<input type="image">` that belongs to the form.

## Why it matters
The tool registers, and every call fails: "No submit button was found". A link, a `<button type="button">` or a button
with `command` that a script turns into a submit does not count.

## Example
```html
<form toolname="search" tooldescription="Find products">
  <label>Words <input name="q"></label>
  <a href="#" onclick="send()">Search</a>
</form>
```

## Use instead
```html
<form toolname="search" tooldescription="Find products">
  <label>Words <input name="q"></label>
  <button>Search</button>
</form>
```

## In templates
A component, a hole or an include in the form may hold the button, and a script may enable one that is written as
disabled: the finding is only possible.

## Fix
None: where the button belongs and what it says is yours to choose.

## Source
Chromium 156, measured: without `toolautosubmit` a call needs an enabled submit button, the first in tree order.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control, Skip
from webmcp_forms.document.nodes import PLAIN_LANGUAGES
from webmcp_forms.document.submission import is_submit_button, submit_buttons
from webmcp_forms.linter.completeness import may_hold_more
from webmcp_forms.linter.finding import Confidence, Finding, Related, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.readers import JSX_LANGUAGES

RULE = Rule(code="WF112", name="no-submit-path", severity=Severity.ERROR, since="0.1.0")

_PROGRAMS = frozenset(JSX_LANGUAGES)


def check(page: Page) -> Iterator[Finding]:
    """Tools that wait for a user to press a button that is not there."""
    for tool in page.annotated_forms:
        if tool.element.may_have("toolautosubmit") or any(submit_buttons(tool.form)) or may_hold_more(tool):
            continue
        if any(is_submit_button(tool.form, control) and _may_be_enabled(control) for control in tool.form.controls):
            continue
        disabled = [control for control in tool.form.controls if is_submit_button(tool.form, control)]
        yield RULE.finding(
            tool,
            tool.page.span(tool.element),
            _message(tool, disabled),
            confidence=Confidence.POSSIBLE if disabled and _may_be_changed(page) else Confidence.CERTAIN,
            related=tuple(Related(tool.span(control.element), "this one is disabled") for control in disabled),
        )


def _may_be_enabled(control: Control) -> bool:
    """Whether a button that is written as disabled is not so in every rendering."""
    return control.skip is Skip.DISABLED and not control.element.surely_has("disabled")


def _may_be_changed(page: Page) -> bool:
    """Whether there is or may be a script that enables buttons; React's renders them as they are written."""
    return bool(page.scripts.elements) or page.document.language not in PLAIN_LANGUAGES | _PROGRAMS


def _message(tool: ToolForm, disabled: list[Control]) -> str:
    reset = next((control for control in tool.form.controls if control.element.show("type").lower() == "reset"), None)
    if disabled:
        lack = "its only submit button is disabled"
    elif reset:
        lack = "it has a reset button but no submit button"
    else:
        lack = "it has no submit button"
    return (
        f'Every call of this tool fails with "No submit button was found": {lack} and no toolautosubmit. '
        "Add a <button> of type submit to the form."
    )
