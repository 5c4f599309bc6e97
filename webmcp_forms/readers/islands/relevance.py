"""Which blocks of a template matter to its tools: those in a form with tool attributes, and those with form tags."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from webmcp_forms.document.nodes import Certainty
from webmcp_forms.readers.islands.blocks import Arm, Blocks
from webmcp_forms.records import record

# Form tags, and before them what only looks like one; all of a text in lower case.
_FORM_TAG = re.compile(
    r"<!--.*?(?:-->|\Z)|<(script|style|textarea|title)\b.*?(?:</\1|\Z)|<(?P<slash>/?)form(?=[\s/>])", re.DOTALL
)
# Form tags, attributes of tools, and references to ids; what is before the word is looked at when the word is there.
_MATTERS = re.compile(r"(?:form|tool|for)(?:(?<=[</]form)\b|(?<=\Wtool)|(?<=\sform)\s*=|(?<=\sfor)\s*=)")
# So many characters of a start tag are searched for a tool attribute.
_LONGEST_TAG = 2000


@record
class Relevance:
    """What matters to tools.

    `forms` tells where each form with a tool attribute starts, and where the last end tag stands that may close it.
    `turning` are the blocks of which every arm is read, `optional` those among them that may be left out altogether,
    `unbalanced` those with an arm that only opens or only closes a form, and `reopening` those with one that closes a
    form and opens another.
    """

    forms: Sequence[tuple[int, int]]
    turning: frozenset[int]
    optional: frozenset[int]
    unbalanced: frozenset[int]
    reopening: frozenset[int]

    @classmethod
    def of(cls, lowered: str, blocks: Blocks) -> Relevance:
        """Of a text in lower case whose islands are masked."""
        tags = tuple(_form_tags(lowered))
        forms = tuple(_tool_forms(lowered, tags))
        starts = [start for start, _ in forms]
        matters = [match.start() for match in _MATTERS.finditer(lowered)]
        turning, optional, unbalanced, reopening = set[int](), set[int](), set[int](), set[int]()
        for arm in blocks.arms:
            if arm.branch in blocks.wrappers:
                continue
            before = bisect_right(starts, arm.start) - 1
            is_inside = before >= 0 and arm.start < forms[before][1]
            if not is_inside and bisect_left(matters, arm.start) == bisect_left(matters, arm.end):
                continue
            closes, opens = _form_ends(tags, arm)
            # Without the end of its form a definition that is left would have what other definitions hold.
            if closes and arm.branch in blocks.rests:
                continue
            turning.add(arm.branch)
            unbalanced.update((arm.branch,) if closes or opens else ())
            reopening.update((arm.branch,) if closes and opens else ())
            if (arm.branch not in blocks.complete or arm.certainty is Certainty.LOOP) and (
                is_inside or arm.branch in unbalanced
            ):
                optional.add(arm.branch)
        return cls(forms, frozenset(turning), frozenset(optional), frozenset(unbalanced), frozenset(reopening))


def lower(page: str) -> str:
    """A text in lower case, as long as before; no letter outside of ASCII matters."""
    lowered = page.lower()
    return lowered if len(lowered) == len(page) else page.translate(_LOWER)


_LOWER = {ord(letter): letter.lower() for letter in ascii_uppercase}


@record
class _FormTag:
    start: int
    end: int
    is_end: bool


def _form_tags(page: str) -> Iterator[_FormTag]:
    for match in _FORM_TAG.finditer(page):
        if match["slash"] is not None:
            yield _FormTag(match.start(), match.end(), is_end=bool(match["slash"]))


def _tool_forms(page: str, tags: Sequence[_FormTag]) -> Iterator[tuple[int, int]]:
    ends = _ends(tags, len(page))
    for number, tag in enumerate(tags):
        if tag.is_end:
            continue
        following = tags[number + 1].start if number + 1 < len(tags) else len(page)
        if "tool" in page[tag.start : min(following, tag.start + _LONGEST_TAG)]:
            yield tag.start, ends[number]


def _ends(tags: Sequence[_FormTag], length: int) -> list[int]:
    """For each tag where the last of the end tags ends that follow it next, with no start tag between them."""
    ends = [length] * len(tags)
    for number in range(len(tags) - 2, -1, -1):
        following = tags[number + 1]
        is_last = following.is_end and (number + 2 == len(tags) or not tags[number + 2].is_end)
        ends[number] = following.end if is_last else ends[number + 1]
    return ends


def _form_ends(tags: Sequence[_FormTag], arm: Arm) -> tuple[bool, bool]:
    """Whether an arm closes a form that it does not open, and opens one that it does not close.

    Judged by its first and its last form tag.
    """
    first = bisect_left(tags, arm.start, key=lambda tag: tag.start)
    last = bisect_left(tags, arm.end, key=lambda tag: tag.start) - 1
    return first <= last and tags[first].is_end, first <= last and not tags[last].is_end
