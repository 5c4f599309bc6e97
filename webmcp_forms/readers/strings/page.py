"""A string with markup as a page: its values are islands, and so are those of the language that its markup is in."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace

from webmcp_forms.document.nodes import Document
from webmcp_forms.readers.bindings.languages import BINDINGS
from webmcp_forms.readers.bindings.reader import bind
from webmcp_forms.readers.bindings.row import Bindings
from webmcp_forms.readers.bindings.values import UNKNOWN, Constants, Value
from webmcp_forms.readers.bindings.writers import both
from webmcp_forms.readers.detect import detect_markup
from webmcp_forms.readers.islands.blocks import pair
from webmcp_forms.readers.islands.languages import LANGUAGES
from webmcp_forms.readers.islands.masking import mask
from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, Island
from webmcp_forms.readers.islands.reader import read_masked
from webmcp_forms.readers.islands.tree import Template
from webmcp_forms.readers.offsets import OffsetMap, cut
from webmcp_forms.readers.script_bindings import binds
from webmcp_forms.readers.strings.escapes import unescaped
from webmcp_forms.readers.strings.lit import LIT, is_lit
from webmcp_forms.readers.strings.markup import MarkupString
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile, Span

_HTML = "html"
_ALPINE = "alpine"
# What Python fills in is Jinja's or Django's, where the braces alone could be another language's.
_OF_PYTHON = {"handlebars": "jinja", "go": "jinja"}


@record
class StringPage:
    """A string of a program, and all that its page needs: `text` is the program, with the way back to its source."""

    source: SourceFile
    language: str
    text: str
    offsets: OffsetMap
    string: MarkupString

    @property
    def span(self) -> Span:
        """Where the string stands."""
        return self.offsets.span(self.string.start, self.string.end)

    @property
    def around(self) -> tuple[Span, Span]:
        """The program before and after the string."""
        span = self.span
        return Span(0, span.start), Span(span.end, len(self.source.text))

    def read(self) -> Document:
        """The document of the page, which is said to be in the language of the program."""
        text, values = unescaped(self.text, self.string), self._values()
        offsets = cut(self.offsets, self.string.start)
        if is_lit(self.string, self.text):
            return bind(text, offsets, values, LIT).read(self.source, self.language, LIT)
        written = self._written(text, values)
        islands = both(text, values, LANGUAGES[written]) if written in LANGUAGES else values
        row = BINDINGS.get(written)
        if row is None and binds(text):
            islands, row = both(text, islands, LANGUAGES[_ALPINE]), BINDINGS[_ALPINE]
        islands = tuple(self._with_fields(islands))
        if row:
            row = _without_values(row, text, values)
            return bind(text, offsets, islands, row).read(self.source, self.language, row)
        template = Template(text, islands, pair(islands, len(text)), offsets)
        return read_masked(self.source, template, self.language, mask(text, islands), written)

    def _written(self, text: str, values: Sequence[Island]) -> str:
        """The language of the markup, which the program says nothing about."""
        pieces: list[str] = []
        position = 0
        for island in values:
            pieces += (text[position : island.start], " " * (island.end - island.start))
            position = island.end
        found = detect_markup("".join((*pieces, text[position:])))
        language = found.language if found else _HTML
        return _OF_PYTHON.get(language, language) if self.language == "python" else language

    def _values(self) -> Sequence[Island]:
        """The values of the string, and the code between its literals, from its start on."""
        found: list[Island] = []
        position = start = self.string.start
        values = frozenset(self.string.values)
        for first, last in sorted((*self.string.literals, *values)):
            if position < first:
                found.append(Island(position - start, first - start, SILENT))
            if (first, last) in values:
                found.append(Island(first - start, last - start, OUTPUT))
            position = last
        return found

    def _with_fields(self, islands: Sequence[Island]) -> Iterator[Island]:
        """The islands, and the places for values that lie in none of them."""
        start = self.string.start
        fields = [Island(first - start, last - start, OUTPUT) for first, last in self.string.fields]
        free = (field for field in fields if not _meets(field, islands))
        return iter(sorted((*islands, *free), key=lambda island: island.start))


def _meets(field: Island, islands: Sequence[Island]) -> bool:
    before = bisect_right(islands, field.start, key=lambda island: island.start) - 1
    after = before + 1
    return (before >= 0 and islands[before].end > field.start) or (
        after < len(islands) and islands[after].start < field.end
    )


def _without_values(row: Bindings, text: str, values: Sequence[Island]) -> Bindings:
    """The row, which knows no expression that the program puts a value into."""
    written = {text[island.start : island.end] for island in values if island.step is OUTPUT}

    def evaluate(expression: str, constants: Constants) -> Value:
        has_value = any(value in expression for value in written)
        return UNKNOWN if has_value else row.evaluate(expression, constants)

    return replace(row, evaluate=evaluate)
