"""How the words of a language are spelled in ASCII: in addresses and names, with umlauts as two letters, romanised."""

from __future__ import annotations

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.intent.tokens import fold_exactly
from webmcp_forms.linter.phrases import fold

_TWO_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_ROMAN = str.maketrans(
    {"а": "a", "б": "b", "в": "v", "г": "g", "ґ": "g", "д": "d", "е": "e", "є": "e", "ж": "z", "з": "z", "и": "i"}
    | {"і": "i", "ї": "i", "й": "i", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s"}
    | {"т": "t", "у": "u", "ф": "f", "х": "h", "ц": "c", "ч": "ch", "ш": "sh", "щ": "sh", "ъ": "", "ы": "i", "ь": ""}
    | {"э": "e", "ю": "u", "я": "a"}
)
# What different systems of romanisation write differently.
_ROUGH = (
    (Expression("shch|sch"), "sh"),
    (Expression("kh"), "h"),
    (Expression("zh"), "z"),
    (Expression("(?:ts|tz)"), "c"),
    (Expression("[iyj]([aeu])"), r"\1"),
    (Expression("[yj]"), "i"),
    (Expression("ii+"), "i"),
    (Expression("w"), "v"),
)
_CYRILLIC = Expression("[\u0400-\u052f]")


def ascii_spellings(phrase: str) -> tuple[str, ...]:
    """The spellings of a phrase in names: without accents, and with umlauts as two letters."""
    if phrase.isascii():
        return (phrase.lower(),)
    folded = fold_exactly(phrase)
    long = folded.translate(_TWO_LETTERS)
    return (fold(folded),) if long == folded else (fold(folded), fold(long))


def is_cyrillic(text: str) -> bool:
    """Whether a text has Cyrillic letters."""
    return _CYRILLIC.search(text) is not None


def romanised(phrase: str) -> str:
    """A Cyrillic phrase in Latin letters, as roughly as `rough` makes any romanisation."""
    return rough(fold_exactly(phrase).translate(_ROMAN))


def rough(word: str) -> str:
    """A word in Latin letters such that different romanisations of one word are the same."""
    for pattern, letters in _ROUGH:
        word = pattern.sub(letters, word)
    return word
