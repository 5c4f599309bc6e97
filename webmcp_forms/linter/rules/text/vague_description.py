"""A tool description that does not say what the tool is for.

## What it does
Flags a `tooldescription` of under three words, one of nothing but placeholders and words that are true of every form
("Submit the form"), and one that only repeats the tool's name. Two characters of Chinese, Japanese or Korean count as a
word.

## Why it matters
An agent chooses among the tools of a page, and of other pages, by their descriptions. One that says nothing is passed
over, or called for the wrong thing.

## Example
```html
<form toolname="search_flights" tooldescription="Submit the form">
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights between two airports on a date">
```

## In templates
A description with a hole in it is unknown and is not judged.

## Fix
None: only you know what the form does.

## Source
Chrome for Developers, "WebMCP best practices": a description says what the tool does and when to use it (2026).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from webmcp_forms.document.nodes import literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.intent.filler_words import ARTICLES, FILLERS
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.phrases import is_unspaced, words
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF502", name="vague-description", severity=Severity.WARNING, since="0.1.0")

_FEWEST_WORDS = 3
_LONGEST = 1000
# In Spanish and Portuguese TODO is a word; a heading in capitals may start with it.
_PLACEHOLDER = Expression(r"\s*(?:TODO|TBD|TBA|FIXME|XXX)\b(?!\s+[^\W\da-z_]{2})|.{0,200}lorem ipsum", re.DOTALL)


def check(page: Page) -> Iterator[Finding]:
    """Descriptions that are there, and say next to nothing; a blank one is `empty-tool-description`'s."""
    for tool in page.annotated_forms:
        description = literal(tool.element.get("tooldescription"))
        if description and description.strip() and (reason := _reason(tool, description[:_LONGEST])):
            message = f"The description {quoted(description)} {reason}. Say what submitting the form does, and to what."
            span = tool.span(tool.element, "tooldescription")
            yield RULE.finding(tool, span, message, confidence=Confidence.LIKELY)


def _reason(tool: ToolForm, description: str) -> str | None:
    found = words(description)
    telling = _telling(found)
    if _PLACEHOLDER.match(description):
        return f"is a placeholder, {_UNTOLD}"
    if telling and telling == _telling(words(tool.tool_name)):
        return "only repeats the name, and tells an agent nothing new"
    if telling and all(FILLERS.has((word,)) for word in telling):
        return f"is true of every form, {_UNTOLD}"
    count = _count(found)
    return f"has {_COUNTS[count]}, seldom enough to tell tools apart" if count < _FEWEST_WORDS else None


_UNTOLD = "so an agent cannot tell what this tool is for"
_COUNTS = ("no words", "one word", "two words")


def _telling(found: tuple[str, ...]) -> tuple[str, ...]:
    """The words without those that only hold others together."""
    return tuple(word for word in found if not ARTICLES.has((word,)))


def _count(found: tuple[str, ...]) -> int:
    """How many words there are; two characters of a script without blanks between words are about one."""
    return sum((len(word) + 1) // 2 if is_unspaced(word) else 1 for word in found)
