"""Shopify's forms: `{% form 'contact', toolname: 'write' %}` … `{% endform %}` renders a form with these attributes.

The words and values that it has in common with HTML stay, and islands stand for what is written otherwise. Where the
form is sent, and what else its kind adds, nobody knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, Island, Role, Step

FORM_TAG = Expression(r"\{%-?\s*form\s[^%]*%\}")
"""A tag that opens a form, as an expression."""

_FORM = Expression(r"\{%-?\s*(?=form\s[^%]*\btool\w+\s*:)form(?=\s)")
_END = Expression(r"\{%-?\s*(?=endform\b)end")
_ATTRIBUTE = Expression(r"(?P<name>[A-Za-z_][\w-]*)\s*(?P<sign>:)\s*(?P<value>\"[^\"]*\"|'[^']*'|[^\s,\"']+)")


def with_forms(text: str, islands: Iterable[Island]) -> Iterator[Island]:
    """The islands, with those that open and close a form of a tool as tags."""
    is_open = False
    for island in islands:
        if opening := _FORM.match(text, island.start, island.end):
            is_open = True
            yield from _start_tag(text, island, opening.end())
        elif is_open and (closing := _END.match(text, island.start, island.end)):
            is_open = False
            yield from _end_tag(text, island, closing.end())
        else:
            yield island


def _start_tag(text: str, island: Island, position: int) -> Iterator[Island]:
    """`<` goes before the name and `=` in place of a colon; what comes first stands for unknown attributes."""
    name = position - len("form")
    yield Island(island.start, name - 1, SILENT, margin=(island.margin[0], 0))
    yield Island(name - 1, name, Step(Role.WORD, "<"))
    end = island.end - len("%}")
    for number, match in enumerate(_ATTRIBUTE.finditer(text, position, end)):
        yield from _between(text, position, match.start(), SILENT if number else OUTPUT)
        yield Island(match.start("sign"), match.end("sign"), Step(Role.WORD, "="))
        if match["value"][0] not in "\"'":
            yield Island(*match.span("value"), OUTPUT)
        position = match.end()
    yield from _between(text, position, end, SILENT)
    yield from _tag_end(island)


def _end_tag(text: str, island: Island, name: int) -> Iterator[Island]:
    yield Island(island.start, name - len("</"), SILENT, margin=(island.margin[0], 0))
    yield Island(name - len("</"), name, Step(Role.WORD, "</"))
    yield from _between(text, name + len("form"), island.end - len("%}"), SILENT)
    yield from _tag_end(island)


def _between(text: str, start: int, end: int, step: Step) -> Iterator[Island]:
    """What stands between two attributes, without the white space around it."""
    written = text[start:end]
    if inner := written.strip():
        first = start + written.index(inner)
        yield Island(first, first + len(inner), step)


def _tag_end(island: Island) -> Iterator[Island]:
    yield Island(island.end - 2, island.end - 1, Step(Role.WORD, ">"))
    yield Island(island.end - 1, island.end, SILENT, margin=(0, island.margin[1]))
