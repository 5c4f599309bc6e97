"""Recorded calls: a form whose controls hold what the browser filled in fails, or does not, as it did there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.browser.call.forms import form_of
from tests.conformance.answers import read_lines
from webmcp_forms.browser.call.constraints import failures
from webmcp_forms.browser.call.messages import message
from webmcp_forms.browser.call.states import State, disabled_choices, initial_states
from webmcp_forms.document.forms import Control, Form
from webmcp_forms.document.submission import is_validated

FAILED = "Form validation failed: "


def filled(form: Form, entries: Sequence[Sequence[str]], arguments: dict[str, Any]) -> dict[int, State]:
    """The states that lead to the recorded form data; of selected disabled options only the arguments tell."""
    states = dict(initial_states(form))
    rest = list(entries)
    for control in form.controls:
        index = control.element.index
        if index in states and control.skip is None and control.name:
            states[index] = _state(form, control, states[index], rest, arguments)
    return states


def _state(form: Form, control: Control, before: State, rest: list[Sequence[str]], arguments: dict[str, Any]) -> State:
    def comes(value: str) -> bool:
        is_next = bool(rest) and tuple(rest[0]) == (control.element.show("name"), value)
        if is_next:
            rest.pop(0)
        return is_next

    if isinstance(before, str):
        assert rest[0][0] == control.element.show("name")
        return str(rest.pop(0)[1])
    if isinstance(before, bool):
        return comes(control.choices[0].value)
    enabled = [not off for off in disabled_choices(form.document, control)]
    chosen = tuple(place for place, choice in enumerate(control.choices) if enabled[place] and comes(choice.value))
    if chosen or control.name not in arguments:
        return chosen or before
    values = [choice.value for choice in control.choices]
    wanted = arguments[control.name]
    return tuple(values.index(str(value)) for value in (wanted if isinstance(wanted, list) else [wanted]))


def validated_calls() -> list[tuple[str, Form, dict[int, State], str]]:
    """The recorded calls that came to validation: their id, the form, its states, and what the browser said."""
    calls = []
    for line in read_lines("calls.jsonl"):
        form = form_of(line["html"])
        error = line["error"] or ""
        is_submitted = line["status"] == "Completed" and form.element.has("toolautosubmit")
        if (is_submitted or error.startswith(FAILED)) and is_validated(form):
            data = line["state"] if error else line["entries"]
            calls.append((line["id"], form, filled(form, data, line["args"]), error.removeprefix(FAILED)))
    return calls


def test_forms_fail_as_the_browser_says() -> None:
    calls = validated_calls()
    assert len([error for *_, error in calls if error]) > 70
    assert len([error for *_, error in calls if not error]) > 200
    for identifier, form, states, error in calls:
        said = [f"{failure.control.name}: {message(failure)}. " for failure in failures(form, states)]
        assert "".join(said) == error, identifier


def test_a_form_that_is_not_validated_never_fails() -> None:
    skipped = [line for line in read_lines("calls.jsonl") if not is_validated(form_of(line["html"]))]
    assert len(skipped) > 50
    assert not [line["id"] for line in skipped if (line["error"] or "").startswith(FAILED)]
