"""A tool name that the browser does not accept.

## What it does
Flags a `toolname` that is not 1 to 128 letters, digits, `_`, `-` or `.` of ASCII.

## Why it matters
Chromium drops the tool without a word: no error, no issue in DevTools. Agents never see the form.

## Example
```html
<form toolname="Search flights" tooldescription="Find flights by date">
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights by date">
```

## In templates
A name with a hole in it is unknown and is not judged.

## Fix
None: agents and tests may know the tool by its name, so the new one is yours to choose. The message suggests one.

## Source
Chromium 156, measured: names outside `[A-Za-z0-9_.-]{1,128}` do not register. Up to 153 any name did.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF101", name="invalid-tool-name", severity=Severity.ERROR, since="0.1.0")

_LONGEST_NAME = 128


def check(page: Page) -> Iterator[Finding]:
    """Names that are there and not legal; an empty one is `missing-tool-name`'s."""
    for tool in page.forms:
        name = literal(tool.element.get("toolname"))
        if not name or tool.has_legal_name:
            continue
        message = f"The browser drops this tool without a word: {_reason(name)}. {_advice(name)}"
        yield RULE.finding(tool, tool.span(tool.element, "toolname"), message)


def _reason(name: str) -> str:
    if re.fullmatch(r"[A-Za-z0-9_.-]+", name):
        return f"the tool name {quoted(name)} has {len(name)} characters, and {_LONGEST_NAME} are the most"
    return f'the tool name {quoted(name)} may only hold ASCII letters, digits, "_", "-" and "."'


def _advice(name: str) -> str:
    suggestion = _suggest(name)
    return f'Write toolname="{suggestion}".' if suggestion else "Write a name such as search_flights."


def _suggest(name: str) -> str:
    """The nearest legal name: accents off, everything else that is illegal an underscore."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[^A-Za-z0-9.-]+", "_", plain).strip("_.-")[:_LONGEST_NAME]
