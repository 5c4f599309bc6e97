"""Questions against robots: a sum, or a box to tick."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Element
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.check_marks import QUESTION_NAMES, ROBOT
from webmcp_forms.linter.suitability.signs import attribute_sign, text_sign

Found = Iterator[tuple[Element, Evidence]]

_ANSWER_KINDS = frozenset({"text", "number", "tel"})
_LONGEST_TEXT = 160
_SIGN = (
    r"(?:[+\u00d7\u00f7*\uff0b]|plus|minus|times|mal|fois|moins|m\u00e1s|menos|por|pi\u00f9|meno|per|mais|min|keer"
    r"|dodac|\u043f\u043b\u044e\u0441|\u043c\u0438\u043d\u0443\u0441|art\u0131|eksi|tambah|kurang|c\u1ed9ng)"
)
# A dash also stands between the ends of a range.
_DASHED = r"\d{1,2}\s{0,3}[-\u2212]\s{0,3}\d{1,2}\s{0,3}[=\uff1d]"
_SUM = Expression(
    rf"(?i)(?<![\d.,/-])(?:{_DASHED}|\d{{1,2}}\s{{0,3}}{_SIGN}\s{{0,3}}\d{{1,2}}\s{{0,3}}(?:[=\uff1d?\uff1f]|$))"
)


def sums(tool: ToolForm) -> Found:
    """Fields for the result of a sum."""
    for control in tool.form.controls:
        if control.kind in _ANSWER_KINDS:
            yield from _sum(tool, control)


def _sum(tool: ToolForm, control: Control) -> Found:
    element = control.element
    for label in control.labels:
        text = " ".join(label.text.split())
        if len(text) <= _LONGEST_TEXT and (match := _SUM.search(text)):
            yield element, text_sign(tool, label.element, match[0], 1.0, "label")
    for attribute in ("placeholder", "aria-label", "title"):
        if _SUM.search(element.show(attribute)[:_LONGEST_TEXT]):
            yield element, attribute_sign(tool, element, attribute, 1.0)
    if not control.labels:
        yield from _beside(tool, element)
    if QUESTION_NAMES.has(words(element.show("name"))):
        yield element, attribute_sign(tool, element, "name", 0.4)


def _beside(tool: ToolForm, element: Element) -> Found:
    """A sum in the small element around a field without a label, or in the one before it."""
    around = [parent for _, parent in zip(range(1), tool.contents.parents(element), strict=False)]
    if element.index - 1 > tool.element.index:
        around.append(tool.form.document.element(element.index - 1))
    for near in around:
        text = tool.contents.text(near)
        if len(text) <= _LONGEST_TEXT and (match := _SUM.search(text)):
            yield element, text_sign(tool, near, match[0], 1.0)


def robots(tool: ToolForm) -> Found:
    """Boxes that are ticked to say that one is no robot."""
    for control in tool.form.controls:
        if control.kind == "checkbox":
            for label in control.labels:
                if ROBOT.meet(words(label.text[:_LONGEST_TEXT])):
                    yield control.element, text_sign(tool, label.element, label.text, 1.0, "label")
    for element in tool.contents.attributes.get("role", ()):
        if element.show("role") == "checkbox" and ROBOT.meet(words(tool.contents.text(element)[:_LONGEST_TEXT])):
            yield element, text_sign(tool, element, tool.contents.text(element), 1.0)
