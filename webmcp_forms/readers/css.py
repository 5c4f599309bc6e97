"""A style sheet of its own to a Document: one without elements."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.document.nodes import Document
from webmcp_forms.expressions import Expression
from webmcp_forms.readers.stored_tree import NoPlaces, StoredTree
from webmcp_forms.source import SourceFile, Span

COMMENT_OR_STRING = r"/\*(?s:.*?)(?:\*/|\Z)|\"(?:[^\"\\\n]|\\(?s:.))*+\"?|'(?:[^'\\\n]|\\(?s:.))*+'?"
"""A regular expression for what hides the marks of CSS."""

_TOKEN = Expression(COMMENT_OR_STRING)


def read_css(source: SourceFile) -> Document:
    """Read a style sheet; any text at all has a reading."""
    return Document(source, "css", StoredTree((), (), NoPlaces()), (), (), parser_owners={})


def css_comments(text: str) -> Iterator[tuple[Span, str]]:
    """The comments of a style sheet in order, each with the text between its delimiters."""
    for match in _TOKEN.finditer(text):
        if match[0].startswith("/*"):
            yield Span(*match.span()), match[0][2:].removesuffix("*/")
