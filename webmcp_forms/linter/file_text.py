"""What the text of a file mentions, looked up once for all readings of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from webmcp_forms.linter.scripts.signs import is_about_tools, may_register, names_handlers


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class FileText:
    """The text of a file; "" for a tree that came without it."""

    text: str

    @cached_property
    def lowered(self) -> str:
        """The text in lower case."""
        return self.text.lower()

    @cached_property
    def concerns_scripts(self) -> bool:
        """Whether a script in it may say something of tools or submissions."""
        return is_about_tools(self.text) or names_handlers(self.lowered)

    @cached_property
    def may_register(self) -> bool:
        """Whether a script in it may register tools by itself."""
        return may_register(self.text)

    def has(self, words: tuple[str, ...]) -> bool:
        """Whether one of some words stands anywhere in it as it is written."""
        found = self._had.get(words)
        if found is None:
            found = self._had[words] = any(word in self.text for word in words)
        return found

    def mentions(self, words: tuple[str, ...]) -> bool:
        """Whether one of some words stands anywhere in it, whatever its case."""
        found = self._mentioned.get(words)
        if found is None:
            found = self._mentioned[words] = any(word.lower() in self.lowered for word in words)
        return found

    @cached_property
    def _had(self) -> dict[tuple[str, ...], bool]:
        return {}

    @cached_property
    def _mentioned(self) -> dict[tuple[str, ...], bool]:
        return {}
