"""A string with markup in a program, as the readers of the languages find it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from webmcp_forms.records import record


@record
class MarkupString:
    """The stretches of one string as offsets, in order: literal text, and values that are put between.

    A concatenation is one string. `fields` are places in its literals where a value goes if the string is formatted.
    `raw` says that a backslash is just that, `doubled` that a brace is written twice. `tag` is the name of the function
    that takes a template literal.
    """

    literals: tuple[tuple[int, int], ...]
    values: tuple[tuple[int, int], ...] = ()
    fields: tuple[tuple[int, int], ...] = ()
    raw: bool = False
    doubled: bool = False
    tag: str = ""

    @property
    def start(self) -> int:
        """Where its first stretch starts."""
        return min(start for start, _ in (*self.literals, *self.values))

    @property
    def end(self) -> int:
        """Where its last stretch ends."""
        return max(end for _, end in (*self.literals, *self.values))


FindStrings: TypeAlias = Callable[[str], Iterable[MarkupString]]
"""From the text of a program to its strings with markup, in order."""


def holds_form(text: str) -> bool:
    """Whether a string is worth reading: it starts a form."""
    return "<form" in text.lower()
