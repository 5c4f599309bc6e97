"""What `<noscript>` holds: text to a browser with scripting, and markup to people who read the source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import Document, Element, text_content
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.parsed_html import parsed_html

if TYPE_CHECKING:
    from webmcp_forms.readers.html_tree import HtmlTree

_NOSCRIPT = frozenset({"noscript"})


def noscript_documents(document: Document) -> Iterator[tuple[Element, Document]]:
    """The `<noscript>` elements of a page that HTML parsers read, and what one without scripting would read there.

    Places in such a document lie in the source of the page, if that has one. The holes of a template are masked in it.
    """
    elements = [element for element in document.tagged(_NOSCRIPT) if element.is_html]
    tree = parsed_html(document) if elements else None
    if tree is None and document.language != "html":
        return
    for element in elements:
        yield element, _read(document, tree, element)


def _read(document: Document, tree: HtmlTree | None, element: Element) -> Document:
    from webmcp_forms.readers.html import read_frame

    tags = tree.tags(element.index) if tree else None
    if tree is None or tags is None:
        return read_frame(document.source, text_content(document, element), OffsetMap())
    _, start, end = tags
    return read_frame(document.source, tree.text[start:end], OffsetMap().within(tree.offsets, start))
