"""A form to which a script adds rows.

## What it does
Flags forms with fields that repeat and something to add one more: formsets of Django, nested forms of Rails,
collections of Symfony, repeaters of form builders, loops of Alpine, Vue and Livewire, and buttons that say "Add
another".

## Why it matters
The browser writes the schema from the rows that are there. An agent cannot ask for one more, and of rows whose fields
share a name, nothing but the first or nothing at all becomes a parameter.

## Example
```html
<input name="guests[0][name]" aria-label="Guest">
<button type="button">Add another guest</button>
```

## Use instead
```html
<label>Guests, one a line <textarea name="guests"></textarea></label>
```

## In templates
An empty form that a template prints for the script to copy, such as `{{ formset.empty_form }}`, counts like its markup.
Rows that a loop of the server writes do not grow in the page.

## Fix
None. Take the list in one text field, offer a fixed number of rows, or register the tool in JavaScript with an array
in its schema.

## Source
Chromium 156 for what becomes a parameter.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF305", name="growing-form", severity=Severity.WARNING, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """The forms that get more rows."""
    for tool in page.annotated_forms:
        found = tool.growing_rows
        if found:
            message = (
                "A script adds rows to this form. The schema has those that are there when the form is loaded, and an "
                "agent cannot ask for more. Take the list in one field, or register the tool with registerTool()."
            )
            yield RULE.finding(
                tool, tool.span(found.element), message, confidence=found.confidence, evidence=found.evidence
            )
