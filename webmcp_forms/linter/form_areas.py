"""Where the forms of a document stand in its source, and what they own elsewhere."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from webmcp_forms.document.forms import form_elements
from webmcp_forms.document.nodes import Document, Place
from webmcp_forms.document.relations import Relations, relate
from webmcp_forms.records import record
from webmcp_forms.source import Span


@record
class FormExtent:
    """A form element by its index, and the source from its start tag to its end tag."""

    index: int
    span: Span


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class FormAreas:
    """The forms of a document; `end_tags` are the offsets at which form end tags end, in order."""

    document: Document
    end_tags: Sequence[int]

    def around(self, offset: int) -> FormExtent | None:
        """The innermost form around an offset, or None."""
        offsets, innermost = self._changes
        before = bisect_right(offsets, offset) - 1
        return innermost[before] if before >= 0 else None

    def after(self, offset: int) -> FormExtent | None:
        """The first form that starts after an offset, or None."""
        following = bisect_left(self._extents, offset, key=lambda extent: extent.span.start)
        return self._extents[following] if following < len(self._extents) else None

    def spans(self, form: FormExtent) -> Iterator[Span]:
        """Where a form stands, and the controls it owns and their labels if they stand elsewhere."""
        yield form.span
        for index in self._relations.owned.get(form.index, ()):
            for part in (index, *self._relations.labels.get(index, ())):
                place = self.document.place(self.document.element(part))
                if place and not form.span.start <= place.start_tag.start < form.span.end:
                    yield Span(place.start_tag.start, (place.end_tag or place.start_tag).end)

    @cached_property
    def _relations(self) -> Relations:
        return relate(self.document)

    @cached_property
    def _extents(self) -> Sequence[FormExtent]:
        """The forms in the order of their start tags."""
        found = (
            FormExtent(element.index, Span(place.start_tag.start, self._end(place)))
            for element in form_elements(self.document)
            if (place := self.document.place(element))
        )
        return sorted(found, key=lambda extent: extent.span.start)

    def _end(self, place: Place) -> int:
        """Where a form ends; one whose end tag the tree does not know, at the next form end tag there is."""
        if place.end_tag:
            return place.end_tag.end
        following = bisect_left(self.end_tags, place.start_tag.end)
        return self.end_tags[following] if following < len(self.end_tags) else len(self.document.source.text)

    @cached_property
    def _changes(self) -> tuple[Sequence[int], Sequence[FormExtent | None]]:
        """The offsets at which the innermost form changes, and which it is from there on."""
        starts = ((extent.span.start, extent) for extent in self._extents)
        ends = ((extent.span.end, None) for extent in self._extents)
        offsets: list[int] = []
        innermost: list[FormExtent | None] = []
        open_forms: list[FormExtent] = []
        for offset, opened in sorted((*ends, *starts), key=lambda change: change[0]):
            if opened:
                open_forms.append(opened)
            while open_forms and open_forms[-1].span.end <= offset:
                open_forms.pop()
            offsets.append(offset)
            innermost.append(open_forms[-1] if open_forms else None)
        return offsets, innermost
