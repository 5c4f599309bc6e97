"""The tags of a text: their attributes, and where the element of each ends.

The HTML parser knows this better, but it is asked later: bindings and directives have to be found in what it will read.
Frameworks demand that every element is closed, so tags pair up by name.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.islands.masking import BLANK
from webmcp_forms.readers.islands.parts import Island, Role
from webmcp_forms.records import record

VOID_TAGS = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
)
"""HTML's elements without an end tag."""


def html_name(name: str) -> str:
    """The name of a tag of HTML in lower case; a component may be called `Input`."""
    return name.lower() if name.isupper() else name


_RAW_TAGS = frozenset({"script", "style", "textarea", "title"})
# An open element that a tag of the same family closes.
_FAMILIES = (
    frozenset({"li"}), frozenset({"option"}), frozenset({"dt", "dd"}), frozenset({"td", "th"}), frozenset({"p"})
)  # fmt: skip
_CLOSED_BY = {tag: family for family in _FAMILIES for tag in family} | {
    "tr": frozenset({"td", "th", "tr"}),
    "optgroup": frozenset({"option", "optgroup"}),
}
_OPENING = Expression(r"<!--.*?(?:-->|\Z)|<(?P<slash>/?)(?P<name>[.:]?[A-Za-z][^\s/>]*+)", re.DOTALL)
_ATTRIBUTE = Expression(
    r"""[\s/]*+(?P<name>=?[^\s/>=]++)(?:\s*+=\s*+(?:"(?P<double>[^"]*+)"|'(?P<single>[^']*+)'|(?P<bare>[^\s"'>][^\s>]*+))?+)?+"""
)
# Stands for an island while tags are looked for: a character of no name and no delimiter, in private use.
_OPAQUE = "\ue000"
_TAG_END = Expression(r"[\s/]*+(>|\Z)")


@record
class TagAttribute:
    """An attribute as written: `value` is the place of its value without quotes, None for one without a value."""

    name: str
    start: int
    name_end: int
    value: tuple[int, int] | None
    end: int


@record
class Tag:
    """A start tag and the extent of its element.

    `content_end` is where the end tag starts, and `outer_end` where it ends; both are `end` for an element without
    one. `end_name` is where the name stands in the end tag. `previous` is the number of the sibling before it with
    nothing but white space and comments between them, or -1; `parent` that of the tag around it.
    """

    name: str
    start: int
    end: int
    attributes: tuple[TagAttribute, ...]
    closes_itself: bool
    content_end: int
    outer_end: int
    end_name: tuple[int, int] | None
    previous: int
    parent: int

    @property
    def name_span(self) -> tuple[int, int]:
        """Where the name stands in the start tag."""
        return self.start + 1, self.start + 1 + len(self.name)


def opaque(text: str, islands: Iterable[Island]) -> str:
    """The text with its islands as blanks or, where they render something, as one word each."""
    pieces: list[str] = []
    position = 0
    for island in islands:
        if island.end > position:
            filler = _OPAQUE if island.step.role is Role.OUTPUT else BLANK
            start = max(island.start, position)
            pieces += (text[position:start], filler * (island.end - start))
            position = island.end
    return "".join((*pieces, text[position:])).replace("\0", "\ufffd")


def read_tags(text: str, *, self_closing: bool) -> tuple[Tag, ...]:
    """The start tags of a text in order; `self_closing` says whether `<div />` is all of an element."""
    pairing = _Pairing(text, self_closing=self_closing)
    for token in _tokens(text):
        pairing.take(token)
    return pairing.finish()


@record
class _Token:
    name: str
    start: int
    end: int
    attributes: tuple[TagAttribute, ...]
    has_slash: bool


@dataclass(slots=True)
class _Draft:
    token: _Token
    previous: int
    parent: int
    content_end: int
    outer_end: int
    end_name: tuple[int, int] | None = None


class _Pairing:
    """Takes tags in order and pairs them. `_last` holds for each open element, and the top, its last child so far."""

    def __init__(self, text: str, *, self_closing: bool) -> None:
        self._text = text
        self._self_closing = self_closing
        self._drafts: list[_Draft] = []
        self._open: list[int] = []
        self._last = [-1]
        self._counts: Counter[str] = Counter()
        self._position = 0

    def take(self, token: _Token) -> None:
        if token.start > self._position and not self._text[self._position : token.start].isspace():
            self._last[-1] = -1
        self._position = token.end
        if token.name.startswith("/"):
            self._end(token)
        elif token.name:
            self._start(token)

    def finish(self) -> tuple[Tag, ...]:
        while self._open:
            self._pop(len(self._text), len(self._text))
        return tuple(
            Tag(
                draft.token.name,
                draft.token.start,
                draft.token.end,
                draft.token.attributes,
                self._is_closed(draft.token),
                draft.content_end,
                draft.outer_end,
                draft.end_name,
                draft.previous,
                draft.parent,
            )
            for draft in self._drafts
        )

    def _start(self, token: _Token) -> None:
        family = _CLOSED_BY.get(token.name.lower(), frozenset[str]())
        while self._open and self._drafts[self._open[-1]].token.name.lower() in family:
            self._pop(token.start, token.start)
        parent = self._open[-1] if self._open else -1
        number = len(self._drafts)
        self._drafts.append(_Draft(token, self._last[-1], parent, token.end, token.end))
        self._last[-1] = number
        if not (self._is_closed(token) or html_name(token.name) in VOID_TAGS):
            self._open.append(number)
            self._last.append(-1)
            self._counts[token.name.lower()] += 1

    def _end(self, token: _Token) -> None:
        name = token.name[1:].lower()
        if not self._counts[name]:
            return
        while self._drafts[self._open[-1]].token.name.lower() != name:
            self._pop(token.start, token.start)
        self._drafts[self._open[-1]].end_name = (token.start + 2, token.start + 2 + len(name))
        self._pop(token.start, token.end)

    def _pop(self, content_end: int, outer_end: int) -> None:
        draft = self._drafts[self._open.pop()]
        self._last.pop()
        self._counts[draft.token.name.lower()] -= 1
        draft.content_end, draft.outer_end = content_end, outer_end

    def _is_closed(self, token: _Token) -> bool:
        return self._self_closing and token.has_slash and html_name(token.name) not in VOID_TAGS


def _tokens(text: str) -> Iterator[_Token]:
    """The tags in order; an end tag's name starts with a slash, and that of a comment is empty."""
    match = _OPENING.search(text)
    while match:
        if not match["name"]:
            token: _Token | None = _Token("", match.start(), match.end(), (), has_slash=False)
        else:
            token = _tag(text, match)
        if token is None:
            return
        yield token
        match = _OPENING.search(text, _after(text, token))


def _tag(text: str, opening: re.Match[str]) -> _Token | None:
    """The tag that starts at a match, or None when the text ends in it."""
    attributes: list[TagAttribute] = []
    position = opening.end()
    while not (end := _TAG_END.match(text, position)):
        match = _ATTRIBUTE.match(text, position)
        if match is None:
            return None
        attributes.append(_attribute(match))
        position = match.end()
    if not end[1]:
        return None
    has_slash = text[end.end() - 2] == "/"
    return _Token(opening["slash"] + opening["name"], opening.start(), end.end(), tuple(attributes), has_slash)


def _attribute(match: re.Match[str]) -> TagAttribute:
    value = next((match.span(group) for group in ("double", "single", "bare") if match[group] is not None), None)
    return TagAttribute(match["name"], match.start("name"), match.end("name"), value, match.end())


def _after(text: str, token: _Token) -> int:
    """Where to look for the next tag: behind the content of an element that holds text only."""
    name = html_name(token.name)
    if name not in _RAW_TAGS or token.has_slash:
        return token.end
    end = _RAW_ENDS[name].search(text, token.end)
    return end.start() if end else len(text)


_RAW_ENDS = {name: Expression(rf"(?i)</{name}(?=[\s/>])") for name in _RAW_TAGS}
