"""Several submit buttons that do different things.

## What it does
Flags a form whose submit buttons differ in `name`, `value`, `formaction` or `formmethod`. It is an error if the first
one cancels, deletes or goes back, judged by its text, value and name, unless that is what the tool is for.

## Why it matters
A call uses the first enabled submit button in the source, wherever a style sheet puts it: with `toolautosubmit` the
browser presses it, without it gives it the focus. An agent knows nothing of the buttons and cannot choose another.

## Example
```html
<form toolname="order_print" tooldescription="Order a print">
  <label>Size <input name="size"></label>
  <button name="step" value="back">Back</button>
  <button name="step" value="next">Next</button>
</form>
```

## Use instead
```html
<form toolname="order_print" tooldescription="Order a print">
  <label>Size <input name="size"></label>
  <button name="step" value="next">Next</button>
  <a href="/order/1">Back</a>
</form>
```

## In templates
Buttons in arms that exclude each other never meet. Where a hole, a branch or a component decides, the finding is only
possible.

## Fix
None: the order of buttons is also the order in which the keyboard reaches them.

## Source
Chromium 156, measured: the first submit button in tree order is pressed or focused, and its name and value are sent.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.document.submission import submit_buttons
from webmcp_forms.linter.button_requests import difference, is_surely_first
from webmcp_forms.linter.finding import Confidence, Evidence, Finding, Related, Severity
from webmcp_forms.linter.intent.buttons import Sign, button_text, is_meant, retreat_of
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF223", name="competing-submit-buttons", severity=Severity.WARNING, since="0.1.0")
_MOST_RELATED = 10


def check(page: Page) -> Iterator[Finding]:
    """Tools whose first submit button is not the only thing their form can do."""
    for tool in page.annotated_forms:
        buttons = tuple(submit_buttons(tool.form))
        if buttons:
            yield from _compare(tool, buttons[0], buttons[1:])


def _compare(tool: ToolForm, first: Control, others: tuple[Control, ...]) -> Iterator[Finding]:
    competing = [(other, found) for other in others if (found := difference(tool.form, first, other))]
    if not competing:
        return
    rivals = [other for other, _ in competing]
    is_certain = is_surely_first(tool.form, first) and any(found is Confidence.CERTAIN for _, found in competing)
    sign = retreat_of(tool.form.document, first)
    if sign and not is_meant(tool, sign, rivals):
        yield _retreating(tool, first, rivals, sign, Confidence.LIKELY if is_certain else Confidence.POSSIBLE)
    else:
        yield _differing(tool, first, rivals, Confidence.CERTAIN if is_certain else Confidence.POSSIBLE)


def _retreating(tool: ToolForm, first: Control, rivals: list[Control], sign: Sign, confidence: Confidence) -> Finding:
    message = (
        f"A call always {_uses(tool)} the first submit button of the form, {_called(tool, first)}, which "
        f"{sign.retreat.value}. Put the button that the tool is for before it; a style sheet can still show it after."
    )
    evidence = Evidence(f"{sign.kind} {quoted(sign.words)}", tool.span(first.element, sign.attribute), sign.weight)
    return RULE.finding(
        tool,
        tool.span(first.element),
        message,
        control=first.name,
        severity=Severity.ERROR,
        confidence=confidence,
        related=_related(tool, rivals),
        evidence=(evidence,),
    )


def _differing(tool: ToolForm, first: Control, rivals: list[Control], confidence: Confidence) -> Finding:
    message = (
        f"The {len(rivals) + 1} submit buttons of this form do different things, and a call always {_uses(tool)} the "
        f"first, {_called(tool, first)}. Make sure the tool is for that, and give the others forms of their own."
    )
    related = _related(tool, rivals)
    return RULE.finding(
        tool, tool.span(first.element), message, control=first.name, confidence=confidence, related=related
    )


def _uses(tool: ToolForm) -> str:
    return "presses" if tool.element.has("toolautosubmit") else "gives the focus to"


def _called(tool: ToolForm, button: Control) -> str:
    text = (button_text(tool.form.document, button) or "").strip()
    return quoted(text or button.name or button.kind)


def _related(tool: ToolForm, rivals: list[Control]) -> tuple[Related, ...]:
    return tuple(
        Related(tool.span(rival.element), f"a call never uses {_called(tool, rival)}")
        for rival in rivals[:_MOST_RELATED]
    )
