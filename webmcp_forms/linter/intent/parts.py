"""What a form consists of for the judgement of what it does, each part found once and only when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Element
from webmcp_forms.document.submission import is_submit_button
from webmcp_forms.linter.intent.button_words import Retreat
from webmcp_forms.linter.intent.buttons import content_text, retreat_of
from webmcp_forms.linter.intent.clues import Said
from webmcp_forms.linter.intent.surroundings import Surroundings, surroundings
from webmcp_forms.linter.known_text import UNKNOWN, outline, spoken
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.request_methods import Spoofed, method_with, spoofing
from webmcp_forms.linter.where import Where
from webmcp_forms.records import record

_BUTTON_LABELS = ("aria-label", "title")
_INPUT_LABELS = ("value", "alt", "aria-label", "title")
_FIELD_LABELS = ("aria-label", "placeholder")
_DESCRIPTIONS = ("tooldescription", "tooltitle")
_ASKED = frozenset(
    {"text", "email", "tel", "url", "number", "textarea", "date", "datetime-local", "search", "select"}
    | {"select-multiple", "radio", "checkbox", "range", "color", "time", "month", "week", "file", "password"}
)
_MOST_FIELDS = 40
_MOST_LABELS = 2
_LONGEST_TEXT = 200


@record
class Button:
    """A submit button and what a person reads or hears of it."""

    element: Element
    texts: tuple[Said, ...]


@record
class Field:
    """A control that a person fills, and what people are told that it is for."""

    control: Control
    labels: tuple[Said, ...]


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class FormParts:
    """The parts of a form."""

    tool: ToolForm

    @cached_property
    def method(self) -> str | None:
        """See `request_method`."""
        return method_with(self.tool, self.spoofed)

    @cached_property
    def spoofed(self) -> Spoofed | None:
        """What takes the place of the form's own method."""
        return spoofing(self.tool)

    @cached_property
    def buttons(self) -> tuple[Button, ...]:
        """The submit buttons without those that only go back, or cancel where another does something."""
        form = self.tool.form
        signs = [(one, retreat_of(form.document, one)) for one in form.controls if is_submit_button(form, one)]
        forward = [one for one, sign in signs if sign is None or sign.retreat is Retreat.DELETE]
        acting = forward or [one for one, sign in signs if sign and sign.retreat is not Retreat.BACK]
        return tuple(Button(one.element, tuple(_button_texts(self.tool, one))) for one in acting)

    @cached_property
    def controls(self) -> tuple[Control, ...]:
        """The first controls that a person fills; one that is there for robots only is not among them."""
        asked = (one for one in self.tool.form.controls if one.kind in _ASKED and not _is_trap(one.element))
        return tuple(islice(asked, _MOST_FIELDS))

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The same with their labels."""
        return tuple(Field(one, tuple(_field_labels(self.tool, one))) for one in self.controls)

    @cached_property
    def descriptions(self) -> tuple[Said, ...]:
        """The descriptions of the tool, as far as they are known, and the label of the form."""
        element = self.tool.element
        sources = (*(("description", name) for name in _DESCRIPTIONS), ("heading", "aria-label"))
        texts = ((source, name, _told(element, name)) for source, name in sources)
        return tuple(Said(source, name, text, Where(element, name)) for source, name, text in texts if text)

    @cached_property
    def around(self) -> Surroundings:
        """The headings and texts in and around the form."""
        return surroundings(self.tool)


def _button_texts(tool: ToolForm, button: Control) -> Iterator[Said]:
    element = button.element
    shown = content_text(tool.form.document, element) if element.tag == "button" else ""
    if (text := " ".join(shown.split())[:_LONGEST_TEXT]) and UNKNOWN not in shown:
        yield Said("button", "button text", text, Where(element, is_content=True, words=text))
    for name in _BUTTON_LABELS if element.tag == "button" else _INPUT_LABELS:
        if label := _told(element, name):
            called = "button text" if name == "value" else f"button {name}"
            yield Said("button", called, label, Where(element, name, words=label))


def _field_labels(tool: ToolForm, control: Control) -> Iterator[Said]:
    for label in control.labels[:_MOST_LABELS]:
        text = outline(tool.form.document, label.element, tool.page.relations.labelable, spoken)
        text = " ".join(text.replace(UNKNOWN, " ").split())[:_LONGEST_TEXT]
        if text:
            yield Said("field", "label", text, Where(label.element, is_content=True, words=text))
    for name in _FIELD_LABELS:
        if text := _told(control.element, name):
            yield Said("field", name, text, Where(control.element, name, words=text))


def _told(element: Element, attribute: str) -> str:
    """The text of an attribute as it is told to people, without what is unknown of it."""
    if not element.has(attribute):
        return ""
    return spoken(element.attributes[attribute]).replace(UNKNOWN, " ").strip()[:_LONGEST_TEXT]


def _is_trap(element: Element) -> bool:
    return element.show("tabindex") == "-1" or element.show("aria-hidden") == "true"
