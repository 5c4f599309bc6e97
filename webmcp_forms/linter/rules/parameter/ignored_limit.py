"""A limit that the browser ignores.

## What it does
Flags `min`, `max` or `step` that is not written as its type wants it, that does not apply to the type, or, on a range,
a `max` below the `min`.

## Why it matters
An ignored limit is neither in the schema nor ever checked: an agent that fills 99 where 9 was the most learns of it
from the server, if at all. `min` and `max` do not limit the length of a text.

## Example
```html
<label>From <input type="date" name="from" min="01.05.2026"></label>
```

## Use instead
```html
<label>From <input type="date" name="from" min="2026-05-01"></label>
```

## In templates
A limit or a type with a hole in it is unknown, and an empty limit is none.

## Fix
None: what was meant is yours to say.

## Source
HTML, "valid floating-point number" and "dates and times"; Chromium 156, measured.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.numbers import parse_number
from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.certainty import confidence, is_settled
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF210", name="ignored-limit", severity=Severity.WARNING, since="0.1.0")

_LIMITS = ("min", "max", "step")
_FORMS = {
    "date": "Write a date as 2026-05-31.",
    "month": "Write a month as 2026-05.",
    "week": "Write a week as 2026-W22.",
    "time": "Write a time as 09:30.",
    "datetime-local": "Write date and time as 2026-05-31T09:30.",
}
_STEP_FORM = 'Write a number above zero, or "any".'


def check(page: Page) -> Iterator[Finding]:
    """Limits of parameters that do nothing."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            for control in parameter.group.controls:
                if is_settled(control.element, "type"):
                    yield from _ignored(tool, control)


def _ignored(tool: ToolForm, control: Control) -> Iterator[Finding]:
    for name in _LIMITS:
        value = literal(control.element.get(name))
        problem = _problem(control, name, value) if value and value.strip() else None
        if problem:
            yield RULE.finding(
                tool,
                tool.span(control.element, name),
                problem,
                control=control.name,
                confidence=confidence(control.element),
            )


def _problem(control: Control, name: str, value: str) -> str | None:
    from webmcp_forms.browser.call.limits import LIMITED_KINDS, parse_value

    kind = control.kind
    if kind not in LIMITED_KINDS:
        from webmcp_forms.browser.call.lengths import LENGTH_KINDS

        is_text = kind in LENGTH_KINDS and name != "step"
        advice = " A text is limited by minlength, maxlength or pattern." if is_text else ""
        return f"The browser ignores {name} on a {kind} control; it is for numbers, dates and times.{advice}"
    if name == "step":
        return None if _is_step(value) else f"The browser ignores step={quoted(value)}. {_STEP_FORM}"
    if parse_value(kind, value) is None:
        return f"The browser ignores {name}={quoted(value)}, which is no {_noun(kind)}. {_advice(kind, value)}"
    return _range_problem(control, value) if kind == "range" and name == "max" else None


def _range_problem(control: Control, value: str) -> str | None:
    minimum, maximum = parse_number(literal(control.element.get("min")) or "0"), parse_number(value)
    is_below = minimum is not None and maximum is not None and maximum < minimum
    if not is_below or not is_settled(control.element, "min"):
        return None
    low = control.element.show("min") or "0"
    return f"The browser ignores max={quoted(value)}: it is below min, so the only value is {quoted(low)}."


def _is_step(value: str) -> bool:
    step = parse_number(value)
    return value.lower() == "any" or (step is not None and step > 0)


def _noun(kind: str) -> str:
    return {"number": "number", "range": "number", "datetime-local": "date with a time"}.get(kind, kind)


def _advice(kind: str, value: str) -> str:
    if kind in _FORMS:
        return _FORMS[kind]
    spelling = value.strip().removeprefix("+").replace(",", ".").rstrip(".")
    return f"Write {quoted(spelling)}." if parse_number(spelling) is not None else "Write digits, such as 10 or 0.5."
