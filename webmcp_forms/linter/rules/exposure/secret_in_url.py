"""A secret that a GET form puts into the address.

## What it does
Flags a password, one-time code, secret key, card number or security code in a form that is sent by GET, which is what
a form without `method` does.

## Why it matters
The values of a GET form become the query of the next address, and addresses stay in the browser's history, in the logs
of every server on the way and in the `Referer` of later requests.

## Example
```html
<form toolname="sign_in" tooldescription="Sign in to the customer area" action="/login">
  <label>Password <input type="password" name="password"></label>
  <button>Sign in</button>
</form>
```

## Use instead
```html
<form toolname="sign_in" tooldescription="Sign in to the customer area" action="/login" method="post">
  <label>Password <input type="password" name="password"></label>
  <button>Sign in</button>
</form>
```

## In templates
A method with a hole in it is unknown. A form that a script may send, such as Angular's, or without a submit button, is
only possible.

## Fix
None: the server must take the form by POST.

## Source
HTML, "Form submission algorithm": `method` is GET by default and for unknown values. RFC 9110, section 9.3.1.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import MixedText
from webmcp_forms.document.submission import submit_buttons
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.intent.sensitive_names import Sensitive
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.sensitivity import SECRETS, Judgement
from webmcp_forms.linter.submission_scripts import is_angular_form, may_be_scripted

RULE = Rule(code="WF706", name="secret-in-url", severity=Severity.ERROR, since="0.1.0")

_KEPT_OUT = SECRETS | {Sensitive.CARD_NUMBER, Sensitive.SECURITY_CODE}
_OTHER_METHODS = frozenset({"post", "dialog"})


def check(page: Page) -> Iterator[Finding]:
    """Secrets in forms whose values become part of the address."""
    for tool in page.annotated_forms:
        if not _is_sent_by_get(tool):
            continue
        least = _confidence(tool)
        for judged in tool.sensitive_fields:
            if judged.meaning in _KEPT_OUT and judged.control.name:
                yield _finding(tool, judged, max(judged.confidence, least, key=lambda confidence: confidence.rank))


def _finding(tool: ToolForm, judged: Judgement, confidence: Confidence) -> Finding:
    method = 'method="get"' if tool.element.has("method") else "no method, which means GET"
    message = (
        f"This form has {method}, so the {judged.meaning.value} ({judged.evidence.description}) becomes part of the "
        'address, which browsers and servers keep. Write method="post".'
    )
    return RULE.finding(
        tool,
        tool.span(judged.control.element, judged.attribute),
        message,
        control=judged.control.name,
        confidence=confidence,
        evidence=(judged.evidence,),
    )


def _is_sent_by_get(tool: ToolForm) -> bool:
    """Whether the form, sent by its first submit button, is a GET form as far as one knows."""
    button = next(submit_buttons(tool.form), None)
    override = button.element.get("formmethod") if button else None
    method = tool.element.get("method") if override is None else override
    if isinstance(method, MixedText) or (method is None and tool.element.presence.unknown_attributes):
        return False
    return (method or "").lower() not in _OTHER_METHODS


def _confidence(tool: ToolForm) -> Confidence:
    """A script that handles the submit may keep the values out of the address."""
    element = tool.element
    is_submitted = element.has("toolautosubmit") or any(submit_buttons(tool.form))
    if not is_submitted or may_be_scripted(element) or is_angular_form(tool.form):
        return Confidence.POSSIBLE
    return Confidence.CERTAIN if element.has("method") else Confidence.LIKELY
