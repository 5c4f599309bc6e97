"""A limit that an agent does not learn of.

## What it does
Flags `minlength` and `maxlength`, `min`, `max` and `step` of dates and times, `multiple` on an e-mail address, and a
`list` of suggestions, where neither the description nor a `pattern` says as much.

## Why it matters
None of them is in the schema. An agent that fills a date out of bounds is refused; one that fills too long a text is
not, because the browser holds only people to lengths, and the server gets what it does not expect.

## Example
```html
<label>Booking code <input name="code" minlength="6" maxlength="6"></label>
```

## Use instead
```html
<label>Booking code <input name="code" minlength="6" maxlength="6" pattern="[A-Z0-9]{6}"></label>
```

## In templates
Limits with a hole in them are unknown, and a description with one may say them.

## Fix
None: add the limit to the description, or write a pattern, which is in the schema.

## Source
Chromium 156, measured.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING

from webmcp_forms.browser.schema import Parameter
from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Document, literal, text_content
from webmcp_forms.linter.certainty import confidence, is_settled
from webmcp_forms.linter.finding import Finding, Related, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

if TYPE_CHECKING:  # most controls have no such limit
    from webmcp_forms.linter.hidden_limits import HiddenLimit
    from webmcp_forms.linter.said_limits import Told

RULE = Rule(code="WF212", name="limit-not-in-schema", severity=Severity.INFO, since="0.1.0")

_SUGGESTED_KINDS = frozenset(
    {"text", "search", "url", "tel", "email", "date", "month", "week", "time", "datetime-local", "number", "color"}
)
_MOST_SUGGESTIONS = 100
# What the limits that a schema does not carry are written in.
_LIMITING = ("minlength", "maxlength", "min", "max", "step", "multiple", "list")


def check(page: Page) -> Iterator[Finding]:
    """Parameters of one control with limits that nothing tells an agent of."""
    datalists: Mapping[str, tuple[str, ...]] | None = None
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            control = parameter.group.controls[0]
            if not any(map(control.element.has, _LIMITING)):
                continue
            from webmcp_forms.linter.hidden_limits import hidden_limits
            from webmcp_forms.linter.said_limits import told

            text = told(tool, parameter)
            if text is None or not is_settled(control.element, "type", "pattern"):
                continue
            limits = [limit for limit in hidden_limits(control, text) if not limit.is_said]
            if control.element.has("list") and control.kind in _SUGGESTED_KINDS:
                datalists = _datalists(page.document) if datalists is None else datalists
                limits += _suggestions(datalists, control, text)
            if limits := [limit for limit in limits if is_settled(control.element, limit.attribute)]:
                yield _finding(tool, parameter, control, limits)


def _datalists(document: Document) -> Mapping[str, tuple[str, ...]]:
    """The first suggestions of each datalist by its id."""
    found: dict[str, tuple[str, ...]] = {}
    for datalist in document.tagged(frozenset({"datalist"})):
        options = (element for element in document.descendants(datalist) if element.tag == "option")
        words = (option.show("value") or text_content(document, option).strip() for option in options)
        found.setdefault(datalist.show("id"), tuple(islice(filter(None, words), _MOST_SUGGESTIONS)))
    return found


def _suggestions(datalists: Mapping[str, tuple[str, ...]], control: Control, text: Told) -> Iterator[HiddenLimit]:
    """The list of suggestions, if there is one and the text names neither it nor one of them."""
    from webmcp_forms.linter.hidden_limits import HiddenLimit, says_suggestions

    words = datalists.get(literal(control.element.get("list")) or "", ())
    if words and not (says_suggestions(text.of_parameter) or any(map(text.holds, words))):
        yield HiddenLimit("list", "a list of suggestions", is_said=False)


def _finding(tool: ToolForm, parameter: Parameter, control: Control, limits: list[HiddenLimit]) -> Finding:
    first, *others = limits
    names = [limit.name for limit in limits]
    listed = " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else names[0]
    are_lengths = any(limit.attribute.endswith("length") for limit in limits)
    unchecked = ", and the browser holds no agent to a length" if are_lengths else ""
    is_one_line = are_lengths and control.kind != "textarea"
    advice = "Say it in the description" + (", or write a pattern, which is in the schema." if is_one_line else ".")
    message = (
        f"{quoted(parameter.name)} has {listed}, of which the schema and the description say nothing{unchecked}. "
        f"{advice}"
    )
    return RULE.finding(
        tool,
        tool.span(control.element, first.attribute),
        message,
        control=parameter.name,
        confidence=confidence(control.element),
        related=tuple(Related(tool.span(control.element, limit.attribute), limit.name) for limit in others),
    )
