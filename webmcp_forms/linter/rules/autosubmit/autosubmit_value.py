"""A `toolautosubmit` whose value says no.

## What it does
Flags `toolautosubmit="false"`, `"no"`, `"0"` and `"off"`.

## Why it matters
The attribute is boolean: it is on as soon as it is there, whatever its value. The form submits itself when an agent
calls it, without asking the user.

## Example
```html
<form toolname="book" tooldescription="Book a table" toolautosubmit="false">
```

## Use instead
```html
<form toolname="book" tooldescription="Book a table">
```

## In templates
A value with a hole in it is not judged: where the attribute is rendered at all, it is on.

## Fix
Unsafe: takes the attribute away, which is what the value says and not what the page does today.

## Source
HTML, "boolean attributes"; Chromium 156, measured.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.finding import Edit, Finding, Fix, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.source import Span

RULE = Rule(code="WF405", name="autosubmit-value", severity=Severity.ERROR, since="0.1.0")

_ATTRIBUTE = "toolautosubmit"
_NEGATIONS = frozenset({"false", "no", "0", "off"})


def check(page: Page) -> Iterator[Finding]:
    """Forms that mean to leave it off and switch it on."""
    for tool in page.forms:
        value = literal(tool.element.get(_ATTRIBUTE))
        if value is not None and value.strip().lower() in _NEGATIONS:
            message = (
                f'toolautosubmit="{value}" is on: the attribute is boolean, and the form submits itself when an agent '
                "calls it. Leave the attribute out to keep the user's consent."
            )
            yield RULE.finding(tool, tool.span(tool.element, _ATTRIBUTE), message, fixes=_fixes(tool))


def _fixes(tool: ToolForm) -> tuple[Fix, ...]:
    place = tool.form.document.place(tool.element)
    if place is None:
        return ()
    whole = place.attributes[_ATTRIBUTE].whole
    has_space = tool.source.text[whole.start - 1].isspace()
    edit = Edit(Span(whole.start - has_space, whole.end), "")
    return (Fix("Remove toolautosubmit", (edit,), safe=False),)
