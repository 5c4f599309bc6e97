"""Whether a select may get options that its markup does not show."""

from __future__ import annotations

from bisect import bisect_left

from webmcp_forms.document.forms import Control
from webmcp_forms.document.nodes import Certainty, Document, Element, MixedText
from webmcp_forms.linter.certainty import confidence
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.page import Page

# Attributes of frameworks and scripts that fill elements, by how their names start.
_FILLING_PREFIXES = ("data-", "hx-", "x-", "v-", "ng-", "wire:", ":", "@", "*", "[", "(", "#", "up-", "phx-", "bind:")
_TEST_PREFIXES = ("data-test", "data-cy", "data-qa")
_TEXT_TAGS = frozenset({"option", "legend"})


def may_be_filled(page: Page, select: Control) -> bool:
    """Whether a hole, a loop or a component in a select brings options when it is rendered."""
    document, element = page.document, select.element
    return _hides_part(document, element) or any(
        _may_bring_options(document, inner, element) for inner in (element, *document.descendants(element))
    )


def _hides_part(document: Document, element: Element) -> bool:
    """Whether this reading of a template leaves out something inside an element."""
    place = document.place(element) if document.hidden else None
    if place is None or place.end_tag is None:
        return False
    following = bisect_left(document.hidden, place.start_tag.end, key=lambda stretch: stretch.start)
    return following < len(document.hidden) and document.hidden[following].start < place.end_tag.start


def _may_bring_options(document: Document, inner: Element, select: Element) -> bool:
    presence = inner.presence
    is_repeated = presence.certainty is Certainty.LOOP is not select.presence.certainty
    if presence.component or is_repeated:
        return True
    has_hole = any(isinstance(child, MixedText) for child in document.tree.children(inner.index))
    return has_hole and inner.tag not in _TEXT_TAGS


def sureness_of_emptiness(page: Page, select: Control) -> Confidence:
    """How sure it is that a select has no more options than its markup shows when the browser registers the tool.

    What a script adds later does not reach the schema, but one that stands in the page may run early enough.
    """
    element = select.element
    mentioned = {element.show("id"), element.show("name")} & page.scripts.words
    has_framework = any(
        name.startswith(_FILLING_PREFIXES) and not name.startswith(_TEST_PREFIXES) for name in element.attributes
    )
    return Confidence.POSSIBLE if mentioned or has_framework else confidence(element)
