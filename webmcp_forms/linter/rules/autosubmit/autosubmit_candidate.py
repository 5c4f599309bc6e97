"""A form that only queries and waits for the user.

## What it does
Points out a form that is sent by GET, plainly only searches, filters or looks something up, and has no
`toolautosubmit`.

## Why it matters
An agent that calls it has to wait until the user presses the button, although nothing can go wrong. This is advice, not
a fault, so the rule only runs when it is selected.

## Example
```html
<form toolname="search_books" tooldescription="Find books by title" action="/search">
  <label>Title <input type="search" name="q"></label>
  <button>Search</button>
</form>
```

## Use instead
```html
<form toolname="search_books" tooldescription="Find books by title" action="/search" toolautosubmit>
  <label>Title <input type="search" name="q"></label>
  <button>Search</button>
</form>
```

## In templates
Nothing is said where the attribute may be added, or where a component or a hole may hold more of the form.

## Fix
None: whether the user should look first is yours to decide. React needs `toolautosubmit=""`.

## Source
Chrome for Developers on `toolautosubmit`: it fits read-only queries.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.autosubmit import ATTRIBUTE, reasons
from webmcp_forms.linter.completeness import may_hold_more
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.request_methods import request_method
from webmcp_forms.linter.rule import Rule

RULE = Rule(code="WF407", name="autosubmit-candidate", severity=Severity.INFO, since="0.1.0", opt_in=True)

_FEWEST_REASONS = 2


def check(page: Page) -> Iterator[Finding]:
    """Forms that ask a page for something and nothing else."""
    for tool in page.annotated_forms:
        if not tool.element.may_have(ATTRIBUTE) and _only_queries(tool) and not may_hold_more(tool):
            message = (
                f"This form only looks something up ({reasons(tool.intent)}), and an agent has to wait for the user to "
                f"press its button. With {ATTRIBUTE} a call is answered at once."
            )
            span = tool.page.span(tool.element)
            yield RULE.finding(tool, span, message, confidence=Confidence.LIKELY, evidence=tool.intent.evidence)


def _only_queries(tool: ToolForm) -> bool:
    intent = tool.intent
    is_sure = intent.confidence is Confidence.LIKELY and len(intent.evidence) >= _FEWEST_REASONS
    return intent.kind is Kind.QUERY and is_sure and request_method(tool) == "get" and not _is_surprised(tool)


def _is_surprised(tool: ToolForm) -> bool:
    """Whether the attribute is written and a framework leaves it out, of which WF114 speaks."""
    surprises = tool.form.document.surprises
    return any(one.element == tool.element.index and one.name == ATTRIBUTE for one in surprises)
