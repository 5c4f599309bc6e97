"""Angular: `{{ }}` and the blocks `@if (…) { … } @else { … }`, `@for`, `@switch`, `@defer`.

A brace closes a block wherever it stands in text, so braces and headers are walked together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.bindings.delimiters import LITERALS
from webmcp_forms.readers.bindings.tags import opaque, read_tags
from webmcp_forms.readers.form_pointer import Stretches
from webmcp_forms.readers.islands.blade import parentheses
from webmcp_forms.readers.islands.parts import SILENT, Delimiter, Island, IslandLanguage, Role, Step, silent
from webmcp_forms.readers.islands.parts import text as as_text
from webmcp_forms.readers.islands.scanner import scan

_WORDS = r"if|else\s+if|else|for|empty|switch|case|default|defer|placeholder|loading|error"
_HEADER = rf"@(?:{_WORDS})\b\s*+(?:{parentheses()}\s*+)?+\{{"
_TEXTS = IslandLanguage(
    "angular texts",
    (
        *LITERALS,
        Delimiter(r"\{\{", "}}", as_text),
        Delimiter(r"\{(?=\s*[\w.$\[\]()]+\s*,\s*(?:plural|select|selectordinal)\s*,)", "}", as_text, balanced=True),
        Delimiter(_HEADER, "", silent),
        Delimiter(r"(?<![\w@])@let\b", ";", silent),
    ),
)
_WORD = Expression(r"@(else\s+if|\w+)")
_BRACE = Expression(r"<!--.*?(?:-->|\Z)|\}", re.DOTALL)
# The block after one that it belongs to, with nothing but comments between.
_CONTINUATION = Expression(r"(?:\s++|<!--.*?-->)*+@(?:else|empty|placeholder|loading|error)\b", re.DOTALL)
_LOOPS = frozenset({"for"})
_ARMS = frozenset({"placeholder", "loading", "error", "else if"})
_LAST_ARMS = frozenset({"else", "empty"})
_CASES = frozenset({"case", "default"})


def scan_angular(text: str) -> list[Island]:
    """The islands of an Angular template."""
    islands = scan(text, _TEXTS)
    headers = [island for island in islands if text.startswith("@", island.start) and text[island.end - 1] == "{"]
    if not headers:
        return list(islands)
    started = {header.start for header in headers}
    closing = _closing_braces(text, islands)
    walked = _walk(text, sorted((*headers, *closing), key=lambda island: island.start))
    others = (island for island in islands if island.start not in started)
    return sorted((*others, *walked), key=lambda island: island.start)


def _closing_braces(text: str, islands: Sequence[Island]) -> Iterator[Island]:
    """The closing braces that stand in text."""
    page = opaque(text, islands)
    tags = read_tags(page, self_closing=True)
    spans = [(tag.start, tag.content_end if tag.name in ("script", "style") else tag.end) for tag in tags]
    inside = Stretches.around(spans)
    for match in _BRACE.finditer(page):
        if match[0] == "}" and not inside.holds(match.start()):
            yield Island(match.start(), match.end(), SILENT)


@dataclass(slots=True)
class _Block:
    """An open block by the word of its header; a switch that has a case is `started`, and a case is in a switch."""

    word: str
    started: bool = False


def _walk(text: str, marks: Sequence[Island]) -> Iterator[Island]:
    """Headers and closing braces with what each of them does; a brace that closes nothing is text."""
    pending: list[_Block] = []
    goes_on = False
    for mark in marks:
        if text[mark.start] == "@":
            word = _word(text, mark)
            around = pending[-1] if pending else None
            yield replace(mark, step=_header(word, around, goes_on=goes_on))
            pending.append(_Block(word))
            goes_on = False
        elif pending:
            closed = pending.pop()
            goes_on = closed.word not in _CASES and _CONTINUATION.match(text, mark.end) is not None
            yield replace(mark, step=SILENT if goes_on else _closed(closed))


def _word(text: str, header: Island) -> str:
    match = _WORD.match(text, header.start)
    return " ".join(match[1].split()) if match else ""


def _header(word: str, around: _Block | None, *, goes_on: bool) -> Step:
    if word == "switch":
        return SILENT
    if word in _CASES and around and around.word == "switch":
        is_first, around.started = not around.started, True
        return Step(Role.OPEN_BRANCH if is_first else Role.LAST_ARM if word == "default" else Role.ARM)
    if goes_on:
        return Step(Role.LAST_ARM if word in _LAST_ARMS else Role.ARM)
    return Step(Role.OPEN_LOOP if word in _LOOPS else Role.OPEN_BRANCH)


def _closed(block: _Block) -> Step:
    """What the end of a block closes: that of a case nothing, that of a switch its last case."""
    if block.word in _CASES or (block.word == "switch" and not block.started):
        return SILENT
    return Step(Role.CLOSE)
