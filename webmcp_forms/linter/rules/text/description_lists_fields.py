"""A tool description that lists what the schema already says.

## What it does
Flags a `tooldescription` that enumerates at least three of the form's fields, or two after a word such as "fields" or
"requires"; at least three choices of one field; or the limits of one.

## Why it matters
The agent reads the schema beside the description, so a list says everything twice and grows old when the form changes.
What the schema cannot say, what submitting the form does and when, is left out or lost in it.

## Example
```html
<form toolname="search_flights" tooldescription="Fields: origin, destination, day">
  <input name="origin"><input name="destination"><input type="date" name="day">
</form>
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights between two airports and compare prices">
  <input name="origin"><input name="destination"><input type="date" name="day">
</form>
```

## In templates
A description with a hole in it is unknown and is not judged.

## Fix
None: what the form does is yours to say.

## Source
Chrome for Developers, "WebMCP best practices": a description says what the tool does and when to use it (2026).
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.mentions import announced, limited, listed
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.parameter_phrases import choice_table, field_table, form_limits
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF501", name="description-lists-fields", severity=Severity.INFO, since="0.1.0")

_FEWEST = 3
_FEWEST_ANNOUNCED = 2


def check(page: Page) -> Iterator[Finding]:
    """Descriptions that repeat the schema."""
    for tool in page.annotated_forms:
        description = literal(tool.element.get("tooldescription"))
        if description and (repeated := _repeated(tool, description)):
            message = (
                f"The description repeats {repeated}, which the agent sees in the schema. "
                "Say what submitting the form does, and when to use it."
            )
            span = tool.span(tool.element, "tooldescription")
            yield RULE.finding(tool, span, message, confidence=Confidence.LIKELY)


def _repeated(tool: ToolForm, description: str) -> str | None:
    """What the description repeats: fields, the choices of one, or the limits of one."""
    fields = field_table(tool)
    if len(names := listed(description, fields)) >= _FEWEST:
        return f"the fields {_shown(names)}"
    if len(names := announced(description, fields)) >= _FEWEST_ANNOUNCED:
        return f"the fields {_shown(names)}"
    for parameter in tool.parameters:
        if len(values := listed(description, choice_table(tool, parameter))) >= _FEWEST:
            return f"the choices {_shown(values)} of {quoted(parameter.name)}"
    limit = limited(description, form_limits(tool))
    return f"the limits of {quoted(limit)}" if limit else None


def _shown(names: tuple[str, ...]) -> str:
    return ", ".join(map(quoted, names[:_FEWEST])) + (" and more" if len(names) > _FEWEST else "")
