"""A listener to a tool event that is never dispatched, or that reads what the event does not have.

## What it does
Flags listeners to `toolcanceled`, `toolcancelled`, `tool-activated` and the like, by `addEventListener` on the window
or on `modelContext`, as a property such as `ontoolcanceled` or as an attribute of that name, and listeners to tool
events that read `event.detail.toolName`.

## Why it matters
The browser dispatches `toolactivated` and `toolcancel`. A listener to any other name is never called. The name of the
tool is `event.toolName`; there is no `detail`, so reading from it throws a `TypeError`.

## Example
```html
<form toolname="search" tooldescription="Find products"><button>Go</button></form>
<script>
  document.modelContext.addEventListener("toolcanceled", (event) => unmark(event.detail.toolName));
</script>
```

## Use instead
```html
<form toolname="search" tooldescription="Find products"><button>Go</button></form>
<script>
  document.modelContext.addEventListener("toolcancel", (event) => unmark(event.toolName));
</script>
```

## In templates
Nothing special.

## Fix
Safe: the right name of the event, `event.toolName` for `event.detail.toolName`. None for an attribute: the events are
dispatched on no element.

## Source
Chromium 156, measured; WebMCP, `ToolActivatedEvent` and `ToolCancelEvent`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.linter.finding import Confidence, Edit, Finding, Fix, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.tool_event_names import is_misnamed, is_own_event, meant_event
from webmcp_forms.linter.wording import quoted

if TYPE_CHECKING:  # loaded for pages with such scripts only
    from webmcp_forms.linter.scripts.tool_events import DetailRead, ToolListener

RULE = Rule(code="WF606", name="unknown-tool-event", severity=Severity.WARNING, since="0.1.0")

_SIGNS = ("ontool", "onTool", "ONTOOL")
_ATTRIBUTES = ("ontoolactivated", "ontoolactivate", "ontoolcancel", "ontoolcanceled", "ontoolcancelled")


def check(page: Page) -> Iterator[Finding]:
    """Listeners to events of other names, what listeners read of the event, attributes."""
    facts = page.script_facts
    for listener in facts.tool_listeners if facts else ():
        if is_misnamed(page, listener):
            yield _unknown(page, listener)
    for read in facts.detail_reads if facts else ():
        if not is_own_event(page, read.listener):
            yield _detail(page, read)
    for name in _ATTRIBUTES if page.file.has(_SIGNS) else ():
        for index, _ in page.document.tree.with_attribute(name):
            yield _attribute(page, index, name)


def _unknown(page: Page, listener: ToolListener) -> Finding:
    right = meant_event(listener.event)
    message = (
        f"The browser dispatches no {quoted(listener.event)}, so this is never called. The event is called "
        f"{quoted(right)}."
    )
    fixes: tuple[Fix, ...] = ()
    if page.source.slice(listener.span) == listener.event:
        fixes = (Fix(f"Write {right}", (Edit(listener.span, right),), safe=True),)
    confidence = Confidence.LIKELY if listener.is_on_unknown else Confidence.CERTAIN
    return RULE.finding(page, listener.span, message, confidence=confidence, fixes=fixes)


def _detail(page: Page, read: DetailRead) -> Finding:
    message = (
        "A tool event has no detail, so this throws a TypeError. The name of the tool is a member of the event: "
        "event.toolName."
    )
    fixes: tuple[Fix, ...] = ()
    if read.event:
        edit = Edit(read.span, page.source.slice(read.event))
        fixes = (Fix("Read toolName from the event", (edit,), safe=True),)
    return RULE.finding(page, read.span, message, fixes=fixes)


def _attribute(page: Page, index: int, name: str) -> Finding:
    message = (
        f"{quoted(name)} is never called: tool events are dispatched on document.modelContext, and on no element. "
        f"Write document.modelContext.addEventListener({quoted(meant_event(name))}, …) in a script."
    )
    return RULE.finding(page, page.span(page.document.element(index), name), message)
