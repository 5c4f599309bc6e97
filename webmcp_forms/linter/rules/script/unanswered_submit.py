"""A submit handler that keeps the form from being sent and does not answer the agent.

## What it does
Flags a submit handler of a tool that prevents the default, by `preventDefault()` or `return false`, and does not call
`respondWith()`: at all, or on one of the ways through it. A function as the `action` of a form of React's is such a
handler too.

## Why it matters
The agent gets an error: "The site has a programming error: it called preventDefault() on the 'submit' event without
calling respondWith()". What the handler does instead of the submission may well work; the agent takes it for failed.

## Example
```html
<form id="search" toolname="search" tooldescription="Find products" toolautosubmit><input name="q"></form>
<script>
  document.getElementById("search").addEventListener("submit", (event) => {
    event.preventDefault();
    show(event.target.q.value);
  });
</script>
```

## Use instead
```html
<form id="search" toolname="search" tooldescription="Find products" toolautosubmit><input name="q"></form>
<script>
  document.getElementById("search").addEventListener("submit", (event) => {
    event.preventDefault();
    const found = show(event.target.q.value);
    if (event.agentInvoked) event.respondWith(found);
  });
</script>
```

## In templates
The finding is a likely one. A handler in which a template parts the code, or fills in statements, is not judged, and
neither is one that stands in another file or in a framework.

## Fix
None: what the agent is to get is yours to say. Pass `respondWith()` the promise of it, or leave an agent's submission
to the browser with `if (event.agentInvoked) return;` before `preventDefault()`.

## Source
Chromium 156 and React 19, measured. `form.submit()` after `preventDefault()` sends the form after all, and is not
flagged.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.linter.certainty import weaker
from webmcp_forms.linter.finding import Confidence, Finding, Related, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

if TYPE_CHECKING:  # loaded for pages with such scripts only
    from webmcp_forms.linter.scripts.facts import ScriptFacts
    from webmcp_forms.linter.scripts.judged import Judged

RULE = Rule(code="WF601", name="unanswered-submit", severity=Severity.ERROR, since="0.1.0")

_ERROR = 'the agent gets the error "The site has a programming error"'
_NEVER = (
    f"This prevents the submission and nothing answers: {_ERROR}. Call event.respondWith() with a promise of the "
    "result, or leave an agent's submission to the browser with if (event.agentInvoked) return; before that."
)
_ACTION = (
    f"React calls an action that is a function in place of the submission, and nothing answers: {_ERROR}. Call the "
    "function from onSubmit, after event.preventDefault(), and pass event.nativeEvent.respondWith() its promise."
)
_RETURNS = (
    f"The handler returns here after the submission is prevented and before respondWith(): {_ERROR}. Answer here too: "
    "event.respondWith() takes a promise or a value."
)
_SOMETIMES = (
    f"The handler prevents the submission and answers on some ways only; on another {_ERROR}. Call event.respondWith() "
    "on each, or ask event.agentInvoked alone."
)


def check(page: Page) -> Iterator[Finding]:
    """Handlers that keep a tool's form from being sent without an answer."""
    facts = page.script_facts
    for judged in facts.judged if facts else ():
        # An answer that comes at the wrong time is another matter.
        is_mistimed = any(answer.is_late for answer in judged.responses) or judged.preventions_after_answer
        if facts and judged.unanswered and not is_mistimed:
            confidence = _confidence(facts, judged)
            if confidence is not None:
                yield from _findings(judged, confidence)


def _findings(judged: Judged, confidence: Confidence) -> Iterator[Finding]:
    if not judged.responses:
        message = _ACTION if judged.handler.is_action else _NEVER
        yield RULE.finding(judged.subject, judged.prevention, message, confidence=confidence)
        return
    related = (Related(judged.prevention, "the submission is prevented here"),)
    confidence = weaker(confidence, Confidence.LIKELY)
    for end in judged.unanswered:
        if end.is_return:
            yield RULE.finding(judged.subject, end.span, _RETURNS, confidence=confidence, related=related)
        else:
            yield RULE.finding(judged.subject, judged.prevention, _SOMETIMES, confidence=confidence)


def _confidence(facts: ScriptFacts, judged: Judged) -> Confidence | None:
    """How sure it is that nothing answers; None where something may, or where it is no tool's handler."""
    if judged.tool is None:
        if judged.is_meant:
            return Confidence.LIKELY
        return Confidence.POSSIBLE if facts.may_be_of_tool(judged) else None
    if facts.is_answered_elsewhere(judged):
        return None
    is_plain = not (judged.has_branches or judged.notes.hands_form_on or judged.page.scripts.are_elsewhere)
    return weaker(judged.confidence, Confidence.CERTAIN if is_plain else Confidence.LIKELY)
