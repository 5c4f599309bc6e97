"""A suppression that cannot be read, or names nothing.

## What it does
Flags a comment that starts with `webmcp-forms:`, or has `webmcp-forms: ignore` in it, and does not go on as a
suppression does: `ignore`, `ignore-form` or `ignore-file`, rules in brackets, and a reason after `--` if there is one.
Flags one that goes on so and starts otherwise too, such as `webmcp-form: ignore[WF203]`.

## Why it matters
What cannot be read silences nothing: a comment that says less than its author thinks must not hide more.

## Example
```html
<form toolname="search" tooldescription="Find cars by make">
  <!-- webmcp-forms: ignore WF203 -->
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
What is written like a comment of another language, such as `{% # … %}` outside of Liquid, is flagged.

## Fix
None: what is meant is not known.

## Source
A comment that mentions `webmcp-forms:` somewhere in its text and goes on with another word is prose. In XHTML a comment
cannot hold two hyphens, so one hyphen or a dash starts a reason too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.rule import Rule

if TYPE_CHECKING:  # what a page without such comments does not need
    from webmcp_forms.linter.suppression_state import SuppressionState

RULE = Rule(code="WF903", name="malformed-suppression", severity=Severity.WARNING, since="0.1.0")


def check(state: SuppressionState) -> Iterator[Finding]:
    """The comments that are meant for the linter and that it cannot read."""
    for malformed in state.malformed:
        message = (
            f"This silences nothing: {malformed.problem}. Write it as webmcp-forms: ignore[WF203] -- and the reason."
        )
        yield RULE.finding(state, malformed.span, message)
