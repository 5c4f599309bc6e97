"""Vue: text in double braces. Of a single-file component only the template is the page."""

from __future__ import annotations

import re
from collections.abc import Iterator

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.bindings.delimiters import LITERALS
from webmcp_forms.readers.bindings.tags import opaque
from webmcp_forms.readers.islands.parts import SILENT, Delimiter, Island, IslandLanguage, text
from webmcp_forms.readers.islands.scanner import scan
from webmcp_forms.records import record

_TEXTS = IslandLanguage("vue texts", (*LITERALS, Delimiter(r"\{\{", "}}", text)))
# Goes on to the end of the text when nothing closes a tag or a quote, so that no text is passed twice.
_REST = r"""(?:"[^"]*+(?:"|\Z)|'[^']*+(?:'|\Z)|[^"'>])*+(?:>|\Z)"""
_BLOCK = Expression(rf"<!--.*?(?:-->|\Z)|<(?P<name>[A-Za-z][\w-]*+)(?P<rest>{_REST})", re.DOTALL)
_TEMPLATE_TAG = Expression(rf"<!--.*?(?:-->|\Z)|<(?P<slash>/?)template(?=[\s/>])(?P<rest>{_REST})", re.DOTALL)
_LANGUAGE = Expression(r"\slang\s*=")
_SCRIPTS = frozenset({"script", "style"})
# What stands at the top of a page, and never of a component file.
_PAGE = frozenset({"body", "div", "form", "head", "html", "main", "section"})


def scan_vue(page: str) -> list[Island]:
    """The islands of a component file, or of a page with Vue's directives."""
    islands = scan(page, _TEXTS)
    blocks = list(_blocks(opaque(page, islands)))
    names = {block.name for block in blocks}
    blanked = [island for block in blocks for island in _outside_page(block)] if "template" in names else []
    if names & _PAGE:
        return list(islands)
    return sorted((*islands, *blanked), key=lambda island: island.start)


@record
class _Block:
    """A block of a component file: its start tag, its end tag, and whether it is in another language."""

    name: str
    start: int
    content: int
    content_end: int
    end: int
    is_foreign: bool


def _blocks(page: str) -> Iterator[_Block]:
    """The blocks of a component file, up to the first that is of a page."""
    match = _BLOCK.search(page)
    while match:
        position = match.end()
        if name := match["name"]:
            closing, position = (position, position) if match["rest"].endswith("/>") else _end(page, name, position)
            is_foreign = _LANGUAGE.search(match["rest"]) is not None
            yield _Block(name, match.start(), match.end(), closing, position, is_foreign)
            if name in _PAGE:
                return
        match = _BLOCK.search(page, position)


def _end(page: str, name: str, position: int) -> tuple[int, int]:
    """Where the end tag of a block starts and ends; that of a template comes after those of the templates in it."""
    if name != "template":
        closing = page.find(f"</{name}", position)
        end = page.find(">", closing) if closing >= 0 else -1
        return (closing, end + 1) if end >= 0 else (len(page), len(page))
    depth = 1
    for match in _TEMPLATE_TAG.finditer(page, position):
        if match["rest"] and not match["rest"].endswith("/>"):
            depth += -1 if match["slash"] else 1
        if not depth:
            return match.span()
    return len(page), len(page)


def _outside_page(block: _Block) -> Iterator[Island]:
    """What of a component file is not its page; scripts and styles stay what they are."""
    if block.name == "template" and not block.is_foreign:
        yield Island(block.start, block.content, SILENT)
        yield Island(block.content_end, block.end, SILENT)
    elif block.name not in _SCRIPTS:
        yield Island(block.start, block.end, SILENT)
