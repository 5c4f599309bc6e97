"""Elements whose content an HTML parser keeps as text, where a library made elements of it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from webmcp_forms.document.nodes import written
from webmcp_forms.readers.library_nodes import CdataSection, LibraryElement, LibraryNode, LxmlElement, SoupElement

RAW_TEXT_TAGS = frozenset(
    {"iframe", "noembed", "noframes", "noscript", "plaintext", "script", "style", "textarea", "title", "xmp"}
)
"""With scripting on, as in a browser, `noscript` is one of them."""

_VOID_TAGS = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
)


def raw_text(element: LibraryElement) -> str:
    """The content of an element as markup."""
    # The libraries decode references in what they take for markup; in the others they leave them.
    is_decoded = element.name.lower() == "noscript"
    pieces: list[str] = []
    pending: list[tuple[Iterator[LibraryNode], str]] = [(element.contents(), "")]
    while pending:
        contents, end_tag = pending[-1]
        node = next(contents, None)
        if node is None:
            pieces.append(end_tag)
            pending.pop()
        elif isinstance(node, SoupElement | LxmlElement):
            pieces.append(_start_tag(node))
            pending.append((node.contents(), "" if node.name in _VOID_TAGS else f"</{node.name}>"))
        elif not isinstance(node, CdataSection):
            text = written(node)
            pieces.append(escape(text, quote=False) if is_decoded else text)
    return "".join(pieces)


def _start_tag(element: LibraryElement) -> str:
    attributes = (f' {name}="{escape(value)}"' for name, value in element.attributes())
    return f"<{element.name}{''.join(attributes)}>"
