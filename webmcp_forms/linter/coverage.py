"""Which part of a page a directive covers.

- `ignore` covers what follows its comment on the line. When nothing follows there, it covers what comes before on the
  line; when comments have their lines to themselves, the next start tag, wherever that ends, or the next line where no
  tag follows, as in a program or a style sheet of its own. Line breaks in comments end no line. A comment that a
  template language allows inside a start tag covers that tag. A script or style sheet is covered with its content; in
  that of a component, a comment with lines to itself covers the next line, as in a program.
- `ignore-form` covers the form around its comment, else the next one, with all that the form owns.
- `ignore-file` covers the file.

The comment itself is always covered, for the rules about suppressions. A finding stands where its span starts.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from webmcp_forms.document.nodes import Document
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.directives import Directive, Malformed, Reach, parse_directives
from webmcp_forms.linter.form_areas import FormAreas
from webmcp_forms.linter.prefilter import may_hold_directives
from webmcp_forms.readers.comments import Comment, Tag, comments_and_tags
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile, Span

_NOT_BLANK = Expression(r"\S")
_HOLDING_TEXT = frozenset({"script", "style"})


@dataclass(frozen=True, slots=True, eq=False)
class Area:
    """A part of a page, as spans; the suppressions of one form share theirs, and areas are told apart by identity."""

    spans: tuple[Span, ...]


def directives(document: Document) -> Iterator[tuple[Directive, Area] | Malformed]:
    """The directives of a document and what they cover, without those of the frames in it.

    Of a template with several readings, those of this reading.
    """
    scan = _scan(document)
    lines = _lines(document.source, scan.comments)
    forms = FormAreas(document, scan.form_ends)
    form_areas: dict[int, Area] = {}
    for comment, line in zip(scan.comments, lines, strict=True):
        for parsed in parse_directives(comment) if may_hold_directives(comment.text) else ():
            match parsed:
                case Malformed():
                    yield parsed
                case Directive(Reach.HERE):
                    yield parsed, Area((_here(scan, comment, line, document.source),))
                case Directive(Reach.FORM):
                    yield parsed, _form_area(forms, form_areas, comment)
                case Directive(Reach.FILE):
                    yield parsed, Area((Span(0, len(document.source.text) + 1),))


def _form_area(forms: FormAreas, known: dict[int, Area], comment: Comment) -> Area:
    form = forms.around(comment.span.start) or forms.after(comment.span.end)
    if form is None:
        return Area((comment.span,))
    if form.index not in known:
        known[form.index] = Area(tuple(forms.spans(form)))
    return known[form.index]


@record
class _Scan:
    """The comments of a document, where its start tags start and end, and where its form end tags end."""

    comments: list[Comment] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    form_ends: list[int] = field(default_factory=list)


def _scan(document: Document) -> _Scan:
    scan = _Scan()
    last = ""
    for token in comments_and_tags(document):
        match token:
            case Comment():
                scan.comments.append(token)
            case Tag(span, "/form"):
                scan.form_ends.append(span.end)
            case Tag(span, name) if not name.startswith("/"):
                scan.starts.append(span.start)
                scan.ends.append(span.end)
                last = name
            case Tag(span, name) if last in _HOLDING_TEXT and name == f"/{last}":
                scan.ends[-1] = span.end
    return scan


def _here(scan: _Scan, comment: Comment, line: _Line, source: SourceFile) -> Span:
    has_own_line = line.is_clear_before and line.is_clear_after
    if comment.is_in_program:
        end = _next_line_end(source, comment.span.end) if has_own_line else line.end
        return Span(line.start if line.is_clear_after and not has_own_line else comment.span.start, end)
    before = bisect_right(scan.starts, comment.span.start) - 1
    if before >= 0 and comment.span.start < scan.ends[before]:
        return Span(scan.starts[before], scan.ends[before])
    if has_own_line:
        following = bisect_left(scan.starts, comment.span.end)
        end = scan.ends[following] if following < len(scan.ends) else _next_line_end(source, comment.span.end)
        return Span(comment.span.start, end)
    return Span(line.start if line.is_clear_after else comment.span.start, line.end)


def _next_line_end(source: SourceFile, offset: int) -> int:
    """Where the next line ends that is not blank, for a program or a style sheet, which has no tags."""
    rest = _NOT_BLANK.search(source.text, source.line_span(source.position(offset).line).end)
    return source.line_span(source.position(rest.start()).line).end if rest else offset


@record
class _Line:
    """The line that a comment stands on, and whether nothing but comments stands on it before and after this one."""

    start: int
    end: int
    is_clear_before: bool
    is_clear_after: bool


def _lines(source: SourceFile, comments: Sequence[Comment]) -> Iterator[_Line]:
    """The line of each comment; one in another comment, as templates have it, stands on the line of that."""
    end = 0
    outermost: list[Span] = []
    numbers: list[int] = []
    for comment in comments:
        if comment.span.start >= end:
            outermost.append(comment.span)
            end = comment.span.end
        numbers.append(len(outermost) - 1)
    lines = tuple(_lines_of(source, outermost))
    return (lines[number] for number in numbers)


def _lines_of(source: SourceFile, spans: Sequence[Span]) -> Iterator[_Line]:
    """The lines of spans in order. Line breaks in them end none, so that no line changes when a comment goes."""
    starts: list[int] = []
    before: list[bool] = []
    previous = Span(0, 0)
    for span in spans:
        start = source.line_span(source.position(span.start).line).start
        is_first = previous.end <= start
        starts.append(start if is_first else starts[-1])
        before.append((is_first or before[-1]) and _is_blank(source, max(previous.end, start), span.start))
        previous = span
    ends: list[int] = []
    after: list[bool] = []
    following = Span(len(source.text), len(source.text))
    for span in reversed(spans):
        end = source.line_span(source.position(span.end).line).end
        is_last = following.start >= end
        ends.append(end if is_last else ends[-1])
        after.append((is_last or after[-1]) and _is_blank(source, span.end, min(following.start, end)))
        following = span
    return map(_Line, starts, reversed(ends), before, reversed(after))


def _is_blank(source: SourceFile, start: int, end: int) -> bool:
    return not source.text[start:end].strip()
