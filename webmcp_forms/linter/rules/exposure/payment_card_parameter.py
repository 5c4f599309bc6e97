"""The number of a payment card or a bank account as a parameter.

## What it does
Flags a parameter that takes the number, security code or expiry date of a payment card, or a bank account number.
`autocomplete` decides first, then the name, the id, the label and the description, in many languages. "Card number"
alone may be that of a library card: a security code, or an expiry date on a form that takes money, must be beside it.

## Why it matters
Whatever an agent is given passes through its model, its memory and its logs, none of which may hold card data. The
browser fills in a saved card without showing it to anyone.

## Example
```html
<form toolname="pay_invoice" tooldescription="Pay an open invoice" method="post">
  <label>Card number <input name="number" autocomplete="cc-number"></label>
  <label>Security code <input name="code" autocomplete="cc-csc"></label>
  <button>Pay</button>
</form>
```

## Use instead
```html
<form toolname="choose_invoice" tooldescription="Open the payment page of an invoice" method="post">
  <label>Invoice number <input name="invoice"></label>
  <button>Continue to payment</button>
</form>
```

## In templates
What is a hole says nothing; a name or label beside it still does.

## Fix
None: which form may be a tool is yours to decide. A form without `toolname` is none.

## Source
HTML, "Autofill" (`cc-number`, `cc-csc`, `cc-exp`). PCI DSS forbids keeping a security code.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.sensitivity import CARDS, exposed

RULE = Rule(code="WF702", name="payment-card-parameter", severity=Severity.ERROR, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Parameters that take card or account data."""
    for tool in page.annotated_forms:
        for judged in exposed(tool, CARDS):
            message = (
                f"A call passes this {judged.meaning.value} through the agent's model and its logs "
                f"({judged.evidence.description}). "
                "End the tool before the payment, and let the user fill in the payment form, which is no tool."
            )
            yield RULE.finding(
                tool,
                tool.span(judged.control.element, judged.attribute),
                message,
                control=judged.control.name,
                confidence=judged.confidence,
                evidence=(judged.evidence,),
            )
