"""A label around several controls.

## What it does
Flags a `<label>` without `for` that is around a parameter which it does not name, because another control comes first
in it. Parameters that something else describes are left out.

## Why it matters
A label names the first control in it and no other. The text that was meant for all describes one of them; the others
reach an agent without a word, or, in a group of radio buttons, without a title.

## Example
```html
<label>Period <input type="month" name="from"> to <input type="month" name="to"></label>
```

## Use instead
```html
<label>From <input type="month" name="from"></label> <label>to <input type="month" name="to"></label>
```

## In templates
Controls in arms that exclude each other are one at a time, and a component may hold a label of its own.

## Fix
None: the text has to be divided among the controls.

## Source
HTML, "labeled control": without `for`, the label's first labelable descendant. Buttons, outputs and meters count.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.finding import Finding, Related, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF218", name="label-covers-several-controls", severity=Severity.WARNING, since="0.1.0")

_MOST_RELATED = 10


def check(page: Page) -> Iterator[Finding]:
    """Labels with parameters in them that they do not name."""
    for tool in page.annotated_forms:
        left_out: dict[int, list[Control]] = {}
        for control in _nameless(tool):
            label = page.labels.around(control.element)
            if label and _names_another(tool, label, control):
                left_out.setdefault(label.index, []).append(control)
        for label_index, controls in sorted(left_out.items()):
            yield _finding(tool, page.document.element(label_index), controls)


def _nameless(tool: ToolForm) -> Iterator[Control]:
    """The controls of parameters of which an agent learns no more than the name, or the value in a group."""
    for parameter in tool.parameters:
        is_described = len(parameter.group.controls) == 1 and parameter.description.text
        for control in parameter.group.controls:
            if not control.labels and not is_described and not control.element.presence.unknown_attributes:
                yield control


def _names_another(tool: ToolForm, label: Element, control: Control) -> bool:
    named = tool.page.labels.named(label)
    if named is None or label.has("for") or label.presence.unknown_attributes:
        return False
    return not named.presence.excludes(control.element.presence)


def _finding(tool: ToolForm, label: Element, left_out: list[Control]) -> Finding:
    named = tool.page.labels.named(label)
    first = f"the first control in it, {_called(named)}" if named else "the first control in it"
    names = ", ".join(dict.fromkeys(_called(control.element) for control in left_out[:_MOST_RELATED]))
    message = f"This label names only {first}, and says nothing about {names}. Give each control a label of its own."
    related = tuple(Related(tool.span(control.element), "not named by it") for control in left_out[:_MOST_RELATED])
    return RULE.finding(tool, tool.span(label), message, control=left_out[0].name, related=related)


def _called(element: Element) -> str:
    name = element.show("name").strip()
    return quoted(name) if name else f"a <{element.tag}> without a name"
