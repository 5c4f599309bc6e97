"""A form that submits itself unchecked.

## What it does
Flags `novalidate` on a form with `toolautosubmit`, and `formnovalidate` on its first submit button, if the browser
would otherwise check something that an agent fills.

## Why it matters
An agent may leave out required parameters and fill what matches no pattern; the browser accepts both. What stops such a
call is the validation before the form is submitted, which tells the agent what to repair. Skip it, and whatever was
filled is sent without anybody having seen it.

## Example
```html
<form toolname="find_train" tooldescription="Find trains" toolautosubmit novalidate>
  <label>From <input name="from" required></label>
  <button>Search</button>
</form>
```

## Use instead
```html
<form toolname="find_train" tooldescription="Find trains" toolautosubmit>
  <label>From <input name="from" required></label>
  <button>Search</button>
</form>
```

## In templates
Where unknown attributes may add a constraint, or a button may not be there, the finding is only possible.

## Fix
None: whoever validates in a script has to answer the agent there.

## Source
Chromium 156, measured: `toolautosubmit` submits as `requestSubmit` does, with the first submit button.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Element
from webmcp_forms.document.submission import submit_buttons
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF224", name="skipped-validation", severity=Severity.WARNING, since="0.1.0")

# An e-mail address and a URL have a syntax, and a number has a step of 1 where none is written.
_CHECKED_KINDS = frozenset({"email", "url", "number"})
_NEVER_REQUIRED_KINDS = frozenset({"hidden", "range", "color"})
_LIMITS = ("min", "max", "step")
_CONSTRAINTS = {
    **dict.fromkeys(("text", "search", "tel", "password"), ("pattern",)),
    **dict.fromkeys(("date", "month", "week", "time", "datetime-local"), _LIMITS),
}


def check(page: Page) -> Iterator[Finding]:
    """Tools that submit themselves past the browser's checks."""
    for tool in page.annotated_forms:
        skipper = _skipper(tool) if tool.element.has("toolautosubmit") else None
        if skipper:
            yield from _judge(tool, *skipper)


def _skipper(tool: ToolForm) -> tuple[Element, str] | None:
    """The element and the attribute that skip validation."""
    if tool.element.has("novalidate"):
        return (tool.element, "novalidate") if _is_written(tool, "novalidate") else None
    button = next(submit_buttons(tool.form), None)
    return (button.element, "formnovalidate") if button and button.element.has("formnovalidate") else None


def _is_written(tool: ToolForm, attribute: str) -> bool:
    """Whether the form has an attribute from the page, and not from a framework that validates in its place."""
    place = tool.form.document.place(tool.element)
    return place is None or attribute in place.attributes


def _judge(tool: ToolForm, element: Element, attribute: str) -> Iterator[Finding]:
    controls = [control for parameter in tool.parameters for control in parameter.group.controls]
    is_sure = tool.element.surely_has("toolautosubmit") and element.surely_has(attribute)
    is_there = element.presence.arms == tool.element.presence.arms
    if is_sure and is_there and any(_is_constrained(control, Element.surely_has) for control in controls):
        yield _finding(tool, element, attribute, Confidence.CERTAIN)
    elif any(
        control.element.presence.unknown_attributes or _is_constrained(control, Element.has) for control in controls
    ):
        yield _finding(tool, element, attribute, Confidence.POSSIBLE)


def _is_constrained(control: Control, has: Callable[[Element, str], bool]) -> bool:
    element = control.element
    if control.kind in _CHECKED_KINDS or (has(element, "required") and control.kind not in _NEVER_REQUIRED_KINDS):
        return True
    return any(has(element, name) for name in _CONSTRAINTS.get(control.kind, ()))


def _finding(tool: ToolForm, element: Element, attribute: str, confidence: Confidence) -> Finding:
    where = "" if attribute == "novalidate" else " on the button that toolautosubmit uses"
    message = (
        f"toolautosubmit submits this form without a check, because of {attribute}{where}: missing and malformed "
        f"values go out unseen. Remove {attribute}, or leave toolautosubmit out so that the user looks first."
    )
    return RULE.finding(tool, tool.span(element, attribute), message, confidence=confidence)
