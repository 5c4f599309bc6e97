"""A tool whose calls never end.

## What it does
Flags a tool that submits with `method="dialog"`, to a new window (`target="_blank"`) or to an address that is no page,
such as `mailto:` or `javascript:`. What the first submit button or `<base target>` says instead counts.

## Why it matters
The agent gets its answer from the page that follows, and none follows: it waits for ever.

## Example
```html
<form toolname="search_flights" tooldescription="Find flights" action="/flights" target="_blank">
  <button>Search</button>
</form>
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights" action="/flights">
  <button>Search</button>
</form>
```

## In templates
A value with a hole in it is unknown and is not judged.

## Fix
None: either let the form lead to a page, or answer in a `submit` handler with `preventDefault()` and `respondWith()`.

## Source
Chromium 156, measured. Nothing is said where a script of the page answers, and the finding is only possible where the
form names a handler.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import INERT_SCOPE, PLAIN_LANGUAGES, Certainty, Document, Element, literal
from webmcp_forms.document.submission import submit_buttons
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted
from webmcp_forms.records import record

RULE = Rule(code="WF113", name="endless-call", severity=Severity.ERROR, since="0.1.0")

_HANDLER = Expression(r"(?!toolautosubmit$).*(?:submit|click)|hx-|data-(?:action|remote)$")


@record
class _Cause:
    """The attribute that makes calls endless, and what comes of it."""

    element: Element
    attribute: str
    effect: str

    @property
    def value(self) -> str:
        """What the attribute says."""
        return self.element.show(self.attribute)


def check(page: Page) -> Iterator[Finding]:
    """Tools whose submission leads to no page, unless something answers it."""
    base = _base(page) if page.annotated_forms else None
    for tool in page.annotated_forms:
        button = next(submit_buttons(tool.form), None)
        cause = _cause(tool, button, base)
        confidence = _confidence(tool, button, cause) if cause else None
        if cause and confidence:
            message = (
                f"Calls of this tool never end: {cause.attribute}={quoted(cause.value)} {cause.effect}. "
                "Let the form lead to a page, or answer with preventDefault() and respondWith() in a submit handler."
            )
            yield RULE.finding(tool, tool.span(cause.element, cause.attribute), message, confidence=confidence)


def _cause(tool: ToolForm, button: Control | None, base: Element | None) -> _Cause | None:
    element, name = _deciding(tool, button, "method")
    if (literal(element.get(name)) or "").lower() == "dialog":
        return _Cause(element, name, "sends nothing")
    element, name = _deciding(tool, button, "action")
    if _is_pageless(literal(element.get(name)) or ""):
        return _Cause(element, name, "leaves the page as it is")
    element, name = _deciding(tool, button, "target")
    if not element.show(name) and base:
        element, name = base, "target"
    if _opens_window(tool.form.document, literal(element.get(name)) or ""):
        return _Cause(element, name, "opens another window for the answer")
    return None


def _is_pageless(action: str) -> bool:
    if ":" not in action:
        return False
    # Few forms name a scheme, and only those ask how the browser reads addresses.
    from webmcp_forms.browser.call.destination import is_pageless

    return is_pageless(action)


def _opens_window(document: Document, target: str) -> bool:
    """Whether a target is surely a window of its own: one of another name may be a frame that a script makes."""
    if not target.startswith("_"):
        return False
    from webmcp_forms.browser.call.destination import opens_window

    return opens_window(document, target)


def _deciding(tool: ToolForm, button: Control | None, name: str) -> tuple[Element, str]:
    """Where an attribute of the submission is read from: the button if it has it, else the form."""
    if button and button.element.has(f"form{name}"):
        return button.element, f"form{name}"
    return tool.element, name


def _base(page: Page) -> Element | None:
    """The first `<base>` with a target."""
    bases = page.document.tagged(frozenset({"base"}))
    return next((base for base in bases if base.is_html and base.scope != INERT_SCOPE and base.has("target")), None)


def _confidence(tool: ToolForm, button: Control | None, cause: _Cause) -> Confidence | None:
    """How sure it is that nothing answers the call; None where something does."""
    scripts = tool.page.scripts
    inline = tool.element.show("onsubmit")
    answers = tool.page.names_respond_with or "respondWith" in scripts.words
    if answers or any(word in inline for word in ("respondWith", "preventDefault", "false")):
        return None
    parts = [tool.element, *([button.element] if button else [])]
    is_handled = any(_HANDLER.match(name) for part in parts for name in part.attributes)
    is_open = any(part.presence.unknown_attributes or part.presence.certainty is not Certainty.ALWAYS for part in parts)
    is_open = is_open or not cause.element.surely_has(cause.attribute)
    if is_handled or is_open or "preventDefault" in scripts.words:
        return Confidence.POSSIBLE
    has_scripts = bool(scripts.elements) or tool.form.document.language not in PLAIN_LANGUAGES
    return Confidence.LIKELY if has_scripts else Confidence.CERTAIN
