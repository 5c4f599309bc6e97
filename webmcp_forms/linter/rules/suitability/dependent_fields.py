"""A field that depends on what another field holds.

## What it does
Flags a form in which the choices of a field, or whether it is shown or enabled, depend on another field: by htmx,
Alpine, Vue, Stimulus, Livewire, Unpoly, by `data-` attributes, by a script in the page, or by a placeholder that says
that something else must be chosen first.

## Why it matters
The browser writes the schema from the form as it is when it is loaded, and an agent fills all parameters at once. It
gets no choices that a script has yet to bring, it may fill fields that are hidden, and what it does fill may be thrown
away when a script reacts to the first value.

## Example
```html
<label>Country <select name="country"><option>France</option><option>Spain</option></select></label>
<label>Region
  <select name="region" data-depends-on="country" disabled><option>Choose a country first</option></select></label>
```

## Use instead
```html
<label>Region <select name="region"><option>Brittany</option><option>Galicia</option></select></label>
```

## In templates
A branch that the server decides is none of this rule's business; one of Vue, Svelte, Angular or JSX that names the
variable of a field is. Handlers and scripts of other files are not followed.

## Fix
None. Let the fields stand for themselves and check them on the server, or register the tool in JavaScript with
`document.modelContext.registerTool()`, with a schema for each case.

## Source
Chrome's guidance on when to use the declarative API; Chromium 156 for the schema.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Related, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF301", name="dependent-fields", severity=Severity.WARNING, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """The first part of each form that depends on one of its fields."""
    for tool in page.annotated_forms:
        found = tool.dependencies
        if not found:
            continue
        first, *others = found
        depends = f" depends on {quoted(first.what)}" if first.what else " depends on another field"
        message = (
            f"What can be entered in {quoted(first.control) if first.control else 'this part'}{depends}. The browser "
            "writes the schema as the form is loaded, and an agent fills all fields at once. Let each field stand for "
            "itself, or register the tool with registerTool()."
        )
        yield RULE.finding(
            tool,
            tool.span(first.element),
            message,
            control=first.control,
            confidence=first.confidence,
            related=tuple(Related(tool.span(one.element), "this depends on a field too") for one in others),
            evidence=first.evidence,
        )
