"""What only the browser's event has, read from one that a library made of it.

## What it does
Flags `agentInvoked` and `respondWith` that are read from the event React or jQuery gives to a submit handler.

## Why it matters
React's synthetic event and jQuery's event are objects of their own, with a choice of the browser's members: these two
are not among them. `agentInvoked` is undefined, so an agent is taken for a person, and calling `respondWith()` throws a
`TypeError`.

## Example
```jsx
import { useState } from "react";
export const Search = () => {
  const onSubmit = (e) => {
    e.preventDefault();
    if (e.agentInvoked) e.respondWith(find(e.currentTarget));
  };
  return <form toolname="search" tooldescription="Find products" onSubmit={onSubmit}><button>Go</button></form>;
};
```

## Use instead
```jsx
import { useState } from "react";
export const Search = () => {
  const onSubmit = (e) => {
    e.preventDefault();
    if (e.nativeEvent.agentInvoked) e.nativeEvent.respondWith(find(e.currentTarget));
  };
  return <form toolname="search" tooldescription="Find products" onSubmit={onSubmit}><button>Go</button></form>;
};
```

## In templates
Nothing special. Handlers of Preact, Solid, Qwik, Vue and Svelte get the browser's event.

## Fix
Safe: reads it from `nativeEvent`, or from jQuery's `originalEvent`.

## Source
React 19 and jQuery 3 and 4, looked at. A function that no form names here is taken for React's when the type of its
parameter says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.linter.finding import Confidence, Edit, Finding, Fix, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.source import Span

if TYPE_CHECKING:  # loaded for pages with such scripts only
    from webmcp_forms.linter.scripts.judged import Judged, MarkedPlace
    from webmcp_forms.linter.scripts.states import Mark

RULE = Rule(code="WF605", name="synthetic-event", severity=Severity.ERROR, since="0.1.0")

_JQUERY = "jQuery"


def check(page: Page) -> Iterator[Finding]:
    """Members of the browser's event that are read from a library's."""
    facts = page.script_facts
    found: dict[Span, Finding] = {}
    for judged in facts.judged if facts else ():
        for read in judged.wrapped:
            found.setdefault(read.span, _finding(judged, read))
    yield from found.values()


def _finding(judged: Judged, read: MarkedPlace) -> Finding:
    is_jquery = judged.handler.library == _JQUERY
    library, own = (_JQUERY, "originalEvent") if is_jquery else ("React", "nativeEvent")
    name = read.first.node.child_by_field_name("property")
    member = read.first.program.text(name) if name is not None else "respondWith"
    message = (
        f"The event that {library} gives has no {member}: only the browser's has, which is event.{own}. "
        f"Write event.{own}.{member}."
    )
    fixes = tuple(_fixes(read.first, own, member))
    return RULE.finding(judged.subject, read.span, message, confidence=Confidence.LIKELY, fixes=fixes)


def _fixes(mark: Mark, own: str, member: str) -> Iterator[Fix]:
    holder = mark.node.child_by_field_name("object")
    if holder is not None and mark.program.place is None:
        end = mark.program.span(holder).end
        yield Fix(f"Read {member} from {own}", (Edit(Span(end, end), f".{own}"),), safe=True)
