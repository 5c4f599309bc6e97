"""Islands replaced by fillers, so that the HTML parser reads the page around them.

A filler is as long as its island and keeps its line breaks, so every offset stays. What renders as nothing becomes form
feeds, which HTML takes as white space and no author writes; a line break after them goes with them, unless there is a
tab between. What renders as something becomes a character of the private use planes that says which island it was,
wherever in the tree it ends up.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass

from webmcp_forms.readers.islands.blocks import Blocks
from webmcp_forms.readers.islands.parts import Island, Role, Step

BLANK = "\f"
"""The filler of what renders as nothing."""

FIRST_FILLER, LAST_FILLER = 0xF0000, 0x10FFFD
"""The code points of the fillers of the first island, and of all that are too many to have one of their own."""

PRIVATE_USE = re.compile(f"[{chr(FIRST_FILLER)}-{chr(0x10FFFF)}]")
"""The characters of the planes in which the fillers are."""

TAG_FILLER = "x"
"""The filler of an output where a tag name is expected, which starts with a letter."""

# The last blanks of an island, where the line break after it stays.
_KEPT = f"{BLANK}\t"
_TAG_NAME = re.compile(r"<(/?)([A-Za-z][A-Za-z0-9:-]*)?\Z")
_LONGEST_TAG_NAME = 32
_ENDS_TAG_NAME = frozenset({" ", "\t", "\n", "/", ">", ""})
# Tags that an island glued to them gives attributes; glued to another name it is a part of that.
_KNOWN_TAGS = frozenset(
    {"a", "body", "button", "details", "dialog", "div", "fieldset", "form", "html", "iframe", "img", "input", "label"}
    | {"legend", "li", "option", "optgroup", "output", "p", "section", "select", "span", "table", "tbody", "td"}
    | {"textarea", "th", "tr", "ul"}
)


def mask(text: str, islands: Sequence[Island], shown: Container[int] = ()) -> str:
    """The text with its islands filled; as long as the text.

    Islands that end where `shown` says are filled as output, whatever they do.
    """
    text = text if text.isascii() else PRIVATE_USE.sub("\ufffd", text)
    pieces: list[str] = []
    position = 0
    for number, island in enumerate(islands):
        is_shown = island.step.is_shown or island.end in shown
        start, end = (island.start, island.end) if is_shown else _with_margin(island)
        if end <= position:
            continue
        start = max(start, position)
        pieces.append(text[position:start])
        around = _Around(pieces, text[end : end + 1])
        pieces.append((_shown if is_shown else _blanked)(text[start:end], island.step, number, around))
        position = end
    pieces.append(text[position:])
    return "".join(pieces)


def hide(masked: str, hidden: Iterable[tuple[int, int]], marks: Mapping[int, str]) -> str:
    """A masked text with stretches blanked that are in order; `marks` are put where some of them start."""
    pieces: list[str] = []
    position = 0
    for start, end in hidden:
        mark = marks.get(start, "") if start < end else ""
        # The line break after an island goes with what is hidden behind it.
        is_break_kept = masked.startswith("\n", start) and masked.startswith(_KEPT, start - len(_KEPT))
        pieces += (masked[position : start - is_break_kept], BLANK * is_break_kept, mark)
        pieces.append(_blank(masked[start + len(mark) : end]))
        position = end
    return "".join((*pieces, masked[position:])) if pieces else masked


def branch_marks(islands: Iterable[Island], blocks: Blocks, shown: Container[int]) -> Mapping[int, str]:
    """The fillers of blocks that islands of no length open, which have room where an arm is left out, by its start."""
    fillers = {
        island.head[1]: chr(min(FIRST_FILLER + number, LAST_FILLER))
        for number, island in enumerate(islands)
        if island.head and island.head[1] in shown
    }
    heads = (blocks.heads[arm.branch][1] for arm in blocks.arms)
    return {arm.start: fillers[head] for arm, head in zip(blocks.arms, heads, strict=True) if head in fillers}


def _with_margin(island: Island) -> tuple[int, int]:
    before, after = island.margin
    return island.start - before, island.end + after


@dataclass(slots=True)
class _Around:
    """What stands around a stretch: the pieces written before it, and the character after it."""

    pieces: Sequence[str]
    following: str

    def tag_name(self) -> re.Match[str] | None:
        """The start of a tag right before the stretch, as far as its name goes."""
        tail = self.pieces[-1][-_LONGEST_TAG_NAME:]
        if not tail or not (tail[-1].isalnum() or tail[-1] in "<:/-"):
            return None
        for piece in self.pieces[-2::-1] if len(tail) < _LONGEST_TAG_NAME else ():
            tail = piece[-_LONGEST_TAG_NAME:] + tail
            if len(tail) >= _LONGEST_TAG_NAME:
                break
        return _TAG_NAME.search(tail[-_LONGEST_TAG_NAME:])


def _blanked(stretch: str, _step: Step, _number: int, around: _Around) -> str:
    return _blank(stretch, around.following)


def _shown(stretch: str, step: Step, number: int, around: _Around) -> str:
    """What stands for an island that is not blanked."""
    match step.role:
        case Role.ATTRIBUTE | Role.WORD:
            return step.keyword + _blank(stretch[len(step.keyword) :])
        case Role.NAMED if "\n" not in stretch[: len(step.keyword) + 2]:
            return f"{step.keyword}={_filler(stretch[len(step.keyword) + 1 :], number)}"
    tag = around.tag_name()
    return _beside_tag_name(stretch, number, tag[2], around.following) if tag else _filler(stretch, number)


def _beside_tag_name(stretch: str, number: int, name: str | None, following: str) -> str:
    """The filler of an output where a tag name is expected, or glued to one.

    It is a part of the name, the same in start and end tag, whatever its length; set apart from a name that is whole.
    """
    if name and name.lower() in _KNOWN_TAGS:
        return BLANK + _filler(stretch, number)[1:] if len(stretch) > 1 else _filler(stretch, number)
    ends = following in _ENDS_TAG_NAME and stretch[0] != "\n"
    return f"{TAG_FILLER}{_blank(stretch[1:])}" if ends else _filled(stretch, TAG_FILLER)


def _filler(stretch: str, number: int) -> str:
    return _filled(stretch, chr(min(FIRST_FILLER + number, LAST_FILLER)))


def _blank(stretch: str, following: str = "") -> str:
    """Blanks for a stretch; a line break that follows them stays."""
    blanks = _filled(stretch, BLANK)
    return f"{blanks[:-1]}\t" if following == "\n" and blanks.endswith(BLANK) else blanks


def _filled(stretch: str, character: str) -> str:
    if "\n" not in stretch:
        return character * len(stretch)
    return "\n".join([character * len(line) for line in stretch.split("\n")])
