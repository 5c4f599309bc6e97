"""What happens when an agent calls a tool (Chromium 156).

    submit button? -> arguments fit? -> filled -> pending, or: constraints -> entry list -> request

A refused call fills nothing. Without `toolautosubmit` the browser fills the form and waits for the user.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace

from webmcp_forms.browser.call.arguments import InvalidValue, UnknownParameter, fill_groups
from webmcp_forms.browser.call.callable_form import CallableForm
from webmcp_forms.browser.call.constraints import failures_among
from webmcp_forms.browser.call.destination import DEFAULT_PAGE_URL, Endless, destination
from webmcp_forms.browser.call.entries import Entries
from webmcp_forms.browser.call.messages import message
from webmcp_forms.browser.call.request import Request, request
from webmcp_forms.browser.call.states import States
from webmcp_forms.browser.call.urls import WebURL
from webmcp_forms.browser.schema import Schema
from webmcp_forms.records import record

_NO_BUTTON = "No submit button was found, but for a form without `toolautosubmit`, there must be a submit button"


@record
class CallError:
    """Why the browser refuses a call.

    `kind` is `arguments` (no JSON object), `no-submit-button`, `unknown-parameter`, `invalid-value` or
    `validation-failed`; `parameter` names the first parameter at fault, where there is one; `message` is the browser's.
    """

    kind: str
    parameter: str | None
    message: str


@record
class Call:
    """What the browser would do with a call.

    `error` is None for an accepted one. `pending` when the user has to submit the form. `state` is what the named
    controls hold afterwards. `entries` and `request` are None when nothing is sent; a pending call has those that would
    follow if the user submitted the form as it is, and `submission_error` when it would fail then. `answers` is False
    when no page could answer; when one could and `request` is None, the form has no address to send to. `schema` is
    the input schema that `arguments` should follow.
    """

    error: CallError | None
    pending: bool
    state: Entries
    entries: Entries | None = None
    request: Request | None = None
    answers: bool = True
    submission_error: CallError | None = None
    arguments: object = field(default=None, repr=False, compare=False)
    schema: Schema = field(default_factory=dict, repr=False, compare=False)

    @property
    def schema_errors(self) -> tuple[str, ...]:
        """What the tool's input schema has against the arguments, as `jsonschema` says it."""
        # Imported here, since only those who ask need it.
        from jsonschema import Draft202012Validator

        errors = Draft202012Validator(self.schema).iter_errors(self.arguments)
        try:
            return tuple(sorted(f"{error.json_path}: {error.message}" for error in errors))
        except (OverflowError, ValueError):
            return ("$: a number is none that JSON has",)

    @property
    def disagreement(self) -> str | None:
        """Where schema and browser disagree about the arguments, in words; None where they agree."""
        errors = self.schema_errors
        if self.error and not errors:
            return f"the schema accepts these arguments, and the browser refuses them: {self.error.message}"
        if errors and not self.error:
            return f"the schema refuses these arguments, and the browser takes them: {'; '.join(errors)}"
        return None

    @property
    def accepted(self) -> bool:
        """Whether the browser takes the call."""
        return self.error is None


def call_form(called: CallableForm, arguments: object, page_url: str = DEFAULT_PAGE_URL) -> Call:
    """Call the tool of a form with some arguments; `page_url` is the address of the page."""
    if not isinstance(arguments, Mapping):
        return _refused(called, called.initial, CallError("arguments", None, "Input is not an object"))
    is_automatic = called.form.element.has("toolautosubmit")
    if called.submitter is None and not is_automatic:
        return _refused(called, called.initial, CallError("no-submit-button", None, _NO_BUTTON))
    filled = fill_groups(called.form.document, called.groups, arguments)
    if not isinstance(filled, dict):
        return _refused(called, called.initial, _refusal(filled))
    states = {**called.initial, **filled}
    error = _validation_error(called, states)
    if not is_automatic:
        return replace(_sent(called, states, page_url, pending=True), submission_error=error)
    if error:
        return _refused(called, states, error)
    return _sent(called, states, page_url, pending=False)


def _refused(called: CallableForm, states: States, error: CallError) -> Call:
    return Call(error, pending=False, state=called.state(states))


def _refusal(reason: UnknownParameter | InvalidValue) -> CallError:
    match reason:
        case UnknownParameter(name):
            text = f'Input contains a parameter "{name}" but there is no such parameter for the tool'
            return CallError("unknown-parameter", name, text)
        case InvalidValue(name, None):
            return CallError("invalid-value", name, f"Invalid value for parameter {name}")
        case InvalidValue(name, shown):
            return CallError("invalid-value", name, f'Invalid value "{shown}" for parameter {name}')


def _validation_error(called: CallableForm, states: States) -> CallError | None:
    found = tuple(failures_among(called.fallible, states)) if called.fallible else ()
    if not found:
        return None
    said = "".join(f"{failure.control.name}: {message(failure)}. " for failure in found)
    return CallError("validation-failed", found[0].control.name, f"Form validation failed: {said}")


def _sent(called: CallableForm, states: States, page_url: str, *, pending: bool) -> Call:
    state = called.state(states)
    entries = called.entries(states, state)
    goal = destination(called.form, called.submitter, page_url)
    sent = request(called.form, called.submitter, entries, goal) if isinstance(goal, WebURL) else None
    return Call(None, pending, state, entries, sent, answers=not isinstance(goal, Endless))
