"""A required control that no agent can fill.

## What it does
Flags `required` on a file control, on controls that share a name and so are no parameter, and possibly on a custom
element.

## Why it matters
An agent fills parameters, and these are none. The browser does not submit a form while a required control is empty:
with `toolautosubmit` every call fails, and without it the user has to fill the control by hand before each one.

## Example
```html
<label>Your CV <input type="file" name="cv" required></label>
```

## Use instead
```html
<label>Address of your CV on the web <input type="url" name="cv" required></label>
```

## In templates
A control that only some renderings require, disable or fill is left alone. What unknown attributes may change is only
possible.

## Fix
None: whether the value is needed is for the server to say.

## Source
Chromium 156, measured. Hidden, disabled and readonly controls are not validated, nor is anything with `novalidate` on
the form or `formnovalidate` on its first submit button.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control, Group, control_kind
from webmcp_forms.document.nodes import Certainty, Element
from webmcp_forms.document.submission import is_validated, submit_buttons
from webmcp_forms.linter.certainty import confidence, is_settled
from webmcp_forms.linter.custom_elements import required_custom_elements
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF208", name="unfillable-required-control", severity=Severity.ERROR, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Controls that are empty, must not be, and are out of an agent's reach."""
    validated = [tool for tool in page.annotated_forms if is_validated(tool.form)]
    for tool in validated:
        button = next(submit_buttons(tool.form), None)
        sureness = confidence(tool.element, *([button.element] if button else ()))
        for control in _unfillable_controls(tool):
            is_sure = sureness is Confidence.CERTAIN and _is_sure(control)
            sure = Confidence.CERTAIN if is_sure else Confidence.POSSIBLE
            yield _finding(tool, control.element, control.name, sure)
    for tool, element, name in required_custom_elements(page, validated):
        yield _finding(tool, element, name, Confidence.POSSIBLE)


def _unfillable_controls(tool: ToolForm) -> Iterator[Control]:
    """The first control of each name that blocks every call; unnamed ones are WF202's."""
    out_of_reach = {
        group.name
        for group in tool.form.groups
        if group.name and not tool.is_parameter(group) and _is_known(tool, group)
    }
    if not out_of_reach:
        return
    from webmcp_forms.browser.call.constraints import ValueMissing, failures
    from webmcp_forms.browser.call.states import initial_states

    for failure in failures(tool.form, initial_states(tool.form)):
        control = failure.control
        is_required = control.kind == "radio" or control.element.surely_has("required")
        if control.name in out_of_reach and isinstance(failure.reason, ValueMissing) and is_required:
            out_of_reach.remove(control.name)
            yield control


def _is_known(tool: ToolForm, group: Group) -> bool:
    """Whether the controls of a group are what they seem to be, and are all there or none."""
    around, first = tool.page.components.surroundings, group.controls[0].element
    return all(
        is_settled(element, "name", "type")
        and element.presence.arms == first.presence.arms
        and around.of(element) == around.of(first)
        for element in (control.element for control in group.controls)
    )


def _is_sure(control: Control) -> bool:
    """Whether the control is there in every rendering, as it is written."""
    is_repeated = control.element.presence.certainty is Certainty.LOOP
    return not is_repeated and confidence(control.element) is Confidence.CERTAIN


def _finding(tool: ToolForm, element: Element, name: str, sureness: Confidence) -> Finding:
    cause, advice = _explanation(element, name)
    effect = (
        "Every call fails, because the browser does not submit the form without it"
        if tool.element.has("toolautosubmit")
        else "A call waits until the user has filled it by hand"
    )
    message = f"This is required, and an agent cannot fill it: {cause}. {effect}. {advice}"
    return RULE.finding(tool, tool.span(element, "required"), message, control=name, confidence=sureness)


def _explanation(element: Element, name: str) -> tuple[str, str]:
    if "-" in element.tag:
        return f"<{element.tag}> is no parameter", "Use a native control, or take required away."
    if control_kind(element) == "file":
        return "a file control is never a parameter", "Take required away, or ask for the file in a form of its own."
    return f"controls that share a name, here {quoted(name)}, are no parameter", "Give each control a name of its own."
