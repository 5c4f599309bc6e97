r"""A pattern that the browser does not use.

## What it does
Flags a `pattern` that does not compile as a regular expression with the `v` flag.

## Why it matters
Browsers compile patterns with that flag, and drop one that does not compile without a word: it is missing from the
schema, and no value is ever checked against it. Much of what was fine before the flag is an error now: in a character
class a hyphen at the end or beside `\w`, any of `( ) [ { } / |`, and doubled punctuation such as `&&` need a backslash,
and outside of one a backslash before `-`, `@`, `_` or a blank is too much.

## Example
```html
<label>User name <input name="user" pattern="[\w.-]+"></label>
```

## Use instead
```html
<label>User name <input name="user" pattern="[\w.\-]+"></label>
```

## In templates
A pattern or a type with a hole in it is unknown.

## Fix
Safe where backslashes alone make it compile and it then matches what it would have matched before. The browser checks
values from then on.

## Source
HTML, "the pattern attribute"; ECMAScript, `ClassSetExpression`. Chromium 156, measured.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.browser.patterns import PATTERN_KINDS, compiles
from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import literal
from webmcp_forms.linter.attribute_edits import value_edit
from webmcp_forms.linter.certainty import confidence, is_settled
from webmcp_forms.linter.finding import Finding, Fix, Severity
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF207", name="dropped-pattern", severity=Severity.ERROR, since="0.1.0")

_LONGEST_QUOTED = 60


def check(page: Page) -> Iterator[Finding]:
    """Patterns of text controls that do not compile."""
    for tool in page.annotated_forms:
        for control in tool.supported_controls():
            pattern = literal(control.element.get("pattern"))
            is_checked = control.kind in PATTERN_KINDS and is_settled(control.element, "type")
            if pattern is not None and is_checked and not compiles(pattern):
                yield _finding(tool, control, pattern)


def _finding(tool: ToolForm, control: Control, pattern: str) -> Finding:
    from webmcp_forms.browser.pattern_escapes import escaped

    spelling = escaped(pattern)
    message = (
        f"The browser drops the pattern {quoted(pattern)}, which is no regular expression under the v flag: it is "
        f"not in the schema, and no value is checked against it. {_advice(spelling)}"
    )
    return RULE.finding(
        tool,
        tool.span(control.element, "pattern"),
        message,
        control=control.name,
        confidence=confidence(control.element),
        fixes=_fixes(tool, control, spelling) if spelling else (),
    )


def _advice(spelling: str | None) -> str:
    if spelling is None:
        return "Try it in a browser with new RegExp(pattern, 'v'), which says what is wrong."
    if len(spelling) > _LONGEST_QUOTED:
        return "Its punctuation wants other backslashes."
    return f"Write {quoted(spelling)}."


def _fixes(tool: ToolForm, control: Control, spelling: str) -> tuple[Fix, ...]:
    edit = value_edit(tool.page, control.element, "pattern", spelling)
    return (Fix("Escape what the v flag wants escaped", (edit,), safe=True),) if edit else ()
