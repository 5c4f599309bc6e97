"""Buttons and links that lead to the step before and to the next."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.document.submission import is_submit_button
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.intent.button_words import BACK, Retreat
from webmcp_forms.linter.intent.buttons import button_text, retreat_of
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import Phrases, head, words
from webmcp_forms.linter.suitability.contents import class_names
from webmcp_forms.linter.suitability.signs import attribute_sign, text_sign
from webmcp_forms.linter.suitability.step_words import CONTINUE, NEXT, STEPS
from webmcp_forms.linter.wording import quoted

_BUTTON_KINDS = frozenset({"submit", "image", "button"})
_LONGEST_TEXT = 60
_PAGING_CLASSES = frozenset(
    {"pagination", "pager", "page-link", "page-item", "carousel-control-prev", "paginate_button"}
)
_BACK_CLASSES = frozenset({"govuk-back-link", "nhsuk-back-link", "back-link", "nhsuk-back-link__link"})
_FORWARD_CODE = Phrases.of(("next", "next step", "forward", "go next"))


def backward(tool: ToolForm) -> Iterator[tuple[Element, Evidence]]:
    """Buttons that lead to the step before."""
    for control in _buttons(tool):
        sign = retreat_of(tool.form.document, control)
        if sign and sign.retreat is Retreat.BACK:
            weight = 0.5 if is_submit_button(tool.form, control) else 0.4
            span = tool.span(control.element, sign.attribute)
            yield control.element, Evidence(f"{sign.kind} {quoted(sign.words)}", span, weight)


def back_links(tool: ToolForm) -> Iterator[tuple[Element, Evidence]]:
    """Links to the step before."""
    for link in _links(tool):
        text = tool.contents.text(link)
        if _says(BACK.whole, text) or any(name in _BACK_CLASSES for name in class_names(link)):
            yield link, text_sign(tool, link, text, 0.3, "link text")


def forward(tool: ToolForm) -> Iterator[tuple[Element, Evidence]]:
    """Buttons that lead to the next step."""
    for control in _buttons(tool):
        text = button_text(tool.form.document, control)
        if text and len(text) <= _LONGEST_TEXT and (_says(NEXT, text) or _says(CONTINUE, text)):
            weight = 0.5 if is_submit_button(tool.form, control) else 0.4
            yield control.element, _button_sign(tool, control, text, weight)
        for attribute in ("value", "name") if control.element.tag == "button" else ("name",):
            if _FORWARD_CODE.has(words(literal(control.element.get(attribute)) or "")):
                yield control.element, attribute_sign(tool, control.element, attribute, 0.4)


def _buttons(tool: ToolForm) -> Iterator[Control]:
    return (control for control in tool.form.controls if control.kind in _BUTTON_KINDS)


def _button_sign(tool: ToolForm, control: Control, text: str, weight: float) -> Evidence:
    if control.element.tag == "input":
        return attribute_sign(tool, control.element, "value", weight)
    return text_sign(tool, control.element, " ".join(text.split()), weight, "button text")


def _links(tool: ToolForm) -> Iterator[Element]:
    """The links in a form and next to it that do not turn the pages of a list."""
    around = (element for element in chain(tool.contents.before, tool.contents.after) if element.tag == "a")
    for link in chain(tool.contents.tags.get("a", ()), around):
        if not any(name in _PAGING_CLASSES for name in class_names(link)):
            yield link


def _leads_to_step(found: tuple[str, ...]) -> bool:
    """Whether a text is "next" and a word for a step: "Next question"."""
    return any(NEXT.has(found[:count]) and STEPS.has(found[count:]) for count in range(1, len(found)))


def _says(table: Phrases, text: str) -> bool:
    """Whether a text is a phrase, or one before a colon, a comma or an arrow: "Next: payment"."""
    if len(text) > _LONGEST_TEXT:
        return False
    found = words(text)
    if table is NEXT and _leads_to_step(found):
        return True
    is_part = table is CONTINUE and (table.start(found) or table.end(found))
    return table.has(found) or table.has(words(head(text))) or is_part
