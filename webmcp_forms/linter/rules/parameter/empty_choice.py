"""A choice whose value is empty.

## What it does
Flags a choice with an empty value: most often the first `<option>` of a select, which asks to choose.

## Why it matters
The browser puts `""` into the enum like any other value, also when the option is disabled or hidden. To an agent it is
a choice without a meaning, and providers with strict schemas refuse a tool that has an empty string in an enum.

## Example
```html
<label>Cabin <select name="cabin">
  <option value="">Any cabin</option>
  <option value="eco">Economy</option>
</select></label>
```

## Use instead
```html
<label>Cabin <select name="cabin">
  <option value="any">Any cabin</option>
  <option value="eco">Economy</option>
</select></label>
```

## In templates
A value with a hole in it is not empty, nor is one that unknown attributes may give.

## Fix
None: what stands for "nothing chosen" is between the form and its server.

## Source
Chromium 156, measured: empty, disabled and hidden options stay in the enum.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.forms import Choice
from webmcp_forms.linter.finding import Finding, Related, Severity
from webmcp_forms.linter.known_text import choices, known_value
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF214", name="empty-choice", severity=Severity.WARNING, since="0.1.0")

_MOST_RELATED = 10


def check(page: Page) -> Iterator[Finding]:
    """Parameters with an empty value among their choices."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            empty = [choice for choice in choices(parameter) if choice.value == "" and _is_known(tool, choice)]
            if empty:
                yield _finding(tool, parameter, empty)


def _is_known(tool: ToolForm, choice: Choice) -> bool:
    return known_value(tool.form.document, choice) is not None


def _finding(tool: ToolForm, parameter: Parameter, empty: list[Choice]) -> Finding:
    first, *others = empty
    message = (
        f"{_choice(first)} of {quoted(parameter.name)} has an empty value, and the browser puts it into the enum; "
        'strict providers refuse that. Give it a value that says what it means, such as "any", or leave it out.'
    )
    return RULE.finding(
        tool,
        tool.span(first.element, "value"),
        message,
        control=parameter.name,
        related=tuple(Related(tool.span(choice.element, "value"), "also empty") for choice in others[:_MOST_RELATED]),
    )


def _choice(choice: Choice) -> str:
    title = choice.title.strip()
    return f"The choice {quoted(title)}" if title else "A choice"
