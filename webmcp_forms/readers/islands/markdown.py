"""Markdown: the HTML in it, as far as it is not code.

What a renderer shows as code is a sample and no form: fenced and indented blocks, spans between backticks, and what a
backslash escapes. The rest stays, since HTML may stand anywhere in Markdown (CommonMark 0.31, "HTML blocks"). The tags
of Jekyll and Hugo are islands.
"""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.islands.parts import OUTPUT, SILENT, Island

_FRONT_MATTER = Expression(r"(---|\+\+\+)[ \t]*\n(?:(?!\1)[^\n]*+\n)*+\1[ \t]*(?:\n|\Z)")
_LINE = Expression(r"[^\n]*+(?:\n|\Z)")
# In a list or a quotation a fence has their marks before it.
_FENCE = Expression(
    r"(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*+(?P<fence>`{3,}+(?=[^`\n]*$)|~{3,}+)(?P<info>[^\n]*)", re.MULTILINE
)
_INDENTATION = Expression(r"[ \t]*+")
_LIST_ITEM = Expression(r"[ \t]{0,8}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)", re.MULTILINE)
_CODE_INDENTATION, _LISTED_CODE_INDENTATION = 4, 8
# HTML that goes on to its end tag, over blank lines.
_RAW_BLOCK = Expression(r"(?i) {0,3}<(?:(?P<name>script|pre|style|textarea)(?=[\s>])|!--)")
# HTML that ends with a blank line: a tag of a block, or any tag with nothing after it.
_BLOCK_TAGS = (
    "address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt "
    "fieldset figcaption figure footer form frame frameset h[1-6] head header hr html iframe legend li link main menu "
    "menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr "
    "track ul"
)
_BLOCK = Expression(rf"(?i) {{0,3}}</?(?:{_BLOCK_TAGS.replace(' ', '|')})(?=[\s/>]|$)")
_LONE_TAG = Expression(r""" {0,3}</?[A-Za-z][\w-]*(?:[^>"']|"[^"]*"|'[^']*')*+>[ \t]*$""", re.MULTILINE)
_INLINE = Expression(
    r"(?P<ticks>`++)|\\(?P<escaped>[<>`\\{*_])|"
    r"<(?P<link>[a-z][a-z0-9+.-]{1,30}:[^<>\s]{0,2000}|[^<>\s\"'=/]{1,64}@[^<>\s\"'=/]{1,255})>|(?P<tag></?[a-z])",
    re.IGNORECASE,
)
# What HTML takes for a tag is text in Markdown unless it is well formed; tags of Jekyll may stand in it.
_JEKYLL = r"\{\{(?:(?!\}\})[\s\S]){0,500}+\}\}|\{%(?:(?!%\})[\s\S]){0,500}+%\}"
_VALUE = rf""""(?:{_JEKYLL}|[^"])*+"|'(?:{_JEKYLL}|[^'])*+'|(?:{_JEKYLL}|[^\s"'=<>`])++"""
_WELL_FORMED_TAG = Expression(
    rf"""</[A-Za-z][\w-]*+\s*+>|<[A-Za-z][\w-]*+(?:\s*+(?:{_JEKYLL}|[\w:@.-]++(?:\s*+=\s*+(?:{_VALUE}))?+))*+\s*+/?>"""
)


def scan_markdown(text: str, scan_tags: Callable[[str], tuple[Island, ...]]) -> list[Island]:
    """The islands of a Markdown file; `scan_tags` finds those of Jekyll and Hugo in what is not code."""
    code = [*_Blocks(text).islands()]
    rest = _blanked(text, code)
    return sorted((*code, *scan_tags(rest)), key=lambda island: island.start)


def _blanked(text: str, islands: list[Island]) -> str:
    pieces: list[str] = []
    position = 0
    for island in islands:
        pieces += (text[position : island.start], "\n" * (island.end - island.start))
        position = island.end
    return "".join((*pieces, text[position:]))


@dataclass(slots=True)
class _Blocks:
    """Walks the lines and tells what kind of block each is in."""

    text: str
    # How the HTML block that is open ends: with a match of this, or with a blank line.
    raw_end: Expression | None = None
    in_html: bool = False
    in_list: bool = False
    fence: str = ""
    code_start: int = -1
    paragraph: int = -1
    after_blank: bool = True

    def islands(self) -> Iterator[Island]:
        position = 0
        if matter := _FRONT_MATTER.match(self.text):
            yield Island(0, matter.end(), SILENT)
            position = matter.end()
        while position < len(self.text):
            line = _LINE.match(self.text, position)
            end = line.end() if line else len(self.text)
            yield from self._line(position, end)
            position = end
        yield from self._end_paragraph(position)
        if self.fence:
            yield Island(self.code_start, position, SILENT)

    def _line(self, start: int, end: int) -> Iterator[Island]:
        if self.fence:
            yield from self._fenced(start, end)
        elif self.raw_end:
            self._raw(start, end)
        elif not self.text[start:end].strip():
            yield from self._end_paragraph(start)
            self.in_html, self.after_blank = False, True
        elif not self.in_html:
            yield from self._start(start, end)

    def _fenced(self, start: int, end: int) -> Iterator[Island]:
        closing = _FENCE.match(self.text, start, end)
        if closing and closing["fence"].startswith(self.fence) and not closing["info"].strip():
            yield Island(self.code_start, end, SILENT)
            self.fence, self.after_blank = "", True

    def _raw(self, start: int, end: int) -> None:
        if self.raw_end and self.raw_end.search(self.text, start, end):
            self.raw_end, self.after_blank = None, True

    def _start(self, start: int, end: int) -> Iterator[Island]:
        """A line that no block holds: what it starts, or goes on with."""
        fence = _FENCE.match(self.text, start, end)
        is_code = self._is_code(start, end)
        if is_code:
            yield Island(start, end, SILENT)
            return
        was_blank, self.after_blank = self.after_blank, False
        if fence:
            yield from self._end_paragraph(start)
            self.fence, self.code_start = fence["fence"], start
        elif raw := _RAW_BLOCK.match(self.text, start, end):
            yield from self._end_paragraph(start)
            self.raw_end = _RAW_ENDS[(raw["name"] or "").lower()]
            self._raw(raw.end(), end)
        elif _BLOCK.match(self.text, start, end) or (was_blank and _LONE_TAG.match(self.text, start, end)):
            yield from self._end_paragraph(start)
            self.in_html = True
        elif self.paragraph < 0:
            self.paragraph = start
        self.in_list = _LIST_ITEM.match(self.text, start, end) is not None or (
            self.in_list and (self.text[start] in " \t" or not was_blank)
        )

    def _is_code(self, start: int, end: int) -> bool:
        """Whether a line is code because it is indented: after a blank line, and deeper in a list."""
        if not self.after_blank or self.paragraph >= 0:
            return False
        blanks = _INDENTATION.match(self.text, start, end)
        width = len(blanks[0].expandtabs(_CODE_INDENTATION)) if blanks else 0
        return width >= (_LISTED_CODE_INDENTATION if self.in_list else _CODE_INDENTATION)

    def _end_paragraph(self, end: int) -> Iterator[Island]:
        if self.paragraph >= 0:
            yield from _inline(self.text, self.paragraph, end)
            self.paragraph = -1


_RAW_ENDS = {name: Expression(rf"(?i)</{name}>") for name in ("script", "pre", "style", "textarea")} | {
    "": Expression("-->")
}


def _inline(text: str, start: int, end: int) -> Iterator[Island]:
    """Code spans, escaped characters and links in a paragraph: text that is no HTML."""
    runs: defaultdict[int, deque[int]] = defaultdict(deque)
    for run in re.finditer("`+", text[start:end]):
        runs[len(run[0])].append(start + run.start())
    position = start
    while match := _INLINE.search(text, position, end):
        position = match.end()
        if match["ticks"]:
            same = runs[len(match["ticks"])]
            while same and same[0] < position:
                same.popleft()
            if same:
                yield Island(match.start(), same[0] + len(match["ticks"]), OUTPUT, text[position : same[0]].strip())
                position = same[0] + len(match["ticks"])
        elif match["tag"]:
            tag = _WELL_FORMED_TAG.match(text, match.start(), end)
            position = tag.end() if tag else position
            if tag is None:
                yield Island(match.start(), match.start() + 1, OUTPUT, "<")
        else:
            yield Island(match.start(), match.end(), OUTPUT, match["escaped"] or match["link"])
