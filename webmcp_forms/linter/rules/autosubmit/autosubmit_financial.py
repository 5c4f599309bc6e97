"""A form that moves money and submits itself.

## What it does
Flags `toolautosubmit` on a form that pays, buys, orders, donates, transfers, bids, rents, renews for a fee, refunds or
takes out a loan. Putting something into a basket and entering a coupon are left alone.

## Why it matters
The form submits itself as soon as an agent calls it, and the money is gone although nobody has agreed to the sum.

## Example
```html
<form toolname="order_coffee" tooldescription="Coffee by the bag" action="/checkout" method="post" toolautosubmit>
  <label>Bags <input type="number" name="bags"></label>
  <button>Buy now</button>
</form>
```

## Use instead
```html
<form toolname="order_coffee" tooldescription="Coffee by the bag" action="/checkout" method="post">
  <label>Bags <input type="number" name="bags"></label>
  <button>Buy now</button>
</form>
```

## In templates
What the markup shows is judged: texts that are translated as they stand in the source, routes and handlers by their
names. Where the attribute is only rendered sometimes, the finding is only possible; where a framework leaves it out, as
React does with a bare one, there is none.

## Fix
Unsafe: takes the attribute away. The form then waits for the user.

## Source
Chrome for Developers on `toolautosubmit`: for queries and what can be taken back, not for what destroys, pays, speaks
to others or touches accounts. The judgement is made from named evidence in twenty languages; `options.intents` in the
configuration overrules it for a tool.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.autosubmit import risky_forms
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF402", name="autosubmit-financial", severity=Severity.ERROR, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Forms that submit themselves and do what should be asked for first."""
    return risky_forms(page, RULE, Kind.FINANCIAL, "spends or moves money")
