"""What comments tell the linter.

A directive is written `webmcp-forms: ignore[WF203, colliding-names] -- reason`. Its entries are codes (`WF203`), names
(`colliding-names`), families (`WF2`) or `ALL`, in any case, with commas or blanks between them. The reason follows a
hyphen, as many as you like, or a dash (a comment of XML cannot hold two hyphens), and goes on to the end of the comment
or to the next directive. `ignore-form` and `ignore-file` in the place of `ignore` reach farther.

A directive may stand anywhere in a comment, and a comment may hold several.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from itertools import pairwise

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.prefilter import DIRECTIVE_START, PREFIX
from webmcp_forms.linter.wording import quoted
from webmcp_forms.readers.comments import Comment
from webmcp_forms.records import record
from webmcp_forms.source import Span

_WORD = Expression(r"\s*+([\w-]*+)\s*+")
_ENTRIES = Expression(r"\[([^\[\]]*+)\]")
_ENTRY = Expression(r"[^\s,]++")
_REASON = Expression(r"\s*+(?:(?:-++|[\u2013\u2014])\s*+(?P<reason>.*))?+\Z", re.DOTALL)


class Reach(Enum):
    """How much of a page a directive is about: a line or tag, a form, or the file."""

    HERE = "ignore"
    FORM = "ignore-form"
    FILE = "ignore-file"


@record
class Entry:
    """One entry of a directive, as written, and its place."""

    text: str
    span: Span

    @property
    def key(self) -> str:
        """What it is compared by."""
        return self.text.lower()


@record
class Directive:
    """A directive that can be read.

    `reason` is "" where none is given. `comment` is the comment around it, and `removal` what has to go for the
    directive to be gone: the comment, if it holds nothing else.
    """

    reach: Reach
    entries: tuple[Entry, ...]
    reason: str
    span: Span
    comment: Span
    removal: Span


@record
class Malformed:
    """Something that is meant as a directive and cannot be read, and why."""

    problem: str
    span: Span


def parse_directives(comment: Comment) -> Iterator[Directive | Malformed]:
    """The directives of a comment in order."""
    starts = [match.start() for match in DIRECTIVE_START.finditer(comment.text)]
    before = len(comment.text[: starts[0]].rstrip()) if starts else 0
    for start, end in pairwise((*starts, len(comment.text))):
        segment = _Segment(comment, comment.text[start:end].rstrip(), before, start, end)
        parsed = _parse(segment)
        if parsed:
            yield Malformed(comment.problem, parsed.span) if comment.problem else parsed
        before = start + len(segment.text)


@record
class _Segment:
    """A comment from one prefix to the next: its text, where what is written before it ends, its start and its end."""

    comment: Comment
    text: str
    before: int
    start: int
    end: int

    def place(self, start: int, end: int) -> Span:
        """The place of a part of the text."""
        return self.comment.part(self.start + start, self.start + end)

    @property
    def removal(self) -> Span:
        """What has to go for the segment to be gone."""
        if self.end < len(self.comment.text):
            return self.comment.part(self.start, self.end)
        if self.before:
            return self.comment.part(self.before, self.start + len(self.text))
        return self.comment.span


def _parse(segment: _Segment) -> Directive | Malformed | None:
    """The directive of a segment; None for prose that mentions the prefix."""
    if not segment.text.startswith(PREFIX):
        return _malformed(segment, _misspelt(segment.text))
    word, position = _word(segment.text)
    reach = next((reach for reach in Reach if reach.value == word), None)
    if reach is None:
        is_meant = not segment.before or word.lower().startswith(Reach.HERE.value)
        return _malformed(segment, _unknown(word)) if is_meant else None
    brackets = _ENTRIES.match(segment.text, position)
    if brackets is None:
        return _malformed(segment, _without_brackets(segment.text, position, reach))
    entries = tuple(
        Entry(match[0], segment.place(*match.span())) for match in _ENTRY.finditer(segment.text, *brackets.span(1))
    )
    reason = _REASON.match(segment.text, brackets.end())
    if not entries:
        return _malformed(segment, "its brackets name no rule")
    if reason is None:
        return _malformed(segment, "what follows the brackets is no reason, which starts with --")
    span = segment.place(0, brackets.end())
    return Directive(reach, entries, reason["reason"] or "", span, segment.comment.span, segment.removal)


def _word(text: str) -> tuple[str, int]:
    """The word after the prefix, and where what follows it starts."""
    match = _WORD.match(text, len(PREFIX))
    return (match[1], match.end()) if match else ("", len(PREFIX))


def _malformed(segment: _Segment, problem: str) -> Malformed:
    """A malformed directive, which is marked up to the end of its line."""
    return Malformed(problem, segment.place(0, len(segment.text.partition("\n")[0].rstrip())))


def _misspelt(text: str) -> str:
    match = DIRECTIVE_START.match(text)
    return f"{quoted(match['misspelt'] if match else text)} is not how it starts"


def _unknown(word: str) -> str:
    known = ", ".join(reach.value for reach in Reach)
    return f"{quoted(word)} is no directive; there are {known}" if word else f"none of {known} follows the colon"


def _without_brackets(text: str, position: int, reach: Reach) -> str:
    if text.startswith("[", position):
        return "its brackets do not close"
    return f"it names no rule in brackets, as in {reach.value}[WF203]"
