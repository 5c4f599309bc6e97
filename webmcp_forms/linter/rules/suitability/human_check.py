"""A form that asks for what only a person can give: a CAPTCHA, or a one-time code.

## What it does
Flags CAPTCHAs of all kinds, those of vendors, pictures of letters, sums and boxes to tick, and fields for codes that
are sent to a person. It is an error with `toolautosubmit`.

## Why it matters
A call waits for a person in the middle of a form that an agent filled. With `toolautosubmit` nobody is asked: the form
is sent without an answer, and the server refuses it, or takes the agent for a robot.

## Example
```html
<label>E-mail <input type="email" name="email"></label>
<div class="g-recaptcha" data-sitekey="demo"></div>
```

## Use instead
```html
<label>E-mail <input type="email" name="email"></label>
```

## In templates
Calls that print a CAPTCHA, such as `{{ form.captcha }}` or `recaptcha_tags`, count like its markup.

## Fix
None. Leave `toolautosubmit` out, so that the person answers and submits; or limit the rate of requests instead.

## Source
Chromium 156: what `toolautosubmit` does.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF304", name="human-check", severity=Severity.WARNING, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """What forms ask that only a person can answer."""
    for tool in page.annotated_forms:
        submits_itself = tool.element.surely_has("toolautosubmit")
        effect = (
            "with toolautosubmit the form is sent before anyone can answer. Remove toolautosubmit."
            if submits_itself
            else "an agent's call waits until the user has answered. Keep toolautosubmit off."
        )
        for found in tool.human_checks:
            yield RULE.finding(
                tool,
                tool.span(found.element, found.attribute),
                f"This asks for {found.what}, which only a person can give: {effect}",
                control=found.control,
                severity=Severity.ERROR if submits_itself else Severity.WARNING,
                confidence=found.confidence,
                evidence=found.evidence,
            )
