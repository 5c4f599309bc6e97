"""What stands before the blocks of a style sheet, in one pass and without a parse of what stands in them."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.expressions import Expression
from webmcp_forms.readers.css import COMMENT_OR_STRING
from webmcp_forms.records import record

_MARKS = rf"{COMMENT_OR_STRING}|(?i:url)\(\s*+[^\s\"'()]*+\s*+\)|[{{}};]"
_MARK = Expression(_MARKS)
# Sass and Less have comments that end with the line.
_MARK_OR_LINE_COMMENT = Expression(rf"{_MARKS}|//[^\n]*+")
_GUARD = Expression(r"(?i)\s*@supports\b[^{]*\bselector\(\s*:tool-")
_SIGN = "tool"


@record
class Prelude:
    """The text before a block of a style sheet, and where it starts.

    `is_guarded` says that only browsers read it that know the selectors of tools.
    """

    text: str
    start: int
    is_guarded: bool


def preludes(text: str, *, has_line_comments: bool = False) -> Iterator[Prelude]:
    """The preludes in a style sheet that have the word "tool" in them, in order, nested ones too; no at-rules."""
    marks = _MARK_OR_LINE_COMMENT if has_line_comments else _MARK
    guards: list[bool] = []
    start = 0
    for match in marks.finditer(text):
        mark = match[0]
        if mark not in ("{", "}", ";"):
            continue
        is_guard = False
        if mark == "{" and (written := _with_sign(text, start, match.start())):
            is_guard = _GUARD.match(written) is not None
            if not written.lstrip().startswith("@"):
                yield Prelude(written, start, any(guards[-1:]))
        if mark == "{":
            guards.append(is_guard or any(guards[-1:]))
        elif mark == "}" and guards:
            guards.pop()
        start = match.end()


def _with_sign(text: str, start: int, end: int) -> str:
    """The text between two offsets, or "" when the word is not in it."""
    written = text[start:end]
    return written if _SIGN in written.lower() else ""
