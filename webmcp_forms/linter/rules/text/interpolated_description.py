"""Other people's text inside a description.

## What it does
Flags a title or description into which a template puts what people wrote, such as the title of a post, the name of a
user or a part of the request. Translations, strings, numbers, dates, and what belongs to the site or its settings are
not flagged; a value of which nothing is known is only possible.

## Why it matters
An agent reads descriptions before anything else on the page, and may act on them. Whoever can write the title of a post
can then write instructions for the agents of all who read it.

## Example
```jinja
<form toolname="reply" tooldescription="Reply to {{ post.title }}">
```

## Use instead
```jinja
<form toolname="reply" tooldescription="Reply to the post on this page">
```

## In templates
Only templates and components have holes; in HTML this rule never speaks.

## Fix
None: what the form does is yours to say.

## Source
Chrome for Developers, "WebMCP tool security" (2026). OWASP Top 10 for LLM applications, LLM01, indirect injection.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import Hole, MixedText
from webmcp_forms.linter.agent_texts import AgentText, Role, described_texts, span_of
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF507", name="interpolated-description", severity=Severity.WARNING, since="0.1.0")

_ROLES = frozenset({Role.TOOL_TITLE, Role.TOOL_DESCRIPTION, Role.PARAMETER_DESCRIPTION})


def check(page: Page) -> Iterator[Finding]:
    """Attributes with such holes; one finding an attribute, at the hole that says most."""
    for tool in page.annotated_forms:
        for text in described_texts(tool):
            value = text.element.get(text.attribute) if text.attribute else None
            if text.role in _ROLES and isinstance(value, MixedText):
                yield from _holes(tool, text, value)


def _holes(tool: ToolForm, text: AgentText, value: MixedText) -> Iterator[Finding]:
    from webmcp_forms.linter.template_values import Origin, origin

    judged = [(part, origin(part.source)) for part in value.parts if isinstance(part, Hole)]
    for wanted, confidence in ((Origin.OTHERS, Confidence.LIKELY), (Origin.UNKNOWN, Confidence.POSSIBLE)):
        hole = next((hole for hole, found in judged if found is wanted), None)
        if hole:
            doubt = "puts" if confidence is Confidence.LIKELY else "may put"
            message = (
                f"{quoted(hole.source)} {doubt} what other people wrote into this {text.role.value}, which an agent "
                "may take for instructions. Write a fixed text, or a translation."
            )
            span = hole.span or span_of(tool, text)
            yield RULE.finding(tool, span, message, control=text.control, confidence=confidence)
            return
