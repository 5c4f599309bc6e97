"""The comments and tags of a program, in order: `// …`, `/* … */`, and `{/* … */}` between tags, braces and all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import Document
from webmcp_forms.readers.comments import Comment, Tag, Token
from webmcp_forms.readers.jsx.assembly import JsxPlaces
from webmcp_forms.readers.jsx.parsing import parse
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.readers.stored_tree import StoredTree

if TYPE_CHECKING:
    from tree_sitter import Node

    from webmcp_forms.readers.jsx.parsing import Syntax

_DELIMITER = 2
_TYPED = frozenset({"ts", "tsx"})


def jsx_tokens(document: Document) -> Iterator[Token]:
    """The comments and tags of a document in the order of its source."""
    syntax = _syntax(document)
    if syntax is not None:
        tokens: list[Token] = [comment for comment in _comments(syntax) if document.shows(comment.span)]
        tokens += _tags(document)
        yield from sorted(tokens, key=lambda token: token.span.start)


def _syntax(document: Document) -> Syntax | None:
    """The syntax tree of a document; a program without markup is only parsed for its comments."""
    if isinstance(document.tree, StoredTree) and isinstance(document.tree.places, JsxPlaces):
        return document.tree.places.syntax
    if document.language == "mdx":
        return None
    has_markup = document.language != "ts"
    return parse(document.source.text, is_typed=document.language in _TYPED, has_markup=has_markup)


def _tags(document: Document) -> Iterator[Tag]:
    """The tags; an expression that may be any element is none."""
    for element in document.elements():
        place = document.place(element)
        if place and not element.tag.startswith("{"):
            yield Tag(place.start_tag, element.tag)
            if place.end_tag:
                yield Tag(place.end_tag, f"/{element.tag}")


def _comments(syntax: Syntax) -> Iterator[Comment]:
    cursor = syntax.tree.walk()
    while True:
        node = cursor.node
        if node is not None and node.type == "comment":
            yield _comment(syntax, node)
        if cursor.goto_first_child() or cursor.goto_next_sibling():
            continue
        while cursor.goto_parent():
            if cursor.goto_next_sibling():
                break
        else:
            return


def _comment(syntax: Syntax, node: Node) -> Comment:
    written = syntax.text(node)
    own = syntax.span(node)
    around = node.parent
    is_alone = around is not None and around.type == "jsx_expression" and around.named_child_count == 1
    ending = _DELIMITER if written.startswith("/*") and written.endswith("*/") else 0
    text = written[_DELIMITER : len(written) - ending]
    span = syntax.span(around) if around is not None and is_alone else own
    return Comment(span, text, own.start + _DELIMITER, OffsetMap())
