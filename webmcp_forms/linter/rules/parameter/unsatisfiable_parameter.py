"""A parameter for which the browser accepts no value.

## What it does
Flags a `min` above `max`, limits without a step between them, a required select whose every option is empty or
disabled, a `minlength` above `maxlength`, and a `pattern` whose matches are all too short or too long.

## Why it matters
Whatever an agent fills in, the browser does not submit the form, or sends nothing for the parameter. Lengths only bind
people: an agent's text passes, and the user who corrects it can never send it.

## Example
```html
<label>Rooms <input type="number" name="rooms" min="10" max="1"></label>
```

## Use instead
```html
<label>Rooms <input type="number" name="rooms" min="1" max="10"></label>
```

## In templates
Limits with a hole in them are unknown, and a select with a hole, a loop or a component in it may get more options. With
a script in the page that names the select the finding is only possible.

## Fix
None: which of the two is wrong is for you to say.

## Source
HTML, "constraint validation"; Chromium 156, measured. A time may have its `min` above its `max`: it is a night then.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.document.submission import is_validated
from webmcp_forms.linter.certainty import confidence, is_settled
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.known_text import known_value
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.select_contents import may_be_filled, sureness_of_emptiness
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF209", name="unsatisfiable-parameter", severity=Severity.ERROR, since="0.1.0")

_LIMITS = ("min", "max", "step", "value")
_SELECT_KINDS = frozenset({"select", "select-multiple"})


def check(page: Page) -> Iterator[Finding]:
    """Parameters of one control that no value satisfies."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters if is_validated(tool.form) else ():
            control = parameter.group.controls[0]
            if any(map(control.element.has, ("min", "max", "step"))):
                yield from _limits(tool, control)
            if any(map(control.element.has, ("minlength", "maxlength"))):
                yield from _lengths(tool, control)
            if control.kind in _SELECT_KINDS and control.element.surely_has("required"):
                yield from _select(tool, control)


def _limits(tool: ToolForm, control: Control) -> Iterator[Finding]:
    from webmcp_forms.browser.call.limits import LIMITED_KINDS, limits_of, lowest_value

    if control.kind not in LIMITED_KINDS:
        return
    element = control.element
    limits = limits_of(control)
    are_reversed = limits.minimum > limits.maximum and not limits.wraps
    shaping = ("min", "max") if are_reversed else _LIMITS
    if not is_settled(element, "type", *shaping) or lowest_value(limits) is not None:
        return
    written = [f"{name}={quoted(element.show(name))}" for name in _LIMITS if element.has(name)]
    reason = "min is above max" if are_reversed else "no step lies between the limits"
    message = (
        f"The browser accepts no value of {quoted(control.name)}: {reason} ({', '.join(written)}). Put that right."
    )
    yield _finding(tool, control, "min" if are_reversed else "step", message)


def _lengths(tool: ToolForm, control: Control) -> Iterator[Finding]:
    from webmcp_forms.linter.length_clashes import LENGTH_ATTRIBUTES, length_clash

    clash = length_clash(control) if is_settled(control.element, "type", *LENGTH_ATTRIBUTES) else None
    if clash:
        message = (
            f"No text for {quoted(control.name)} has a length that passes: {clash.problem}. The browser lets a text of "
            "an agent pass whatever its length, but a user who types can never send the form. Make them agree."
        )
        yield _finding(tool, control, clash.attribute, message)


def _select(tool: ToolForm, select: Control) -> Iterator[Finding]:
    from webmcp_forms.browser.call.states import disabled_choices

    document = tool.form.document
    off = list(disabled_choices(document, select))
    usable = (known_value(document, choice) != "" and not off[place] for place, choice in enumerate(select.choices))
    if not select.choices or any(usable) or not _is_known(tool, select) or may_be_filled(tool.page, select):
        return
    problem = "is disabled, so that choosing it submits nothing" if all(off) else "has an empty value or is disabled"
    message = (
        f"The select {quoted(select.name)} is required, and every option {problem}. Add one that can be chosen; what a "
        "script adds later does not reach the schema."
    )
    yield RULE.finding(
        tool,
        tool.span(select.element),
        message,
        control=select.name,
        confidence=sureness_of_emptiness(tool.page, select),
    )


def _is_known(tool: ToolForm, select: Control) -> bool:
    """Whether the options and the groups around them are the same in every rendering."""
    return all(is_settled(inner, "disabled", "value") for inner in tool.form.document.descendants(select.element))


def _finding(tool: ToolForm, control: Control, attribute: str, message: str) -> Finding:
    return RULE.finding(
        tool,
        tool.span(control.element, attribute),
        message,
        control=control.name,
        confidence=confidence(control.element),
    )
