"""A password, a one-time code or a secret key as a parameter.

## What it does
Flags a parameter that takes a password, a one-time code, an API key or an access token. `autocomplete` decides first,
then `type="password"`, then the name, the id, the label and the description, in many languages.

## Why it matters
An agent that calls the tool has to be given the secret, and whatever an agent is given passes through its model, its
memory and its logs. Password managers and passkeys never reach a model.

## Example
```html
<form toolname="sign_in" tooldescription="Sign in to the customer area" method="post">
  <label>E-mail <input type="email" name="email"></label>
  <label>Password <input type="password" name="password"></label>
  <button>Sign in</button>
</form>
```

## Use instead
```html
<form toolname="send_sign_in_link" tooldescription="Mail a link that signs the user in" method="post">
  <label>E-mail <input type="email" name="email"></label>
  <button>Send the link</button>
</form>
```

## In templates
What is a hole says nothing; a name or label beside it still does. Attributes that a spread adds may name the control.

## Fix
None: which form may be a tool is yours to decide. A form without `toolname` is none.

## Source
HTML, "Autofill" (`current-password`, `one-time-code`). Chromium 156, measured: password inputs are parameters.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.sensitivity import SECRETS, exposed

RULE = Rule(code="WF701", name="secret-parameter", severity=Severity.ERROR, since="0.1.0")


def check(page: Page) -> Iterator[Finding]:
    """Parameters that take a secret."""
    for tool in page.annotated_forms:
        for judged in exposed(tool, SECRETS):
            message = (
                f"A call passes this {judged.meaning.value} through the agent's model and its logs "
                f"({judged.evidence.description}). "
                "Let the user enter it: take the tool attributes off this form, or ask for it on a form of its own."
            )
            yield RULE.finding(
                tool,
                tool.span(judged.control.element, judged.attribute),
                message,
                control=judged.control.name,
                confidence=judged.confidence,
                evidence=(judged.evidence,),
            )
