"""A value that one parameter offers twice.

## What it does
Flags options of one select, or radio buttons or checkboxes of one name, that have the same value. Those without a
`value` all have the value `on`.

## Why it matters
The browser puts the value into the enum as often as it stands in the form, which JSON Schema advises against and strict
providers refuse. An agent cannot say which of them it means; of checkboxes it gets all that share the value.

## Example
```html
<label>Country <select name="country">
  <option value="at">Austria</option>
  <option value="at">Australia</option>
</select></label>
```

## Use instead
```html
<label>Country <select name="country">
  <option value="at">Austria</option>
  <option value="au">Australia</option>
</select></label>
```

## In templates
Choices in arms that exclude each other never meet, and a value with a hole in it is unknown.

## Fix
None: only you know which value was meant.

## Source
Chromium 156, measured: duplicates stay in the enum.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.forms import Choice
from webmcp_forms.document.nodes import Document
from webmcp_forms.linter.certainty import side_by_side
from webmcp_forms.linter.finding import Finding, Related, Severity
from webmcp_forms.linter.known_text import choices, known_value
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF215", name="duplicate-choice", severity=Severity.WARNING, since="0.1.0")

_MOST_RELATED = 10
# Choices of one value that exclude each other; more are not compared, so that a hostile page stays linear.
_MOST_ARMS = 8


def check(page: Page) -> Iterator[Finding]:
    """Values that stand more than once in the enum of a parameter, each at its second place."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            # Controls without a name are a group only by accident, and WF201's.
            if parameter.name or len(parameter.group.controls) == 1:
                for repeated in _repeated(tool.form.document, choices(parameter)):
                    yield _finding(tool, parameter, repeated)


def _repeated(document: Document, offered: tuple[Choice, ...]) -> Iterator[list[Choice]]:
    """The choices that share a value, starting with the first."""
    owners: dict[str, list[list[Choice]]] = {}
    for choice in offered:
        value = known_value(document, choice)
        if value is not None:
            _join(owners.setdefault(value, []), choice)
    for sharing in owners.values():
        yield from (together for together in sharing if len(together) > 1)


def _join(sharing: list[list[Choice]], choice: Choice) -> None:
    """Put a choice to the first of its value that it may stand beside, else by itself."""
    for together in sharing:
        if not choice.element.presence.excludes(together[0].element.presence):
            together.append(choice)
            return
    if len(sharing) < _MOST_ARMS:
        sharing.append([choice])


def _finding(tool: ToolForm, parameter: Parameter, repeated: list[Choice]) -> Finding:
    first, second, *others = repeated
    message = (
        f"{len(repeated)} choices of {quoted(parameter.name)} have the value {quoted(second.value)}, which the enum "
        f"repeats, so an agent cannot tell them apart. {_advice(second)}"
    )
    return RULE.finding(
        tool,
        tool.span(second.element, "value"),
        message,
        confidence=side_by_side(tool.page.components.surroundings, (choice.element for choice in repeated)),
        control=parameter.name,
        related=(
            Related(tool.span(first.element, "value"), "the first choice with this value"),
            *(Related(tool.span(choice.element, "value"), "the same value") for choice in others[:_MOST_RELATED]),
        ),
    )


def _advice(choice: Choice) -> str:
    if choice.element.tag == "input" and not choice.element.has("value"):
        return 'Without a value attribute it is "on": give each a value of its own.'
    return "Give each choice a value of its own, or remove one."
