"""A parameter description that lists the choices or limits that the schema already has.

## What it does
Flags a `toolparamdescription` that lists at least half of the parameter's choices, and at least two, with nothing but
commas, "or" and the like between them, or that states the `min` or `max` of a number. A description that explains the
choices is not flagged.

## Why it matters
The schema holds every value and title, and the agent reads both. A list in the description says them twice, and says
something else when an option is added.

## Example
```html
<label>Cabin <select name="cabin" toolparamdescription="Cabin class: economy or business">
  <option value="economy">Economy</option><option value="business">Business</option>
</select></label>
```

## Use instead
```html
<label>Cabin <select name="cabin" toolparamdescription="Cabin class">
  <option value="economy">Economy</option><option value="business">Business</option>
</select></label>
```

## In templates
A description or choices with a hole in them are unknown and are not judged.

## Fix
None: what the parameter is for is yours to say.

## Source
Chromium 156, measured: the schema has `const`, `title` and `enum` for choices, `minimum` and `maximum` for numbers.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.descriptions import DescriptionSource
from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.mentions import limited, listed
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.parameter_phrases import choice_table, schema_limits
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF506", name="description-repeats-choices", severity=Severity.INFO, since="0.1.0")

_ATTRIBUTE = "toolparamdescription"
_FEWEST = 2


def check(page: Page) -> Iterator[Finding]:
    """Descriptions in attributes; a label is for people, who read the choices beside it."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            element = parameter.description.element
            if element is None or parameter.description.source not in _WRITTEN:
                continue
            description = literal(element.get(_ATTRIBUTE))
            if description and (repeated := _repeated(tool, parameter, description)):
                message = (
                    f"The description of {quoted(parameter.name)} repeats {repeated}, which the agent sees in the "
                    "schema. Say what the value is for."
                )
                span = tool.span(element, _ATTRIBUTE)
                yield RULE.finding(tool, span, message, control=parameter.name, confidence=Confidence.LIKELY)


_WRITTEN = frozenset({DescriptionSource.ATTRIBUTE, DescriptionSource.FIELDSET, DescriptionSource.MEMBER})


def _repeated(tool: ToolForm, parameter: Parameter, description: str) -> str | None:
    table = choice_table(tool, parameter)
    values = listed(description, table)
    if len(values) >= max(_FEWEST, len(set(table.values())) / 2):
        return f"the choices {quoted(values[0])}, {quoted(values[1])}{' and more' if len(values) > _FEWEST else ''}"
    return "its limits" if limited(description, (schema_limits(parameter),)) else None
