"""The strings of a program with forms in them, read as one page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from webmcp_forms.document.nodes import Document
from webmcp_forms.readers.html import read_text
from webmcp_forms.readers.html_tree import HtmlTree
from webmcp_forms.readers.islands.blocks import pair
from webmcp_forms.readers.islands.masking import BLANK, mask
from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, Island, Role, Step
from webmcp_forms.readers.islands.tree import IslandTree, Template
from webmcp_forms.readers.offsets import OffsetMap, normalize_newlines
from webmcp_forms.readers.strings.markup import FindStrings, MarkupString
from webmcp_forms.source import SourceFile

_ESCAPE = re.compile(r"\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))")
_SPACES = frozenset("nrtvf\n")
_LARGEST = 0x10FFFF
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
    """The page in the strings of a Python program; without one, an empty page."""
    return read_embedded(source, _PYTHON) or replace(read_text(source, "", OffsetMap()), language=_PYTHON)


def with_embedded(document: Document) -> Document:
    """The document with the page in its strings as one more reading, when there is one."""
    if document.language not in FINDERS:
        return document
    embedded = read_embedded(document.source, document.language)
    if embedded is None:
        return document
    gaps = embedded.hidden
    inside = tuple(replace(left, start=left.end, end=right.start) for left, right in pairwise(gaps))
    readings = tuple(
        replace(reading, alternatives=(), hidden=tuple(sorted((*reading.hidden, *inside), key=lambda span: span.start)))
        for reading in document.readings
    )
    return replace(readings[0], alternatives=(*readings[1:], embedded))


def read_embedded(source: SourceFile, language: str) -> Document | None:
    """The page in the strings of a program, or None when no string starts a form."""
    text, offsets = normalize_newlines(source.text)
    strings = tuple(FINDERS[language](text))
    if not strings:
        return None
    islands = tuple(_islands(text, strings))
    template = Template(text, islands, pair(islands, len(text)), offsets)
    document = read_text(source, mask(_unescaped(text, strings), islands), offsets)
    if not isinstance(document.tree, HtmlTree):
        raise TypeError("only the HTML reader's trees have islands")
    hidden = tuple(offsets.span(start, end) for start, end in _gaps(text, strings))
    return replace(document, language=language, tree=IslandTree(document.tree, template), hidden=hidden, frames=())


def _gaps(text: str, strings: Sequence[MarkupString]) -> Iterator[tuple[int, int]]:
    """The code before, between and after the strings."""
    position = 0
    for string in strings:
        yield position, string.start
        position = max(end for _, end in (*string.literals, *string.values))
    yield position, len(text)


def _islands(text: str, strings: Sequence[MarkupString]) -> Iterator[Island]:
    """The code as islands: between strings it ends an arm and starts the next, within one it is a value or nothing."""
    gaps = tuple(_gaps(text, strings))
    for number, (gap, string) in enumerate(zip(gaps, strings, strict=False)):
        yield Island(*gap, Step(Role.OPEN_BRANCH if number == 0 else Role.ARM))
        yield from _inside(string)
    yield Island(*gaps[-1], Step(Role.CLOSE))


def _inside(string: MarkupString) -> Iterator[Island]:
    position: int | None = None
    stretches = sorted([*((*span, False) for span in string.literals), *((*span, True) for span in string.values)])
    for start, end, is_value in stretches:
        if position is not None and position < start:
            yield Island(position, start, SILENT)
        if is_value:
            yield Island(start, end, OUTPUT)
        position = end


def _unescaped(text: str, strings: Sequence[MarkupString]) -> str:
    """The text with the escapes in its strings replaced by what they mean, as long as before."""
    pieces: list[str] = []
    position = 0
    for string in strings:
        for start, end in () if string.raw else string.literals:
            pieces += (text[position:start], _ESCAPE.sub(_meaning, text[start:end]))
            position = end
    return "".join((*pieces, text[position:]))


def _meaning(match: re.Match[str]) -> str:
    digits = match[1] or match[2] or match[3]
    if digits:
        code = int(digits, 16)
        character = chr(code) if code <= _LARGEST and not 0xD800 <= code <= 0xDFFF else "\ufffd"  # noqa: PLR2004 - surrogates
    else:
        character = " " if match[4] in _SPACES else match[4]
    if match[4] == "\n":
        return f"{BLANK}\n"
    return character.rjust(len(match[0]), BLANK)
