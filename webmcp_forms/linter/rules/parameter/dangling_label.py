"""A label that names nothing, or not the control it is around.

## What it does
Flags a `<label>` in a form whose `for` is empty, is no id of its page, is the id of something that no label can name,
or is the id of another control than the one that the label is around or that its form has under the same id.

## Why it matters
A label with a `for` names what that says and nothing else, also not what stands inside it. Its text describes no
parameter, or the wrong one. A `name` is no id, and of several elements with one id the first counts.

## Example
```html
<label for="city">City</label> <input name="city">
```

## Use instead
```html
<label for="city">City</label> <input name="city" id="city">
```

## In templates
An id with a hole in it is unknown, and a component, a hole or unknown attributes of the page may bring any id.

## Fix
None: the id that was meant is not always there.

## Source
HTML, "labeled control", and Chromium 156, measured: the first element with the id in the same tree, if it is labelable.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from webmcp_forms.document.nodes import Certainty, Element, literal
from webmcp_forms.linter.finding import Finding, Related, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted
from webmcp_forms.records import record

RULE = Rule(code="WF219", name="dangling-label", severity=Severity.WARNING, since="0.1.0")


@record
class _Fields:
    """The controls of a form by what a label may mean."""

    tool: ToolForm
    by_id: Mapping[str, Element]
    by_name: Mapping[str, Element]


def check(page: Page) -> Iterator[Finding]:
    """Labels of tools that say `for` and miss."""
    for tool in page.annotated_forms:
        elements = [control.element for control in reversed(tool.form.controls)]
        by_id, by_name = ({element.show(name): element for element in elements} for name in ("id", "name"))
        fields = _Fields(tool, by_id, by_name)
        for label in page.labels.of_form(tool.form):
            target = literal(label.get("for"))
            if target is not None and label.surely_has("for"):
                yield from _judge(fields, label, target)


def _judge(fields: _Fields, label: Element, target: str) -> Iterator[Finding]:
    tool, page = fields.tool, fields.tool.page
    index = page.relations.ids.get((label.scope, target)) if target else None
    if index is None:
        if not target or not page.may_bring_ids:
            yield _finding(tool, label, f"{_nowhere(fields, target)}, so this label describes nothing")
        return
    named = page.document.element(index)
    if not _is_settled(named):
        return
    if index not in page.relations.labelable:
        if "-" not in named.tag:
            fact = f"The id {quoted(target)} is that of {_what(named)}, which no label can name"
            yield _finding(tool, label, fact, named)
    elif (meant := _wrapped(page, label, index) or fields.by_id.get(target)) and meant.index != index:
        fact = f"The first element with the id {quoted(target)} is another control than the one this label is meant for"
        yield _finding(tool, label, fact, named)


def _is_settled(named: Element) -> bool:
    """Whether an element is always there and known to be what it says."""
    presence = named.presence
    is_known = not presence.component and not presence.unknown_attributes and named.surely_has("id")
    return presence.certainty is Certainty.ALWAYS and is_known


def _wrapped(page: Page, label: Element, named: int) -> Element | None:
    """The control that a label is around, unless the one it names is there too."""
    return None if page.document.contains(label.index, named) else page.labels.field_in(label)


def _nowhere(fields: _Fields, target: str) -> str:
    if not target:
        return "The for is empty"
    control = fields.by_name.get(target)
    hint = f" (the control named {quoted(target)} has {_other_id(control)})" if control else ""
    return f"No element of the page has the id {quoted(target)}{hint}"


def _other_id(control: Element) -> str:
    return f"the id {quoted(control.show('id'))}" if control.has("id") else "no id"


def _what(element: Element) -> str:
    return "a hidden input" if element.tag == "input" else f"a <{element.tag}>"


def _finding(tool: ToolForm, label: Element, fact: str, named: Element | None = None) -> Finding:
    message = f"{fact}. A label names what its for says and nothing else: write the id of its control there."
    related = (Related(tool.span(named, "id"), "the first element with this id"),) if named else ()
    return RULE.finding(tool, tool.span(label, "for"), message, related=related)
