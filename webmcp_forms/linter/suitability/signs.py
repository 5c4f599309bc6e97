"""Signs of an unsuitable form: each is a piece of evidence, and those of one thing add up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.certainty import confidence
from webmcp_forms.linter.finding import Confidence, Evidence
from webmcp_forms.linter.suitability.contents import inner_span
from webmcp_forms.linter.wording import quoted
from webmcp_forms.records import record
from webmcp_forms.source import Span

if TYPE_CHECKING:  # a tool form has suspicions
    from webmcp_forms.linter.page import ToolForm

ENOUGH = 1.0
"""What the weights of the signs of one thing must add up to."""

_SLACK = 1e-9


@record
class Suspicion:
    """Something in a form that the declarative API handles badly, and what says so, the weightiest first.

    `element` and `attribute` are where it stands, `what` names it in a sentence and `control` is the name of the
    control it is about, or "".
    """

    element: Element
    attribute: str | None
    what: str
    control: str
    evidence: tuple[Evidence, ...]

    @property
    def confidence(self) -> Confidence:
        """It is a judgement, and only possible where unknown attributes or a component may make another element."""
        return Confidence.POSSIBLE if confidence(self.element) is Confidence.POSSIBLE else Confidence.LIKELY


def is_enough(evidence: Iterable[Evidence]) -> bool:
    """Whether signs add up to a judgement."""
    return sum(sign.weight for sign in evidence) >= ENOUGH - _SLACK


def weightiest(evidence: Iterable[Evidence], most: int = 5) -> tuple[Evidence, ...]:
    """The signs in order of weight, one for each place, and no more than a reader wants to see."""
    places: dict[Span | None, Evidence] = {}
    for sign in sorted(evidence, key=lambda sign: -sign.weight):
        places.setdefault(sign.span, sign)
    return tuple(places.values())[:most]


def attribute_sign(tool: ToolForm, element: Element, attribute: str, weight: float, about: str = "") -> Evidence:
    """A sign in an attribute: `about` says more of it than its value does."""
    value = element.show(attribute)
    said = f"{attribute}={quoted(value)}" if value else attribute
    return Evidence(f"{said}, {about}" if about else said, tool.span(element, attribute), weight)


def class_sign(tool: ToolForm, element: Element, name: str, weight: float, about: str = "") -> Evidence:
    """A sign that is one of the classes of an element, given in lower case."""
    written = next((part for part in element.show("class").split() if part.lower() == name), name)
    said = f"class {quoted(written)}"
    return Evidence(f"{said}, {about}" if about else said, tool.span(element, "class"), weight)


def text_sign(tool: ToolForm, element: Element, text: str, weight: float, about: str = "text") -> Evidence:
    """A sign in the text of an element."""
    return Evidence(f"{about} {quoted(text)}", inner_span(tool, element), weight)


def tag_sign(tool: ToolForm, element: Element, weight: float, about: str = "") -> Evidence:
    """A sign that is the element itself."""
    said = f"<{element.tag}>"
    return Evidence(f"{said}, {about}" if about else said, tool.span(element), weight)
