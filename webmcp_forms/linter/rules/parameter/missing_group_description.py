"""A group of radio buttons or checkboxes without a description.

## What it does
Flags a parameter made of several radio buttons or checkboxes whose nearest common `<fieldset>` has no
`toolparamdescription`.

## Why it matters
A group takes its description from that attribute alone. The legend that people read is not used, nor are the labels of
the single buttons, which become the titles of the choices.

## Example
```html
<fieldset>
  <legend>Cabin</legend>
  <label><input type="radio" name="cabin" value="eco"> Economy</label>
  <label><input type="radio" name="cabin" value="biz"> Business</label>
</fieldset>
```

## Use instead
```html
<fieldset toolparamdescription="Cabin class">
  <legend>Cabin</legend>
  <label><input type="radio" name="cabin" value="eco"> Economy</label>
  <label><input type="radio" name="cabin" value="biz"> Business</label>
</fieldset>
```

## In templates
A description with a hole in it is a description. Of one radio button or checkbox a loop makes a group.

## Fix
None: a legend is often too short to tell an agent what to choose.

## Source
Chromium 156: issue FormModelContextParameterMissingTitleAndDescription.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.nodes import Document, Element, text_content
from webmcp_forms.linter.certainty import side_by_side
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.rules.parameter.missing_parameter_description import is_repeated, undescribed_parameters
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF206", name="missing-group-description", severity=Severity.WARNING, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Parameters of several controls that the schema leaves undescribed."""
    for tool, parameter in undescribed_parameters(page):
        if len(parameter.group.controls) > 1:
            sure = side_by_side(page.components.surroundings, (control.element for control in parameter.group.controls))
            yield _finding(tool, parameter, parameter.group.fieldset, sure)
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            if is_repeated(tool, parameter.group):
                yield from _repeated(tool, parameter)


def _repeated(tool: ToolForm, parameter: Parameter) -> Iterator[Finding]:
    """A control that a loop makes a group of, when no fieldset around it is there to describe it."""
    nearest = tool.page.relations.fieldsets.of(parameter.group.controls[0].element.index)
    fieldset = tool.form.document.element(nearest) if nearest > tool.element.index else None
    if fieldset is None or not (fieldset.may_have("toolparamdescription") or fieldset.presence.arms):
        yield _finding(tool, parameter, fieldset, Confidence.LIKELY)


def _finding(tool: ToolForm, parameter: Parameter, fieldset: Element | None, confidence: Confidence) -> Finding:
    message = _message(tool.form.document, parameter, fieldset)
    first = parameter.group.controls[0].element
    return RULE.finding(tool, tool.span(first, "name"), message, confidence=confidence, control=parameter.name)


def _message(document: Document, parameter: Parameter, fieldset: Element | None) -> str:
    start = f"The group {quoted(parameter.name)} has no description"
    if fieldset is None:
        return f'{start}: put its controls into one <fieldset toolparamdescription="…"> inside the form.'
    legend = _legend(document, fieldset)
    unused = f" The browser does not use the legend {quoted(legend)}." if legend else ""
    return f'{start}.{unused} Add toolparamdescription="…" to the fieldset around it.'


def _legend(document: Document, fieldset: Element) -> str:
    for element in document.descendants(fieldset):
        if element.tag == "legend" and element.parent == fieldset.index:
            return text_content(document, element).strip()
    return ""
