"""A selector list that other browsers drop for the sake of one of its selectors.

## What it does
Flags `:tool-form-active` and `:tool-submit-active` in a selector list with selectors that are not about tools.

## Why it matters
A browser that does not know a pseudo-class drops the whole rule, not just the selector it stands in. The style of the
ordinary selectors is lost there.

## Example
```html
<form toolname="search" tooldescription="Find products"><button>Go</button></form>
<style>
  form.is-busy, form:tool-form-active { outline: 2px dashed }
</style>
```

## Use instead
```html
<form toolname="search" tooldescription="Find products"><button>Go</button></form>
<style>
  form:is(.is-busy, :tool-form-active) { outline: 2px dashed }
</style>
```

## In templates
Where a template fills in a part of the list, the finding is a likely one.

## Fix
Safe: puts the pseudo-class in `:is()`, of which browsers drop just what they do not know.

## Source
Selectors Level 4, "Forgiving Selector Lists"; the two are known to Chromium alone. Nothing is said inside
`@supports selector(:tool-form-active)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.linter.finding import Confidence, Edit, Finding, Fix, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.styles import FORM_ACTIVE, SUBMIT_ACTIVE

if TYPE_CHECKING:  # loaded for pages with such styles only
    from webmcp_forms.linter.styles.selectors import Pseudo
    from webmcp_forms.linter.styles.sheets import ToolStyle

RULE = Rule(code="WF608", name="pseudo-class-in-list", severity=Severity.WARNING, since="0.1.0")

_KNOWN = frozenset({FORM_ACTIVE, SUBMIT_ACTIVE})


def check(page: Page) -> Iterator[Finding]:
    """Lists in which some selectors are for browsers with tools, and others for all."""
    for style in page.tool_styles:
        if style.rule.is_guarded:
            continue
        selective = [[pseudo for pseudo in selector if _is_selective(pseudo)] for selector in style.rule.selectors]
        if any(selective) and not all(selective):
            for found in filter(None, selective):
                yield _finding(page, style, found[0])


def _is_selective(pseudo: Pseudo) -> bool:
    """Whether a browser without tools drops the rule for a pseudo-class."""
    return pseudo.name in _KNOWN and pseudo.colons == 1 and not (pseudo.is_called or pseudo.is_forgiven)


def _finding(page: Page, style: ToolStyle, pseudo: Pseudo) -> Finding:
    span = style.span(pseudo)
    message = (
        f"Browsers that do not know :{pseudo.name} drop the whole rule, the other selectors with it. "
        f"Write :is(:{pseudo.name}), or make it a rule of its own."
    )
    written = page.source.slice(span)
    fixes: tuple[Fix, ...] = ()
    if written.lower() == f":{pseudo.name}":
        fixes = (Fix("Put it in :is()", (Edit(span, f":is({written})"),), safe=True),)
    confidence = Confidence.LIKELY if style.is_open else Confidence.CERTAIN
    return RULE.finding(page, span, message, confidence=confidence, fixes=fixes)
