"""From a text to its islands, in order and without overlap, in linear time.

>>> from webmcp_forms.readers.islands.languages import LANGUAGES
>>> [island.start for island in scan("<p {% if x %}a{% endif %}>", LANGUAGES["jinja"])]
[3, 14]
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from webmcp_forms.readers.islands.balance import Braces
from webmcp_forms.readers.islands.margins import NONE
from webmcp_forms.readers.islands.parts import SILENT, Delimiter, Island, IslandLanguage, Region
from webmcp_forms.records import record

_FRONT_MATTER = re.compile(r"---[ \t]*\n(?s:.*?)\n---[ \t]*(?:\n|\Z)")
# How far a string in an island may reach past what would else be the island's end.
_LONGEST_STRING = 2000
# How often closing text in an island is looked at because of braces that are open.
_MOST_BRACES = 20


def scan(text: str, language: IslandLanguage) -> tuple[Island, ...]:
    """The islands of a text whose line breaks are line feeds."""
    return tuple(language.scanner(text) if language.scanner else _Scan(text, language).islands())


@record
class _Compiled:
    """All openings of a language as one expression with a group after each, and all openings of regions as another.

    A group around each would keep Python from skipping to the characters that an opening starts with.
    """

    opening: re.Pattern[str]
    region: re.Pattern[str] | None

    @classmethod
    def of(cls, language: IslandLanguage) -> _Compiled:
        openings = (f"(?:{delimiter.opening})()" for delimiter in language.delimiters)
        regions = "|".join(f"(?:{region.opening})()" for region in language.regions)
        return cls(re.compile("|".join(openings), re.MULTILINE), re.compile(regions, re.DOTALL) if regions else None)


_compiled: dict[str, _Compiled] = {}


@dataclass(slots=True)
class _Scan:
    text: str
    language: IslandLanguage
    compiled: _Compiled = field(init=False)
    # Closing texts that do not come any more, so that looking for them again and again stays linear.
    missing: set[str] = field(default_factory=set)
    braces: Braces = field(init=False)

    def __post_init__(self) -> None:
        self.braces = Braces(self.text)
        if self.language.name not in _compiled:
            _compiled[self.language.name] = _Compiled.of(self.language)
        self.compiled = _compiled[self.language.name]

    def islands(self) -> Iterator[Island]:
        position = 0
        if self.language.front_matter and (matter := _FRONT_MATTER.match(self.text)):
            yield Island(0, matter.end(), SILENT)
            position = matter.end()
        while match := self.compiled.opening.search(self.text, position):
            delimiter = self.language.delimiters[(match.lastindex or 1) - 1]
            end = self._end(match, delimiter)
            position = match.end() if end is None else end
            if end is None:
                continue
            if delimiter.escape >= 0:
                yield Island(match.start() + delimiter.escape, match.start() + delimiter.escape + 1, SILENT)
            if not delimiter.literal:
                inner = self.text[match.end() : end - len(delimiter.closing)] if delimiter.closing else match[0]
                region = self._region(inner, end)
                if region:
                    yield from self._region_islands((match.start(), end), *region, delimiter)
                    position = region[1][1]
                else:
                    margin = self._margin(match.start(), end, delimiter)
                    step = delimiter.classify(inner)
                    yield Island(match.start(), end, step, None, margin)
                    yield from (Island(end, end, then, head=(match.start(), end)) for then in step.then)

    def _region_islands(
        self, opening: tuple[int, int], region: Region, closing: tuple[int, int], delimiter: Delimiter
    ) -> Iterator[Island]:
        """The two ends of a region; or all of it as one island."""
        first, last = (self._margin(*span, delimiter) for span in (opening, closing))
        if region.step is None:
            yield Island(*opening, SILENT, margin=first)
            yield Island(*closing, SILENT, margin=last)
        else:
            yield Island(opening[0], closing[1], region.step, margin=(first[0], last[1]))

    def _margin(self, start: int, end: int, delimiter: Delimiter) -> tuple[int, int]:
        return delimiter.margin(self.text, start, end) if delimiter.margin else NONE

    def _region(self, inner: str, end: int) -> tuple[Region, tuple[int, int]] | None:
        """The region that an island opens, and where its closing island stands."""
        match = self.compiled.region.match(inner) if self.compiled.region else None
        if match is None:
            return None
        region = self.language.regions[(match.lastindex or 1) - 1]
        closing = self._region_end(region, end)
        return (region, closing) if closing else None

    def _region_end(self, region: Region, position: int) -> tuple[int, int] | None:
        if region.closing in self.missing:
            return None
        match = _pattern(region.closing).search(self.text, position)
        if match is None:
            self.missing.add(region.closing)
        return match.span() if match else None

    def _end(self, match: re.Match[str], delimiter: Delimiter) -> int | None:
        """Where the island that a match opens ends, or None when it is none."""
        if not delimiter.closing:
            return match.end()
        if delimiter.balanced:
            return self.braces.end(match.end())
        first = self._find(delimiter.closing, match.end())
        if first is None:
            return len(self.text) if delimiter.open_ended else None
        return self._closing(match.end(), first, delimiter) + len(delimiter.closing)

    def _closing(self, start: int, first: int, delimiter: Delimiter) -> int:
        """Where the closing text stands, the first of which is known."""
        if delimiter.code:
            return self._end_after_code(start, first, delimiter)
        inner = self.text[start:first]
        has_strings = delimiter.strings and ('"' in inner or "'" in inner or "`" in inner)
        end = self._end_after_strings(start, first, delimiter) if has_strings else first
        return self._end_after_braces(start, end, delimiter) if delimiter.nested and "{" in inner else end

    def _find(self, closing: str, position: int) -> int | None:
        if closing in self.missing:
            return None
        found = self.text.find(closing, position)
        if found < 0:
            self.missing.add(closing)
            return None
        return found

    def _end_after_code(self, start: int, first: int, delimiter: Delimiter) -> int:
        """The first closing text that is in no string or comment; the very first one when one of these has no end."""
        if delimiter.code in self.missing:
            return first
        pattern = _pattern(f"({re.escape(delimiter.closing)})|{delimiter.code}")
        position = start
        while match := pattern.search(self.text, position):
            if match[1]:
                return match.start()
            position = match.end()
        self.missing.add(delimiter.code)
        return first

    def _end_after_braces(self, start: int, end: int, delimiter: Delimiter) -> int:
        """The first closing text before which as many braces are closed as are opened, or the one that is known."""
        found, limit = end, end + _LONGEST_STRING
        depth, counted = 0, start
        for _ in range(_MOST_BRACES):
            depth += self.text.count("{", counted, found) - self.text.count("}", counted, found)
            if depth <= 0:
                return found
            counted, found = found, self.text.find(delimiter.closing, found + 1, limit)
            if found < 0:
                break
        return end

    def _end_after_strings(self, start: int, first: int, delimiter: Delimiter) -> int:
        """The first closing text that is in no string, or the very first one when the strings do not work out."""
        end, position = first, start
        limit = first + _LONGEST_STRING
        while True:
            quote = _open_string(self.text, position, end)
            if quote is None:
                return end
            closed = _string_end(self.text, quote, end, limit)
            if closed is None:
                return first
            end = self.text.find(delimiter.closing, closed, limit)
            if end < 0:
                return first
            position = closed


# An apostrophe in a word starts no string.
_STRING = re.compile(
    r"""(?P<quote>"|(?<!\w)[rfbu]?['`])(?:"""
    r"""(?<=")(?:[^"\\]|\\.)*+(?P<double>")?|(?<=')(?:[^'\\]|\\.)*+(?P<single>')?|(?<=`)[^`]*+(?P<back>`)?)""",
    re.DOTALL,
)


def _open_string(text: str, start: int, end: int) -> int | None:
    """Where a string starts that is still open at `end`."""
    position = start
    while match := _STRING.search(text, position, end):
        if match.lastgroup == "quote":
            return match.end("quote") - 1
        position = match.end()
    return None


def _string_end(text: str, quote: int, position: int, limit: int) -> int | None:
    """Just past the end of the string that starts at `quote`, when it ends on the same line and before the limit."""
    found = text.find(text[quote], position, limit)
    rest = text[position:found] if found >= 0 else "\n"
    if "\n" in rest or ("<" in rest and ">" in rest):
        return None
    return found + 1


@lru_cache(maxsize=64)
def _pattern(expression: str) -> re.Pattern[str]:
    return re.compile(expression, re.DOTALL)
