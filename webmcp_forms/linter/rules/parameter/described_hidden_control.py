"""A hidden input that a description makes a parameter.

## What it does
Flags `<input type="hidden">` with a `toolparamdescription`. It is an error where the input looks like a request token
against forgery, a honeypot or a price: by its name, a honeypot also by a description that says to leave it empty, and a
price also by a name such as `total` with a value such as `12.50`.

## Why it matters
The browser leaves hidden inputs out of the schema unless they are described; then an agent may fill them with anything.
No user sees the value before it is sent. A request token that is overwritten refuses the request, a honeypot that is
filled marks the user as a robot, and a price that can be chosen is one.

## Example
```html
<input type="hidden" name="price" value="19.90" toolparamdescription="Price of the ticket">
```

## Use instead
```html
<input type="hidden" name="price" value="19.90">
```

## In templates
A description with a hole in it is a description; a name with a hole in it is judged by nothing.

## Fix
None: where an agent is meant to choose the value, as behind a widget that writes it, this is how.

## Source
Chromium 156, measured: a hidden input with a description that is not empty becomes a parameter of type string.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Confidence, Evidence, Finding, Severity
from webmcp_forms.linter.intent.hidden_names import HONEYPOT, LEFT_EMPTY, LIMIT, PRICE, REQUEST_TOKEN, SUM
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF221", name="described-hidden-control", severity=Severity.WARNING, since="0.1.0")

_SHORTEST_RANDOM = 16
_MONEY = Expression(r"[\s$€£¥₹]*[0-9]+(?:[.,][0-9]{3})*[.,][0-9]{2}[\s$€£¥₹]*(?:[A-Z]{3}\s*)?")
_BETWEEN_SENTENCES = Expression(r"[.!;:()\n]+|\s[-\u2013\u2014]\s")
_IF_HUMAN = Expression(r"[,\s]+if\s+you(?:\s+are|['\u2019]re)\s+(?:a\s+)?(?:real\s+)?(?:human|person)\b", re.IGNORECASE)


def check(page: Page) -> Iterator[Finding]:
    """Hidden inputs among the parameters."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            for control in parameter.group.controls:
                if control.kind == "hidden" and control.element.has("toolparamdescription"):
                    yield _finding(tool, control)


def _finding(tool: ToolForm, control: Control) -> Finding:
    span = tool.span(control.element, "toolparamdescription")
    is_sure = control.element.surely_has("toolparamdescription") and control.element.surely_has("type")
    start = f"This hidden input is a parameter because it is described: an agent fills {quoted(control.name)} unseen"
    judged = _judge(tool, control.element)
    if judged is None:
        message = f"{start}. Remove toolparamdescription, unless the value is the agent's to choose."
        confidence = Confidence.CERTAIN if is_sure else Confidence.POSSIBLE
        return RULE.finding(tool, span, message, control=control.name, confidence=confidence)
    kind, evidence = judged
    return RULE.finding(
        tool,
        span,
        f"{start}, and it looks like {kind}. Remove toolparamdescription.",
        control=control.name,
        severity=Severity.ERROR,
        confidence=Confidence.LIKELY if is_sure else Confidence.POSSIBLE,
        evidence=(evidence,),
    )


def _judge(tool: ToolForm, element: Element) -> tuple[str, Evidence] | None:
    """What a hidden input looks like that no agent should fill, and why."""
    for attribute in ("name", "id"):
        found = words(literal(element.get(attribute)) or "")
        if REQUEST_TOKEN.end(found) or (found[-1:] == ("token",) and _is_random(element)):
            return "a request token", _evidence(tool, element, attribute)
        if HONEYPOT.end(found):
            return "a honeypot", _evidence(tool, element, attribute)
    if any(HONEYPOT.has(words(name)) for name in (literal(element.get("class")) or "").split()):
        return "a honeypot", _evidence(tool, element, "class")
    if _is_left_empty(element):
        return "a honeypot", _evidence(tool, element, "toolparamdescription")
    if _is_price(element) and not _is_limit(tool, element):
        return "a price", _evidence(tool, element, "name")
    return None


def _is_left_empty(element: Element) -> bool:
    """Whether the description says that people leave it empty, whatever they want."""
    text = _IF_HUMAN.sub(".", literal(element.get("toolparamdescription")) or "")
    return any(LEFT_EMPTY.end(words(sentence)) for sentence in _BETWEEN_SENTENCES.split(text))


def _is_price(element: Element) -> bool:
    """Whether the name is that of a price, or that of a sum, with a value that is written as money."""
    name = words(literal(element.get("name")) or "")
    is_money = _MONEY.fullmatch(literal(element.get("value")) or "") is not None
    return PRICE.end(name) or (is_money and SUM.end(name))


def _is_random(element: Element) -> bool:
    """Whether the value reads like something drawn at random."""
    value = literal(element.get("value")) or ""
    is_mixed = any(map(str.isdigit, value)) and any(map(str.isalpha, value))
    return len(value) >= _SHORTEST_RANDOM and is_mixed and " " not in value


def _is_limit(tool: ToolForm, element: Element) -> bool:
    """Whether a price is one to search by."""
    if tool.element.show("method").lower() == "get":
        return True
    texts = (element.show("name"), element.show("toolparamdescription"), tool.tool_name)
    return any(LIMIT.meet(words(text)) for text in texts)


def _evidence(tool: ToolForm, element: Element, attribute: str) -> Evidence:
    return Evidence(f"{attribute} {quoted(element.show(attribute))}", tool.span(element, attribute), 1.0)
