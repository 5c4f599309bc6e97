"""A form that is sent over the network in the clear.

## What it does
Flags a form, or a submit button's `formaction`, whose address starts with `http://`, unless the host is this computer
(`localhost`, `*.localhost`, `127.0.0.1`, `[::1]`).

## Why it matters
Everything an agent fills in can be read and changed on its way. On a page that came over https, Chromium also stops
before sending and asks the user to go on.

## Example
```html
<form toolname="search_flights" tooldescription="Find flights by date" action="http://flights.example/search">
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights by date" action="https://flights.example/search">
```

## In templates
With a hole where the host should be the finding is only possible.

## Fix
Unsafe: `https` in place of `http`. The server must answer there.

## Source
Secure Contexts, "Is origin potentially trustworthy?", for the exceptions. Chromium warns about mixed forms since 86.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from webmcp_forms.document.nodes import Element, Text, literal
from webmcp_forms.document.submission import submit_buttons
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Confidence, Edit, Finding, Fix, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted
from webmcp_forms.source import Span

RULE = Rule(code="WF707", name="insecure-action", severity=Severity.WARNING, since="0.1.0")

_INSECURE = Expression(r"[\x00-\x20]*http:[/\\]{2}(?:[^/\\@?#]*@)?(\[[^\]]*\]|[^/\\?#:]*)([/\\?#:]?)", re.IGNORECASE)
_THIS_COMPUTER = Expression(r"(?:.*\.)?localhost\.?|127(?:\.\d+){0,3}|\[::1\]", re.IGNORECASE)


def check(page: Page) -> Iterator[Finding]:
    """Addresses of the form and of the buttons that submit it."""
    for tool in page.annotated_forms:
        if (literal(tool.element.get("method")) or "").lower() != "dialog":
            yield from _address(tool, tool.element, "action")
        for control in submit_buttons(tool.form):
            yield from _address(tool, control.element, "formaction")


def _address(tool: ToolForm, element: Element, attribute: str) -> Iterator[Finding]:
    address = element.get(attribute)
    start = _literal_start(address)
    match = _INSECURE.match(start)
    if match is None or _THIS_COMPUTER.fullmatch(match[1]):
        return
    is_known = literal(address) is not None or bool(match[2])
    message = (
        f"What the agent fills in is sent unencrypted to {quoted(start.strip())}, "
        "and on an https page Chromium stops to warn the user. Write https://."
    )
    yield RULE.finding(
        tool,
        tool.span(element, attribute),
        message,
        confidence=Confidence.CERTAIN if is_known else Confidence.POSSIBLE,
        fixes=tuple(_fixes(tool, element, attribute)),
    )


def _literal_start(address: Text | None) -> str:
    """What is known of an address from its start on."""
    if address is None or isinstance(address, str):
        return address or ""
    return address.parts[0] if isinstance(address.parts[0], str) else ""


def _fixes(tool: ToolForm, element: Element, attribute: str) -> Iterator[Fix]:
    span = tool.span(element, attribute)
    written = tool.source.slice(span)
    scheme = written.lower().find("http:")
    if scheme >= 0 and not written[:scheme].strip():
        after = span.start + scheme + len("http")
        yield Fix("Send the form over https", (Edit(Span(after, after), "s"),), safe=False)
