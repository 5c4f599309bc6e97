"""A script that asks for what the browser no longer has.

## What it does
Flags `navigator.modelContext`, and `provideContext()` and `unregisterTool()` of a model context.

## Why it matters
The tools of a page are those of `document.modelContext`. `navigator.modelContext` is undefined, and calling the other
two throws a `TypeError`: a tool is taken away by the `AbortSignal` that `registerTool()` was given, and nothing
registers several at once.

## Example
```html
<form toolname="search" tooldescription="Find products"><button>Go</button></form>
<script>navigator.modelContext.registerTool(basket);</script>
```

## Use instead
```html
<form toolname="search" tooldescription="Find products"><button>Go</button></form>
<script>document.modelContext.registerTool(basket);</script>
```

## In templates
Nothing special.

## Fix
None: older browsers may need the old name, so ask for both (`document.modelContext ?? navigator.modelContext`).

## Source
Chromium 156, measured. Nothing is said of `navigator.modelContext` where the file knows `document.modelContext` too.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF610", name="stale-api", severity=Severity.WARNING, since="0.1.0")

_ADVICE = {
    "modelContext": (
        "navigator.modelContext is undefined: the tools of a page are those of document.modelContext. Write that, or "
        "document.modelContext ?? navigator.modelContext for older browsers too."
    ),
    "provideContext": "document.modelContext has no provideContext(): register each tool with registerTool().",
    "unregisterTool": (
        "document.modelContext has no unregisterTool(): pass registerTool() an AbortSignal and abort that."
    ),
}


def check(page: Page) -> Iterator[Finding]:
    """Members of the model context that are gone, or have moved with it."""
    facts = page.script_facts
    for use in facts.stale_uses if facts else ():
        yield RULE.finding(page, use.span, _ADVICE[use.name])
