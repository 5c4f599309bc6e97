"""A form that agents could well use and that is no tool.

## What it does
Points out searches and other queries, contact forms and bookings without tool attributes. All their fields have names
and labels, they have a submit button, and they ask for no password, card, identity number, file or captcha. Forms that
log in or out, register, pay, order, delete or publish are left out.

## Why it matters
An agent finds no tool for such a form and has to find its way through the page. This is advice, not a fault, so the
rule only runs when it is selected.

## Example
```html
<form action="/search" role="search">
  <label>Words to look for <input type="search" name="q"></label> <button>Search</button>
</form>
```

## Use instead
```html
<form action="/search" role="search" toolname="search_books" tooldescription="Find books by title or author">
  <label>Words to look for <input type="search" name="q"></label> <button>Search</button>
</form>
```

## In templates
A form that may get more from a hole, a component, a branch or a loop is not judged.

## Fix
None: only you know what the form does.

## Source
A judgement: the finding lists what speaks for it.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import INERT_SCOPE, Element
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.intent.candidate_words import Purpose
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule

RULE = Rule(
    code="WF115", name="unexposed-form", severity=Severity.INFO, since="0.1.0", opt_in=True, on_plain_pages=True
)

_NOUNS = {
    Purpose.SEARCH: "search",
    Purpose.FILTER: "filter",
    Purpose.CONTACT: "contact form",
    Purpose.BOOKING: "booking",
    Purpose.QUERY: "query",
}


def check(page: Page) -> Iterator[Finding]:
    """Forms that have nothing of a tool and everything of a good one."""
    for element in page.form_elements:
        if element.scope == INERT_SCOPE or _is_tool(element):
            continue
        from webmcp_forms.linter.candidates import candidate

        form = page.analyse(element)
        if found := candidate(form):
            message = (
                f"This {_NOUNS[found.purpose]} is no tool, so agents have to find their way through the page. "
                'Add toolname="…" and tooldescription="…" if they may use it.'
            )
            yield RULE.finding(form, page.span(element), message, confidence=Confidence.LIKELY, evidence=found.evidence)


def _is_tool(element: Element) -> bool:
    """Whether a form has, or may get, an attribute of a tool, however that is spelt or bound."""
    return bool(element.presence.unknown_attributes) or any("tool" in name.lower() for name in element.attributes)
