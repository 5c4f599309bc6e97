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
A description with a hole in it is a description. An unknown block may be the label of what stands in it, and a hole or
an include that of any control with an id: the finding is only possible then.

## Fix
None: only you know what the parameter means.

## Source
Chromium 156: issue FormModelContextParameterMissingTitleAndDescription. A date always has a description: the sentence
the browser adds about its format.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.forms import Control, Group
from webmcp_forms.document.nodes import Certainty, literal
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF203", name="missing-parameter-description", severity=Severity.WARNING, since="0.1.0")

_LOOKALIKES = ("placeholder", "title", "aria-label", "aria-labelledby", "aria-describedby")


def check(page: Page) -> Iterator[Finding]:
    """Parameters of one control that the schema leaves undescribed."""
    for tool, parameter in undescribed_parameters(page):
        if len(parameter.group.controls) == 1 and not is_repeated(tool, parameter.group):
            control = parameter.group.controls[0]
            may_be_labelled = not control.labels and tool.label_holes.of(control.element, tool.element.presence)
            yield RULE.finding(
                tool,
                tool.span(control.element),
                _message(parameter, control),
                control=parameter.name,
                confidence=Confidence.POSSIBLE if may_be_labelled else Confidence.CERTAIN,
            )


def undescribed_parameters(page: Page) -> Iterator[tuple[ToolForm, Parameter]]:
    """The parameters of tools whose schema has no description."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            if "description" not in parameter.schema and not _may_be_described(tool, parameter.group):
                yield tool, parameter


def is_repeated(tool: ToolForm, group: Group) -> bool:
    """Whether a group is a radio button or a checkbox of which a loop in the form may make several."""
    control = group.controls[0]
    is_in_loop = control.element.presence.certainty is Certainty.LOOP is not tool.element.presence.certainty
    is_grouped = len(group.controls) == 1 and control.kind in ("radio", "checkbox")
    return is_grouped and is_in_loop and literal(control.element.get("name")) is not None


def _may_be_described(tool: ToolForm, group: Group) -> bool:
    """Whether a component, unknown attributes or a label whose `for` is not known may describe a parameter."""
    describing = [group.fieldset] if group.fieldset else []
    if len(group.controls) == 1:
        control = group.controls[0].element
        describing.append(control)
        identifier = control.show("id")
        is_known = bool(identifier) and tool.page.components.know(identifier)
        if is_known or (control.may_have("id") and tool.page.relations.open_labels):
            return True
    is_open = any(element.presence.unknown_attributes or element.presence.component for element in describing)
    return is_open or any(tool.page.components.around(member.element, tool.element) for member in group.controls)


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
