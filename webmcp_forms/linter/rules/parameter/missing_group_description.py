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
A description with a hole in it is a description.

## Fix
None: a legend is often too short to tell an agent what to choose.

## Source
Chromium 156: issue FormModelContextParameterMissingTitleAndDescription.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.nodes import Document, Element, text_content
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.rules.parameter.missing_parameter_description import undescribed_parameters
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF206", name="missing-group-description", severity=Severity.WARNING, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Parameters of several controls that the schema leaves undescribed."""
    for tool, parameter in undescribed_parameters(page):
        if len(parameter.group.controls) > 1:
            first = parameter.group.controls[0].element
            message = _message(page.document, parameter)
            yield RULE.finding(tool, tool.span(first, "name"), message, control=parameter.name)


def _message(document: Document, parameter: Parameter) -> str:
    fieldset = parameter.group.fieldset
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
