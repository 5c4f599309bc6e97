"""A description that a group of radio buttons or checkboxes does not use.

## What it does
Flags `toolparamdescription` on a radio button or checkbox that shares its name with others, and on a `<fieldset>` that
is not the nearest one around a whole group.

## Why it matters
A group takes its description from the nearest `<fieldset>` that holds all of it, and from nowhere else. What stands on
its members, on an outer fieldset, or on one around part of the group reaches no agent.

## Example
```html
<fieldset>
  <label><input type="radio" name="cabin" value="eco" toolparamdescription="Cabin class"> Economy</label>
  <label><input type="radio" name="cabin" value="biz"> Business</label>
</fieldset>
```

## Use instead
```html
<fieldset toolparamdescription="Cabin class">
  <label><input type="radio" name="cabin" value="eco"> Economy</label>
  <label><input type="radio" name="cabin" value="biz"> Business</label>
</fieldset>
```

## In templates
A group whose members come from a loop counts as several, and the finding is likely.

## Fix
Safe where the group has such a fieldset without a description of its own: the attribute moves there.

## Source
Chromium 156, measured. 147 and 148 took the first member's.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from webmcp_forms.document.forms import Group, control_kind
from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Certainty, Element
from webmcp_forms.linter.finding import Confidence, Edit, Finding, Fix, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted
from webmcp_forms.source import Span

RULE = Rule(code="WF205", name="ignored-group-description", severity=Severity.WARNING, since="0.1.0")

_ATTRIBUTE = "toolparamdescription"


def check(page: Page) -> Iterator[Finding]:
    """Descriptions on members of a group, then on fieldsets that describe none, then on what a loop repeats."""
    grouped: set[int] = set()
    for tool in page.annotated_forms:
        groups = [group for group in tool.form.groups if len(group.controls) > 1 and tool.is_parameter(group)]
        for group in groups:
            grouped.update(control.element.index for control in group.controls)
            yield from _members(tool, group)
        yield from _fieldsets(tool, groups)
    if page.document.language not in PLAIN_LANGUAGES:
        yield from _repeated(page, grouped)


def _members(tool: ToolForm, group: Group) -> Iterator[Finding]:
    described = [control.element for control in group.controls if control.element.show(_ATTRIBUTE)]
    for element in described:
        yield _finding(tool, element, group, movable=len(described) == 1)


def _fieldsets(tool: ToolForm, groups: list[Group]) -> Iterator[Finding]:
    used = {group.fieldset.index for group in groups if group.fieldset}
    members = [(group, control.element) for group in groups for control in group.controls]
    for control in tool.form.controls:
        fieldset = control.element
        if control.kind == "fieldset" and fieldset.index not in used and fieldset.show(_ATTRIBUTE):
            document = tool.form.document
            group = next((group for group, member in members if document.contains(fieldset.index, member.index)), None)
            if group:
                yield _finding(tool, fieldset, group, movable=False)


def _repeated(page: Page, grouped: Set[int]) -> Iterator[Finding]:
    """Descriptions on radio buttons and checkboxes that a loop makes several of; the form may be in another file."""
    tools = {control.element.index: tool for tool in page.annotated_forms for control in tool.form.controls}
    owned = {index for controls in page.relations.owned.values() for index in controls}
    for index, _ in page.document.tree.with_attribute(_ATTRIBUTE):
        element, tool = page.document.element(index), tools.get(index)
        if index in grouped or (index in owned and tool is None) or not _is_member(element):
            continue
        if element.presence.certainty is Certainty.LOOP and not (tool and _is_once(element, tool.element)):
            message = (
                f"The loop makes several of this {control_kind(element)}, which are one group, and the browser ignores "
                "the description on a single member. Put it on a <fieldset> around the loop, inside the form."
            )
            span, name = page.span(element, _ATTRIBUTE), element.show("name")
            yield RULE.finding(tool or page, span, message, control=name, confidence=Confidence.LIKELY)


def _is_member(element: Element) -> bool:
    """Whether an element belongs to a group if there is another one like it."""
    is_known = isinstance(element.get("type"), str) and isinstance(element.get("name"), str)
    return element.tag == "input" and is_known and control_kind(element) in ("radio", "checkbox")


def _is_once(element: Element, form: Element) -> bool:
    """Whether a form has an element once, for all that both stand in a loop."""
    is_form_repeated = form.presence.certainty is Certainty.LOOP
    return is_form_repeated or set(element.presence.arms) <= set(form.presence.arms)


def _finding(tool: ToolForm, element: Element, group: Group, *, movable: bool) -> Finding:
    place = "this fieldset" if element.tag == "fieldset" else "a single member"
    advice = "Move it to the fieldset" if group.fieldset else "Put it on a <fieldset>"
    message = (
        f"The browser ignores the description on {place} for the group {quoted(group.name)}. "
        f"{advice} that is nearest around the whole group, inside the form."
    )
    fix = _move(tool, element, group.fieldset) if movable and group.fieldset else None
    fixes = (fix,) if fix else ()
    return RULE.finding(tool, tool.span(element, _ATTRIBUTE), message, control=group.name, fixes=fixes)


def _move(tool: ToolForm, element: Element, fieldset: Element) -> Fix | None:
    """Move the attribute, as it is written, to a fieldset that has none."""
    source, target = (tool.form.document.place(part) for part in (element, fieldset))
    if source is None or target is None or fieldset.has(_ATTRIBUTE):
        return None
    whole = source.attributes[_ATTRIBUTE].whole
    if not source.start_tag.start < whole.start < source.start_tag.end:
        return None  # it is written elsewhere, in an object that is spread
    written = tool.source.slice(whole)
    insertion = target.start_tag.start + len("<fieldset")
    before = Span(whole.start - 1, whole.end) if tool.source.text[whole.start - 1].isspace() else whole
    edits = (Edit(Span(insertion, insertion), f" {written}"), Edit(before, ""))
    return Fix("Move the description to the fieldset around the group", edits, safe=True)
