"""A reset of the form that cancels the agent's call.

## What it does
Flags `form.reset()` in a submit handler of a tool where an agent's submission gets there: in the handler itself, or in
what follows the promise that answers.

## Why it matters
Resetting the form cancels the call that has filled it. The agent is told so, even if `respondWith()` was called before
or is called afterwards.

## Example
```html
<form id="signup" toolname="join_list" tooldescription="Join the list" toolautosubmit><input name="name"></form>
<script>
  const form = document.getElementById("signup");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    event.respondWith(send(form));
    form.reset();
  });
</script>
```

## Use instead
```html
<form id="signup" toolname="join_list" tooldescription="Join the list" toolautosubmit><input name="name"></form>
<script>
  const form = document.getElementById("signup");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const sent = send(form);
    if (event.agentInvoked) event.respondWith(sent);
    else form.reset();
  });
</script>
```

## In templates
A handler in which a template parts the code, or fills in statements, is not judged.

## Fix
None: reset the form for people alone, or in a later task than the one in which the answer comes (`setTimeout`).

## Source
Chromium 156, measured: a reset in the handler cancels the call, and so does one in the chain of the promise that
answers or right after an `await` of it. Once the answer is there a reset does nothing to the call.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.certainty import weaker
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF604", name="reset-before-response", severity=Severity.WARNING, since="0.1.0")

_CANCELS = (
    "Resetting the form cancels the agent's call, whether or not respondWith() is called. Reset it for people alone, "
    "with if (!event.agentInvoked), or in a setTimeout() once the answer is there."
)
# What listens to resets may keep them from happening.
_LISTENS = Expression(r"addEventListener\(\s*['\"`]reset|\bonreset\b")


def check(page: Page) -> Iterator[Finding]:
    """Resets that an agent's submission gets to before the answer is there."""
    facts = page.script_facts
    for judged in facts.judged if facts else ():
        for reset in judged.cancelling_resets if judged.tool or judged.is_meant else ():
            is_plain = reset.is_at_once and not judged.has_branches
            confidence = weaker(judged.confidence, Confidence.CERTAIN if is_plain else Confidence.LIKELY)
            if _LISTENS.search(page.source.text):
                confidence = Confidence.POSSIBLE
            yield RULE.finding(judged.subject, reset.span, _CANCELS, confidence=confidence)
