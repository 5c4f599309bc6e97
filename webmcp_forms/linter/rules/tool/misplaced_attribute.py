"""A tool attribute where the browser does not read it.

## What it does
Flags `toolname`, `tooldescription`, `tooltitle` and `toolautosubmit` on anything but a form, and `toolparamdescription`
on a label, a legend, an option, a button, any other element that becomes no parameter, or a control that the schema
leaves out because it is disabled, readonly or in no tool.

## Why it matters
The attribute does nothing there, without a word: the tool is missing, or a parameter lacks its description.

## Example
```html
<label toolparamdescription="Airport of departure, as a three-letter code">From <input name="from"></label>
```

## Use instead
```html
<label>From <input name="from" toolparamdescription="Airport of departure, as a three-letter code"></label>
```

## In templates
On a component or a custom element the finding is only possible at most: it may hand the attribute on. So it is for a
control whose form is in another file.

## Fix
None: where the attribute belongs is yours to choose.

## Source
Chromium 156, measured. What a group of radio buttons or checkboxes ignores is `ignored-group-description`.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import Element, Namespace
from webmcp_forms.document.vocabulary import LISTED_TAGS
from webmcp_forms.linter.finding import Confidence, Finding, Related, Severity
from webmcp_forms.linter.page import TOOL_ATTRIBUTES, Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.unused_descriptions import ATTRIBUTE, Unused, unused_descriptions

RULE = Rule(code="WF109", name="misplaced-attribute", severity=Severity.ERROR, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """What belongs on a form and is elsewhere, then descriptions that reach no schema."""
    if page.source.text and not page.mentions(("tool",)):
        return
    for element, names in _outside_forms(page):
        yield _finding(page, element, names)
    for unused in unused_descriptions(page):
        yield _unused(page, unused)


def _outside_forms(page: Page) -> Iterator[tuple[Element, list[str]]]:
    """The elements that are no forms and have attributes of one, with the names of these."""
    found: dict[int, list[str]] = {}
    for name in TOOL_ATTRIBUTES:
        for index, _ in page.document.tree.with_attribute(name):
            found.setdefault(index, []).append(name)
    for index, names in sorted(found.items()):
        element = page.document.element(index)
        is_form = element.is_html and element.tag == "form"
        if not (is_form or element.namespace is Namespace.NONE or element.presence.component):
            yield element, names


def _finding(page: Page, element: Element, names: list[str]) -> Finding:
    listed = " and ".join(names)
    is_control = element.is_html and element.tag in LISTED_TAGS
    advice = (
        "A parameter has the name of its control, and toolparamdescription describes it."
        if is_control
        else ("Put a <form> around the controls, and the attributes on it.")
    )
    effect = "they do nothing" if len(names) > 1 else "it does nothing"
    message = f"The browser reads {listed} on a <form> alone; on this <{element.tag}> {effect}. {advice}"
    is_component = element.is_html and not element.tag.isalnum()
    confidence = Confidence.POSSIBLE if is_component else Confidence.CERTAIN
    related = tuple(Related(page.span(element, name), "misplaced too") for name in names[1:])
    return RULE.finding(page, page.span(element, names[0]), message, confidence=confidence, related=related)


def _unused(page: Page, unused: Unused) -> Finding:
    message = f"The browser ignores toolparamdescription {unused.reason}. {unused.advice}"
    return RULE.finding(
        unused.tool or page,
        page.span(unused.element, ATTRIBUTE),
        message,
        control=unused.element.show("name"),
        confidence=unused.confidence,
    )
