"""Texts of another language in a page: scripts, style sheets, handlers in attributes.

Each comes as its own parser is to see it, with the way back to the source. What a template fills in is in it as words
and blanks of the same length.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import Document, Element, Hole, MixedText, Text, literal, text_content
from webmcp_forms.expressions import Expression
from webmcp_forms.readers.offsets import OffsetMap, decode_attribute, normalize_newlines
from webmcp_forms.records import record
from webmcp_forms.source import Span

if TYPE_CHECKING:
    from webmcp_forms.readers.html_tree import HtmlTree
    from webmcp_forms.readers.islands.tree import IslandTree

HOLE = "[\U000f0000-\U0010ffff]"
"""A regular expression for a character that stands for what a template fills in; scripts take it for a letter."""

_WITHIN_HOLE = Expression(rf"(?<={HOLE})\n+(?={HOLE})")
_CDATA = Expression(r"<!\[CDATA\[|\]\]>")
# How JSX and Svelte write a style sheet or a script as an expression.
_TEMPLATE_STRING = Expression(r"\s*\{\s*`(?P<text>[^`\\$]*+(?:\$(?!\{)[^`\\$]*+)*+)`\s*\}\s*")


@record
class EmbeddedText:
    """A text, and the way from its offsets to the source; None where nobody knows where it stands.

    `blocks` are the offsets at which a template opens, parts or closes a branch or a loop in it, in order.
    """

    text: str
    offsets: OffsetMap | None
    blocks: tuple[int, ...] = ()

    def has_blocks(self, start: int, end: int) -> bool:
        """Whether something between two offsets stands in a branch or a loop of the template."""
        return bisect_left(self.blocks, start) < bisect_left(self.blocks, end)


def content(document: Document, element: Element) -> EmbeddedText:
    """What a script or style element holds."""
    tree, template = _trees(document)
    tags = tree.tags(element.index) if tree else None
    if tree and tags:
        _, start, end = tags
        return _cut(tree, template, start, len(tree.text) if end is None else end)
    return _verbatim(document, element) or EmbeddedText(_known_text(document, element), None)


def attribute_code(document: Document, element: Element, name: str) -> EmbeddedText | None:
    """The code in the value of an attribute, without braces around all of it; None where there is none."""
    value = element.get(name)
    if not value:
        return None
    if found := _in_braces(document, value):
        return found
    tree, template = _trees(document)
    span = tree.value(name, element.index) if tree else None
    if tree is None or span is None:
        text = literal(value)
        return EmbeddedText(text, None) if text else None
    whole = _cut(tree, template, span.start, span.end)
    text, references = decode_attribute(whole.text)
    return EmbeddedText(text, references.within(tree.offsets, span.start), whole.blocks)


def whole_source(document: Document) -> EmbeddedText:
    """The source of a document that is a script or a style sheet itself."""
    return EmbeddedText(*normalize_newlines(document.source.text))


def _trees(document: Document) -> tuple[HtmlTree | None, IslandTree | None]:
    """The parser's tree of a page or of a template's masked text, and the template's own."""
    from webmcp_forms.readers.html_tree import HtmlTree
    from webmcp_forms.readers.islands.tree import IslandTree

    tree = document.tree
    if isinstance(tree, IslandTree):
        return tree.parsed, tree
    return tree if isinstance(tree, HtmlTree) else None, None


def _cut(tree: HtmlTree, template: IslandTree | None, start: int, end: int) -> EmbeddedText:
    text, offsets = tree.text[start:end], OffsetMap().within(tree.offsets, start)
    if template is None:
        return EmbeddedText(text, offsets)
    return EmbeddedText(_WITHIN_HOLE.sub(_filled, text), offsets, tuple(_blocks(template, start, end)))


def _filled(line_breaks: re.Match[str]) -> str:
    """What stands for the line breaks in a hole, which must not fall into two words."""
    return HOLE[1] * len(line_breaks[0])


def _blocks(template: IslandTree, start: int, end: int) -> Iterator[int]:
    from webmcp_forms.readers.islands.parts import Role

    opening = (Role.OPEN_BRANCH, Role.OPEN_LOOP, Role.ARM, Role.LAST_ARM, Role.CLOSE)
    islands = template.template.islands
    for number in range(bisect_left(islands, start, key=lambda island: island.start), len(islands)):
        island = islands[number]
        if island.start >= end:
            return
        if island.step.role in opening:
            yield island.start - start


def _in_braces(document: Document, value: Text) -> EmbeddedText | None:
    """The expression of a value that is one in braces, `{save}`."""
    if not isinstance(value, MixedText) or len(value.parts) != 1:
        return None
    hole = value.parts[0]
    if not isinstance(hole, Hole) or hole.span is None:
        return None
    written = document.source.slice(hole.span)
    if not (written.startswith("{") and written.endswith("}")) or written.startswith(("{{", "{%", "{!")):
        return None
    return EmbeddedText(written[1:-1], OffsetMap().within(OffsetMap(), hole.span.start + 1))


def _known_text(document: Document, element: Element) -> str:
    """The text of an element, or "" where holes are in it."""
    has_holes = any(isinstance(child, MixedText) for child in document.tree.children(element.index))
    return "" if has_holes else text_content(document, element)


def _verbatim(document: Document, element: Element) -> EmbeddedText | None:
    """The content of an element as it is written, where the parser's tree does not tell it."""
    place = document.place(element)
    if place is None or place.end_tag is None:
        return None
    start = place.start_tag.end
    text, offsets = normalize_newlines(document.source.slice(Span(start, place.end_tag.start)))
    if written := _TEMPLATE_STRING.fullmatch(text):
        around = offsets.within(OffsetMap(), start)
        return EmbeddedText(written["text"], OffsetMap().within(around, written.start("text")))
    bare = _CDATA.sub(lambda mark: " " * len(mark[0]), text)
    is_known = bare != text or text == text_content(document, element)
    return EmbeddedText(bare, offsets.within(OffsetMap(), start)) if is_known else None
