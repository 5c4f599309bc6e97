"""Texts that are compared without regard to how their white space is laid out."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from webmcp_forms.source import Span

_SPACE = re.compile(r"\s+")
_LITERAL = re.compile(r"( *)(?:\.\. (?:code|code-block|sourcecode|parsed-literal)::.*|(?!\.\. ).*::)")
_FENCE = re.compile(r"^ {0,3}(`{3,}|~{3,})[^\n]*$", re.MULTILINE)


class LooseText:
    """A text in which other texts are found whatever white space is between their words.

    Generators indent what they copy, or take the indentation away. White space is one blank here, and `_starts` and
    `_shifts` lead from there to the places in the text.
    """

    __slots__ = ("_shifts", "_squeezed", "_starts")

    def __init__(self, text: str) -> None:
        pieces, starts, shifts = [], [0], [0]
        at = length = 0
        for match in _SPACE.finditer(text):
            pieces.append(text[at : match.start()])
            length += match.start() - at
            pieces.append(" ")
            length += 1
            at = match.end()
            if at - length != shifts[-1]:
                starts.append(length)
                shifts.append(at - length)
        pieces.append(text[at:])
        self._squeezed = "".join(pieces)
        self._starts, self._shifts = starts, shifts

    def find(self, wanted: str) -> Iterator[Span]:
        """The places in the text, from its start, at which a text stands."""
        wanted = _SPACE.sub(" ", wanted)
        at = self._squeezed.find(wanted) if wanted else -1
        while at >= 0:
            yield Span(self._place(at), self._place(at + len(wanted) - 1) + 1)
            at = self._squeezed.find(wanted, at + len(wanted))

    def _place(self, squeezed: int) -> int:
        return squeezed + self._shifts[bisect_right(self._starts, squeezed) - 1]


def without_fences(text: str) -> str:
    """A Markdown text with its fenced code blanked out, since what stands there is shown and not used."""
    opening: re.Match[str] | None = None
    pieces, at = [], 0
    for match in _FENCE.finditer(text):
        if opening is None:
            opening = match
        elif match[1].startswith(opening[1]) and not match[0].strip(" `~"):
            pieces += [text[at : opening.start()], re.sub(r"[^\n]", " ", text[opening.start() : match.end()])]
            at, opening = match.end(), None
    return "".join((*pieces, text[at:]))


def without_literals(text: str) -> str:
    """A reStructuredText with its literal blocks blanked out, for the same reason."""
    lines, depth = text.split("\n"), -1
    for number, line in enumerate(lines):
        indentation = len(line) - len(line.lstrip())
        if depth >= 0 and (indentation > depth or not line.strip()):
            lines[number] = re.sub(r"\S", " ", line)
            continue
        opening = _LITERAL.fullmatch(line.rstrip())
        depth = len(opening[1]) if opening else -1
    return "\n".join(lines)
