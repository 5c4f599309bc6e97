"""Whether a text shows anything, and whether what it shows says anything."""

from __future__ import annotations

import unicodedata

_MEANINGFUL_MARKS = frozenset("%‰#@&§°")
# Signs that are used like punctuation, such as the stars of required fields.
_ORNAMENTS = frozenset("✱✲✳✻✽❋★|·•")


def is_blank(text: str) -> bool:
    """Whether there is nothing to see in a text: white space, controls and characters without width."""
    return not any(map(_is_visible, text))


def is_punctuation(text: str) -> bool:
    """Whether a text has no letter, no digit and no sign with a meaning of its own, such as `%` or `€`."""
    return not any(map(_says_something, text))


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] not in "ZC"


def _says_something(character: str) -> bool:
    if character in _MEANINGFUL_MARKS:
        return True
    return unicodedata.category(character)[0] not in "ZCP" and character not in _ORNAMENTS
