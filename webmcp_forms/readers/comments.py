"""The comments of a page, in order with the tags around them.

What looks like a comment in an attribute value, a script, a `<textarea>` or a CDATA section is none: the tokens of a
page are those that its reader met. In a template, comments of its own language may stand anywhere, and in a component
those of its script count. A tree that came without its source has neither comments nor tags.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from heapq import merge
from typing import TypeAlias

from webmcp_forms.document.nodes import Document, Tree
from webmcp_forms.expressions import Expression
from webmcp_forms.readers import BOUND_LANGUAGES, JSX_LANGUAGES, MARKDOWN, TEMPLATE_LANGUAGES
from webmcp_forms.readers.form_pointer import COMMENT, markup_tokens
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.records import record
from webmcp_forms.source import Span


@record
class Comment:
    """A comment: all of it, and the text between its delimiters, which starts at `start` of what the parser read.

    `problem` is why something that looks like a comment is none where it stands, or "". One `is_in_program` that stands
    in the script or style sheet of a component.
    """

    span: Span
    text: str
    start: int = field(repr=False)
    offsets: OffsetMap = field(repr=False)
    problem: str = ""
    is_in_program: bool = False

    def part(self, start: int, end: int) -> Span:
        """Where a part of the text stands in the source."""
        return self.offsets.span(self.start + start, self.start + end)


@record
class Tag:
    """A start tag, or an end tag, whose name has a slash before it."""

    span: Span
    name: str


Token: TypeAlias = Comment | Tag

COMPONENT_LANGUAGES = frozenset({"astro", "svelte", "vue"})
"""The languages whose files are components with a script, which is as much theirs as the markup."""


def comments_and_tags(document: Document) -> Iterator[Token]:
    """The comments and tags of a document in the order of its source, without those of the frames in it.

    Of a template with several readings, those of this reading.
    """
    read = TOKEN_READERS.get(document.language)
    return read(document) if read else iter(())


def _html_tokens(document: Document) -> Iterator[Token]:
    return _tree_tokens(document.tree)


def _tree_tokens(tree: Tree) -> Iterator[Token]:
    from webmcp_forms.readers.html_tree import HtmlTree
    from webmcp_forms.readers.parser_owners import read_regions

    if isinstance(tree, HtmlTree):
        for name, start, end in markup_tokens(tree.text, read_regions(tree)):
            yield _token(name, tree.text, start, end, tree.offsets)


def _xml_tokens(document: Document) -> Iterator[Token]:
    from webmcp_forms.readers.xml_tags import xml_tokens

    text = document.source.text
    read = document.problem.offset if document.problem else len(text)
    for name, start, end in xml_tokens(text):
        if end > read:
            return
        yield _token(name, text, start, end, OffsetMap())


def _template_tokens(document: Document) -> Iterator[Token]:
    from webmcp_forms.readers.island_comments import island_comments, with_programs
    from webmcp_forms.readers.islands.languages import LANGUAGES
    from webmcp_forms.readers.islands.tree import IslandTree

    tree = document.tree
    if not isinstance(tree, IslandTree):
        return iter(())
    comments = island_comments(tree.template, LANGUAGES[document.language])
    shown = (comment for comment in comments if document.shows(comment.span))
    tokens = merge(_tree_tokens(tree.parsed), shown, key=lambda token: token.span.start)
    return with_programs(tokens, document.source.text) if document.language in COMPONENT_LANGUAGES else tokens


def _jsx_tokens(document: Document) -> Iterator[Token]:
    from webmcp_forms.readers.jsx.comments import jsx_tokens

    return jsx_tokens(document)


def _css_tokens(document: Document) -> Iterator[Token]:
    from webmcp_forms.readers.css import css_comments

    for span, text in css_comments(document.source.text):
        yield Comment(span, text, span.start + len("/*"), OffsetMap())


TOKEN_READERS: Mapping[str, Callable[[Document], Iterator[Token]]] = {
    "html": _html_tokens,
    "xhtml": _xml_tokens,
    "css": _css_tokens,
    **dict.fromkeys((*TEMPLATE_LANGUAGES, *BOUND_LANGUAGES, MARKDOWN), _template_tokens),
    **dict.fromkeys(JSX_LANGUAGES, _jsx_tokens),
}
"""What finds the comments and tags of a document, by the name of its language."""


def _token(name: str, text: str, start: int, end: int, offsets: OffsetMap) -> Token:
    span = offsets.span(start, end)
    if name != COMMENT:
        return Tag(span, name)
    opened = start + len("<!--")
    ending = _ENDING.search(text, max(opened, end - _LONGEST_ENDING), end)
    inner = text[opened : ending.start() if ending else end]
    return Comment(span, inner, opened, offsets)


# The short ones close a comment that has just been opened.
_ENDING = Expression(r"(?:--!?|(?<=<!--)-?)>\Z")
_LONGEST_ENDING = len("--!>")
