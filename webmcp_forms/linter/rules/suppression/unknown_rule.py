"""A suppression that names a rule there is not.

## What it does
Flags each entry of a `webmcp-forms: ignore[…]` comment that is no code (`WF203`), no name
(`missing-parameter-description`), no family (`WF2`) and not `ALL`.

## Why it matters
The entry silences nothing, and looks as if it did. Most are misspelt.

## Example
```html
<form toolname="search" tooldescription="Find cars by make">
  <!-- webmcp-forms: ignore[missing-parameter-descriptions] -- the name says it all -->
  <input name="make">
  <button>Search</button>
</form>
```

## Use instead
```html
<form toolname="search" tooldescription="Find cars by make">
  <!-- webmcp-forms: ignore[missing-parameter-description] -- the name says it all -->
  <input name="make">
  <button>Search</button>
</form>
```

## In templates
Nothing is particular to templates.

## Fix
None: only you know which rule is meant.

## Source
The list of rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

if TYPE_CHECKING:  # what a page without such comments does not need
    from webmcp_forms.linter.directives import Entry
    from webmcp_forms.linter.suppression_state import SuppressionState

RULE = Rule(code="WF902", name="unknown-rule", severity=Severity.WARNING, since="0.1.0")

# A search among all names takes a while, and a page may have a million entries.
_MOST_SUGGESTIONS = 100


def check(state: SuppressionState) -> Iterator[Finding]:
    """The entries that name nothing."""
    meant: dict[str, str] = {}
    for directive in state.directives:
        for entry in directive.entries:
            if not state.names.find(entry.text):
                if entry.key not in meant and len(meant) < _MOST_SUGGESTIONS:
                    meant[entry.key] = state.names.suggestion(entry.text)
                yield RULE.finding(state, entry.span, _message(entry, meant.get(entry.key)))


def _message(entry: Entry, suggestion: str | None) -> str:
    advice = suggestion or " Write its code or its name."
    return f"There is no rule {quoted(entry.text)}, so this silences nothing.{advice}"
