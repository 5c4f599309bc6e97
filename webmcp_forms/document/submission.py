"""Which buttons submit a form, and how (HTML, "submit button"; Chromium 156 for buttons in a select)."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control, Form
from webmcp_forms.document.nodes import Document, Element


def submit_buttons(form: Form) -> Iterator[Control]:
    """The enabled submit buttons of a form in tree order; an agent's call uses the first."""
    return (control for control in form.controls if control.skip is None and is_submit_button(form, control))


def is_submit_button(form: Form, control: Control) -> bool:
    """Whether a control is a submit button, enabled or not."""
    if control.kind != "button":
        return control.kind in ("submit", "image")
    if control.element.tag == "input":
        return False
    return _button_type(control.element) == "submit" and not _shows_select_value(form.document, control.element)


def is_validated(form: Form) -> bool:
    """Whether the browser validates a form before its first submit button submits it."""
    button = next(submit_buttons(form), None)
    return not form.element.has("novalidate") and not (button and button.element.has("formnovalidate"))


def _button_type(button: Element) -> str:
    written = button.show("type")
    lowered = written.lower() if written.isascii() else written
    if lowered in ("submit", "reset", "button"):
        return lowered
    return "button" if button.has("command") or button.has("commandfor") else "submit"


def _shows_select_value(document: Document, button: Element) -> bool:
    """Whether a button is the face of a drop-down select: its first child, which opens it."""
    if button.parent < 0 or button.index != button.parent + 1:
        return False
    select = document.element(button.parent)
    return select.tag == "select" and select.is_html and not select.has("multiple") and not _is_list_box(select)


def _is_list_box(select: Element) -> bool:
    size = select.show("size").strip()
    return size.isdecimal() and int(size[:9]) > 1
