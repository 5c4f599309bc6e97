"""Pages that the parser reads otherwise than a browser, and reads right when they are written another way.

Each rewording is as long as what it replaces, so that no place moves, and means the same to a browser or to us.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.form_pointer import html_tags
from webmcp_forms.readers.html_tree import HtmlTree
from webmcp_forms.readers.parser_owners import read_regions

_Rewording: TypeAlias = tuple[int, str]

_CLOSED_SHADOW = Expression(
    r"""(?ix) <template (?=[ \t\n\f\r/]) (?:[ \t\n\f\r/]*+ (?!shadowrootmode[ \t\n\f\r=]) [^ \t\n\f\r/>=]++
            (?:[ \t\n\f\r]*+=[ \t\n\f\r]*+(?:"[^"]*+"|'[^']*+'|[^ \t\n\f\r"'>][^ \t\n\f\r>]*+))?+ )*+
        [ \t\n\f\r/]*+ shadowrootmode [ \t\n\f\r]*+=[ \t\n\f\r]*+
        (?P<mode>"closed"|'closed'|closed(?=[ \t\n\f\r>]))"""
)
_WIDE = Expression("[^\0-\xff]")
_INPUT = frozenset({"input"})


def reword(tree: HtmlTree, lowered: str) -> str:
    """The text of a tree, written so that the parser makes a browser's tree of it; given in lower case too."""
    text = tree.text
    rewordings: list[_Rewording] = []
    if "shadowrootmode" in lowered:
        rewordings += _open_shadow_trees(tree)
    if "<table" in lowered and "hidden" in lowered and _WIDE.search(text):
        rewordings += _unquoted_hidden_types(tree)
    return _rewrite(text, rewordings) if rewordings else text


def _open_shadow_trees(tree: HtmlTree) -> Iterator[_Rewording]:
    """Closed shadow trees as open ones: the parser hides closed ones from its tree."""
    for name, offset in html_tags(tree.text, read_regions(tree)):
        if name == "template" and (match := _CLOSED_SHADOW.match(tree.text, offset)):
            yield match.start("mode"), "open".ljust(len(match["mode"]))


def _unquoted_hidden_types(tree: HtmlTree) -> Iterator[_Rewording]:
    """Types that are `hidden` without their quotes.

    On a page with characters above U+00FF the parser moves inputs of a quoted type out of a table that may hold them.
    """
    for index in tree.tagged(_INPUT):
        span = tree.value("type", index)
        if span is None or tree.text[span.start : span.end].lower() != "hidden":
            continue
        around = tree.text[span.start - 1] + tree.text[span.end : span.end + 1]
        if around in ('""', "''"):
            yield span.start - 1, f" {tree.text[span.start : span.end]} "


def _rewrite(text: str, rewordings: Iterable[_Rewording]) -> str:
    pieces: list[str] = []
    position = 0
    for offset, replacement in sorted(rewordings):
        pieces += (text[position:offset], replacement)
        position = offset + len(replacement)
    return "".join((*pieces, text[position:]))
