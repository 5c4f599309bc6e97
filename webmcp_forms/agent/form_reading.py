"""Reading a form the way autofill does: what there is to fill, and what stands in it now.

Hidden controls, buttons and passwords are left out: nothing of them is an agent's business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from inspect import isfunction, ismethod
from typing import TYPE_CHECKING, TypeAlias, cast

from webmcp_forms.agent.fields import Field
from webmcp_forms.browser.call.constraints import failures
from webmcp_forms.browser.call.messages import message
from webmcp_forms.browser.call.states import State, initial_states
from webmcp_forms.browser.schema import JSON
from webmcp_forms.document.forms import Control, Form, analyse_form, form_elements
from webmcp_forms.document.relations import relate
from webmcp_forms.errors import UsageError
from webmcp_forms.readers import read
from webmcp_forms.records import record

if TYPE_CHECKING:
    from webmcp_forms.readers import Source

_LEFT_OUT = frozenset(
    {"hidden", "submit", "image", "button", "reset", "password", "file", "fieldset", "output", "object"}
)
_TYPES = {"number": "number", "range": "number", "checkbox": "boolean"}

LiveSource: TypeAlias = "Source | Callable[[], Source]"
"""A page, or a function that gives it as it is now."""


@record
class FormReading:
    """A form to read as often as wanted; a live one is asked for its page each time."""

    source: LiveSource
    number: int = 0

    def fields(self) -> dict[str, Field]:
        """What there is to fill, for `form_tool`."""
        return {name: _field(controls) for name, controls in self._groups().items()}

    def read(self) -> dict[str, JSON]:
        """The values that stand in the form, and what the browser's constraint validation has against them."""
        form = self._form()
        states = initial_states(form)
        values = {name: _value(controls, states) for name, controls in _fillable(form).items()}
        wrong: dict[str, JSON] = {
            failure.control.name: message(failure) for failure in failures(form, states) if failure.control.name
        }
        return {"values": values, "problems": wrong}

    def _groups(self) -> dict[str, list[Control]]:
        return _fillable(self._form())

    def _form(self) -> Form:
        document = read(_page(self.source))
        elements = tuple(form_elements(document))
        if self.number >= len(elements):
            raise UsageError(f"the page has {len(elements)} forms, and number {self.number} is none of them")
        return analyse_form(document, relate(document), elements[self.number])


def from_form(source: LiveSource, number: int = 0) -> FormReading:
    """Read a form of a page: the first one, or that of a number. It has no `apply`: where values go is yours to say."""
    return FormReading(source, number)


def _page(source: LiveSource) -> Source:
    """The page as it is now. A tree of BeautifulSoup can be called too, and is a page."""
    if isfunction(source) or ismethod(source) or isinstance(source, partial):
        return cast("Source", source())
    return cast("Source", source)


def _fillable(form: Form) -> dict[str, list[Control]]:
    """The controls that an agent may fill, by name."""
    groups: dict[str, list[Control]] = {}
    for control in form.controls:
        if control.name and control.skip is None and control.kind not in _LEFT_OUT:
            groups.setdefault(control.name, []).append(control)
    return groups


def _field(controls: list[Control]) -> Field:
    first = controls[0]
    is_group = first.kind == "radio" or len(controls) > 1
    choices = [choice.value for control in controls for choice in control.choices if choice.value]
    options = tuple(choices) if is_group or first.kind.startswith("select") else ()
    kind = "string" if options else _TYPES.get(first.kind, "string")
    required = any(control.element.has("required") for control in controls)
    return Field(kind, first.label_text, required, options)


def _value(controls: list[Control], states: Mapping[int, State]) -> JSON:
    held: list[JSON] = [value for control in controls for value in _values(control, states.get(control.element.index))]
    first = controls[0]
    if first.kind == "checkbox" and len(controls) == 1:
        return bool(held)
    if first.kind == "select-multiple" or (first.kind == "checkbox" and len(controls) > 1):
        return held
    return held[0] if held else ""


def _values(control: Control, state: State | None) -> list[JSON]:
    match state:
        case bool():
            return [control.choices[0].value] if state else []
        case tuple():
            return [control.choices[place].value for place in state]
        case str():
            return [state]
    return []
