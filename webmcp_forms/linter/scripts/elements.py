"""The scripts that stand in a page, as far as rules about its forms need them: their text and the words in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from webmcp_forms.document.nodes import INERT_SCOPE, Document, Element, text_content
from webmcp_forms.expressions import Expression

_SCRIPT = frozenset({"script"})
_JAVASCRIPT = Expression(
    r"(?i)\s*(?:|module|(?:text|application)/(?:x-)?(?:java|ecma|j)script\S*|text/(?:babel|jsx))\s*"
)
_WORD = Expression(r"[\w$-]+")


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class Scripts:
    """The scripts of one document that run: those in templates and data blocks do not."""

    document: Document

    @cached_property
    def elements(self) -> tuple[Element, ...]:
        """The script elements that run, in tree order."""
        return tuple(_running_scripts(self.document))

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The text of each; that of one with `src` is never run."""
        return tuple("" if element.has("src") else text_content(self.document, element) for element in self.elements)

    @cached_property
    def words(self) -> frozenset[str]:
        """The words in the texts: letters, digits, `_`, `$` and `-`, so that an id in a string is one."""
        return frozenset(word for text in self.texts for word in _WORD.findall(text))

    @cached_property
    def are_elsewhere(self) -> bool:
        """Whether the page runs a script of another file."""
        return any(element.has("src") for element in self.elements)


def _running_scripts(document: Document) -> Iterator[Element]:
    for element in document.tagged(_SCRIPT):
        is_run = element.is_html and element.scope != INERT_SCOPE
        if is_run and _JAVASCRIPT.fullmatch(element.show("type")):
            yield element
