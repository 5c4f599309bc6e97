"""A number that identifies a person as a parameter.

## What it does
Flags a parameter that takes a national identity number, a passport number or a tax number, and a date of birth beside
one. The name, the id, the label and the description are read, in many languages. A date of birth alone is not flagged.

## Why it matters
Such a number with a date of birth is what identity thieves look for. Whatever an agent is given passes through its
model, its memory and its logs.

## Example
```html
<form toolname="book_ferry" tooldescription="Book a place on a ferry" method="post">
  <label>Passport number <input name="passport_number"></label>
  <label>Date of birth <input type="date" name="born"></label>
  <button>Book</button>
</form>
```

## Use instead
```html
<form toolname="choose_ferry" tooldescription="Choose a ferry and a day" method="post">
  <label>Ferry <input name="ferry"></label>
  <label>Day <input type="date" name="day"></label>
  <button>Continue to the passenger data</button>
</form>
```

## In templates
What is a hole says nothing; a name or label beside it still does.

## Fix
None: which form may be a tool is yours to decide. A form without `toolname` is none.

## Source
Regulation (EU) 2016/679, article 87, lets member states protect national identification numbers in particular.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.sensitivity import IDENTITIES, exposed

RULE = Rule(code="WF703", name="identity-parameter", severity=Severity.WARNING, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Parameters that take a number of a person."""
    for tool in page.annotated_forms:
        for judged in exposed(tool, IDENTITIES):
            message = (
                f"A call passes this {judged.meaning.value} through the agent's model and its logs "
                f"({judged.evidence.description}). "
                "Ask for it on a form that is no tool, unless nothing can be done without it."
            )
            yield RULE.finding(
                tool,
                tool.span(judged.control.element, judged.attribute),
                message,
                control=judged.control.name,
                confidence=judged.confidence,
                evidence=(judged.evidence,),
            )
