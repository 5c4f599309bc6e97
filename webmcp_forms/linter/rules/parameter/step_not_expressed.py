"""A step that the schema cannot say.

## What it does
Flags a number or range whose steps count from a `min` (or, without one, a `value`) that is no multiple of the step.

## Why it matters
The schema says `multipleOf` only where the steps start at a multiple of the step. Elsewhere an agent does not learn of
the step, fills a value that looks good, and the browser refuses it (on a range: moves it). The usual case is
`min="0.01"` without a `step`: the step is 1 then, and 0.01, 1.01 and 2.01 are the only values near.

## Example
```html
<label>Price <input type="number" name="price" min="0.01"></label>
```

## Use instead
```html
<label>Price <input type="number" name="price" min="0.01" step="0.01"></label>
```

## In templates
Limits with a hole in them are unknown.

## Fix
None: which values are good is yours to say. A description that names step and start says it too.

## Source
HTML, "step base"; Chromium 156, measured.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import ROUND_CEILING, Decimal
from typing import TYPE_CHECKING

from webmcp_forms.browser.decimals import add, divide, multiply
from webmcp_forms.browser.numbers import LARGEST_DOUBLE, is_multiple, number_text
from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.forms import Control
from webmcp_forms.linter.certainty import confidence, is_settled
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

if TYPE_CHECKING:
    from webmcp_forms.browser.call.limits import Limits

RULE = Rule(code="WF211", name="step-not-expressed", severity=Severity.INFO, since="0.1.0")

_NUMBER_KINDS = frozenset({"number", "range"})
_SHAPING = ("type", "min", "max", "step", "value")


def check(page: Page) -> Iterator[Finding]:
    """Numbers that step from somewhere else than a multiple of the step."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            control = parameter.group.controls[0]
            has_base = any(map(control.element.has, ("min", "value")))
            if has_base and control.kind in _NUMBER_KINDS and is_settled(control.element, *_SHAPING):
                yield from _finding(tool, parameter, control)


def _finding(tool: ToolForm, parameter: Parameter, control: Control) -> Iterator[Finding]:
    from webmcp_forms.browser.call.limits import limits_of, lowest_value

    limits = limits_of(control)
    step = limits.step
    if step is None or is_multiple(limits.base, step) or limits.minimum >= limits.maximum:
        return
    from webmcp_forms.linter.said_limits import told

    text = told(tool, parameter)
    is_said = text is None or (text.names(limits.base) and text.names(step))
    if is_said or lowest_value(limits) is None:
        return
    message = (
        f"The values of {quoted(parameter.name)} are {_examples(limits, step)}: steps of {number_text(step)}"
        f"{'' if control.element.has('step') else ' (the default)'} from {number_text(limits.base)}. The schema cannot "
        f"say so, and the browser {'moves' if control.kind == 'range' else 'refuses'} {_refused(limits, step)}. "
        'Set a step that fits, step="any", or a min that is a multiple of the step.'
    )
    attribute = next((name for name in ("step", "min", "value") if control.element.has(name)), None)
    yield RULE.finding(
        tool,
        tool.span(control.element, attribute),
        message,
        control=parameter.name,
        confidence=confidence(control.element),
    )


def _examples(limits: Limits, step: Decimal) -> str:
    """The first values at or after the base."""
    values = [limits.base]
    while len(values) < 3 and (following := add(values[-1], step)) <= limits.maximum:  # noqa: PLR2004 - examples
        values.append(following)
    is_all = limits.minimum == limits.base and add(values[-1], step) > limits.maximum
    return ", ".join(map(number_text, values)) + ("" if is_all else " and so on")


def _refused(limits: Limits, step: Decimal) -> str:
    """A multiple of the step between the limits, which an agent might think good."""
    start = limits.base if limits.minimum == -LARGEST_DOUBLE else limits.minimum
    multiple = multiply(divide(start, step).to_integral_value(rounding=ROUND_CEILING), step)
    return f"others, such as {number_text(multiple)}" if multiple <= limits.maximum else "others"
