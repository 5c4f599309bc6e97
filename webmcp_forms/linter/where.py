"""Where in a page something is said, found when it is asked for: most of what is judged is never shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from webmcp_forms.records import record
from webmcp_forms.source import Span

if TYPE_CHECKING:
    from webmcp_forms.document.nodes import Document, Element
    from webmcp_forms.linter.page import ToolForm


@record
class Where:
    """An attribute of an element, its start tag, or with `is_content` what is inside it.

    `words` are what is said there, if all of it is not.
    """

    element: Element
    attribute: str | None = None
    is_content: bool = False
    words: str = ""

    def span(self, tool: ToolForm) -> Span | None:
        """The place of the words, or of all of it if they are written otherwise."""
        document = tool.form.document
        span = _content(document, self.element) if self.is_content else tool.span(self.element, self.attribute)
        words = self.words.strip()
        found = document.source.text.find(words, span.start, span.end) if span and words else -1
        return Span(found, found + len(words)) if found >= 0 else span


def _content(document: Document, element: Element) -> Span | None:
    place = document.place(element)
    if place is None:
        return None
    end = place.end_tag.start if place.end_tag else place.start_tag.end
    return Span(place.start_tag.end, end) if end > place.start_tag.end else place.start_tag
