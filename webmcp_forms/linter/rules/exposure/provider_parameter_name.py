"""A parameter name that a model's provider refuses.

## What it does
Flags a parameter whose name is not an ASCII letter or `_` followed by at most 63 ASCII letters, digits and `_`: the
brackets of `user[email]`, a dot, a hyphen, a blank, a letter with an accent, a digit at the start.

## Why it matters
The name of a control is a property of the tool's schema. A provider that refuses it refuses the whole request, so an
agent has to rename the property or leave the tool out.

## Example
```html
<form toolname="join" tooldescription="Put an address on the mailing list">
  <label>E-mail <input type="email" name="user[email]"></label>
</form>
```

## Use instead
```html
<form toolname="join" tooldescription="Put an address on the mailing list">
  <label>E-mail <input type="email" name="user_email"></label>
</form>
```

## In templates
A name with a hole in it is unknown and is not judged.

## Fix
None: the server reads the form by these names.

## Source
Google's Vertex AI, FunctionDeclaration: "Parameter names must start with a letter or an underscore and must only
contain chars a-z, A-Z, 0-9, or underscores with a maximum length of 64." Anthropic's API: "Property keys should match
pattern '^[a-zA-Z0-9_.-]{1,64}$'", for every tool of a request. OpenAI publishes no such rule for properties.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.wording import quoted

RULE = Rule(code="WF705", name="provider-parameter-name", severity=Severity.INFO, since="0.1.0")

_LONGEST_NAME = 64
_REFUSED_BY_BOTH = Expression(r"[^A-Za-z0-9_.-]")
_REFUSED_BY_GOOGLE = Expression(r"[.-]")


def check(page: Page) -> Iterator[Finding]:
    """Parameters whose name is not portable; one without a name is `unnamed-control`'s."""
    for tool in page.annotated_forms:
        for parameter in tool.parameters:
            element = parameter.group.controls[0].element
            name = parameter.name
            if not name or literal(element.get("name")) is None or not (refusal := _refusal(name)):
                continue
            who, reason = refusal
            message = (
                f"{who} no property called {quoted(name)}: {reason}. "
                'Use ASCII letters, "_" and, but for the start, digits, where the server lets you.'
            )
            yield RULE.finding(tool, tool.span(element, "name"), message, control=name)


def _refusal(name: str) -> tuple[str, str] | None:
    """Who does not take a name, and why; the reason that most providers have comes first."""
    both, google = "Anthropic's and Google's APIs take", "Google's API takes"
    if refused := _REFUSED_BY_BOTH.search(name):
        return both, "it may not hold a blank" if refused[0].isspace() else f"it may not hold {quoted(refused[0])}"
    if len(name) > _LONGEST_NAME:
        return both, f"it has {len(name)} characters, and {_LONGEST_NAME} are the most"
    if refused := _REFUSED_BY_GOOGLE.search(name):
        return google, f"it may not hold {quoted(refused[0])}"
    return (google, "it may not start with a digit") if name[0].isdigit() else None
