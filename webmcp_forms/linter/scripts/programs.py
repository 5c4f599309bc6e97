"""The programs of a page: its scripts, and the file itself where that is one.

They are only parsed when one of a few words stands in them: most scripts have nothing to do with tools.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import Document, Element
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.scripts.signs import LONGEST, is_about_tools, names_handlers
from webmcp_forms.readers import JSX_LANGUAGES
from webmcp_forms.readers.embedded import HOLE, EmbeddedText, content, whole_source
from webmcp_forms.source import Span

if TYPE_CHECKING:
    from tree_sitter import Node

    from webmcp_forms.linter.page import Page
    from webmcp_forms.readers.jsx.parsing import Syntax

_HOLE = Expression(HOLE)
_LONGEST_TEXT = 20_000
_TYPED = frozenset({"ts", "tsx"})
_WITHOUT_MARKUP = "ts"
_COMPONENT_LANGUAGES = frozenset({"vue", "svelte"})


class Origin(Enum):
    """Where a program stands, which decides who sees its names."""

    CLASSIC = "a script, whose names are the page's"
    MODULE = "a module"
    FILE = "a file of its own"
    COMPONENT = "the script of a component, whose names its template uses"
    ATTRIBUTE = "the value of an attribute"


@dataclass(frozen=True, slots=True, eq=False)
class Program:
    """A parsed program; compared by identity.

    `place` stands for every place in it when nobody knows where in the source it stands. `blocks` are the offsets of
    bytes at which a branch or a loop of the template around it starts or ends, in order. `element` is the script.
    """

    syntax: Syntax
    origin: Origin
    place: Span | None
    blocks: Sequence[int] = ()
    element: Element | None = None

    @property
    def root(self) -> Node:
        """The outermost node."""
        return self.syntax.root

    def text(self, node: Node) -> str:
        """The text of a node, or as much of it as anybody looks at."""
        return self.syntax.part(node.start_byte, min(node.end_byte, node.start_byte + _LONGEST_TEXT))

    def span(self, node: Node) -> Span:
        """Where a node stands in the source."""
        return self.place or self.syntax.span(node)

    def is_known(self, node: Node) -> bool:
        """Whether a node is read as it is written: no syntax error, and no branch or loop of a template in it."""
        first = bisect_left(self.blocks, node.start_byte)
        return not node.has_error and (first == len(self.blocks) or self.blocks[first] >= node.end_byte)

    def is_hole(self, node: Node) -> bool:
        """Whether a template fills in all or a part of a word."""
        return _HOLE.search(self.text(node)) is not None


def programs(page: Page) -> Iterator[Program]:
    """The programs of a page in order; none when no script says anything of tools or submissions."""
    document = page.document
    if document.language in JSX_LANGUAGES:
        yield from _whole_file(page)
        return
    scripts = [(script, content(document, script)) for script in page.scripts.elements if not script.has("src")]
    has_handlers = bool(page.annotated_forms) and names_handlers(page.lowered)
    # Scripts share names, so that one may hold what another one names.
    if has_handlers or any(is_about_tools(text.text) for _, text in scripts):
        for script, text in scripts:
            program = parse_program(text, _origin(document, script), page.span(script), script.show("lang"))
            if program is not None:
                yield replace(program, element=script)


def parse_program(text: EmbeddedText, origin: Origin, place: Span, language: str = "jsx") -> Program | None:
    """A program made of a text, or None for one on which the parser gives up.

    `place` is where it stands when the text does not know its own place.
    """
    syntax = _parsed(text.text, language) if len(text.text) <= LONGEST else None
    if syntax is None:
        return None
    blocks = _byte_offsets(text.text, text.blocks)
    if text.offsets is None:
        return Program(syntax, origin, place, blocks)
    return Program(replace(syntax, offsets=syntax.offsets.within(text.offsets, 0)), origin, None, blocks)


def _whole_file(page: Page) -> Iterator[Program]:
    from webmcp_forms.readers.jsx.assembly import JsxPlaces
    from webmcp_forms.readers.stored_tree import StoredTree

    document = page.document
    if not (is_about_tools(document.source.text) or names_handlers(page.lowered)):
        return
    tree = document.tree
    if isinstance(tree, StoredTree) and isinstance(tree.places, JsxPlaces):
        yield Program(tree.places.syntax, Origin.FILE, None)
    elif program := parse_program(whole_source(document), Origin.FILE, Span(0, 0), document.language):
        yield program


def _origin(document: Document, script: Element) -> Origin:
    if document.language in _COMPONENT_LANGUAGES:
        return Origin.COMPONENT
    return Origin.MODULE if script.show("type").strip().lower() == "module" else Origin.CLASSIC


@lru_cache(maxsize=4)
def _parsed(text: str, language: str) -> Syntax | None:
    """The tree of a text; the readings of a template have most scripts in common."""
    from webmcp_forms.readers.jsx.parsing import parse

    return parse(text, is_typed=language in _TYPED, has_markup=language != _WITHOUT_MARKUP)


def _byte_offsets(text: str, offsets: Sequence[int]) -> Sequence[int]:
    """Offsets of code points, in order, as those of bytes."""
    if text.isascii():
        return offsets
    found: list[int] = []
    position = size = 0
    for offset in offsets:
        size += len(text[position:offset].encode(errors="replace"))
        position = offset
        found.append(size)
    return found
