"""A tool name that Chromium takes and a model's provider does not.

## What it does
Flags a legal `toolname` that holds a dot, has over 64 characters, or starts with neither a letter nor an underscore.

## Why it matters
An agent hands the tools of a page to its model. Providers refuse the whole request when one name is not theirs, so an
agent has to rename such a tool or leave it out.

## Example
```html
<form toolname="shop.search" tooldescription="Find products by name">
```

## Use instead
```html
<form toolname="shop_search" tooldescription="Find products by name">
```

## In templates
A name with a hole in it is unknown and is not judged.

## Fix
None: agents and tests may know the tool by its name.

## Source
OpenAI, API reference, "function": a-z, A-Z, 0-9, underscores and dashes, at most 64. Anthropic, "Tool use", "name":
`^[a-zA-Z0-9_-]{1,64}$`. Google, Gemini API, "FunctionDeclaration", "name": starts with a letter or an underscore; dots
are allowed, at most 64.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF704", name="provider-tool-name", severity=Severity.INFO, since="0.1.0")

_LONGEST_NAME = 64


def check(page: Page) -> Iterator[Finding]:
    """Names that are legal here and not everywhere; one that is not legal here is `invalid-tool-name`'s."""
    for tool in page.annotated_forms:
        name = literal(tool.element.get("toolname"))
        if not name or not tool.has_legal_name:
            continue
        reasons = tuple(_reasons(name))
        if reasons:
            message = f"Agents may have to rename this tool: {'; '.join(reasons)}. {_advice(name)}"
            yield RULE.finding(tool, tool.span(tool.element, "toolname"), message)


def _reasons(name: str) -> Iterator[str]:
    if "." in name:
        yield f"OpenAI and Anthropic take no dot in a name such as {quoted(name)}"
    if len(name) > _LONGEST_NAME:
        yield f"it has {len(name)} characters, and OpenAI, Anthropic and Gemini take at most {_LONGEST_NAME}"
    if not re.match("[A-Za-z_]", name):
        yield f"Gemini wants a letter or an underscore first, not {quoted(name[0])}"


def _advice(name: str) -> str:
    suggestion = re.sub(r"^[^A-Za-z_]+", "", name.replace(".", "_"))[:_LONGEST_NAME].rstrip("_-")
    return f'Write toolname="{suggestion}".' if suggestion else "Write a name such as search_flights."
