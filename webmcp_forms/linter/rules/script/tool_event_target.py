"""A listener to tool events where only some browsers dispatch them.

## What it does
Flags listeners to `toolactivated` and `toolcancel` on `window` alone, on `document.modelContext` alone, or on what has
never had them. A listener to a misspelt one (WF606) counts as one to the event that is meant.

## Why it matters
Up to Chromium 155 the two events were dispatched on `window`, since 156 on `document.modelContext`. They do not bubble.
A listener on one of the two is silent in the other browsers.

## Example
```html
<form toolname="search" tooldescription="Find products"><button>Go</button></form>
<script>window.addEventListener("toolactivated", mark);</script>
```

## Use instead
```html
<form toolname="search" tooldescription="Find products"><button>Go</button></form>
<script>
  const tools = document.modelContext ?? window;
  for (const target of new Set([tools, window])) target.addEventListener("toolactivated", mark);
</script>
```

## In templates
Nothing special.

## Fix
None: listen on both, or leave it, if the browsers you care for are of one kind.

## Source
Chromium 147 to 156, measured. Nothing is said where the file listens on both, or asks for the other one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.tool_event_names import TOOL_EVENTS, is_misnamed, meant_event

if TYPE_CHECKING:  # loaded for pages with such scripts only
    from webmcp_forms.linter.scripts.tool_events import ToolListener

RULE = Rule(code="WF607", name="tool-event-target", severity=Severity.INFO, since="0.1.0")

_ASKS_FOR_CONTEXT = Expression(r"document\s*\??\.\s*modelContext|['\"]modelContext['\"]\s+in\b")
_ASKS_FOR_WINDOW = Expression(
    r"['\"]ontool(?:activated|cancel)['\"]\s+in\b|(?:\?\?|\|\||:)\s*(?:window|globalThis|self)\b"
)
_WINDOW_ONLY = "Since Chromium 156 {} is dispatched on document.modelContext, and no longer on window. Listen on both."
_CONTEXT_ONLY = "Up to Chromium 155 {} was dispatched on window. Listen on both, if older browsers matter."


def check(page: Page) -> Iterator[Finding]:
    """Listeners on one target where the file knows of no other."""
    facts = page.script_facts
    listeners = [one for one in facts.tool_listeners if _is_meant(page, one)] if facts else []
    if len({one.holder for one in listeners}) == 1:
        for listener in listeners:
            if message := _message(page, listener):
                yield RULE.finding(page, listener.span, message.format(meant_event(listener.event)))


def _is_meant(page: Page, listener: ToolListener) -> bool:
    return listener.event in TOOL_EVENTS or is_misnamed(page, listener)


def _message(page: Page, listener: ToolListener) -> str:
    """What is wrong with the target of a listener, if the file does not look for the other one."""
    text = page.source.text
    if listener.is_on_window:
        return "" if _ASKS_FOR_CONTEXT.search(text) else _WINDOW_ONLY
    return _CONTEXT_ONLY if listener.is_on_context and not _ASKS_FOR_WINDOW.search(text) else ""
