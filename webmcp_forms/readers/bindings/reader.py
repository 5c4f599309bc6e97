"""A page with bindings to a Document: islands and bindings masked, read as HTML, and the fillers turned into holes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from webmcp_forms.document.nodes import AttributePlace, Document, Hole, MixedText, Text
from webmcp_forms.readers.bindings.attributes import Binder, Bound, Range, value_span
from webmcp_forms.readers.bindings.constants import constants, unshadowed
from webmcp_forms.readers.bindings.languages import BINDINGS
from webmcp_forms.readers.bindings.row import Bindings
from webmcp_forms.readers.bindings.scripted import plain_components
from webmcp_forms.readers.bindings.structure import Filling, Ordered, order, structure
from webmcp_forms.readers.bindings.surprises import Declarations, Doubt, doubts, surprises
from webmcp_forms.readers.bindings.tags import Tag, opaque, read_tags
from webmcp_forms.readers.bindings.writers import through
from webmcp_forms.readers.detect import writer_of
from webmcp_forms.readers.form_pointer import Stretches
from webmcp_forms.readers.islands.blocks import pair
from webmcp_forms.readers.islands.languages import LANGUAGES
from webmcp_forms.readers.islands.masking import mask
from webmcp_forms.readers.islands.parts import Island, Role
from webmcp_forms.readers.islands.reader import read_masked
from webmcp_forms.readers.islands.scanner import scan
from webmcp_forms.readers.islands.tree import Template
from webmcp_forms.readers.offsets import OffsetMap, normalize_newlines
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile

ALPINE = "alpine"
# Svelte's and Angular's options, where they stand in the same file.
_KEEPS_LAYOUT = "preserveWhitespace"


def read_bound(source: SourceFile, language: str) -> Document:
    """Read a page of one of `BINDINGS`; any text at all has a reading."""
    text, offsets = normalize_newlines(source.text)
    row, writer = BINDINGS[language], writer_of(source.path)
    islands: Sequence[Island] = scan(text, LANGUAGES[language])
    if writer:
        islands, row = through(text, LANGUAGES[writer], LANGUAGES[language], row)
    return bind(text, offsets, islands, row).read(source, language, row)


def read_scripted(source: SourceFile, language: str) -> Document:
    """Read a page in which scripts bind attributes, in a language that has no bindings of its own."""
    text, offsets = normalize_newlines(source.text)
    islands, row = through(text, LANGUAGES[language], LANGUAGES[ALPINE], BINDINGS[ALPINE])
    if components := LANGUAGES[language].components:
        row = replace(row, expand=plain_components(components, row.expand))
    return bind(text, offsets, islands, row).read(source, language, row)


@record
class BoundPage:
    """The template that a text is once its bindings are islands, and the attributes that may surprise."""

    template: Template
    doubts: Sequence[tuple[Doubt, AttributePlace]]

    def read(self, source: SourceFile, language: str, row: Bindings) -> Document:
        """The document of the page, in a source that is said to be in a language."""
        islands = self.template.islands
        document = read_masked(source, self.template, language, mask(self.template.text, islands))
        return surprises(document, self.doubts, row.framework) if self.doubts else document


def bind(text: str, offsets: OffsetMap, islands: Sequence[Island], row: Bindings) -> BoundPage:
    """The page that a text is by its islands and by a row of the table."""
    page = opaque(text, islands)
    tags: Sequence[Tag] = read_tags(page, self_closing=row.self_closing)
    if row.expand:
        tags = [row.expand(text, tag) for tag in tags]
    found = structure(text, tags, row)
    outputs = {island.start: island for island in islands if island.step.role is Role.OUTPUT}
    script = row.declares(text) if row.declares else ""
    binder = Binder(text, row, outputs, unshadowed(constants(script), text), _is_validating(tags, row))
    declarations = Declarations(script)
    made, spans, doubtful = found.islands, list[tuple[int, int]](), list[Doubt]()
    places: dict[int, AttributePlace] = {}
    added: dict[int, Mapping[str, Text]] = {}
    for tag in tags:
        if (row.posted or row.fields or binder.is_validating) and (more := binder.added(tag)):
            added[tag.start] = {name: _added(text, value, offsets) for name, value in more.items()}
        if tag.start not in found.blanked and tag.attributes:
            bound = binder.bound(tag)
            made.extend(map(order, binder.islands(tag, bound)))
            spans.extend((one.attribute.start, one.attribute.end) for one in bound)
            for one in bound:
                places[one.attribute.start] = places[one.name_span[0]] = _place(text, one, offsets)
            doubtful.extend(doubts(text, bound, row, declarations))
    others = Stretches.around(spans)
    rest = (binder.text_island(island) for island in islands if not others.holds(island.start))
    merged = _merged([*made, *map(order, rest)])
    template = Template(
        text,
        merged,
        pair(merged, len(text)),
        offsets,
        components=found.components,
        renamed=found.renamed,
        contents={start: _content(text, filling, offsets) for start, filling in found.filled.items()},
        places=places,
        added=added,
        collapse=None if _KEEPS_LAYOUT in text else row.collapse,
    )
    return BoundPage(template, [(doubt, _place(text, doubt.bound, offsets)) for doubt in doubtful])


def _is_validating(tags: Iterable[Tag], row: Bindings) -> bool:
    """Whether a page has a directive of the framework's own forms."""
    return bool(row.validators) and any(
        attribute.name.lower() in row.validators for tag in tags for attribute in tag.attributes
    )


def _added(text: str, value: str | Range, offsets: OffsetMap) -> Text:
    return value if isinstance(value, str) else MixedText((Hole(text[slice(*value)], offsets.span(*value)),))


def _content(text: str, filling: Filling, offsets: OffsetMap) -> Hole:
    return Hole(text[slice(*filling.expression)], offsets.span(*filling.expression), filling.is_text)


def _place(text: str, bound: Bound, offsets: OffsetMap) -> AttributePlace:
    attribute = bound.attribute
    return AttributePlace(
        offsets.span(attribute.start, attribute.end),
        offsets.span(*bound.name_span),
        offsets.span(*value_span(text, bound)) if bound.attribute.value or bound.stands_alone else None,
    )


def _merged(islands: Iterable[Ordered]) -> tuple[Island, ...]:
    """All islands in order, without those inside another."""
    merged: list[Island] = []
    covered = 0
    for _, island in sorted(islands, key=lambda one: one[0]):
        if island.start == island.end or island.end > covered:
            merged.append(island)
            covered = max(covered, island.end)
    return tuple(merged)
