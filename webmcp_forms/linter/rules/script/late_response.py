"""An answer that comes too late.

## What it does
Flags `respondWith()` in a timer, in what follows a fetch, or after an `await` that waits for real work.

## Why it matters
The browser takes an answer until the submit event is over, and in the microtasks that follow it. Later `respondWith()`
throws an `InvalidStateError`, and the agent has had an error already.

## Example
```html
<form id="search" toolname="search" tooldescription="Find products" toolautosubmit><input name="q"></form>
<script>
  document.getElementById("search").addEventListener("submit", async (event) => {
    event.preventDefault();
    const response = await fetch("/find?q=" + event.target.q.value);
    event.respondWith(response.json());
  });
</script>
```

## Use instead
```html
<form id="search" toolname="search" tooldescription="Find products" toolautosubmit><input name="q"></form>
<script>
  document.getElementById("search").addEventListener("submit", (event) => {
    event.preventDefault();
    event.respondWith(fetch("/find?q=" + event.target.q.value).then((response) => response.json()));
  });
</script>
```

## In templates
A handler in which a template parts the code, or fills in statements, is not judged.

## Fix
None: call `respondWith()` at once, with the promise of the result.

## Source
Chromium 156, measured: an answer after `await null` or in `Promise.resolve().then()` is in time, one after a timer, a
fetch, an `import()` or the reading of a body is not. What another function waits for is a likely guess.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.certainty import weaker
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF603", name="late-response", severity=Severity.ERROR, since="0.1.0")

_LATE = (
    "This runs after the submit event is over: respondWith() throws an InvalidStateError, and the agent has had an "
    "error already. Call it at once and pass it the promise, as in event.respondWith(send(form))."
)


def check(page: Page) -> Iterator[Finding]:
    """Answers after a timer, a fetch or other work."""
    facts = page.script_facts
    for judged in facts.judged if facts else ():
        for answer in judged.responses:
            if answer.is_late:
                sureness = Confidence.CERTAIN if answer.is_surely_late else Confidence.LIKELY
                confidence = weaker(judged.confidence, sureness)
                yield RULE.finding(judged.subject, answer.span, _LATE, confidence=confidence)
