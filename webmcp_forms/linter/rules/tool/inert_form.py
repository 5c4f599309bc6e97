"""A form where the browser looks for no tools.

## What it does
Flags a form with tool attributes inside `<template>` or `<noscript>`.

## Why it matters
What a template holds is no part of the page until a script puts a copy of it there, and `<noscript>` holds text
wherever scripts run, which is everywhere agents do. The form registers no tool.

## Example
```html
<template>
  <form toolname="search_flights" tooldescription="Find flights between two airports on a date">…</form>
</template>
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights between two airports on a date">…</form>
```

## In templates
This is about the `<template>` element. The finding is only possible where the element has attributes of a framework, or
a script of the same file names it: then a copy may well become a tool.

## Fix
None: where the form belongs is yours to choose.

## Source
Chromium 156, measured. In XHTML, `<noscript>` is an element like any other; a template that declares a shadow tree is
part of the page.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from webmcp_forms.document.forms import form_elements
from webmcp_forms.document.nodes import INERT_SCOPE, Element
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import TOOL_ATTRIBUTES, Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.readers.noscript import noscript_documents
from webmcp_forms.source import Span

RULE = Rule(code="WF108", name="inert-form", severity=Severity.WARNING, since="0.1.0")

_TEMPLATE = frozenset({"template"})
# What a template may have without a framework that makes use of it.
_PLAIN_ATTRIBUTES = frozenset({"id", "class", "hidden", "lang", "dir", "style", "title"})
_IN_TEMPLATE = (
    "The browser makes no tool of a form in a <template> until a script puts a copy of it into the page. "
    "Put the form into the page itself."
)
_IN_NOSCRIPT = (
    "The browser makes no tool of a form in <noscript>: where scripts run it is text, and agents are there alone. "
    "Put the form into the page itself."
)


def check(page: Page) -> Iterator[Finding]:
    """Forms in templates, then forms in `<noscript>`."""
    yield from _in_templates(page)
    for noscript, content in noscript_documents(page.document):
        for form in form_elements(content):
            if _is_tool(form):
                inner = Page(content, page.profile, page.options)
                span = _span(inner, form) if content.place(form) else page.span(noscript)
                yield RULE.finding(page, span, _IN_NOSCRIPT)


def _in_templates(page: Page) -> Iterator[Finding]:
    forms = [form for form in page.form_elements if form.scope == INERT_SCOPE and _is_tool(form)]
    if not forms:
        return
    templates = [template for template in page.document.tagged(_TEMPLATE) if template.scope != INERT_SCOPE]
    starts = [template.index for template in templates]
    for form in forms:
        outermost = templates[bisect_right(starts, form.index) - 1]
        confidence = Confidence.POSSIBLE if _is_used(page, outermost) else Confidence.LIKELY
        yield RULE.finding(page, _span(page, form), _IN_TEMPLATE, confidence=confidence)


def _is_tool(form: Element) -> bool:
    return any(map(form.has, TOOL_ATTRIBUTES))


def _span(page: Page, form: Element) -> Span:
    return page.span(form, next(filter(form.has, TOOL_ATTRIBUTES)))


def _is_used(page: Page, template: Element) -> bool:
    """Whether something in sight may put copies of a template into the page."""
    is_plain = _PLAIN_ATTRIBUTES.issuperset(template.attributes) and not template.presence.unknown_attributes
    return not is_plain or template.show("id") in page.scripts.words
