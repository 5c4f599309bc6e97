"""HTML to a Document, with the tree that a browser builds.

turbohtml follows the WHATWG tree construction and knows where each tag stands. Scripting counts as enabled, so
`<noscript>` holds text; declarative shadow roots are scopes of their own; each `<iframe srcdoc>` is a document of its
own whose places lie in the attribute value.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import turbohtml
from turbohtml import Element as ParsedElement
from turbohtml import Node

from webmcp_forms.document.nodes import (
    DOCUMENT_SCOPE,
    INERT_SCOPE,
    NO_PARENT,
    Document,
    subtree_ends,
)
from webmcp_forms.readers.html_tree import HtmlTree
from webmcp_forms.readers.offsets import OffsetMap, decode_attribute, normalize_newlines
from webmcp_forms.readers.parser_owners import parser_owners
from webmcp_forms.readers.rewording import reword
from webmcp_forms.source import SourceFile

_Collected: TypeAlias = "tuple[list[ParsedElement], dict[Node | None, int], list[int], list[int]]"
_IFRAME = frozenset({"iframe"})
# Far above any real page, far below Python's recursion limit.
_DEEPEST_FRAME = 32


def read_html(source: SourceFile) -> Document:
    """Read a page as a browser with scripting does; any text at all has a reading."""
    text, offsets = normalize_newlines(source.text)
    return read_text(source, text, offsets)


def read_text(source: SourceFile, text: str, offsets: OffsetMap) -> Document:
    """Read a text that stands for that of a source, its line breaks line feeds; `offsets` leads from it to there."""
    return _read(source, text, offsets, depth=0)


def read_frame(source: SourceFile, value: str, offsets: OffsetMap, depth: int = 1) -> Document:
    """Read the document of a `srcdoc` attribute from its decoded value; `offsets` leads from there to the source."""
    text, newlines = normalize_newlines(value)
    return _read(source, text, newlines.within(offsets, 0), depth)


def _read(source: SourceFile, text: str, offsets: OffsetMap, depth: int) -> Document:
    lowered = text.lower()
    collect = _collect_scopes if "<template" in lowered else _collect
    tree = HtmlTree(*collect(_parse(text)), text, offsets)
    if (reworded := reword(tree, lowered)) != text:
        tree = HtmlTree(*collect(_parse(reworded)), text, offsets)
    ends = subtree_ends(tree.parents)
    frames = tuple(_frames(source, tree, depth)) if depth < _DEEPEST_FRAME else ()
    return Document(source, "html", tree, tree.parents, ends, parser_owners(tree, ends), frames)


def _parse(text: str) -> turbohtml.Document:
    return turbohtml.parse(text, source_locations=True, scripting=True)


def _collect(parsed: turbohtml.Document) -> _Collected:
    """The parser's elements in tree order, their indices, their parents and, for this simple case, no scopes."""
    nodes = list(parsed.iter_elements())
    indices: dict[Node | None, int] = {node: index for index, node in enumerate(nodes)}
    indices[parsed] = NO_PARENT
    return nodes, indices, [indices[node.parent] for node in nodes], []


def _collect_scopes(parsed: turbohtml.Document) -> _Collected:
    """The same for a page with templates or shadow trees, in shadow-including tree order."""
    indices: dict[Node | None, int] = {parsed: NO_PARENT}
    holder_scopes: dict[Node | None, int] = {parsed: DOCUMENT_SCOPE}
    nodes: list[ParsedElement] = []
    parents: list[int] = []
    scopes: list[int] = []
    pending = [parsed.iter_elements()]
    while pending:
        node = next(pending[-1], None)
        if node is None:
            pending.pop()
            continue
        index, holder = len(nodes), node.parent
        indices[node] = index
        nodes.append(node)
        parents.append(indices[holder])
        scopes.append(holder_scopes[holder] if holder in holder_scopes else scopes[parents[-1]])
        pending.extend(_enter_scopes(node, index, scopes[-1], indices, holder_scopes))
    return nodes, indices, parents, scopes


def _enter_scopes(
    node: ParsedElement,
    index: int,
    scope: int,
    indices: dict[Node | None, int],
    holder_scopes: dict[Node | None, int],
) -> Iterator[Iterator[ParsedElement]]:
    """Record the scopes that start at an element, and give the elements of its shadow tree, which come next."""
    if node.tag == "template" and len(node) and isinstance(content := node[0], turbohtml.DocumentFragment):
        indices[content] = index
        holder_scopes[content] = INERT_SCOPE
    shadow = node.shadow_root
    if shadow is not None:
        indices[shadow] = index
        holder_scopes[shadow] = INERT_SCOPE if scope == INERT_SCOPE else index + 1
        yield shadow.iter_elements()


def _frames(source: SourceFile, tree: HtmlTree, depth: int) -> Iterator[tuple[int, Document]]:
    for index in tree.tagged(_IFRAME):
        iframe = tree.element(index)
        value = tree.value("srcdoc", index) if iframe.is_html and iframe.scope != INERT_SCOPE else None
        if value is None:
            continue
        text, references = decode_attribute(tree.text[value.start : value.end].replace("\0", "\ufffd"))
        yield index, read_frame(source, text, references.within(tree.offsets, value.start), depth + 1)
