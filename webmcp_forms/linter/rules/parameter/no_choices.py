"""A select without options.

## What it does
Flags a select of a tool whose markup has no options.

## Why it matters
Its enum is empty, so that no agent can choose anything. The browser writes the schema as soon as the form is read:
options that a script adds afterwards, when the document has loaded or a request has answered, do not reach the schema
of the tool, although people see them.

## Example
```html
<label>City <select name="city" id="city"></select></label>
```

## Use instead
```html
<label>City <select name="city" id="city"><option>Berlin</option><option>Paris</option></select></label>
```

## In templates
A hole, a loop or a component in the select may bring options, and nothing is said. With a script in the page that names
the select, or with attributes of a framework on it, the finding is only possible.

## Fix
None: write the options into the page, or have the script replace the whole select once it knows them; a new control
makes the browser write the schema again.

## Source
Chromium 156, measured.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.select_contents import may_be_filled, sureness_of_emptiness
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF216", name="no-choices", severity=Severity.ERROR, since="0.1.0")

_SELECT_KINDS = frozenset({"select", "select-multiple"})


def check(page: Page) -> Iterator[Finding]:
    """Selects that are parameters and have nothing to choose from."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            select = parameter.group.controls[0]
            if select.kind in _SELECT_KINDS and not select.choices and not may_be_filled(page, select):
                message = (
                    f"The select {quoted(parameter.name)} has no options, so its enum is empty and an agent can choose "
                    "nothing. What a script adds later does not reach the schema: write the options into the page, or "
                    "have the script replace the whole select."
                )
                yield RULE.finding(
                    tool,
                    tool.span(select.element),
                    message,
                    control=parameter.name,
                    confidence=sureness_of_emptiness(page, select),
                )
