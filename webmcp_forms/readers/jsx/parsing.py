"""From text to a syntax tree of JavaScript or TypeScript with JSX, in bounded time.

tree-sitter reads on after a syntax error, and what it reads around one is what a person would read. Its trouble are
texts that are no program at all, on which it tries every way out at once: so a parse may only take as long as many
times that of a real program of the same length.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from time import thread_time

from tree_sitter import Language, Node, Parser, Tree

from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.records import record
from webmcp_forms.source import Span

_MARKUP_IN_TEXT = re.compile(r"<[A-Za-z_$>]")
_MARKUP = re.compile(rb"<[A-Za-z_$>]")
# Before a tag stands no operand, which would make it a comparison or a type; these words are none.
_OPERAND_END = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$)]")
_WORDS = (b"return", b"default", b"case")
_LONGEST_WORD = 7
_SURROGATE = re.compile("[\ud800-\udfff]")
_NOT_ASCII = re.compile(r"[^\x00-\x7f]")
_TYPED = "tsx"
_UNTYPED = "javascript"
_WITHOUT_MARKUP = "typescript"
_CHUNK = 1 << 16
_SECONDS = 1.0
_SECONDS_A_BYTE = 5e-6
# The parser asks whether it is late each few microseconds, and to look at the clock takes one.
_CALLS_A_LOOK = 16
# Of a text in ASCII the offsets are those of its bytes.
_SAME = OffsetMap()


@record
class Syntax:
    """A syntax tree, the bytes it was made from, and the way from them to the source.

    `markup` are the offsets of the bytes at which a JSX tag may start, in order.
    """

    tree: Tree
    data: bytes
    offsets: OffsetMap
    markup: Sequence[int]

    @property
    def root(self) -> Node:
        """The outermost node."""
        return self.tree.root_node

    def text(self, node: Node) -> str:
        """The text of a node."""
        return self.data[node.start_byte : node.end_byte].decode()

    def part(self, start: int, end: int) -> str:
        """The text between two offsets, without a character that is cut in two."""
        return self.data[start:end].decode(errors="ignore")

    def span(self, node: Node) -> Span:
        """Where a node stands in the source."""
        if self.offsets is _SAME:
            return Span(node.start_byte, node.end_byte)
        return self.offsets.span(node.start_byte, node.end_byte)

    def may_hold_markup(self, node: Node) -> bool:
        """Whether a JSX tag may stand in a node."""
        found = bisect_left(self.markup, node.start_byte)
        return found < len(self.markup) and self.markup[found] < node.end_byte


def parse(text: str, *, is_typed: bool, has_markup: bool = True) -> Syntax | None:
    """The tree of a text, or None for one on which the parser gives up.

    Untyped programs may still have types: those of Flow, or of TypeScript under another suffix. In typed ones without
    markup, `<any>value` is a cast.
    """
    data = _SURROGATE.sub("\ufffd", text).encode()
    first, second = (_TYPED, _UNTYPED) if is_typed else (_UNTYPED, _TYPED)
    if is_typed and not has_markup:
        first = _WITHOUT_MARKUP
    tree = _parse(data, first)
    if tree is None or (tree.root_node.has_error and not is_typed):
        other = _parse(data, second)
        tree = other if other and (tree is None or not other.root_node.has_error) else tree
    if tree is None:
        return None
    starts = (match.start() for match in _MARKUP.finditer(data))
    return Syntax(tree, data, _offsets(text), [start for start in starts if _may_start_tag(data, start)])


def may_hold_markup(text: str) -> bool:
    """Whether a JSX tag may stand in a text."""
    return _MARKUP_IN_TEXT.search(text) is not None


def _may_start_tag(data: bytes, start: int) -> bool:
    if not start or data[start - 1] not in _OPERAND_END:
        return True
    return data[max(0, start - _LONGEST_WORD) : start].endswith(_WORDS)


def _parse(data: bytes, grammar: str) -> Tree | None:
    """The tree of a text, or None when that takes too long."""
    deadline = thread_time() + _SECONDS + len(data) * _SECONDS_A_BYTE

    def read(offset: int, _point: object) -> bytes:
        return data[offset : offset + _CHUNK]

    calls = count()

    def is_late(_offset: int, _has_error: bool) -> bool:
        return not next(calls) % _CALLS_A_LOOK and thread_time() > deadline

    try:
        return Parser(_language(grammar)).parse(read, progress_callback=is_late)
    except ValueError:  # what the parser raises when it is stopped
        return None


@lru_cache(maxsize=3)
def _language(grammar: str) -> Language:
    if grammar == _UNTYPED:
        import tree_sitter_javascript

        return Language(tree_sitter_javascript.language())
    import tree_sitter_typescript

    if grammar == _WITHOUT_MARKUP:
        return Language(tree_sitter_typescript.language_typescript())
    return Language(tree_sitter_typescript.language_tsx())


def _offsets(text: str) -> OffsetMap:
    """From offsets of UTF-8 bytes to those of code points."""
    if text.isascii():
        return _SAME
    breaks: list[int] = []
    shifts: list[int] = []
    shift = 0
    for match in _NOT_ASCII.finditer(text):
        shift += 1 - _length(match[0])
        breaks.append(match.end() - shift)
        shifts.append(shift)
    return OffsetMap(tuple(breaks), tuple(shifts))


def _length(character: str) -> int:
    """How many bytes a character takes in UTF-8; a surrogate stands for U+FFFD."""
    return 2 if character < "\u0800" else 3 if character < "\U00010000" else 4
