"""An attribute that looks like one of a tool's and is none.

## What it does
Flags attributes of forms and controls that browsers have dropped (`toolparamtitle`), that were made up (`toolaction`,
`toolparamname`), that are written with hyphens or as data (`tool-name`, `data-tooldescription`), or misspelt.

## Why it matters
The browser ignores an attribute that it does not know, without a word. With the real one missing, the form is no tool
or a parameter has no description.

## Example
```html
<form tool-name="search_flights" tool-description="Find flights between two airports on a date">
  <label>Date of departure <input type="date" name="departure"></label>
  <button>Search</button>
</form>
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights between two airports on a date">
  <label>Date of departure <input type="date" name="departure"></label>
  <button>Search</button>
</form>
```

## In templates
Bindings such as `:toolname` or `[attr.toolname]` become the attribute and are not flagged.

## Fix
Safe where the meaning is plain and the real attribute is not there: the attribute is renamed. Unsafe for
`toolautosubmit`, since the form then submits itself.

## Source
Chromium 156, measured. 147 alone read `toolparamtitle`.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.registration import is_legal_name
from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.linter.finding import Confidence, Edit, Finding, Fix, Severity
from webmcp_forms.linter.lookalikes import (
    PARAMETER_ATTRIBUTE,
    REAL_ATTRIBUTES,
    Likeness,
    Lookalike,
    Stranger,
    strangers,
)
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.source import Span

RULE = Rule(code="WF110", name="unknown-tool-attribute", severity=Severity.ERROR, since="0.1.0")

_DESCRIBED_TAGS = frozenset({"input", "select", "textarea", "fieldset"})
_ADVICE = {
    "toolparamtitle": "No version after 147 reads it. Say it in toolparamdescription or the label.",
    "toolparamname": "A parameter has the name of its control.",
    "toolparam": "A parameter has the name of its control, and toolparamdescription describes it.",
    "toolaction": "A call submits the form to its action.",
}


def check(page: Page) -> Iterator[Finding]:
    """Names on forms and controls that mean to be a tool attribute."""
    for stranger in strangers(page):
        if not (stranger.name == "toolparamtitle" and page.profile.parameter_titles):
            yield RULE.finding(
                page,
                _span(page, stranger),
                _message(stranger.element, stranger.name, stranger.look),
                confidence=_confidence(stranger),
                fixes=_fixes(page, stranger),
            )


def _span(page: Page, stranger: Stranger) -> Span:
    place = page.document.place(stranger.element)
    written = place.attributes.get(stranger.name) if place else None
    return written.whole if written else page.span(stranger.element)


def _confidence(stranger: Stranger) -> Confidence:
    look = stranger.look
    if look.is_ambiguous and not stranger.in_tool:
        return Confidence.POSSIBLE
    is_known = look.likeness in (Likeness.WRITTEN_OTHERWISE, Likeness.DEAD)
    return Confidence.CERTAIN if is_known and not look.is_ambiguous else Confidence.LIKELY


def _message(element: Element, name: str, look: Lookalike) -> str:
    if look.plain in _ADVICE:
        advice = _ADVICE[look.plain]
    elif not look.meant:
        advice = f"Those it knows are {', '.join(REAL_ATTRIBUTES)}."
    elif element.has(look.meant):
        advice = f"{look.meant} is there already; take this one away."
    elif _is_at_home(element, look.meant):
        advice = f"Write {look.meant}."
    else:
        home = "control" if look.meant == PARAMETER_ATTRIBUTE else "form"
        advice = f"The attribute is {look.meant}, and it belongs on a {home}."
    return f"The browser does nothing with {name}. {advice}"


def _is_at_home(element: Element, attribute: str) -> bool:
    return element.tag in _DESCRIBED_TAGS if attribute == PARAMETER_ATTRIBUTE else element.tag == "form"


def _fixes(page: Page, stranger: Stranger) -> tuple[Fix, ...]:
    """Rename the attribute where it then does what it says, and no other may mean the same."""
    element, name, meant = stranger.element, stranger.name, stranger.look.meant
    place = page.document.place(element)
    is_taken = element.has(meant) or not stranger.is_alone or element.presence.unknown_attributes
    if (
        not meant
        or place is None
        or is_taken
        or not _is_at_home(element, meant)
        or not _is_usable(element, name, meant)
    ):
        return ()
    edit = Edit(place.attributes[name].name, meant)
    return (Fix(f"Rename {name} to {meant}", (edit,), safe=meant != "toolautosubmit"),)


def _is_usable(element: Element, name: str, meant: str) -> bool:
    """Whether the browser makes something of the value."""
    value = literal(element.get(name))
    if meant == "toolname":
        return value is not None and is_legal_name(value)
    return meant == "toolautosubmit" or bool(element.show(name).strip())
