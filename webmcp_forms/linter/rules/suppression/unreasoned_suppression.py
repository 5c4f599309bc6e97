"""A suppression without a reason.

## What it does
Flags a `webmcp-forms: ignore[…]` comment that does not say why after its brackets. Runs only when it is selected.

## Why it matters
Whoever reads the page next cannot tell whether the finding was wrong, does not matter here, or was merely in the way.

## Example
```html
<form toolname="search" tooldescription="Find cars by make">
  <!-- webmcp-forms: ignore[WF203] -->
  <input name="make">
  <button>Search</button>
</form>
```

## Use instead
```html
<form toolname="search" tooldescription="Find cars by make">
  <!-- webmcp-forms: ignore[WF203] -- the name says it all -->
  <input name="make">
  <button>Search</button>
</form>
```

## In templates
Nothing is particular to templates.

## Fix
None: the reason is yours to give.

## Source
A custom of projects that review their suppressions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.rule import Rule

if TYPE_CHECKING:  # what a page without such comments does not need
    from webmcp_forms.linter.suppression_state import SuppressionState

RULE = Rule(code="WF904", name="unreasoned-suppression", severity=Severity.INFO, since="0.1.0", opt_in=True)


def check(state: SuppressionState) -> Iterator[Finding]:
    """The directives without a reason."""
    for directive in state.directives:
        if not directive.reason:
            message = "This suppression does not say why. Give the reason after the brackets: -- and then what it is."
            yield RULE.finding(state, directive.span, message)
