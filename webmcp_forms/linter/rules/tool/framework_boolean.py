"""A `toolautosubmit` that the framework loses or inverts.

## What it does
Flags `toolautosubmit` and `toolautosubmit={true}` in React, and `false` as a value of it in Vue, Svelte, Astro, Angular
and Solid.

## Why it matters
HTML does not know the attribute as boolean, and neither do frameworks. React leaves out what is `true`, with a warning
in the console, so the tool waits for the user. The others write `false` as the text "false", which is on, so the form
submits itself when an agent calls it.

## Example
```jsx
<form toolname="search_flights" tooldescription="Find flights by date" toolautosubmit>
```

## Use instead
```jsx
<form toolname="search_flights" tooldescription="Find flights by date" toolautosubmit="">
```

## In templates
Which framework a file is written for is told by what it imports. JSX without any sign of one is taken for React, and
the finding is likely; so it is where only a name such as `isSafe` says that a value is true or false. An empty string
is on and `undefined` is off in all of them, in Angular `null`.

## Fix
Safe: writes `toolautosubmit=""`, or takes the attribute away where it says false.

## Source
React 19, Preact 11, Solid 1.9, Qwik 1.20, Vue 3.5 and Svelte 5, rendered and looked at; Astro 5.18 (`addAttribute`) and
Angular 20 (`setElementAttribute`), read.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import INERT_SCOPE, Surprise
from webmcp_forms.linter.finding import Confidence, Edit, Finding, Fix, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted
from webmcp_forms.source import Span

RULE = Rule(code="WF114", name="framework-boolean", severity=Severity.ERROR, since="0.1.0")

ATTRIBUTE = "toolautosubmit"
_LONGEST_SHOWN = 80


def check(page: Page) -> Iterator[Finding]:
    """Forms that submit themselves other than the attribute reads."""
    tools = {tool.element.index: tool for tool in page.forms}
    for surprise in page.document.surprises:
        element = page.document.element(surprise.element)
        if surprise.name == ATTRIBUTE and element.tag == "form" and element.scope != INERT_SCOPE:
            yield RULE.finding(
                tools.get(surprise.element, page),
                surprise.place.whole,
                _message(page, surprise),
                confidence=_confidence(surprise, is_component=element.presence.component),
                fixes=(_fix(page, surprise),),
            )


def _confidence(surprise: Surprise, *, is_component: bool) -> Confidence:
    if is_component:
        return Confidence.POSSIBLE
    return Confidence.LIKELY if surprise.is_assumed else Confidence.CERTAIN


def _message(page: Page, surprise: Surprise) -> str:
    written = quoted(page.source.slice(surprise.place.whole)[:_LONGEST_SHOWN].rstrip(","))
    if surprise.reads_on:
        return (
            f"{surprise.framework} leaves {written} out of the page, so the tool does not submit itself: it takes the "
            f"attribute for one that has a text. Write {surprise.instead}"
        ).rstrip(",") + "."
    advice = f"Write {surprise.instead.rstrip(',')}" if surprise.instead else "Take it away"
    return (
        f'{surprise.framework} renders {written} as the text "false", which is on: the form submits itself when an '
        f"agent calls it. {advice}."
    )


def _fix(page: Page, surprise: Surprise) -> Fix:
    whole = surprise.place.whole
    if surprise.instead:
        return Fix(f"Write {surprise.instead.rstrip(',')}", (Edit(whole, surprise.instead),), safe=True)
    has_space = whole.start > 0 and page.source.text[whole.start - 1].isspace()
    return Fix(f"Remove {ATTRIBUTE}", (Edit(Span(whole.start - has_space, whole.end), ""),), safe=True)
