"""A description that says nothing.

## What it does
Flags a parameter whose description is blank, is made of punctuation alone, such as the asterisk of a required field, or
repeats the name of the parameter. A `toolparamdescription` repeats it if the words are the same; a label only where the
name is no word itself, such as `q` or `field_1`: "Email" is how the field `email` should be called.

## Why it matters
The browser takes the first description that is not empty, and stops: a label with `*` in it is one. Name and
description are all an agent has to go by, and a description that adds nothing leaves it with the name.

## Example
```html
<label>* <input name="city"></label>
```

## Use instead
```html
<label>City * <input name="city"></label>
```

## In templates
A hole or a component in the description may say something.

## Fix
None: only you know what the parameter means.

## Source
Chromium 156, measured: white space alone counts as a description in `toolparamdescription` and `aria-description`, and
so does `"; "`, which two empty labels make.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.descriptions import DescriptionSource
from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.completeness import shows_parameters
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.known_text import known_text
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.visible_text import is_blank, is_punctuation
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF220", name="useless-description", severity=Severity.WARNING, since="0.1.0")

_WRITTEN_IN = {
    DescriptionSource.ATTRIBUTE: "toolparamdescription",
    DescriptionSource.FIELDSET: "toolparamdescription",
    DescriptionSource.MEMBER: "toolparamdescription",
    DescriptionSource.ARIA: "aria-description",
}
_PLACEHOLDER_NAME = Expression(
    r"(?i)[a-z]|(?:field|input|textbox|textfield|param|prop|var)(?:[-_ ]?\d+)?"
    r"|(?:control|element|form|item|parameter|text|value)[-_ ]?\d+"
)


def check(page: Page) -> Iterator[Finding]:
    """Parameters that are described by nothing of use."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            element = parameter.description.element
            fault = _fault(tool, parameter) if element else None
            if element and fault and _is_known(tool, parameter, element):
                yield _finding(tool, parameter, element, fault)


def _fault(tool: ToolForm, parameter: Parameter) -> str | None:
    text = parameter.description.text
    if is_blank(text):
        return "is blank"
    if is_punctuation(text):
        return f"{quoted(text)} is nothing but punctuation"
    if words(text) == words(parameter.name) and _may_not_repeat(tool, parameter):
        return f"{quoted(text)} only repeats the name"
    return None


def _may_not_repeat(tool: ToolForm, parameter: Parameter) -> bool:
    """Whether a repeated name is no answer: in an attribute that has no other purpose, or where the name is no word."""
    if parameter.description.source in (DescriptionSource.ATTRIBUTE, DescriptionSource.FIELDSET):
        return True
    if not _PLACEHOLDER_NAME.fullmatch(parameter.name):
        return False
    # The x and y of a point, or the a, b and c of a formula, are called what they are.
    is_alone = sum(len(other) == 1 for other in tool.parameter_names) == 1
    return len(parameter.name) > 1 or (is_alone and shows_parameters(tool))


def _is_known(tool: ToolForm, parameter: Parameter, element: Element) -> bool:
    if tool.form.document.language in PLAIN_LANGUAGES:
        return True
    if attribute := _attribute(parameter):
        return literal(element.get(attribute)) is not None
    document, labelable = tool.form.document, tool.page.relations.labelable
    labels = parameter.group.controls[0].labels
    return all(known_text(document, label.element, labelable) is not None for label in labels)


def _attribute(parameter: Parameter) -> str | None:
    """The attribute that holds a description; None for a label."""
    return _WRITTEN_IN.get(parameter.description.source or DescriptionSource.LABEL)


def _finding(tool: ToolForm, parameter: Parameter, element: Element, fault: str) -> Finding:
    attribute = _attribute(parameter)
    message = (
        f"The description of {quoted(parameter.name)} {fault}, so an agent has only the name to go by. Say what the "
        'value is for, in the label or in toolparamdescription="…".'
    )
    confidence = Confidence.CERTAIN if not attribute or element.surely_has(attribute) else Confidence.POSSIBLE
    return RULE.finding(tool, tool.span(element, attribute), message, control=parameter.name, confidence=confidence)
