"""One thing that a template does not tell, and how it is pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

from webmcp_forms.browser.certainty.branches import last_condition
from webmcp_forms.document.forms import Form
from webmcp_forms.document.nodes import Element, Hole, MixedText, literal
from webmcp_forms.records import record
from webmcp_forms.source import Span


class Aspect(Enum):
    """What of a tool or of a parameter is unknown."""

    PRESENCE = "presence"
    NAME = "name"
    TITLE = "title"
    DESCRIPTION = "description"
    AUTOSUBMIT = "autosubmit"
    PARAMETERS = "parameters"
    TYPE = "type"
    REQUIRED = "required"
    CHOICES = "choices"
    CHOICE_TITLES = "choice titles"
    LIMITS = "limits"


@record
class Unknown:
    """One thing that the source does not tell.

    `parameter` is the name of the parameter it is about, None for the tool. `source` is what stands in the way, as it
    is written, and `span` where.
    """

    aspect: Aspect
    parameter: str | None
    source: str
    span: Span | None


@record
class Subject:
    """What unknowns are about: a form, or a parameter of its tool."""

    form: Form
    parameter: str | None = None

    def unknown(self, aspect: Aspect, element: Element, attribute: str = "", source: str = "") -> Unknown:
        """An unknown that stands in an element or one of its attributes; `source` is what is written there."""
        shown = source or element.show(attribute) or attribute or f"<{element.tag}>"
        return Unknown(aspect, self.parameter, shown, self.span(element, attribute))

    def of_hole(self, aspect: Aspect, hole: Hole) -> Unknown:
        """An unknown that a hole makes."""
        return Unknown(aspect, self.parameter, hole.source, hole.span)

    def span(self, element: Element, attribute: str = "") -> Span | None:
        """Where an attribute stands, or the start tag of an element."""
        place = self.form.document.place(element)
        if place is None:
            return None
        found = place.attributes.get(attribute)
        return found.whole if found else place.start_tag

    def extent(self, element: Element) -> Span | None:
        """All of an element, from its start tag to its end tag."""
        place = self.form.document.place(element)
        if place is None:
            return None
        return Span(place.start_tag.start, place.end_tag.end if place.end_tag else place.start_tag.end)

    def open_attributes(self, aspect: Aspect, element: Element, *names: str) -> Iterator[Unknown]:
        """The attributes among some whose value is not known, or that some renderings lack."""
        for name in names:
            if is_open(element, name):
                yield self._attribute(aspect, element, name)

    def conditional_attributes(self, aspect: Aspect, element: Element, *names: str) -> Iterator[Unknown]:
        """The attributes among some that some renderings lack."""
        for name in names:
            if element.has(name) and not element.surely_has(name):
                yield self._attribute(aspect, element, name)

    def _attribute(self, aspect: Aspect, element: Element, name: str) -> Unknown:
        """An attribute in doubt: what its value depends on, or the condition that it stands under."""
        unknown = self.unknown(aspect, element, name)
        if isinstance(element.get(name), MixedText) or unknown.span is None:
            return unknown
        branch = last_condition(self.form.document, self.span(element), unknown.span.start)
        source = branch.source if branch else self.form.document.source.slice(unknown.span)
        return replace(unknown, source=source)

    def unknown_attributes(self, aspect: Aspect, element: Element) -> Iterator[Unknown]:
        """The holes that may be any attributes."""
        for hole in element.presence.unknown_attributes[:1]:
            yield self.of_hole(aspect, hole)


def is_open(element: Element, attribute: str) -> bool:
    """Whether an attribute is written whose value is not known, or which some renderings lack."""
    if not element.has(attribute):
        return False
    return not element.surely_has(attribute) or literal(element.get(attribute)) is None


def is_never_empty(element: Element, attribute: str) -> bool:
    """Whether an attribute is there in every rendering, with a value that is not empty."""
    value = element.get(attribute)
    parts = value.parts if isinstance(value, MixedText) else (value,)
    return element.surely_has(attribute) and any(isinstance(part, str) and part for part in parts)
