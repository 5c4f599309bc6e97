"""What compilers of components do to the white space of a template, as measured with each of them as it is installed.

Vue 3 makes one blank of each run, and removes runs between elements that have a line break. Angular removes texts of
white space alone, and makes one blank of two or more characters. Svelte 5 and Astro only collapse what is at the ends
of a text: Svelte to a blank, and to nothing at the ends of an element; Astro to a line break or a blank.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from webmcp_forms.document.nodes import Hole
from webmcp_forms.readers.islands.collapsing import Mark, Piece, Value

_VUE = " \t\r\n\f"
_VUE_RUN = re.compile(f"[{_VUE}]+")
# What JavaScript takes for white space, without U+00A0.
_ANGULAR_SPACES = " \f\n\r\t\v\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
_ANGULAR_RUN = re.compile(f"[{_ANGULAR_SPACES}]{{2,}}")
_ANGULAR_TEXT = re.compile(f"[^{_ANGULAR_SPACES}]")
_SVELTE = (" ", "\t", "\r", "\n")
# Elements in which Svelte has no use for white space between others.
_WITHOUT_TEXT = frozenset({"select", "tr", "table", "tbody", "thead", "tfoot", "colgroup", "datalist"})


def collapse_vue(pieces: Sequence[Piece], _tag: str) -> Iterator[Piece]:
    """What Vue leaves; a build for production has no comments."""
    found = _merged(piece for piece in pieces if not isinstance(piece, Mark))
    for place, piece in enumerate(found):
        if not isinstance(piece, str) or piece.strip(_VUE):
            yield _VUE_RUN.sub(" ", piece) if isinstance(piece, str) else piece
        elif 0 < place < len(found) - 1:
            is_between_elements = isinstance(found[place - 1], int) and isinstance(found[place + 1], int)
            if not (is_between_elements and ("\n" in piece or "\r" in piece)):
                yield " "


def collapse_angular(pieces: Sequence[Piece], _tag: str) -> Iterator[Piece]:
    """What Angular leaves; a text goes from one element, comment or end of a block to the next, with its holes."""
    for is_text, group in groupby(pieces, key=lambda piece: isinstance(piece, str | Hole | Value)):
        parts = tuple(group)
        if not is_text:
            yield from parts
        elif any(
            isinstance(part, Hole | Value) or (isinstance(part, str) and _ANGULAR_TEXT.search(part)) for part in parts
        ):
            yield from (_ANGULAR_RUN.sub(" ", part) if isinstance(part, str) else part for part in parts)


def collapse_svelte(pieces: Sequence[Piece], tag: str) -> Iterator[Piece]:
    """What Svelte leaves; white space beside an expression stays."""
    found = _trimmed([piece for piece in pieces if piece is not Mark.COMMENT])
    ends_blank = False
    for place, piece in enumerate(found):
        if not isinstance(piece, str):
            ends_blank &= isinstance(piece, Mark)
            yield piece
            continue
        starts, ends = (_is_collapsed(found, beside) for beside in (place - 1, place + 1))
        text = _collapsed(piece, "" if ends_blank else " ", starts=starts, ends=ends)
        if text and (text != " " or tag not in _WITHOUT_TEXT):
            ends_blank = text.endswith(_SVELTE)
            yield text


def _is_collapsed(pieces: Sequence[Piece], beside: int) -> bool:
    """Whether Svelte collapses the white space beside a piece: there is one, and no expression."""
    if not 0 <= beside < len(pieces):
        return False
    piece = pieces[beside]
    return not (isinstance(piece, Value) or (isinstance(piece, Hole) and piece.is_text))


def _collapsed(text: str, start: str, *, starts: bool, ends: bool) -> str:
    if starts and text.startswith(_SVELTE):
        text = start + text.lstrip("".join(_SVELTE))
    if ends and text.endswith(_SVELTE):
        text = text.rstrip("".join(_SVELTE)) + " "
    return text


def collapse_astro(pieces: Sequence[Piece], _tag: str) -> Iterator[Piece]:
    """What Astro leaves where it compresses HTML, as it does by default."""
    for piece in pieces:
        if not isinstance(piece, str):
            yield piece
        elif inner := piece.strip():
            start, _, end = piece.partition(inner)
            yield f"{_break_or_blank(start)}{inner}{_break_or_blank(end)}"
        elif len(pieces) > 1:
            yield " "


def _break_or_blank(space: str) -> str:
    return "\n" if "\n" in space else " " * bool(space)


def _merged(pieces: Iterator[Piece]) -> list[Piece]:
    """The pieces with literal texts that touch as one."""
    found: list[Piece] = []
    for piece in pieces:
        if isinstance(piece, str) and found and isinstance(found[-1], str):
            found[-1] += piece
        else:
            found.append(piece)
    return found


def _trimmed(pieces: Sequence[Piece]) -> Sequence[Piece]:
    """The pieces without the white space at both ends; where blocks start or end, it is on either side of that."""
    once = _without_start(pieces, str.lstrip)
    return _without_start(once[::-1], str.rstrip)[::-1]


def _without_start(pieces: Sequence[Piece], strip: Callable[[str, str], str]) -> Sequence[Piece]:
    marks: list[Piece] = []
    for place, piece in enumerate(pieces):
        if isinstance(piece, Mark):
            marks.append(piece)
        elif isinstance(piece, str):
            if rest := strip(piece, "".join(_SVELTE)):
                return [*marks, rest, *pieces[place + 1 :]]
        else:
            return [*marks, *pieces[place:]]
    return ()
