"""The fenced blocks of a Markdown file.

The info string is a language and words after it: `not-run`, or the name of the file that the block is.

    ```html search.html
    <form …>
    ```
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NOT_RUN = "not-run"
SHELLS = frozenset({"console", "sh"})

_INSTALLS = re.compile(r"\bpipx? (?:install|run)\b")
_OPENING = re.compile(r"^(?P<indent> *)(?P<marks>`{3,})(?P<info>[^`]*)$")


@dataclass(frozen=True, slots=True)
class Fence:
    """A block: `words` are what follows the language, `line` is the one after the opening fence."""

    language: str
    words: tuple[str, ...]
    text: str
    line: int

    @property
    def runs(self) -> bool:
        """Whether it can be tried: it is not marked, and installs nothing."""
        installs = self.language in SHELLS and _INSTALLS.search(self.text) is not None
        return NOT_RUN not in self.words and not installs

    @property
    def file(self) -> str | None:
        """The file that the block is the content of."""
        return next((word for word in self.words if word != NOT_RUN), None)


def fences(path: Path) -> tuple[Fence, ...]:
    return tuple(_fences(path.read_text("utf-8").splitlines()))


def _fences(lines: list[str]) -> Iterator[Fence]:
    number = 0
    while number < len(lines):
        opening = _OPENING.match(lines[number])
        number += 1
        if opening is None:
            continue
        start = number
        while lines[number].strip() != opening["marks"]:
            number += 1
        language, *words = opening["info"].split() or [""]
        indent = len(opening["indent"])
        text = "".join(line[indent:] + "\n" for line in lines[start:number])
        yield Fence(language, tuple(words), text, start + 1)
        number += 1
