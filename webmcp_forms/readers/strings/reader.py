"""The strings of a program with forms in them, each read as a page of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from webmcp_forms.document.nodes import Document
from webmcp_forms.readers.html import read_text
from webmcp_forms.readers.offsets import OffsetMap, normalize_newlines
from webmcp_forms.readers.strings.markup import FindStrings, MarkupString
from webmcp_forms.readers.strings.page import StringPage
from webmcp_forms.source import SourceFile, Span

_PYTHON = "python"


def _javascript(text: str) -> Iterator[MarkupString]:
    from webmcp_forms.readers.strings.javascript import javascript_strings

    return javascript_strings(text)


def _python(text: str) -> Iterator[MarkupString]:
    from webmcp_forms.readers.strings.python import python_strings

    return python_strings(text)


FINDERS: Mapping[str, FindStrings] = {
    "jsx": _javascript,
    "tsx": _javascript,
    "ts": _javascript,
    _PYTHON: _python,
}
"""What finds the strings of a program, by the name of its language."""


def read_python(source: SourceFile) -> Document:
    """The pages in the strings of a Python program; without one, an empty page."""
    return read_embedded(source, _PYTHON) or replace(read_text(source, "", OffsetMap()), language=_PYTHON)


def with_embedded(document: Document) -> Document:
    """The document with the pages in its strings as more readings, when there are any."""
    if document.language not in FINDERS:
        return document
    pages = tuple(_pages(document.source, document.language))
    if not pages:
        return document
    strings = tuple(page.span for page in pages)
    own = (document, *document.alternatives)
    return _as_one(
        [replace(reading, hidden=_with(reading.hidden, strings)) for reading in own],
        [replace(reading, hidden=_with(reading.hidden, strings)) for reading in document.omissions],
        pages,
    )


def read_embedded(source: SourceFile, language: str) -> Document | None:
    """The pages in the strings of a program as readings of it, or None when no string starts a form."""
    pages = tuple(_pages(source, language))
    return _as_one((), (), pages) if pages else None


def _pages(source: SourceFile, language: str) -> Iterator[StringPage]:
    text, offsets = normalize_newlines(source.text)
    return (StringPage(source, language, text, offsets, string) for string in FINDERS[language](text))


def _as_one(alternatives: Sequence[Document], omissions: Sequence[Document], pages: Sequence[StringPage]) -> Document:
    """One document of readings and of the pages in strings: a program shows one or the other."""
    shown, shorter = [*alternatives], [*omissions]
    for page in pages:
        document = page.read()
        around = page.around
        shown += (_inside(reading, around) for reading in (document, *document.alternatives))
        shorter += (_inside(reading, around) for reading in document.omissions)
    first, *others = (replace(reading, alternatives=(), omissions=()) for reading in shown)
    return replace(first, alternatives=tuple(others), omissions=tuple(shorter))


def _inside(document: Document, around: Sequence[Span]) -> Document:
    """A reading of a string, which shows nothing of the program around it."""
    return replace(document, hidden=_with(document.hidden, around), alternatives=(), omissions=())


def _with(hidden: Sequence[Span], more: Sequence[Span]) -> tuple[Span, ...]:
    return tuple(sorted((*hidden, *more), key=lambda span: span.start))
