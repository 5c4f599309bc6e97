"""The entry list of a form: the names and values that are submitted (HTML, "constructing the entry list")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from webmcp_forms.browser.call.directionality import runs_right_to_left
from webmcp_forms.browser.call.states import State, States, disabled_choices, is_in_datalist
from webmcp_forms.document.forms import Control, Form, Skip
from webmcp_forms.document.nodes import Document
from webmcp_forms.records import record


@record
class Entry:
    """A name and a value; a file has none to show, since a call cannot choose one."""

    name: str
    value: str
    is_file: bool = False


Entries: TypeAlias = tuple[Entry, ...]

_BUTTONS = frozenset({"submit", "image", "reset", "button"})
_DIRECTED = frozenset({"text", "search", "textarea", "tel", "url", "email", "hidden", "password"})
_OUT = frozenset({Skip.DISABLED, Skip.FIELDSET_DISABLED})


@record
class Submittable:
    """A control that can have entries, the name they have, and the name of the one for its direction, if any.

    `index` is that of its element. `is_plain` says that a text in it is one entry, with that name and the text.
    """

    control: Control
    index: int
    name: str
    dirname: str
    is_plain: bool


def entry_list(form: Form, states: States, submitter: Control | None, charset: str = "UTF-8") -> Entries:
    """What is submitted when the controls hold some states; the submitter is the button that submits."""
    return entries_of(form.document, submittables(form), states, submitter, charset)


def submittables(form: Form) -> tuple[Submittable, ...]:
    """What can have entries, whatever it holds: neither disabled nor in a datalist, and with a name or a button."""
    known: dict[int, bool] = {}
    return tuple(
        _submittable(control, name)
        for control in form.controls
        if ((name := control.element.show("name")) or control.kind in _BUTTONS)
        and control.skip not in _OUT
        and not is_in_datalist(form.document, control.element.index, known)
    )


def entries_of(
    document: Document, what: Iterable[Submittable], states: States, submitter: Control | None, charset: str
) -> Entries:
    """The entries of what can have some; see `entry_list`."""
    entries: list[Entry] = []
    for each in what:
        state = states.get(each.index)
        if each.is_plain and isinstance(state, str):
            entries.append(Entry(each.name, state))
        elif each.control.kind not in _BUTTONS:
            entries.extend(_held(document, each, state, charset))
        elif submitter is not None and submitter.element.index == each.index:
            entries.extend(_button(each.control, each.name))
    return tuple(entries)


def _button(button: Control, name: str) -> Iterator[Entry]:
    """The entries of the button that submits; an image is submitted with the place that was clicked."""
    if button.kind == "image":
        prefix = f"{name}." if name else ""
        yield Entry(f"{prefix}x", "0")
        yield Entry(f"{prefix}y", "0")
    elif name:
        yield Entry(name, _button_value(button))


def _submittable(control: Control, name: str) -> Submittable:
    dirname = control.element.show("dirname") if control.kind in _DIRECTED else ""
    is_plain = not dirname and control.kind not in _BUTTONS | {"file", "hidden"}
    return Submittable(control, control.element.index, name, dirname, is_plain)


def _held(document: Document, what: Submittable, state: State | None, charset: str) -> Iterator[Entry]:
    control, name = what.control, what.name
    match state:
        case bool():
            if state:
                yield Entry(name, control.choices[0].value)
        case tuple():
            chosen = [control.choices[place] for place in state]
            disabled = disabled_choices(document, control, chosen)
            yield from (Entry(name, choice.value) for choice, off in zip(chosen, disabled, strict=True) if not off)
        case str() if control.kind == "file":
            yield Entry(name, "", is_file=True)
        case str() if control.kind == "hidden" and name.lower() == "_charset_" and not control.element.has("value"):
            yield Entry(name, charset)
        case str():
            yield Entry(name, state)
            if what.dirname:
                yield Entry(what.dirname, "rtl" if runs_right_to_left(document, control, state) else "ltr")


def _button_value(button: Control) -> str:
    """The value of a submit button; an input without one submits the text that the browser shows on it."""
    if button.element.has("value") or button.element.tag == "button":
        return button.element.show("value")
    return "Submit"
