"""Random regular expressions, most of them with character classes, of which about half compile."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

_CLASS_PIECES = (
    "a", "z", "0", "-", "&", "<", ">", "&&", "--", "!", "!!", "##", "(", ")", "[", "]", "{", "}", "/", "|", "^", "$",
    ".", "*", "+", "?", "a-z", "0-9", "z-a", r"\w", r"\d", r"\S", r"\b", r"\B", r"\-", r"\&", r"\<", r"\[", r"\]",
    r"\\", r"\/", r"\q{ab|c}", r"\q{}", r"\p{L}", r"\P{Lu}", r"\p{RGI_Emoji}", r"\P{RGI_Emoji}", r"\u0041",
    r"\u{1F600}", r"\u{110000}", r"\x41", r"\cA", r"\c", r"\0", r"\1", r"\t", r"\e", "[a]", "[^a]", "[]", "[a-z&&b]",
    "[a--b]", "🙂", "é", " ", ":", ";", "=", "@", "`", "~", "%", ",", "\n", r"\p{Emoji_Keycap_Sequence}",
    r"\p{Script=Greek}", r"\p{Foo}", "_", "'", '"', r"\!", r"\#", r"\@", r"\~",
)  # fmt: skip
_PIECES = (
    "a", "b", ".", "^", "$", "|", "*", "+", "?", "{2}", "{2,1}", "{,3}", "{", "}", "(", ")", "(?:", "(?=", "(?!",
    "(?<=", "(?<n>", r"\k<n>", r"\1", r"\2", r"\d", r"\-", r"\/", "/", r"\b", r"\p{L}", r"\p{RGI_Emoji}",
    r"\P{RGI_Emoji}", r"\u{61}", r"\u{", "]", "(a)", "(b|c)", "(?:x)", "(?i:a)", "(?-i:a)", "(?<n>a)", "&", "&&", "<",
    ">", "-", "🙂", r"\cZ", r"\8", r"\0", r"\00", "\\",
)  # fmt: skip


def random_patterns(random: Random, count: int) -> Iterator[str]:
    """So many patterns; about two pieces in three are classes."""
    for _ in range(count):
        yield "".join(
            _character_class(random) if random.random() < 0.65 else random.choice(_PIECES)
            for _ in range(random.randrange(1, 4))
        )


def _character_class(random: Random, depth: int = 0) -> str:
    pieces = [
        _character_class(random, depth + 1) if depth < 3 and random.random() < 0.1 else random.choice(_CLASS_PIECES)
        for _ in range(random.randrange(5))
    ]
    return random.choice(("[", "[", "[", "[^")) + "".join(pieces) + ("]" if random.random() < 0.97 else "")
