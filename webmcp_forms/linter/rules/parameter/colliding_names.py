"""Controls that share a name and so vanish from the schema.

## What it does
Flags several controls of one name that are not all checkboxes or all radio buttons, where at least one of them could
be a parameter.

## Why it matters
The browser groups controls by name and makes a parameter of a group only if it is one control, or only checkboxes, or
only radio buttons. Any other group is left out without a word, also a hidden field before the checkbox of the same
name, which Rails, Laravel and ASP.NET write, and a submit button with the name of a field.

## Example
```html
<input type="hidden" name="newsletter" value="0">
<label><input type="checkbox" name="newsletter" value="1"> Send me news</label>
```

## Use instead
```html
<label><input type="checkbox" name="newsletter" value="1"> Send me news</label>
```

## In templates
Controls in arms that exclude each other never meet, those in different components may not, and a name with a hole in it
is unknown.

## Fix
None: the server reads the form by its names.

## Source
Chromium 156, measured.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control, Group
from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.certainty import side_by_side
from webmcp_forms.linter.finding import Finding, Related, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF204", name="colliding-names", severity=Severity.ERROR, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Named groups that become no parameter although one of their controls could."""
    for tool in page.annotated_forms:
        for group in tool.form.groups:
            if group.name and not tool.is_parameter(group) and _loses_a_parameter(tool, group):
                yield _finding(tool, group)


def _loses_a_parameter(tool: ToolForm, group: Group) -> bool:
    known = all(literal(control.element.get("name")) is not None for control in group.controls)
    return known and len(group.controls) > 1 and any(map(tool.is_supported, group.controls))


def _finding(tool: ToolForm, group: Group) -> Finding:
    first, *others = group.controls
    message = (
        f"{len(group.controls)} controls share the name {quoted(group.name)} ({_kinds(group.controls)}), so the "
        f"browser leaves the parameter out. {_advice(group.controls)}"
    )
    return RULE.finding(
        tool,
        tool.span(others[0].element, "name"),
        message,
        confidence=side_by_side(tool.page.components.surroundings, (control.element for control in group.controls)),
        control=group.name,
        related=(
            Related(tool.span(first.element, "name"), "the first control with this name"),
            *(Related(tool.span(control.element, "name"), "the same name") for control in others[1:]),
        ),
    )


def _kinds(controls: tuple[Control, ...]) -> str:
    return ", ".join(dict.fromkeys(control.kind for control in controls))


def _advice(controls: tuple[Control, ...]) -> str:
    kinds = {control.kind for control in controls}
    if kinds == {"hidden", "checkbox"}:
        return "Leave the hidden field out and let the server treat a missing value as off."
    return "Give each control a name of its own."
