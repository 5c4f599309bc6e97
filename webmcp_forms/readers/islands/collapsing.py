"""White space in texts where a compiler collapses it: what stands in an element as pieces, and back to children.

How a compiler does so depends on its language (`bindings/collapsing.py`). Titles of options and labels show it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import TypeAlias

from webmcp_forms.document.nodes import Child, Hole, MixedText, Text
from webmcp_forms.readers.islands.masking import PRIVATE_USE
from webmcp_forms.records import record

KEEPING_TAGS = frozenset({"pre", "textarea", "script", "style"})
"""The elements in which no compiler collapses white space."""

KEEPING_ATTRIBUTE = "ngpreservewhitespaces"
"""Angular's attribute for other elements."""


class Mark(Enum):
    """What stands between the texts of an element and is no node of the page."""

    COMMENT = "a comment"
    BLOCK = "where a block starts or ends"


@record
class Value:
    """What an expression renders as, where that is known; no white space in it is collapsed."""

    text: str


Piece: TypeAlias = int | str | Hole | Value | Mark
"""An element by its index, a literal text, a hole, the value of an expression, or a mark."""

Collapse: TypeAlias = Callable[[Sequence[Piece], str], Iterable[Piece]]
"""From what is written in an element, and its tag, to what the compiler leaves."""

# What stands for one island, or literal text.
_STRETCH = re.compile(f"({PRIVATE_USE.pattern})(?:(?:\\n|\\1)*\\1)?|[^{PRIVATE_USE.pattern[1:]}+")
# What renders as nothing; unlike where nothing is collapsed, a line break after it stays.
_BLANKS = re.compile(r"\f+(?:\n+\f+)*(?:\t(?=\n))?")


def pieces(children: Iterable[int | str | None], unmask: Callable[[str], Text]) -> Iterator[Piece]:
    """The pieces of an element from its children as they were parsed, in which None is a comment."""
    for child in children:
        if child is None:
            yield Mark.COMMENT
        elif isinstance(child, int):
            yield child
        else:
            yield from _texts(child, unmask)


def _texts(masked: str, unmask: Callable[[str], Text]) -> Iterator[Piece]:
    for number, part in enumerate(_BLANKS.split(masked)):
        if number:
            yield Mark.BLOCK
        for stretch in _STRETCH.finditer(part):
            yield from _parts(unmask(stretch[0]), is_literal=stretch[1] is None)


def _parts(text: Text, *, is_literal: bool) -> Iterator[Piece]:
    if isinstance(text, MixedText):
        yield from text.parts
    elif text:
        yield text if is_literal else Value(text)


def children(pieces: Iterable[Piece]) -> Iterator[Child]:
    """The children that pieces make, texts that touch joined."""
    text: list[str | Hole] = []
    for piece in pieces:
        if isinstance(piece, int):
            yield from _joined(text)
            text = []
            yield piece
        elif not isinstance(piece, Mark):
            text.append(piece.text if isinstance(piece, Value) else piece)
    yield from _joined(text)


def _joined(parts: Sequence[str | Hole]) -> Iterator[Text]:
    literals = [part for part in parts if isinstance(part, str)]
    if len(literals) < len(parts):
        yield MixedText(tuple(part for part in parts if part != ""))
    elif text := "".join(literals):
        yield text
