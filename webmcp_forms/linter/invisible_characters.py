"""Characters that nobody sees and an agent reads, where they have no business.

Many invisible characters are needed where they stand: joiners in Persian and Indic words and in emoji, zero width
spaces between Khmer words, marks of direction in Hebrew and Arabic, soft hyphens in long words, tags in the flag of
Wales. These are left alone. What remains can carry a hidden message, or shows a text in another order than it is read.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from webmcp_forms.records import record

_DIRECTIONS = "\u200e\u200f\u061c"
_EMBEDDINGS = "\u202a\u202b\u2066\u2067\u2068"
_OVERRIDES = "\u202d\u202e"
_ENDS = "\u202c\u2069"
_JOINERS = "\u200c\u200d"
_INVISIBLE = "\u2060-\u2065\u206a-\u206f\ufeff\u3164\uffa0\u115f\u1160\u17b4\u17b5\u180e\u034f\ufff9-\ufffb"
_SELECTORS = "\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef"
_TAGS = "\U000e0000-\U000e007f"
_PRIVATE = "\ue000-\uf8ff\U000f0000-\U000ffffd\U00100000-\U0010fffd"
_CONTROLS = "\x01-\x08\x0b\x0e-\x1f\x7f-\x84\x86-\x9f"
_compiled = cache(re.compile)
# Patterns are compiled when a page first has such characters: most have none.
_CANDIDATE = (
    f"[\u00ad\u200b{_DIRECTIONS}{_EMBEDDINGS}{_OVERRIDES}{_ENDS}{_JOINERS}"
    f"{_INVISIBLE}{_SELECTORS}{_TAGS}{_PRIVATE}{_CONTROLS}]"
)
# Letters that are written from right to left, and U+FFFC, which stands for a hole that may hold some.
_RIGHT_TO_LEFT = "[\ufffc\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
_FLAG = "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,8}\U000e007f"
# Scripts whose letters take joiners: Arabic, Syriac, N'Ko and the like, those of India and its neighbours, Mongolian.
_JOINED = "[\u0600-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u18af\u1a00-\u1cff\ua800-\ua9ff\U00011000-\U000114ff]"
# Scripts whose words are written without blanks, so that a zero width space says where a line may break.
_UNSPACED = "[\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\u1980-\u19ff\u1a20-\u1aaf\u3040-\u30ff\u3400-\u9fff]"
_MONGOLIAN = "[\u1800-\u18af]"
_JAMO = "[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]"
_SELECTABLE_SCRIPTS = "[\u1000-\u109f\u2e80-\u9fff\uf900-\ufaff\ua840-\ua87f\U00020000-\U0003ffff]"


@record
class HiddenRun:
    """Hidden characters in a row, and where in the text they stand."""

    start: int
    characters: str

    @property
    def end(self) -> int:
        """The offset after the last."""
        return self.start + len(self.characters)


def hidden_runs(text: str) -> Iterator[HiddenRun]:
    """The runs of hidden characters that are out of place, in order; takes time in proportion to the text."""
    if text.isascii() and text.isprintable():
        return
    flags = {offset for flag in _compiled(_FLAG).finditer(text) for offset in range(flag.start() + 1, flag.end())}
    marks = _needed_marks(text)
    start, run = 0, ""
    for match in _compiled(_CANDIDATE).finditer(text):
        if match.start() in flags or match[0] in marks or _is_needed(text, match.start()):
            continue
        if run and match.start() == start + len(run):
            run += match[0]
            continue
        if run:
            yield HiddenRun(start, run)
        start, run = match.start(), match[0]
    if run:
        yield HiddenRun(start, run)


def character_name(character: str) -> str:
    """The code point of a character and its name, such as `U+200B ZERO WIDTH SPACE`."""
    return f"U+{ord(character):04X} {unicodedata.name(character, _kind(character))}"


def hidden_message(characters: str) -> str:
    """The ASCII text that tag characters stand for, or ""."""
    return "".join(
        chr(ord(character) - 0xE0000) for character in characters if "\U000e0020" <= character < "\U000e007f"
    )


def is_removable(characters: str) -> bool:
    """Whether a text says the same to everyone without these characters: not so for private use, which may be icons."""
    return not any(unicodedata.category(character) == "Co" for character in characters)


def _kind(character: str) -> str:
    return "PRIVATE USE" if unicodedata.category(character) == "Co" else "CONTROL CHARACTER"


def _needed_marks(text: str) -> str:
    """The marks of direction that a text with letters written from right to left may need."""
    if not _compiled(_RIGHT_TO_LEFT).search(text):
        return ""
    is_balanced = sum(map(text.count, _EMBEDDINGS)) == sum(map(text.count, _ENDS))
    return _DIRECTIONS + _EMBEDDINGS + _ENDS if is_balanced else _DIRECTIONS


def _is_needed(text: str, offset: int) -> bool:
    """Whether an invisible character does its work where it stands."""
    character = text[offset]
    before = text[offset - 1] if offset else ""
    after = text[offset + 1] if offset + 1 < len(text) else ""
    if judge := _BY_CHARACTER.get(character):
        return judge(before, after)
    return _is_selector(character) and _takes_selector(before, character)


def _joins(before: str, after: str) -> bool:
    """Between letters of a script that is joined, after one, or in an emoji."""
    return _is_in(_JOINED, before) or _is_in(_JOINED, after) or (_is_emoji(before) and _is_emoji(after))


def _separates_letters(before: str, after: str) -> bool:
    return before.isalpha() and after.isalpha()


def _breaks_lines(before: str, after: str) -> bool:
    return _is_in(_UNSPACED, before) and _is_in(_UNSPACED, after)


def _is_beside_jamo(before: str, after: str) -> bool:
    return _is_in(_JAMO, before) or _is_in(_JAMO, after)


def _is_mongolian(before: str, after: str) -> bool:
    return _is_in(_MONGOLIAN, before) or _is_in(_MONGOLIAN, after)


def _is_before_mark(_before: str, after: str) -> bool:
    return bool(after) and unicodedata.category(after) == "Mn" and not _is_selector(after)


_BY_CHARACTER: Mapping[str, Callable[[str, str], bool]] = {
    "\u200c": _joins,
    "\u200d": _joins,
    "\u00ad": _separates_letters,
    "\u200b": _breaks_lines,
    "\u115f": _is_beside_jamo,
    "\u1160": _is_beside_jamo,
    "\u180e": _is_mongolian,
    "\u034f": _is_before_mark,
}


def _is_selector(character: str) -> bool:
    return (
        "\ufe00" <= character <= "\ufe0f"
        or "\U000e0100" <= character <= "\U000e01ef"
        or "\u180b" <= character <= "\u180f"
    )


def _takes_selector(base: str, selector: str) -> bool:
    """Whether a variation selector can stand after a character: a symbol, a digit of a keycap, an ideograph."""
    if not base or _is_selector(base):
        return False
    if "\u180b" <= selector <= "\u180f":
        return _is_in(_MONGOLIAN, base)
    if selector >= "\U000e0100":
        return _is_in(_SELECTABLE_SCRIPTS, base)
    return unicodedata.category(base)[0] in "SPN" or _is_in(_SELECTABLE_SCRIPTS, base)


def _is_emoji(character: str) -> bool:
    """Whether a character can be next to a joiner in an emoji: a symbol, a skin tone or a variation selector."""
    return bool(character) and (unicodedata.category(character) in ("So", "Sk", "Sm", "Cn") or _is_selector(character))


def _is_in(script: str, character: str) -> bool:
    return bool(character) and _compiled(script).match(character) is not None
