"""How sure a rule may be of what the markup says of an element."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, islice

from webmcp_forms.document.nodes import Element, MixedText
from webmcp_forms.document.surroundings import Surroundings
from webmcp_forms.linter.finding import Confidence


def is_settled(element: Element, *names: str) -> bool:
    """Whether each attribute is there with a known value in every rendering, or is not written at all."""
    conditional = element.presence.conditional_attributes
    return not any(name in conditional or isinstance(element.get(name), MixedText) for name in names)


def weaker(*given: Confidence) -> Confidence:
    """The least sure of several."""
    return max(given, key=lambda confidence: confidence.rank)


def confidence(*elements: Element) -> Confidence:
    """Only possible where unknown attributes or a component may make another element of one of them."""
    is_open = any(element.presence.unknown_attributes or element.presence.component for element in elements)
    return Confidence.POSSIBLE if is_open else Confidence.CERTAIN


def side_by_side(around: Surroundings, elements: Iterable[Element]) -> Confidence:
    """Certain when one of several elements is there wherever another is, and only possible otherwise.

    Two that stand in different branches may exclude each other, whatever the template says in its conditions, and so
    may two that are handed to different components.
    """
    pairs = combinations(islice(elements, _MOST_COMPARED), 2)
    is_certain = any(around.is_surely_with(one, other) or around.is_surely_with(other, one) for one, other in pairs)
    return Confidence.CERTAIN if is_certain else Confidence.POSSIBLE


_MOST_COMPARED = 24
