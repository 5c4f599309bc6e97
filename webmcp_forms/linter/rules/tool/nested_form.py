"""A form inside a form.

## What it does
Flags a form start tag inside an open form, where one of the two carries tool attributes. A form whose `</form>` is
missing is open to the end.

## Why it matters
The HTML parser ignores the inner tag, attributes and all: its tool does not exist, its controls become parameters of
the outer tool, and its `</form>` closes the outer form.

## Example
```html
<form toolname="search_flights" tooldescription="Find flights">
  <input name="from">
  <form toolname="subscribe" tooldescription="Subscribe to the newsletter"><input name="email"></form>
</form>
```

## Use instead
```html
<form toolname="search_flights" tooldescription="Find flights">
  <input name="from">
</form>
<form toolname="subscribe" tooldescription="Subscribe to the newsletter"><input name="email"></form>
```

## In templates
Forms in arms that exclude each other are not nested. Inside a form that a branch opens, the finding is only possible.

## Fix
None: where the outer form ends is yours to choose. A control outside a form can belong to it by `form="…"`.

## Source
HTML, "form element pointer"; Chromium 156, measured. In XHTML and in shadow trees that templates declare, forms nest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.finding import Confidence, Finding, Related, Severity
from webmcp_forms.linter.page import TOOL_ATTRIBUTES, Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted
from webmcp_forms.readers.dropped_forms import DroppedForm, dropped_forms

RULE = Rule(code="WF107", name="nested-form", severity=Severity.ERROR, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Form start tags that the parser ignores, where a tool is lost or gets what is not its own."""
    for dropped in dropped_forms(page.document):
        if _is_tool(dropped.element) or _is_tool(dropped.outer):
            yield _finding(page, dropped)


def _is_tool(form: Element) -> bool:
    return any(map(form.has, TOOL_ATTRIBUTES))


def _finding(page: Page, dropped: DroppedForm) -> Finding:
    opened = page.span(dropped.outer)
    message = (
        f"The form of line {page.source.position(opened.start).line} is still open, so the browser ignores this "
        f"<form> tag: {_loss(dropped)}. Put the </form> of the outer form before it."
    )
    span = dropped.place.start_tag if dropped.place else page.span(dropped.element)
    related = (Related(opened, "this form is still open"),)
    # What opens in one branch and what stands in another may exclude each other by their conditions.
    confidence = Confidence.POSSIBLE if dropped.outer.presence.arms else Confidence.CERTAIN
    finding = RULE.finding(page, span, message, confidence=confidence, related=related)
    return replace(finding, tool=dropped.element.show("toolname"))


def _loss(dropped: DroppedForm) -> str:
    inner, outer = (form.show("toolname") for form in (dropped.element, dropped.outer))
    lost = f"the tool {quoted(inner)} does not exist" if inner else "its attributes are lost"
    return f"{lost}, and its controls become those of {f'the tool {quoted(outer)}' if outer else 'the outer form'}"
