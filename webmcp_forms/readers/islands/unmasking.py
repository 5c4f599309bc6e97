"""What the fillers in the parser's tree of a masked text stand for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import field

from webmcp_forms.document.nodes import Hole, MixedText, Text
from webmcp_forms.readers.islands.masking import BLANK, FIRST_FILLER, LAST_FILLER, PRIVATE_USE
from webmcp_forms.readers.islands.parts import TEXT, WHOLE, Island
from webmcp_forms.readers.offsets import OffsetMap
from webmcp_forms.records import record

# One island's filler: its line breaks lie between two of its characters.
_FILLER = re.compile(f"([{chr(FIRST_FILLER)}-{chr(0x10FFFF)}])(?:(?:\\n|\\1)*\\1)?")
# What renders as nothing, with a line break that goes with it.
_BLANKS = re.compile(r"\f+(?:\n+\f+)*(?:\n|\t(?=\n))?")


def fillers(text: str) -> list[str]:
    """The filler characters in a text, one an island."""
    return [] if text.isascii() else [match[1] for match in _FILLER.finditer(text)]


@record
class Holes:
    """The holes of a template, by the characters that fill them; `text` is what was masked."""

    text: str
    islands: Sequence[Island]
    offsets: OffsetMap
    known: dict[str, Hole] = field(default_factory=dict)

    def unmask(self, text: str) -> Text:
        """A text of the parser's tree with its fillers as holes, and without blanks."""
        if BLANK in text:
            text = _BLANKS.sub("", text)
        first = None if text.isascii() else PRIVATE_USE.search(text)
        return text if first is None else self._mixed(text, first[0])

    def _mixed(self, text: str, first: str) -> Text:
        island = self._island(first)
        if island and island.step is WHOLE:
            text = text.strip("\n")
        parts: list[str | Hole] = []
        position = gone = 0
        for match in _FILLER.finditer(text):
            island = self._island(match[1])
            before, after = island.margin if island else (0, 0)
            if literal := _without_margin(text[position : match.start()], gone, before):
                parts.append(literal)
            value = island.value if island else None
            parts.append(self.hole(match[1]) if value is None else value)
            position, gone = match.end(), after
        if rest := _without_margin(text[position:], gone, 0):
            parts.append(rest)
        return MixedText(tuple(parts)) if any(isinstance(part, Hole) for part in parts) else "".join(map(str, parts))

    def hole(self, filler: str) -> Hole:
        """The hole that a filler character stands for."""
        found = self.known.get(filler)
        if found is None:
            found = self.known[filler] = self._made(filler)
        return found

    def _made(self, filler: str) -> Hole:
        island = self._island(filler)
        if island is None:
            return Hole("")
        start, end = island.head or (island.start, island.end)
        is_branch = not island.step.is_shown
        return Hole(self.text[start:end], self.offsets.span(start, end), island.step is TEXT, is_branch)

    def _island(self, filler: str) -> Island | None:
        number = ord(filler) - FIRST_FILLER
        return self.islands[number] if number < min(len(self.islands), LAST_FILLER - FIRST_FILLER) else None


def _without_margin(text: str, after: int, before: int) -> str:
    """A text between two islands without the white space that goes with them."""
    following = text[after:] if after and text[:after].isspace() else text
    return following[:-before] if before and following[-before:].isspace() else following
