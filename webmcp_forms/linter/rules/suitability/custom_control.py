"""A control that is no native one, so that an agent cannot give its value.

## What it does
Flags what a person fills and the browser does not know as a control: rich text editors, editable text, elements with
the role of a control, named custom elements, canvases to sign on, drop zones, maps on which a place is picked, lists
that are sorted by dragging, and search fields that put what was found into a hidden input.

## Why it matters
Only native controls become parameters. An agent does not learn of the value, and the form is sent without it. Even a
textarea behind an editor is of no use: the editor overwrites it when the form is submitted.

## Example
```html
<div role="combobox" tabindex="0" aria-expanded="false">Editor</div><input type="hidden" name="role" value="editor">
```

## Use instead
```html
<label>Role <select name="role"><option>Editor</option><option>Guest</option></select></label>
```

## In templates
Components are judged by their names where these are those of well-known editors; what others render is unknown, and
nothing is said.

## Fix
None. Use a native control; put one behind the widget, as select2 and Choices do; or give the hidden input that takes
the value a `toolparamdescription` that says what may stand in it, which makes it a parameter.

## Source
Chrome's guidance on when to use the declarative API; Chromium 156 for what becomes a parameter.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF302", name="custom-control", severity=Severity.WARNING, since="0.1.0")

_OVERWRITTEN = "rich text editor"


def check(page: Page) -> Iterator[Finding]:
    """The controls that an agent cannot fill."""
    for tool in page.annotated_forms:
        for found in tool.custom_controls:
            value = f" for {quoted(found.control)}" if found.control else ""
            effect = (
                "an agent cannot write into it, and a control behind it is overwritten"
                if found.what == _OVERWRITTEN
                else "it is no native control, so an agent cannot give the value"
            )
            article = "an" if found.what[0] in "aeiou" else "a"
            message = (
                f"This is {article} {found.what}{value}: {effect}. Use a native control, or put toolparamdescription "
                "on the hidden input that takes the value."
            )
            yield RULE.finding(
                tool,
                tool.span(found.element),
                message,
                control=found.control,
                confidence=found.confidence,
                evidence=found.evidence,
            )
