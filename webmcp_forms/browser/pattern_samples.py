"""A text that matches a pattern, for examples of calls."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product

from webmcp_forms.browser.pattern_matching import matches
from webmcp_forms.browser.pattern_syntax import Characters, Choice, Node, Repetition, Sequence, parse_pattern

# Tried in this order, so that samples look like words and numbers where a pattern lets them.
_CHARACTERS = "aA1bB2 -_.@/:+#,;'é(ñ日!?*&%$=<>[]{}|~^`\"\\\n\t"
_MIXED = "aA1!"
_LONGEST = 2_000


def sample(pattern: str) -> str | None:
    """A short text that is not empty and matches a pattern, or None when none was found."""
    tree = parse_pattern(pattern)
    if tree is None:
        return None
    for extra, is_mixed in product((0, 1, 2), (False, True)):
        text = _Writer(extra, is_mixed).write(tree)
        if text and len(text) <= _LONGEST and matches(pattern, text):
            return text
    return None


@dataclass(slots=True)
class _Writer:
    """Writes a text for a tree, with so many more repetitions than it needs; a mixed text takes characters in turn."""

    extra: int
    is_mixed: bool
    written: int = 0

    def write(self, node: Node) -> str | None:
        """A text for a part of the pattern, or None where there is none."""
        match node:
            case Characters(source):
                return self._character(source)
            case Sequence(items):
                return _joined(self.write(item) for item in items)
            case Choice(alternatives):
                texts = map(self.write, alternatives)
                return next((text for text in texts if text is not None), None)
            case Repetition(inner, least, most):
                count = least + self.extra if most is None else min(least + self.extra, most)
                return _joined(self.write(inner) for _ in range(count)) if count <= _LONGEST else None
        return ""

    def _character(self, source: str) -> str | None:
        turn = self.written % len(_MIXED) if self.is_mixed else 0
        self.written += 1
        candidates = (*(_MIXED[turn:] if self.is_mixed else ""), *_CHARACTERS, source, source[1:])
        return next((text for text in candidates if len(text) == 1 and matches(source, text)), None)


def _joined(texts: Iterable[str | None]) -> str | None:
    pieces: list[str] = []
    for text in texts:
        if text is None:
            return None
        pieces.append(text)
    return "".join(pieces)
