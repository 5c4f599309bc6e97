"""A Document as text, one line an element: for golden files and for the people who write readers.

    html
      form 1:1 toolname="find" tooldescription="Find a car"
        label 2:3 "Make " "*"
          input 2:14 name="make_"+hole("{{ id }}") in-loop

Each reading of a template starts with a line of its own. A line is the tag, its place as line:column (nothing for an
element that the source does not spell out), its attributes,
its own texts where they are more than white space, and its marks: `shadow` and `inert` scopes, the `owner` that the
parser gave it, and when it is there at all. Frames are indented documents. Quotes and control characters in values are
escaped as in JSON.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from json.encoder import encode_basestring

from webmcp_forms.document.nodes import (
    DOCUMENT_SCOPE,
    INERT_SCOPE,
    NO_WRAPPER,
    Certainty,
    Document,
    Element,
    Hole,
    Namespace,
    Presence,
    Text,
    written,
)

_LONGEST_TEXT = 60
# Deeper lines are not indented further, so that a page of n nested elements makes a text of size n.
_DEEPEST_INDENT = 40
_INDENT = "  "


def dump(document: Document) -> Iterator[str]:
    """The lines of a document, its other readings and its frames, without line ends; linear in the size of the page."""
    for reading in document.readings:
        yield from _reading_lines(reading)


def _reading_lines(document: Document) -> Iterator[str]:
    pending = [_document_lines(document, 0)]
    while pending:
        line = next(pending[-1], None)
        if line is None:
            pending.pop()
        elif isinstance(line, str):
            yield line
        else:
            frame, depth = line
            pending.append(_document_lines(frame, depth))


def _document_lines(document: Document, depth: int) -> Iterator[str | tuple[Document, int]]:
    """The lines of one document, and its frames with their depth where they stand."""
    yield f"{_indent(depth)}document {document.language}{_problem(document)}{_left_out(document)}"
    frames = dict(document.frames)
    depths: list[int] = []
    for element in document.elements():
        own = 1 + (depths[element.parent] if element.parent >= 0 else depth)
        depths.append(own)
        yield f"{_indent(own)}{' '.join(_facts(document, element))}"
        if element.index in frames:
            yield frames[element.index], own + 1


def _indent(depth: int) -> str:
    return _INDENT * depth if depth <= _DEEPEST_INDENT else f"{_INDENT * _DEEPEST_INDENT}({depth}) "


def _left_out(document: Document) -> str:
    starts = (_line_column(document, span.start) for span in document.hidden)
    return f" without {' '.join(starts)}" if document.hidden else ""


def _problem(document: Document) -> str:
    if document.problem is None:
        return ""
    message = encode_basestring(document.problem.message)
    return f" stopped {_line_column(document, document.problem.offset)} {message}"


def _facts(document: Document, element: Element) -> Iterator[str]:
    prefix = f"{element.namespace.name.lower()}:" if element.namespace is not Namespace.HTML else ""
    yield prefix + element.tag
    if place := _start(document, element):
        yield place
    for name, value in element.attributes.items():
        yield f"{name}={show_text(value)}"
    for child in document.tree.children(element.index):
        if not isinstance(child, int) and not written(child).isspace():
            yield show_text(child, _LONGEST_TEXT)
    yield from _scope_marks(element)
    if element.index in document.parser_owners:
        yield f"owner={_owner(document, document.parser_owners[element.index])}"
    yield from _presence_marks(element.presence)


def _owner(document: Document, index: int) -> str:
    if index < 0:
        return "nobody"
    return _start(document, document.element(index)) or str(index)


def _scope_marks(element: Element) -> Iterator[str]:
    if element.scope == INERT_SCOPE:
        yield "inert"
    elif element.scope != DOCUMENT_SCOPE:
        yield f"shadow={element.scope}"


def _presence_marks(presence: Presence) -> Iterator[str]:
    if presence.certainty is not Certainty.ALWAYS:
        yield f"in-{presence.certainty.value}"
    for branch, arm in presence.arms:
        yield f"arm={branch}.{arm}"
    if presence.conditional_attributes:
        yield f"conditional={','.join(sorted(presence.conditional_attributes))}"
    for hole in presence.unknown_attributes:
        yield f"unknown-attributes={_hole(hole)}"
    if presence.component:
        yield "component"
    if presence.wrapper != NO_WRAPPER:
        yield f"wrapper={presence.wrapper}"


def show_text(text: Text, longest: int | None = None) -> str:
    """A text as quoted literals and holes joined by `+`, each cut to `longest` characters."""
    parts = (text,) if isinstance(text, str) else text.parts
    return "+".join(_hole(part) if isinstance(part, Hole) else _literal(part, longest) for part in parts)


def _hole(hole: Hole) -> str:
    return f"hole({encode_basestring(hole.source)})"


def _literal(text: str, longest: int | None) -> str:
    if longest is None or len(text) <= longest:
        return encode_basestring(text)
    return f"{encode_basestring(text[:longest])}..."


def _start(document: Document, element: Element) -> str:
    place = document.place(element)
    return _line_column(document, place.start_tag.start) if place else ""


def _line_column(document: Document, offset: int) -> str:
    # Not `SourceFile.position`, whose UTF-16 column takes a walk along the line.
    starts = document.source.line_starts
    line = bisect_right(starts, offset)
    return f"{line}:{offset - starts[line - 1] + 1}"
