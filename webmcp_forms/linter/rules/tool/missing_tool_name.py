"""A form with tool attributes and no tool name.

## What it does
Flags a form whose `toolname` is empty, or that lacks it and has `tooldescription`, `tooltitle` or `toolautosubmit`.

## Why it matters
A form without a name is no tool. What the other attributes say reaches nobody.

## Example
```html
<form tooldescription="Find flights between two airports on a date">
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights between two airports on a date">
```

## In templates
Attributes that may come from a hole make the answer unknown, and nothing is said.

## Fix
None: the name is yours to choose.

## Source
Chromium 156: issue FormModelContextMissingToolName when `tooldescription` or an empty `toolname` stands alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF103", name="missing-tool-name", severity=Severity.ERROR, since="0.1.0")

_OTHER_ATTRIBUTES = ("tooldescription", "tooltitle", "toolautosubmit")


def check(page: Page) -> Iterator[Finding]:
    """Forms that mean to be a tool and have no name to be called by."""
    for tool in page.forms:
        if tool.element.presence.unknown_attributes or tool.tool_name:
            continue
        present = [name for name in _OTHER_ATTRIBUTES if tool.element.has(name)]
        attribute = "toolname" if tool.element.has("toolname") else present[0]
        yield RULE.finding(tool, tool.span(tool.element, attribute), _message(tool, present))


def _message(tool: ToolForm, present: list[str]) -> str:
    lack = "an empty toolname" if tool.element.has("toolname") else "no toolname"
    others = f"{' and '.join(present)} but " if present else ""
    return (
        f"This form has {others}{lack}, so the browser registers no tool. "
        'Add toolname="…" of ASCII letters, digits, "_", "-" and ".".'
    )
