"""The tokens of texts and names: words, or runs of characters in scripts that put no spaces between words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.phrases import WORD, fold, is_unspaced
from webmcp_forms.records import record

_RUN = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff"
_HAS_RUN = Expression(f"[{_RUN}]")
_PIECE = Expression(rf"[{_RUN}]+|[^{_RUN}]+")
_ASCII_WORD = Expression("[a-z]+|[0-9]+")
_NAME_WORD = Expression(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\x00-\x7f]+")
# Alef with its signs, ya and ta marbuta as they are typed; a nukta; the dots of Turkish and Russian letters.
_ALIKE = str.maketrans(
    {"أ": "ا", "إ": "ا", "آ": "ا", "ى": "ي", "ة": "ه", "ـ": "", "\u093c": "", "ँ": "ं", "ё": "е", "ı": "i"}
    | dict.fromkeys("\u0307\u00ad\u200b\u200c\u200d\u2060\ufeff", "")
)
_HARAKAT = Expression("[\u064b-\u0652\u0670]+")
_ARTICLE = Expression("(?<![\u0621-\u064a])(?:[وفبك]?ال|لل)(?=[\u0621-\u064a]{2})")
_ACCENTED = Expression(r"[^\x00-\x7f\W\d_]")
# The ways to ask for something in Hindi, which differ in how polite they are.
_HINDI = Expression("[ऄ-ह]")
_ASKING = Expression("(?<![\u0900-\u097f])क(?:ीजिए|ीजिये|रो|रे|रना)(?![\u0900-\u097f])")
_ASKING_END = Expression("(?:ायें|ाओ|ाइए|ाइये|ाए)(?![\u0900-\u097f])")
_ARABIC = Expression("[\u0621-\u064a]")
_MOST_KEPT = 1024


@record
class Token:
    """A folded word and where it stands in the text; a run has the offset of each of its characters."""

    text: str
    start: int
    end: int
    offsets: tuple[int, ...] = ()

    @property
    def is_run(self) -> bool:
        """Whether it is a run of characters in a script without spaces."""
        return bool(self.offsets)


@dataclass(frozen=True, slots=True, eq=False)
class Tokens:
    """The tokens of a text, by which answers about it are kept.

    `exactly` says whether its accents count: those of a text without any do not. `is_name` marks those of names.
    """

    all: tuple[Token, ...]
    exactly: bool
    is_name: bool = False


def fold_exactly(text: str) -> str:
    """The text in lower case, with characters alike that are typed one for another, and with its accents."""
    if text.isascii():
        return text.lower()
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text).casefold()).translate(_ALIKE)
    if _HINDI.search(folded):
        folded = _ASKING_END.sub("ाएं", _ASKING.sub("करें", folded))
    return _ARTICLE.sub("", _HARAKAT.sub("", folded)) if _ARABIC.search(folded) else folded


def fold_plainly(text: str) -> str:
    """The same without accents, as in names."""
    return text.lower() if text.isascii() else fold(fold_exactly(text))


# Pages say the same things over and over.
@lru_cache(maxsize=_MOST_KEPT)
def text_tokens(text: str) -> Tokens:
    """The tokens of a text."""
    if text.isascii():
        found = (Token(match[0], match.start(), match.end()) for match in _ASCII_WORD.finditer(text.lower()))
        return Tokens(tuple(found), exactly=False)
    exactly = _ACCENTED.search(text) is not None
    return Tokens(tuple(_tokens(text, exactly=exactly)), exactly)


@lru_cache(maxsize=_MOST_KEPT)
def name_tokens(name: str) -> Tokens:
    """The tokens of a name in code or an address, folded plainly: `userName` has two."""
    found = (_word(match[0], match.start(), exactly=False) for match in _NAME_WORD.finditer(name))
    return Tokens(tuple(found), exactly=False, is_name=True)


def _tokens(text: str, *, exactly: bool) -> Iterator[Token]:
    if not _HAS_RUN.search(text):
        return (_word(match[0], match.start(), exactly=exactly) for match in WORD.finditer(text))
    return _mixed_tokens(text, exactly=exactly)


def _mixed_tokens(text: str, *, exactly: bool) -> Iterator[Token]:
    """The tokens in order; runs with nothing but white space between them are one."""
    characters: list[str] = []
    offsets: list[int] = []
    for match in WORD.finditer(text):
        for piece in _PIECE.finditer(text, match.start(), match.end()):
            is_run = is_unspaced(piece[0])
            if characters and not (is_run and not text[offsets[-1] + 1 : piece.start()].strip()):
                yield _run(characters, offsets)
                characters, offsets = [], []
            if is_run:
                characters += piece[0]
                offsets += range(piece.start(), piece.end())
            else:
                yield _word(piece[0], piece.start(), exactly=exactly)
    if characters:
        yield _run(characters, offsets)


def _run(characters: list[str], offsets: list[int]) -> Token:
    return Token("".join(characters), offsets[0], offsets[-1] + 1, tuple(offsets))


def _word(word: str, start: int, *, exactly: bool) -> Token:
    return Token((fold_exactly if exactly else fold_plainly)(word), start, start + len(word))
