"""HTML to a Document, with the tree that a browser builds.

turbohtml follows the WHATWG tree construction and knows where each tag stands. Scripting counts as enabled, so
`<noscript>` holds text; declarative shadow roots are scopes of their own; each `<iframe srcdoc>` is a document of its
own whose places lie in the attribute value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import turbohtml
from turbohtml import Element as ParsedElement
from turbohtml import Node

from webmcp_forms.document.nodes import (
    DOCUMENT_SCOPE,
    INERT_SCOPE,
    NO_PARENT,
    Document,
    Element,
    Namespace,
    subtree_ends,
)
from webmcp_forms.readers.html_tree import HtmlTree
from webmcp_forms.readers.offsets import OffsetMap, decode_attribute, normalize_newlines
from webmcp_forms.readers.parser_owners import parser_owners
from webmcp_forms.source import SourceFile

_NAMESPACES = {
    turbohtml.Namespace.HTML: Namespace.HTML,
    turbohtml.Namespace.SVG: Namespace.SVG,
    turbohtml.Namespace.MATHML: Namespace.MATHML,
}
# The browser registers tools of closed shadow trees too, but the parser hides a closed root from its own tree.
_CLOSED_SHADOW = re.compile(r"""(?i)(<template\b[^>]*?\sshadowrootmode\s*=\s*)("closed"|'closed'|closed(?=[\s>]))""")
# Far above any real page, far below Python's recursion limit.
_DEEPEST_FRAME = 32


def read_html(source: SourceFile) -> Document:
    """Read a page as a browser with scripting does; any text at all has a reading."""
    text, offsets = normalize_newlines(source.text)
    return _read(source, text, offsets, depth=0)


def _read(source: SourceFile, text: str, offsets: OffsetMap, depth: int) -> Document:
    has_scopes = "<template" in text.lower()
    openable = _CLOSED_SHADOW.sub(_open_shadow, text) if has_scopes else text
    parsed = turbohtml.parse(openable, source_locations=True, scripting=True)
    nodes, elements = _collect(parsed, has_scopes)
    tree = HtmlTree(nodes, {node: index for index, node in enumerate(nodes)}, text, offsets)
    ends = subtree_ends([element.parent for element in elements])
    owners = parser_owners(tree, elements, ends)
    frames = tuple(_frames(source, tree, elements, depth)) if depth < _DEEPEST_FRAME else ()
    return Document(source, "html", elements, ends, tree, owners, frames)


def _open_shadow(match: re.Match[str]) -> str:
    """An open shadow root in place of a closed one, in as many characters."""
    return match[1] + "open".ljust(len(match[2]))


def _collect(parsed: turbohtml.Document, has_scopes: bool) -> tuple[tuple[ParsedElement, ...], tuple[Element, ...]]:
    """The parser's elements in shadow-including tree order, and our own for them."""
    nodes: list[ParsedElement] = []
    elements: list[Element] = []
    indices: dict[Node | None, int] = {parsed: NO_PARENT}
    scopes: dict[Node | None, int] = {parsed: DOCUMENT_SCOPE}
    pending = [parsed.iter_elements()]
    while pending:
        for node in pending[-1]:
            index = len(elements)
            holder = node.parent
            parent = indices[holder]
            indices[node] = index
            scope = (scopes[holder] if holder in scopes else elements[parent].scope) if has_scopes else DOCUMENT_SCOPE
            attributes = {
                name: value if type(value) is str else node.attr(name, "") or ""
                for name, value in node.attrs.copy().items()
            }
            nodes.append(node)
            elements.append(Element(index, node.tag, _NAMESPACES[node.namespace], attributes, parent, scope))
            if has_scopes and _enter_scopes(node, elements[-1], indices, scopes):
                shadow = node.shadow_root
                assert shadow is not None
                pending.append(shadow.iter_elements())
                break
        else:
            pending.pop()
    return tuple(nodes), tuple(elements)


def _enter_scopes(
    node: ParsedElement, element: Element, indices: dict[Node | None, int], scopes: dict[Node | None, int]
) -> bool:
    """Record the scopes that start at an element; True when a shadow tree has to be walked next."""
    if element.tag == "template" and element.is_html and len(node):
        content = node[0]
        indices[content] = element.index
        scopes[content] = INERT_SCOPE
    shadow = node.shadow_root
    if shadow is None:
        return False
    indices[shadow] = element.index
    scopes[shadow] = INERT_SCOPE if element.scope == INERT_SCOPE else element.index + 1
    return True


def _frames(
    source: SourceFile, tree: HtmlTree, elements: tuple[Element, ...], depth: int
) -> Iterator[tuple[int, Document]]:
    for element in elements:
        if element.tag != "iframe" or not element.is_html or element.scope == INERT_SCOPE:
            continue
        value = tree.value("srcdoc", element.index)
        if value is None:
            continue
        text, references = decode_attribute(tree.text[value.start : value.end].replace("\0", "\ufffd"))
        text, newlines = normalize_newlines(text)
        offsets = newlines.within(references.within(tree.offsets, value.start), 0)
        yield element.index, _read(source, text, offsets, depth + 1)
