"""Templates that write templates, such as `search.vue.ejs`: the islands of both languages in one reading.

What the writer puts in is not known, and neither is the value of an expression that it puts something into.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from webmcp_forms.readers.bindings.row import Bindings
from webmcp_forms.readers.bindings.tags import opaque
from webmcp_forms.readers.bindings.values import UNKNOWN, Constants, Value
from webmcp_forms.readers.islands.parts import Island, IslandLanguage
from webmcp_forms.readers.islands.scanner import scan


def through(
    text: str, writer: IslandLanguage, written: IslandLanguage, row: Bindings
) -> tuple[Sequence[Island], Bindings]:
    """The islands of a text in two languages, and the row of the written one as far as its expressions are known."""

    def evaluate(expression: str, constants: Constants) -> Value:
        return UNKNOWN if scan(expression, writer) else row.evaluate(expression, constants)

    return both(text, scan(text, writer), written), replace(row, evaluate=evaluate)


def both(text: str, outer: Sequence[Island], written: IslandLanguage) -> Sequence[Island]:
    """The islands of what writes a text, and between them those of the language that is written."""
    inner = scan(opaque(text, outer), written)
    islands = sorted((*outer, *inner), key=lambda island: (island.start, island.start < island.end, -island.end))
    return _outermost(islands)


def _outermost(islands: Sequence[Island]) -> Sequence[Island]:
    """The islands that lie in no other one."""
    found: list[Island] = []
    for island in islands:
        if not found or island.start >= found[-1].end:
            found.append(island)
    return found
