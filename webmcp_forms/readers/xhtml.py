"""XHTML to a Document, with the tree that Chromium builds for `application/xhtml+xml`.

Chromium parses with libxml2, and so does this reader, through lxml. Nothing is fetched and no entity is expanded.
Elements are known by namespace and exact name. What stands before a well-formedness error is read, the rest is not.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import INERT_SCOPE, Document, literal, subtree_ends
from webmcp_forms.expressions import Expression
from webmcp_forms.readers.html import read_frame
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.stored_tree import StoredTree
from webmcp_forms.readers.xml_doctype import Doctype, read_doctype
from webmcp_forms.readers.xml_entities import decode_value, prepare
from webmcp_forms.readers.xml_parsing import parse_xml
from webmcp_forms.readers.xml_tags import scan_tags
from webmcp_forms.source import SourceFile

_IFRAME = frozenset({"iframe"})
# What no decoder gives, but a `str` may hold.
_SURROGATE = Expression("[\ud800-\udfff]")


def read_xhtml(source: SourceFile) -> Document:
    """Read a page as Chromium reads XHTML; any text at all has a reading.

    Where the text is not well formed, `Document.problem` says why and where reading stopped, as Chromium does.
    """
    text = _SURROGATE.sub("\ufffd", source.text)
    doctype = read_doctype(text)
    parsed = parse_xml(prepare(text, doctype), scan_tags(text), doctype)
    return Document(
        source,
        "xhtml",
        parsed.tree,
        parsed.parents,
        subtree_ends(parsed.parents),
        parser_owners={},
        frames=tuple(_frames(source, parsed.tree, doctype)),
        problem=parsed.problem,
    )


def _frames(source: SourceFile, tree: StoredTree, doctype: Doctype) -> Iterator[tuple[int, Document]]:
    """The documents of `srcdoc` frames, which are HTML. One with a hole in it is unknown and left out."""
    for index in tree.tagged(_IFRAME):
        iframe = tree.element(index)
        if not iframe.is_html or iframe.scope == INERT_SCOPE or literal(iframe.get("srcdoc")) is None:
            continue
        place = tree.place(index)
        written = place.attributes.get("srcdoc") if place else None
        if written and written.value:
            text, offsets = decode_value(source.slice(written.value), is_xhtml=doctype.is_xhtml)
            yield index, read_frame(source, text, offsets.within(OffsetMap(), written.value.start))
