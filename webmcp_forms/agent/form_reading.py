"""Reading a form the way autofill does: what there is to fill, and what stands in it now.

Hidden controls, buttons and passwords are left out: nothing of them is an agent's business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias, cast

from webmcp_forms.agent.fields import Field
from webmcp_forms.browser.call.constraints import failures
from webmcp_forms.browser.call.messages import message
from webmcp_forms.browser.call.states import State, initial_states
from webmcp_forms.browser.numbers import parse_number
from webmcp_forms.browser.schema import JSON
from webmcp_forms.document.forms import Control, Form, analyse_form, form_elements
from webmcp_forms.document.nodes import Document, Element, text_content
from webmcp_forms.document.relations import relate
from webmcp_forms.errors import UsageError
from webmcp_forms.readers import read
from webmcp_forms.records import record

if TYPE_CHECKING:
    from webmcp_forms.readers import Source

_LEFT_OUT = frozenset(
    {"hidden", "submit", "image", "button", "reset", "password", "file", "fieldset", "output", "object"}
)
_BOXES = frozenset({"radio", "checkbox"})
_TYPES = {"number": "number", "range": "number", "checkbox": "boolean"}

LiveSource: TypeAlias = "Source | Callable[[], Source]"
"""A page, or what gives it as it is now when it is called."""


@record
class FormReading:
    """A form to read as often as wanted; a live one is asked for its page each time."""

    source: LiveSource
    number: int = 0

    def fields(self) -> dict[str, Field]:
        """What there is to fill, for `form_tool`."""
        form = self._form()
        legends = {group.name: _legend(form.document, group.fieldset) for group in form.groups if group.fieldset}
        return {name: _field(controls, legends.get(name, "")) for name, controls in _fillable(form).items()}

    def read(self) -> dict[str, JSON]:
        """The values that stand in the form, as it takes them, and what constraint validation has against them."""
        form = self._form()
        states = initial_states(form)
        values = {name: _value(controls, states) for name, controls in _fillable(form).items()}
        wrong: dict[str, JSON] = {
            failure.control.name: message(failure) for failure in failures(form, states) if failure.control.name
        }
        return {"values": values, "problems": wrong}

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
    is_tree = any(kind.__module__.partition(".")[0] == "bs4" for kind in type(source).__mro__)
    return cast("Source", source() if callable(source) and not is_tree else source)


def _fillable(form: Form) -> dict[str, list[Control]]:
    """The controls that an agent may fill, by name."""
    groups: dict[str, list[Control]] = {}
    for control in form.controls:
        if control.name and control.skip is None and control.kind not in _LEFT_OUT:
            groups.setdefault(control.name, []).append(control)
    return groups


def _field(controls: list[Control], legend: str) -> Field:
    """A field; several boxes or buttons are called what their legend says, as a label names only one of them."""
    first = controls[0]
    is_group = first.kind == "radio" or len(controls) > 1
    choices = [choice.value for control in controls for choice in control.choices if choice.value]
    options = tuple(choices) if is_group or first.kind.startswith("select") else ()
    kind = "string" if options else _TYPES.get(first.kind, "string")
    required = any(control.element.has("required") for control in controls)
    is_named_by_legend = first.kind in _BOXES and is_group and (legend or len(controls) > 1)
    label = legend if is_named_by_legend else first.label_text
    return Field(kind, label, required, options, _takes_several(controls))


def _takes_several(controls: list[Control]) -> bool:
    kind = controls[0].kind
    return kind == "select-multiple" or (kind == "checkbox" and len(controls) > 1)


def _legend(document: Document, fieldset: Element) -> str:
    """The text of a fieldset's legend, or ""."""
    for child in document.tree.children(fieldset.index):
        if isinstance(child, int) and (element := document.element(child)).tag == "legend" and element.is_html:
            return " ".join(text_content(document, element).split())
    return ""


def _value(controls: list[Control], states: Mapping[int, State]) -> JSON:
    """The value of a field, as an agent would fill it in."""
    held: list[JSON] = [value for control in controls for value in _values(control, states.get(control.element.index))]
    kind = controls[0].kind
    if _takes_several(controls):
        return held
    if kind == "checkbox":
        return bool(held)
    value = held[0] if held else ""
    return _number(value) if _TYPES.get(kind) == "number" else value


def _number(value: JSON) -> JSON:
    number = parse_number(value) if isinstance(value, str) else None
    if number is None:
        return ""
    return int(number) if number == number.to_integral_value() else float(number)


def _values(control: Control, state: State | None) -> list[JSON]:
    match state:
        case bool():
            return [control.choices[0].value] if state else []
        case tuple():
            return [control.choices[place].value for place in state]
        case str():
            return [state]
    return []
