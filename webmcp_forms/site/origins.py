"""Where a finding in a rendered page comes from: the place in the source of the page, or in a template.

Generators copy the tags that people write. A start tag that stands in a source as it does in the page, but for white
space, is where the page has it from; of several alike, the one with the same number. A tag with holes in it is found by
its `toolname` or `name`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace

from webmcp_forms.linter.finding import Finding
from webmcp_forms.records import record
from webmcp_forms.site.sources import SourceText, SourceTexts
from webmcp_forms.site.tags import attribute_places, same_place, tag_around
from webmcp_forms.source import SourceFile, Span

# What is searched in all, in characters; a hostile site would search for ever. Expressions are slower than texts.
_BUDGET = 4_000_000_000
_COST_OF_EXPRESSIONS = 20


@record
class Origin:
    """A finding at its place, the page it was found on, and whether the place is in a source of the page.

    `key` is what it shares with findings on other pages that say the same of the same tag.
    """

    finding: Finding
    page: str
    key: tuple[object, ...]
    is_traced: bool = False


@record
class _Tag:
    """A start tag in a page: its text, its place, and the page."""

    text: str
    span: Span
    source: SourceFile


class Origins:
    """Traces findings back; what was looked for once is remembered."""

    def __init__(self, texts: SourceTexts) -> None:
        self._texts = texts
        self._budget = _BUDGET
        self._copies: dict[tuple[int, str], list[Span]] = {}
        self._attributes: dict[tuple[int, str, str], list[Span]] = {}
        self._numbers: dict[tuple[int, str], list[int]] = {}

    def trace(self, finding: Finding, page: str) -> Origin:
        """The finding in the source that its place in a page comes from, or in the page where that is not known."""
        span = tag_around(finding.source.text, finding.span.start)
        tag = _Tag(finding.source.text[span.start : span.end], span, finding.source) if span else None
        candidates = tuple(self._candidates(page))
        for source in candidates if tag else ():
            if tag and (copy := self._copied(tag, source)):
                return _moved(finding, page, source, copy.of(finding.span, source.file.text))
        for source in candidates:
            if place := self._named(finding, source):
                return _moved(finding, page, source, place)
        return Origin(replace(finding, fixes=()), page, (*_said(finding), tag.text if tag else page))

    def _candidates(self, page: str) -> Iterator[SourceText]:
        own = self._texts.source_of(page)
        if own is not None:
            yield own
        yield from self._texts.templates

    def _copied(self, tag: _Tag, source: SourceText) -> _Copy | None:
        key = (id(source), tag.text)
        if key not in self._copies:
            self._copies[key] = list(source.loose.find(tag.text)) if self._may_search(source) else []
        places = self._copies[key]
        if not places:
            return None
        number = self._number(tag) if len(places) > 1 else 0
        return _Copy(places[min(number, len(places) - 1)], tag)

    def _number(self, tag: _Tag) -> int:
        """How many tags like it stand before it in its page."""
        key = (id(tag.source), tag.text)
        if key not in self._numbers:
            self._numbers[key] = list(_starts(tag.source.text, tag.text))
        return bisect_left(self._numbers[key], tag.span.start)

    def _named(self, finding: Finding, source: SourceText) -> Span | None:
        """The attribute that names the control, or else the tool, of a finding."""
        tools = self._written(source, "toolname", finding.tool) if finding.tool else []
        if not tools:
            return None
        controls = self._written(source, "name", finding.control) if finding.control else []
        return next((place for place in controls if place.start > tools[0].end), tools[0])

    def _written(self, source: SourceText, name: str, value: str) -> list[Span]:
        key = (id(source), name, value)
        if key not in self._attributes:
            is_there = self._may_search(source) and value in source.used
            is_looked_for = is_there and self._may_search(source, _COST_OF_EXPRESSIONS)
            self._attributes[key] = attribute_places(source.used, name, value) if is_looked_for else []
        return self._attributes[key]

    def _may_search(self, source: SourceText, cost: int = 1) -> bool:
        self._budget -= cost * len(source.used)
        return self._budget > 0


@record
class _Copy:
    """Where a source has the tag of a page."""

    place: Span
    tag: _Tag

    def of(self, span: Span, text: str) -> Span:
        """Where a span of the page, which starts in the tag, lies in the source."""
        start = same_place(self.tag.text, span.start - self.tag.span.start, text, self.place)
        inside = min(span.end, self.tag.span.end) - self.tag.span.start
        return Span(start, max(start, same_place(self.tag.text, inside, text, self.place)))


def _moved(finding: Finding, page: str, source: SourceText, span: Span) -> Origin:
    evidence = tuple(replace(one, span=None) for one in finding.evidence)
    moved = replace(finding, source=source.file, span=span, related=(), evidence=evidence, fixes=())
    return Origin(moved, page, (*_said(moved), moved.relative, span.start, span.end), is_traced=True)


def _said(finding: Finding) -> tuple[str, ...]:
    return (finding.code, finding.message, finding.tool, finding.control)


def _starts(text: str, wanted: str) -> Iterator[int]:
    at = text.find(wanted)
    while at >= 0:
        yield at
        at = text.find(wanted, at + 1)
