"""The comments of a template: those of its language, and those in its code, its front matter and its scripts.

The delimiters of code render as nothing: where only blanks are between one of them and a comment, it is taken for a
comment without text, so that the comment has its line to itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.code_comments import C_LIKE, SCRIPT, CodeComment, Syntax, code_comments
from webmcp_forms.readers.comments import Comment, Tag, Token
from webmcp_forms.readers.islands.parts import Island, IslandLanguage, Role
from webmcp_forms.readers.islands.tree import Template
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.source import Span

_BLANKS = " \t"
# With a note, or with signs that trim white space.
_COMMENT_TAG = Expression(r"\{%[-+]?\s*comment\b[^%]*%\}")
_CODE_OPENING = Expression(r"\s*(?:<\?(?:php\b|=)?|<%[-_=!]?|\{%-?|@\{|@php\b|---)?")
_CODE_CLOSINGS = ("-%>", "_%>", "%>", "?>", "-%}", "%}", "}", "@endphp", "---", "")
# Of what is no comment, only that matters which is meant for the linter.
_MEANT = Expression(r"[<{@%?~\s-]*+(?:/[/*]++|\#++|!++-*+)\s*+(?=webmcp)")
_PROGRAMS: Mapping[str, Syntax] = {"/script": SCRIPT, "/style": C_LIKE}
_FOREIGN = "no comment of this template language is written like that"


def island_comments(template: Template, language: IslandLanguage) -> Iterator[Comment]:
    """The comments in the islands of a template, and what looks like one and is none of its language."""
    for island in template.islands:
        written = template.text[island.start : island.end]
        bounds = _bounds(written, language.comments) if island.step.role is not Role.OUTPUT else None
        if bounds:
            opened, closed = bounds
            yield _comment(
                template, island, (0, len(written)), opened, written[opened : closed if closed >= 0 else None]
            )
            continue
        in_code = tuple(_in_code(template, island, written, language.code)) if language.code else ()
        yield from in_code
        if not in_code and (meant := _MEANT.match(written)):
            yield _comment(template, island, (0, len(written)), meant.end(), written[meant.end() :], problem=_FOREIGN)


def with_programs(tokens: Iterable[Token], text: str) -> Iterator[Token]:
    """Comments and tags, with the comments in the scripts and style sheets of a text among them."""
    start = 0
    for token in tokens:
        if isinstance(token, Tag) and token.name in _PROGRAMS:
            for one in code_comments(text[start : token.span.start], _PROGRAMS[token.name]):
                span = Span(start + one.start, start + one.end)
                yield Comment(span, one.text, start + one.inner, OffsetMap(), is_in_program=True)
        start = token.span.end
        yield token


def _in_code(template: Template, island: Island, written: str, syntax: Syntax) -> Iterator[Comment]:
    """The comments in an island of code: one that is all of it is the island, and so is code that says nothing."""
    start, end = _code_bounds(written)
    code = written[start:end]
    found = tuple(code_comments(code, syntax))
    rest = _without(code, found)
    if not any(rest) and len(found) <= 1 and written[:start].strip():
        inner, text = (found[0].inner, found[0].text) if found else (0, "")
        yield _comment(template, island, (0, len(written)), start + inner, text)
        return
    if found and not rest[0] and written[:start].strip():
        yield _comment(template, island, (0, start), start, "")
    for one in found:
        yield _comment(template, island, (start + one.start, start + one.end), start + one.inner, one.text)
    if found and not rest[-1] and written[end:].strip():
        yield _comment(template, island, (end, len(written)), end, "")


def _without(code: str, comments: Sequence[CodeComment]) -> Sequence[str]:
    """What stands before, between and after the comments of a piece of code, without blanks at either end."""
    starts = [0, *(one.end for one in comments)]
    ends = [*(one.start for one in comments), len(code)]
    return [code[start:end].strip() for start, end in zip(starts, ends, strict=True)]


def _code_bounds(written: str) -> tuple[int, int]:
    """Where the code of an island starts and ends, without its delimiters."""
    opening = _CODE_OPENING.match(written)
    start = opening.end() if opening else 0
    stripped = written.rstrip()
    closing = next(closing for closing in _CODE_CLOSINGS if stripped.endswith(closing))
    return start, max(start, len(stripped) - len(closing))


def _comment(  # noqa: PLR0913 - where it stands is three of them
    template: Template, island: Island, part: tuple[int, int], inner: int, text: str, *, problem: str = ""
) -> Comment:
    span = template.offsets.span(island.start + part[0], island.start + part[1])
    return Comment(span, text, island.start + inner, template.offsets, problem)


def _bounds(written: str, delimiters: tuple[tuple[str, str], ...]) -> tuple[int, int] | None:
    """Where the text of an island starts and ends that is a comment; -1 where it does not end."""
    for opening, closing in delimiters:
        if written.lstrip(_BLANKS).startswith(opening):
            opened = written.index(opening) + len(opening)
            return opened, written.find(closing, opened)
    tag = _COMMENT_TAG.match(written)
    return (tag.end(), written.rfind("{%", tag.end())) if tag else None
