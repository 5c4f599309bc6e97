"""A pseudo-class for tools that no browser knows, or that nothing on the page can match.

## What it does
Flags pseudo-classes that start with `tool` and are neither `:tool-form-active` nor `:tool-submit-active`, these two
written as pseudo-elements or with arguments, and `:tool-submit-active` in a page whose tools have no submit button.

## Why it matters
A selector with an unknown pseudo-class is invalid, and every browser drops its rule. `:tool-submit-active` matches the
submit button that an agent's call waits for or presses; a form with `toolautosubmit` can do without one, and then there
is nothing to match.

## Example
```html
<form toolname="search" tooldescription="Find products"><button>Go</button></form>
<style>form:tool-active { outline: 2px dashed }</style>
```

## Use instead
```html
<form toolname="search" tooldescription="Find products"><button>Go</button></form>
<style>form:tool-form-active { outline: 2px dashed }</style>
```

## In templates
Nothing is said of submit buttons where a template may add one.

## Fix
Safe, where it is plain which of the two is meant.

## Source
Chromium 156, measured. With `toolautosubmit` too `:tool-submit-active` matches the first submit button, from the submit
event until the call ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from webmcp_forms.document.submission import is_submit_button
from webmcp_forms.linter.completeness import may_hold_more
from webmcp_forms.linter.edit_distance import edit_distance
from webmcp_forms.linter.finding import Confidence, Edit, Finding, Fix, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.styles import FORM_ACTIVE, SUBMIT_ACTIVE

if TYPE_CHECKING:  # loaded for pages with such styles only
    from webmcp_forms.linter.styles.selectors import Pseudo
    from webmcp_forms.linter.styles.sheets import ToolStyle

RULE = Rule(code="WF609", name="unknown-tool-pseudo-class", severity=Severity.WARNING, since="0.1.0")

_KNOWN = (FORM_ACTIVE, SUBMIT_ACTIVE)
_NOT_ABOUT_TOOLS = ("tooltip", "toolbar", "toolbox")
_MOST_SLIPS = 4


def check(page: Page) -> Iterator[Finding]:
    """Unknown pseudo-classes, then the one for submit buttons where there is none."""
    selectors = ((style, selector) for style in page.tool_styles for selector in style.rule.selectors)
    found = [(style, pseudo) for style, selector in selectors for pseudo in selector if pseudo.name.startswith("tool")]
    lacks_buttons = bool(found) and _lacks_buttons(page.annotated_forms)
    for style, pseudo in found:
        if pseudo.name.startswith(_NOT_ABOUT_TOOLS):
            continue
        if pseudo.name not in _KNOWN or pseudo.colons > 1 or pseudo.is_called:
            yield _unknown(page, style, pseudo)
        elif pseudo.name == SUBMIT_ACTIVE and lacks_buttons:
            yield RULE.finding(page, style.span(pseudo), _NO_BUTTON, confidence=Confidence.LIKELY)


_NO_BUTTON = (
    "Nothing matches this: no tool of the page has a submit button. Give the form one, or style the form itself with "
    f":{FORM_ACTIVE}."
)


def _lacks_buttons(tools: Sequence[ToolForm]) -> bool:
    """Whether a page has tools, and none of them a submit button."""
    return bool(tools) and not any(
        may_hold_more(tool) or any(is_submit_button(tool.form, control) for control in tool.form.controls)
        for tool in tools
    )


def _unknown(page: Page, style: ToolStyle, pseudo: Pseudo) -> Finding:
    """The finding about a pseudo-class that no browser knows as it is written."""
    right = pseudo.name if pseudo.name in _KNOWN else _meant(pseudo.name)
    span = style.span(pseudo)
    written = page.source.slice(span)
    message = f"No browser knows {written}, so each drops this rule. The pseudo-class is called :{right}."
    is_plain = not pseudo.is_called and edit_distance(pseudo.name, right, _MOST_SLIPS) <= _MOST_SLIPS
    fixes = (Fix(f"Write :{right}", (Edit(span, f":{right}"),), safe=True),) if is_plain else ()
    return RULE.finding(page, span, message, fixes=fixes)


def _meant(name: str) -> str:
    """The pseudo-class that somebody means by another name."""
    return SUBMIT_ACTIVE if "sub" in name or "button" in name else FORM_ACTIVE
