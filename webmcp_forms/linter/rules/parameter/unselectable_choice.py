"""A choice that an agent sees and a user cannot choose.

## What it does
Flags disabled and hidden options of a select, and options in a disabled or hidden group. One with an empty value is
WF214's.

## Why it matters
The browser puts every option into the enum. An agent may choose a disabled one: the call is accepted, and nothing is
submitted for the parameter. A hidden one is submitted although no user could have chosen it.

## Example
```html
<label>Cabin <select name="cabin">
  <option disabled selected>Choose a cabin</option>
  <option value="eco">Economy</option>
</select></label>
```

## Use instead
```html
<label>Cabin <select name="cabin">
  <option value="eco">Economy</option>
</select></label>
```

## In templates
An option that only some renderings disable or hide is left alone.

## Fix
None: leave the option out of the page until it can be chosen.

## Source
Chromium 156, measured.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.nodes import Document, Element
from webmcp_forms.linter.certainty import confidence
from webmcp_forms.linter.finding import Finding, Related, Severity
from webmcp_forms.linter.known_text import known_value
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF213", name="unselectable-choice", severity=Severity.WARNING, since="0.1.0")

_MOST_RELATED = 10
_SELECT_KINDS = frozenset({"select", "select-multiple"})
_EFFECTS = {
    "disabled": "choosing it submits nothing",
    "hidden": "an agent may choose what no user sees",
}


def check(page: Page) -> Iterator[Finding]:
    """Selects with options that cannot be chosen."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            if parameter.group.controls[0].kind in _SELECT_KINDS:
                culprits = dict(_culprits(page.document, parameter))
                if culprits:
                    yield _finding(tool, parameter, culprits)


def _culprits(document: Document, parameter: Parameter) -> Iterator[tuple[int, str]]:
    """The options and groups that put a choice with a value out of reach, and the attribute that does."""
    known: dict[int, tuple[int, str] | None] = {}
    for choice in parameter.group.controls[0].choices:
        if known_value(document, choice) != "":
            own = _barrier(choice.element)
            found = (choice.element.index, own) if own else _group_barrier(document, choice.element.parent, known)
            if found:
                yield found


def _group_barrier(document: Document, index: int, known: dict[int, tuple[int, str] | None]) -> tuple[int, str] | None:
    """The group around an option that disables or hides it; `known` remembers the answers."""
    if index not in known:
        element = document.element(index)
        barrier = _barrier(element) if element.tag == "optgroup" and element.is_html else None
        known[index] = (index, barrier) if barrier else None
    return known[index]


def _barrier(element: Element) -> str | None:
    return next((name for name in _EFFECTS if element.surely_has(name)), None)


def _finding(tool: ToolForm, parameter: Parameter, culprits: dict[int, str]) -> Finding:
    document = tool.form.document
    (first, attribute), *others = ((document.element(index), name) for index, name in culprits.items())
    subject = "A group of options" if first.tag == "optgroup" else "An option"
    message = (
        f"{subject} of {quoted(parameter.name)} is {attribute} and stays in the enum: {_EFFECTS[attribute]}. "
        "Leave it out of the page until it can be chosen."
    )
    return RULE.finding(
        tool,
        tool.span(first, attribute),
        message,
        control=parameter.name,
        confidence=confidence(first),
        related=tuple(Related(tool.span(element, name), f"also {name}") for element, name in others[:_MOST_RELATED]),
    )
