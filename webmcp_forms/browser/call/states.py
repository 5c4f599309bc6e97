"""What the controls of a form hold: a text, a check mark, or selected options.

A call starts from what the page says (`initial_states`) and puts its arguments in; constraints and the entry list are
about the outcome.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from webmcp_forms.browser.call.addresses import addresses, with_ascii_domain
from webmcp_forms.browser.call.sanitising import sanitise
from webmcp_forms.document.forms import Choice, Control, Form
from webmcp_forms.document.nodes import NO_PARENT, Document, text_content

State: TypeAlias = str | bool | tuple[int, ...]
"""The text of a control, whether a radio button or checkbox is checked, or the places of the selected options."""

States: TypeAlias = Mapping[int, State]
"""The states of a form's controls by element index; controls that hold nothing are not in it."""

_STATELESS_KINDS = frozenset({"button", "fieldset", "image", "object", "output", "reset", "submit"})


def initial_states(form: Form) -> dict[int, State]:
    """The states that the page itself gives a form; what is only known after rendering stands as it is written."""
    states: dict[int, State] = {}
    checked: dict[str, int] = {}
    for control in form.controls:
        if control.kind not in _STATELESS_KINDS:
            state = initial_state(form.document, control)
            states[control.element.index] = state
            if control.kind == "radio" and state is True and (name := control.element.show("name")):
                states[checked.get(name, control.element.index)] = False
                states[control.element.index] = True
                checked[name] = control.element.index
    return states


def initial_state(document: Document, control: Control) -> State:
    """The state that the page gives a control, seen by itself: of radio buttons several may be checked."""
    element = control.element
    match control.kind:
        case "radio" | "checkbox":
            return element.has("checked")
        case "select" | "select-multiple":
            return initial_selection(document, control)
        case "textarea":
            return sanitise(control, text_content(document, element))
        case "file":
            return ""
        case "email":
            return _address_value(control, element.show("value"))
    return sanitise(control, element.show("value"))


def _address_value(control: Control, written: str) -> str:
    """Of an e-mail address in the page, and of no other, the browser converts the domain."""
    value = sanitise(control, written)
    is_list = control.element.has("multiple")
    return ",".join(map(with_ascii_domain, addresses(value))) if is_list else with_ascii_domain(value)


def initial_selection(document: Document, select: Control) -> tuple[int, ...]:
    """The places of the options that are selected at first; a drop-down shows its first enabled one by itself."""
    selected = tuple(place for place, choice in enumerate(select.choices) if choice.element.has("selected"))
    if select.kind == "select-multiple":
        return selected
    if selected or display_size(select) > 1:
        return selected[-1:]
    disabled = disabled_choices(document, select)
    return next(((place,) for place, off in enumerate(disabled) if not off), ())


def disabled_choices(document: Document, select: Control, choices: Iterable[Choice] | None = None) -> Iterator[bool]:
    """For each option of a select, or for some of them, whether it is disabled, itself or by the group around it."""
    known: dict[int, bool] = {select.element.index: False}
    for choice in select.choices if choices is None else choices:
        yield choice.element.has("disabled") or _is_in_disabled_group(document, choice.element.parent, known)


def is_in_datalist(document: Document, index: int, known: dict[int, bool]) -> bool:
    """Whether an element is in a datalist, where nothing is validated or submitted.

    `known` remembers the answers on the way.
    """
    path: list[int] = []
    while index != NO_PARENT and index not in known:
        path.append(index)
        element = document.element(index)
        if element.tag == "datalist" and element.is_html:
            known[index] = True
        else:
            index = element.parent
    answer = known.get(index, False)
    known.update(dict.fromkeys(path, answer))
    return answer


def display_size(select: Control) -> int:
    """How many options a select shows at once; 1 makes it a drop-down."""
    size = select.element.show("size").strip("\t\n\f\r ").removeprefix("+")
    digits = size[: len(size) - len(size.lstrip("0123456789"))]
    written = min(int(digits[:9] or "0"), 2**31 - 1)
    return written or (4 if select.kind == "select-multiple" else 1)


def _is_in_disabled_group(document: Document, index: int, known: dict[int, bool]) -> bool:
    """Whether an element is, or is in, a disabled optgroup; `known` remembers the answers on the way."""
    path: list[int] = []
    while index not in known:
        path.append(index)
        element = document.element(index)
        if element.tag == "optgroup" and element.is_html:
            known[index] = element.has("disabled")
        else:
            index = element.parent
    known.update(dict.fromkeys(path, known[index]))
    return known[index]
