"""MDX to a program with JSX: Markdown is the text of a fragment, and what is code in it is blanked.

    import Box from "./box"                 import Box from "./box"
                                            ;<>
    # Title with `<code>`          becomes  # Title with
    <Box>**text**</Box>                     <Box>**text**</Box>
                                            </>

Both halves are as long as the original, so that places stay known. Where the whole is no valid JSX, the parts of it
that are by themselves are read, and the rest is blanked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.jsx.parsing import Syntax, parse
from webmcp_forms.readers.offsets import OffsetMap

_OPENING = "\n;<>"
_CLOSING = "</>"
_VISIBLE = Expression(r"[^\r\n]")
_FRONT_MATTER = Expression(r"\A---[ \t]*\r?\n(?s:.*?)^---[ \t]*\r?$", re.MULTILINE)
_FENCE = Expression(r"^[ \t>]*(`{3,}|~{3,}).*\n(?:(?s:.*?)^[ \t>]*\1[`~]*[ \t]*\r?$|(?s:.*))", re.MULTILINE)
_COMMENT = Expression(r"<!--(?s:.*?)(?:-->|\Z)")
_CODE = Expression(r"(?<!`)(`+)(?!`)((?:(?!\n[ \t]*\r?\n)(?s:.))*?)(?<!`)\1(?!`)")
_ESCAPE = Expression(r"\\[<{][^<>{}\s]*[>}]?|<(?=[\w.+-]+(?::|@))[^\s<>]*>|^[ \t]*>(?=[ \t]+[^\s<{])", re.MULTILINE)
_STATEMENTS = Expression(r"^(?:import|export)\b(?:.*\r?\n?)(?:[^\r\n]+\r?\n?)*", re.MULTILINE)
_BLOCK = Expression(r"^<[A-Za-z>]", re.MULTILINE)
_TAG_NAME = Expression(r"<([\w.]*)")
_BLANK_LINE = Expression(r"\r?\n[ \t]*\r?\n")
# Blocks of a broken text that are tried by themselves.
_MOST_BLOCKS = 1000


def parse_mdx(text: str) -> Syntax | None:
    """The tree of an MDX text, or None for one on which the parser gives up."""
    visible = text
    for pattern in (_FRONT_MATTER, _FENCE, _COMMENT, _CODE, _ESCAPE):
        visible = pattern.sub(_blank_match, visible)
    statements = [match.span() for match in _STATEMENTS.finditer(visible)]
    program = _only(visible, statements)
    content = _without(visible, statements)
    syntax = _parse(program, content)
    if syntax is None or not syntax.root.has_error:
        return syntax
    return _parse(program, _only(content, list(_sound_blocks(content))))


def _parse(program: str, content: str) -> Syntax | None:
    syntax = parse(f"{program}{_OPENING}{content}{_CLOSING}", is_typed=True)
    if syntax is None:
        return None
    start = len(program) + len(_OPENING)
    return replace(syntax, offsets=syntax.offsets.within(OffsetMap((start,), (-start,)), 0))


def _sound_blocks(content: str) -> Iterator[tuple[int, int]]:
    """The blocks of JSX that are valid by themselves, from the start of a line to the end of their element."""
    starts = [match.start() for match in _BLOCK.finditer(content)][:_MOST_BLOCKS]
    for start, following in pairwise((*starts, len(content))):
        end = _block_end(content, start, following)
        syntax = parse(f"<>{content[start:end]}{_CLOSING}", is_typed=True)
        if syntax is not None and not syntax.root.has_error:
            yield start, end


def _block_end(content: str, start: int, following: int) -> int:
    name = _TAG_NAME.match(content, start)
    closing = f"\n</{name[1]}>" if name else ""
    found = content.find(closing, start, following)
    if found >= 0:
        return found + len(closing)
    blank = _BLANK_LINE.search(content, start, following)
    return blank.start() if blank else following


def _blank_match(match: re.Match[str]) -> str:
    return _blank(match[0])


def _blank(text: str) -> str:
    return _VISIBLE.sub(" ", text)


def _without(text: str, stretches: list[tuple[int, int]]) -> str:
    """The text with some stretches, which are in order, blanked."""
    pieces: list[str] = []
    position = 0
    for start, end in stretches:
        pieces += (text[position:start], _blank(text[start:end]))
        position = end
    return "".join((*pieces, text[position:]))


def _only(text: str, stretches: list[tuple[int, int]]) -> str:
    """The text with all but some stretches, which are in order, blanked."""
    pieces: list[str] = []
    position = 0
    for start, end in stretches:
        pieces += (_blank(text[position:start]), text[start:end])
        position = end
    return "".join((*pieces, _blank(text[position:])))
