"""A form that submits itself, and nothing tells what it does.

## What it does
Points out `toolautosubmit` on a form that is sent by POST, PUT, PATCH or DELETE and of which nothing in the markup says
whether it reads or changes something.

## Why it matters
Such a method says that something is changed, and an agent's call does it without asking. Agents and people do not see
what it is either.

## Example
```html
<form toolname="run_it" tooldescription="Runs job 12 of the plant" action="/jobs/12" method="post" toolautosubmit>
  <label>Priority <input name="priority"></label>
  <button>Go</button>
</form>
```

## Use instead
```html
<form toolname="find_job" tooldescription="Look up a job of the plant" action="/jobs/12" method="post" toolautosubmit>
  <label>Priority <input name="priority"></label>
  <button>Show status</button>
</form>
```

## In templates
A method with a hole in it is unknown, and nothing is said.

## Fix
None: say on the button and in the description what the form does, or leave `toolautosubmit` out. `options.intents` in
the configuration can say what a tool does.

## Source
Chrome for Developers on `toolautosubmit`; HTTP, "safe methods" (RFC 9110, section 9.2.1).
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.autosubmit import ATTRIBUTE, submits_itself
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.intent.kinds import RISKS, Intent, Kind
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.request_methods import CHANGING_METHODS, request_method
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF406", name="autosubmit-unclear", severity=Severity.INFO, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Forms that submit themselves by a method that changes something, and say nothing else."""
    for tool in page.annotated_forms:
        sure = submits_itself(tool)
        method = request_method(tool)
        if sure is None or method not in CHANGING_METHODS or not _is_unclear(tool.intent):
            continue
        message = (
            f"An agent's call submits this form by {method.upper()} without asking, and nothing says whether it "
            f"changes something. Say what it does on the button and in the description, or leave {ATTRIBUTE} out."
        )
        confidence = Confidence.LIKELY if sure is Confidence.CERTAIN else sure
        yield RULE.finding(tool, tool.span(tool.element, ATTRIBUTE), message, confidence=confidence)


def _is_unclear(intent: Intent) -> bool:
    return intent.kind is Kind.UNKNOWN or (intent.kind in RISKS and intent.confidence is Confidence.POSSIBLE)
