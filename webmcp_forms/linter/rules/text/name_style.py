"""A tool name off the style of the site, or without a verb.

## What it does
Flags a tool name that is not written in the configured style (`snake_case` unless you say otherwise), and an English
one in which no word is a verb.

## Why it matters
Agents see the tools of many pages side by side. Names of one style that say what happens are easier to tell apart.

## Example
```html
<form toolname="Flight-Search" tooldescription="Find flights between two airports on a date">
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights between two airports on a date">
```

## In templates
A name with a hole in it is unknown and is not judged.

## Fix
None: agents and tests may know the tool by its name. The message suggests one.

## Source
Chrome for Developers, "WebMCP best practices": verbs that say exactly what happens (2026).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from webmcp_forms.document.nodes import Document, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.intent.verbs import CHANGING, ENGLISH, READING
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF508", name="name-style", severity=Severity.INFO, since="0.1.0", opt_in=True)

_STYLES: Mapping[str, Expression] = {
    "snake_case": Expression(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*"),
    "kebab-case": Expression(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"),
    "camelCase": Expression(r"[a-z][a-zA-Z0-9]*"),
    "dotted.name": Expression(r"[a-z][a-zA-Z0-9_-]*(?:\.[a-zA-Z0-9_-]+)*"),
}
_JOIN: Mapping[str, Callable[[tuple[str, ...]], str]] = {
    "snake_case": "_".join,
    "kebab-case": "-".join,
    "camelCase": lambda found: found[0] + "".join(word.capitalize() for word in found[1:]),
    "dotted.name": ".".join,
}
_ENGLISH_WORDS = frozenset({"the", "a", "an", "of", "for", "and", "to", "by", "your", "with", "from", "or"})
_HTML = frozenset({"html"})


def check(page: Page) -> Iterator[Finding]:
    """Legal names that are off the style; then those in style that name no action."""
    style = page.options.tool_name_style
    for tool in page.annotated_forms:
        name = literal(tool.element.get("toolname"))
        if not name or not tool.has_legal_name or style not in _STYLES:
            continue
        span = tool.span(tool.element, "toolname")
        if not _STYLES[style].fullmatch(name):
            found = words(name)
            advice = f' Write toolname="{_JOIN[style](found)}".' if found and found[0].isalpha() else ""
            yield RULE.finding(tool, span, f"The tool name {quoted(name)} is not written in {style}.{advice}")
        elif _is_english(tool) and not _has_verb(words(name)):
            message = f"The tool name {quoted(name)} has no verb. Begin it with what happens, such as search or book."
            yield RULE.finding(tool, span, message, confidence=Confidence.LIKELY)


def _has_verb(found: tuple[str, ...]) -> bool:
    return any(table.meet(found) for table in (READING, CHANGING, ENGLISH))


def _is_english(tool: ToolForm) -> bool:
    """Whether the page says that it is in English, or says nothing and the description is."""
    language = _language(tool.form.document) or literal(tool.element.get("lang"))
    if language:
        return language.lower().partition("-")[0] == "en"
    return bool(_ENGLISH_WORDS.intersection(words(literal(tool.element.get("tooldescription")) or "")))


def _language(document: Document) -> str | None:
    root = next(iter(document.tagged(_HTML)), None)
    return literal(root.get("lang")) if root else None
