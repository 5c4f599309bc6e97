"""Trees that the caller already holds, of BeautifulSoup or lxml, to a Document.

A tree is taken as it is, so a form owns what is nested in it or names it, and nothing has a place. What every browser
does and no parser of these libraries is done here: what `<noscript>` and the like hold is text, a `<template>` holds
inert content or a shadow tree, and `<iframe srcdoc>` is a document.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from webmcp_forms.document.nodes import INERT_SCOPE, Document, Namespace, Text, literal, subtree_ends
from webmcp_forms.errors import UsageError
from webmcp_forms.expressions import Expression
from webmcp_forms.readers.html import read_html
from webmcp_forms.readers.library_nodes import (
    CdataSection,
    LibraryElement,
    LibraryNode,
    LxmlElement,
    SoupElement,
    is_element,
)
from webmcp_forms.readers.namespaces import NAMESPACES, namespace_in_context
from webmcp_forms.readers.raw_text import RAW_TEXT_TAGS, raw_text
from webmcp_forms.readers.stored_tree import NoPlaces, StoredTree, TreeBuilder
from webmcp_forms.source import SourceFile

if TYPE_CHECKING:
    from bs4 import Tag
    from lxml.etree import _Element, _ElementTree

LibraryTree: TypeAlias = "Tag | _Element | _ElementTree"
"""What `read_soup` takes."""

_PATH = "<soup>"
_IFRAME = frozenset({"iframe"})
_ANY_XHTML = "{http://www.w3.org/1999/xhtml}*"
# DOM, "valid shadow host name": these and custom elements.
_SHADOW_HOSTS = frozenset(
    {
        "article", "aside", "blockquote", "body", "div", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header",
        "main", "nav", "p", "section", "span",
    }
)  # fmt: skip
_CUSTOM_ELEMENT = Expression(r"[a-z][^A-Z]*-[^A-Z]*")
_SHADOW_MODES = frozenset({"open", "closed"})


def read_soup(tree: LibraryTree) -> Document:
    """Read a BeautifulSoup object or Tag, or an lxml element or ElementTree.

    A tree with elements in XHTML's namespace, or of BeautifulSoup's XML parser, is read as XML, any other as HTML.
    Raises `UsageError` for whatever else those libraries have.
    """
    nodes, is_xml = _top(tree)
    builder = TreeBuilder()
    _walk(nodes, builder, is_xml=is_xml)
    built = builder.tree(NoPlaces())
    return Document(
        SourceFile("", _PATH),
        "xhtml" if is_xml else "html",
        built,
        builder.parents,
        subtree_ends(builder.parents),
        parser_owners={},
        frames=tuple(_frames(built)),
    )


def _top(tree: object) -> tuple[Iterable[LibraryNode], bool]:
    """The topmost nodes of a tree, and whether it is XML."""
    libraries = {kind.__module__.partition(".")[0] for kind in type(tree).__mro__}
    if "bs4" in libraries:
        from bs4 import BeautifulSoup, Tag

        if isinstance(tree, Tag):
            element = SoupElement(tree)
            return element.contents() if isinstance(tree, BeautifulSoup) else [element], tree.known_xml is True
    if "lxml" in libraries:
        from lxml import etree

        root = tree.getroot() if isinstance(tree, etree._ElementTree) else tree
        if isinstance(root, etree._Element) and is_element(root):
            return [LxmlElement(root)], next(root.iter(_ANY_XHTML), None) is not None
    raise UsageError(f"cannot read a {type(tree).__module__}.{type(tree).__qualname__}")


def _walk(nodes: Iterable[LibraryNode], builder: TreeBuilder, *, is_xml: bool) -> None:
    start = _start_xml if is_xml else _start_html
    pending = [iter(nodes)]
    while pending:
        node = next(pending[-1], None)
        if node is None:
            pending.pop()
            if pending:
                builder.end()
        elif isinstance(node, SoupElement | LxmlElement):
            pending.extend(start(node, builder))
        elif not isinstance(node, CdataSection):
            builder.text(node)
        elif is_xml or (builder.innermost and not builder.innermost.is_html):
            builder.text(node.text)


def _start_xml(node: LibraryElement, builder: TreeBuilder) -> Iterator[Iterator[LibraryNode]]:
    """Open an element and give its contents."""
    namespace = NAMESPACES.get(node.namespace or "", Namespace.NONE)
    builder.start(node.name, namespace, dict[str, Text](node.attributes()))
    yield node.contents()


def _start_html(node: LibraryElement, builder: TreeBuilder) -> Iterator[Iterator[LibraryNode]]:
    """Open an element, and its shadow root if it has one; give the contents of both."""
    namespace = NAMESPACES.get(node.namespace or "") or namespace_in_context(node.name, builder.innermost)
    if namespace is not Namespace.HTML:
        builder.start(node.name, namespace, dict[str, Text](node.attributes()))
        yield node.contents()
        return
    tag = node.name.lower()
    builder.start(tag, namespace, {name.lower(): value for name, value in node.attributes()})
    if tag in RAW_TEXT_TAGS:
        yield iter([raw_text(node)])
    elif tag in _SHADOW_HOSTS or _CUSTOM_ELEMENT.fullmatch(tag):
        yield from _host(node, builder)
    else:
        yield node.contents()


def _host(node: LibraryElement, builder: TreeBuilder) -> Iterator[Iterator[LibraryNode]]:
    """The contents of an element that may have a shadow root, after opening the one that its markup declares."""
    children = list(node.contents())
    for child in children:
        if isinstance(child, SoupElement | LxmlElement) and _declares_shadow(child):
            yield (other for other in children if other is not child)
            builder.start_shadow()
            yield child.contents()
            return
    yield iter(children)


def _declares_shadow(node: LibraryElement) -> bool:
    return node.name.lower() == "template" and any(
        name.lower() == "shadowrootmode" and value.lower() in _SHADOW_MODES for name, value in node.attributes()
    )


def _frames(tree: StoredTree) -> Iterator[tuple[int, Document]]:
    for index in tree.tagged(_IFRAME):
        iframe = tree.element(index)
        value = literal(iframe.get("srcdoc"))
        if value is not None and iframe.is_html and iframe.scope != INERT_SCOPE:
            yield index, read_html(SourceFile(value, _PATH))
