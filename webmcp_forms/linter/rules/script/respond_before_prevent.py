"""A submit handler that answers before it keeps the form from being sent.

## What it does
Flags `respondWith()` that is called before `preventDefault()`, or without it.

## Why it matters
`respondWith()` throws an `InvalidStateError` as long as the submission is not prevented. Nothing after it runs, the
form is sent as if there were no handler, and the agent gets whatever the next page says.

## Example
```html
<form id="search" toolname="search" tooldescription="Find products" toolautosubmit><input name="q"></form>
<script>
  document.getElementById("search").addEventListener("submit", (event) => {
    event.respondWith(find(event.target.q.value));
    event.preventDefault();
  });
</script>
```

## Use instead
```html
<form id="search" toolname="search" tooldescription="Find products" toolautosubmit><input name="q"></form>
<script>
  document.getElementById("search").addEventListener("submit", (event) => {
    event.preventDefault();
    event.respondWith(find(event.target.q.value));
  });
</script>
```

## In templates
A handler in which a template parts the code, or fills in statements, is not judged. A modifier such as Vue's `.prevent`
counts as `preventDefault()`.

## Fix
None: move `preventDefault()` up.

## Source
Chromium 156, measured.
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
    from webmcp_forms.linter.scripts.judged import Judged, MarkedPlace

RULE = Rule(code="WF602", name="respond-before-prevent", severity=Severity.ERROR, since="0.1.0")

_THROWS = (
    "respondWith() throws an InvalidStateError here, for the submission is not prevented yet: the form is sent as if "
    "there were no handler. Call preventDefault() first."
)


def check(page: Page) -> Iterator[Finding]:
    """Answers that come before the prevention."""
    facts = page.script_facts
    for judged in facts.judged if facts else ():
        for answer in judged.responses:
            if facts and _is_early(facts, judged, answer):
                yield _finding(judged, answer)


def _finding(judged: Judged, answer: MarkedPlace) -> Finding:
    later = judged.preventions_after_answer
    related = tuple(Related(prevention.span, "the submission is prevented here") for prevention in later)
    is_plain = later and not judged.has_branches
    confidence = weaker(judged.confidence, Confidence.CERTAIN if is_plain else Confidence.LIKELY)
    return RULE.finding(judged.subject, answer.span, _THROWS, confidence=confidence, related=related)


def _is_early(facts: ScriptFacts, judged: Judged, answer: MarkedPlace) -> bool:
    """Whether an answer comes before what prevents the submission, as far as that is in this file."""
    if answer.is_late or answer.is_prevented:
        return False
    if judged.preventions_after_answer:
        return True
    return answer.is_never_prevented and not judged.notes.preventions and facts.is_alone(judged)
