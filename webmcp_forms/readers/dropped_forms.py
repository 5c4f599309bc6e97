"""The form start tags that an HTML parser ignores because it has a form open already.

The tree has no trace of them, so they are the form start tags of the source that no element of the tree stands for. A
tree of another library may have them as nested forms; a browser that gets its markup has not. Inside templates, those
of shadow trees included, forms do nest (HTML, "form element pointer").
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from webmcp_forms.document.forms import form_elements
from webmcp_forms.document.nodes import DOCUMENT_SCOPE, PLAIN_LANGUAGES, Document, Element, Place
from webmcp_forms.document.relations import NearestAncestor
from webmcp_forms.expressions import Expression
from webmcp_forms.readers.form_pointer import FormTags, Regions, markup_tokens, pointer_owners
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.parsed_html import parsed_html
from webmcp_forms.records import record
from webmcp_forms.source import Span

if TYPE_CHECKING:
    from webmcp_forms.readers.html_tree import HtmlTree

# Without regard to case, and still quick to skip to.
_FORM = Expression("<[fF][oO][rR][mM]")


@record
class DroppedForm:
    """A form that is none: what its start tag says, where that stands, and the form that is open there.

    `place` is None in a tree that came without its source. In a template, values are as they are written.
    """

    element: Element
    place: Place | None
    outer: Element


def dropped_forms(document: Document) -> Iterator[DroppedForm]:
    """The form start tags of a page that its parser ignores, in order; none where no HTML parser will read it."""
    tree = parsed_html(document)
    if tree:
        return _unseen(document, tree)
    return _nested(document) if document.language == "html" else iter(())


def _nested(document: Document) -> Iterator[DroppedForm]:
    forms = [element for element in form_elements(document) if element.scope == DOCUMENT_SCOPE]
    around = NearestAncestor(document, frozenset(form.index for form in forms))
    for form in forms:
        outer = around.of(form.index)
        if outer >= 0:
            yield DroppedForm(form, document.place(form), document.element(outer))


def _unseen(document: Document, tree: HtmlTree) -> Iterator[DroppedForm]:
    forms = [(form, tags) for form in form_elements(document) if (tags := tree.tags(form.index))]
    if sum(1 for _ in _FORM.finditer(tree.text)) <= len(forms):
        return
    from webmcp_forms.readers.parser_owners import read_regions

    regions = read_regions(tree)
    seen = regions.foreign_tags.union(start for _, (start, _, _) in forms)
    dropped = {start: end for start, end in _form_start_tags(tree.text, regions) if start not in seen}
    pointed = [FormTags(form.index, start, end) for form, (start, _, end) in forms if form.scope == DOCUMENT_SCOPE]
    for start, outer in pointer_owners(tree.text, pointed, zip(dropped, dropped, strict=True), regions).items():
        yield from _read_tag(document, tree, Span(start, dropped[start]), document.element(outer))


def _form_start_tags(text: str, regions: Regions) -> Iterator[tuple[int, int]]:
    """Where the form start tags that are in no template start and end."""
    templates = 0
    for name, start, end in markup_tokens(text, regions):
        if name == "template":
            templates += 1
        elif name == "/template":
            templates = max(templates - 1, 0)
        elif name == "form" and not templates:
            yield start, end


def _read_tag(document: Document, tree: HtmlTree, tag: Span, outer: Element) -> Iterator[DroppedForm]:
    """What a start tag says, unless the text ends in it."""
    from webmcp_forms.readers.html import read_frame

    offsets = OffsetMap().within(tree.offsets, tag.start)
    page = read_frame(document.source, tree.text[tag.start : tag.end], offsets)
    for element in form_elements(page):
        place = page.place(element)
        is_masked = place and document.language not in PLAIN_LANGUAGES
        yield DroppedForm(_as_written(document, element, place) if place and is_masked else element, place, outer)


def _as_written(document: Document, element: Element, place: Place) -> Element:
    """The element with values from the source, in place of those in which a template's holes are masked."""
    values = {name: found.value for name, found in place.attributes.items()}
    return replace(element, attributes={name: document.source.slice(at) if at else "" for name, at in values.items()})
