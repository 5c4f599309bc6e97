"""Which field or part of a form a text refers to: an id, a selector, a name, or code that has one of these in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from webmcp_forms.document.nodes import Element, literal
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.phrases import words
from webmcp_forms.linter.suitability.contents import Contents

_PART = Expression(r"[^\W\d][\w-]*(?:\[[\w-]*\])*|\.[\w-]+")
_LAST_PART = Expression(r"([\w-]+)\]?(?:\[\])?$")
_ESCAPED_QUOTE = Expression(r"\\u0022|\\?['\"]|&quot;")
_LONGEST = 2000
_SHORTEST = 2
_COMMON = frozenset(
    {
        "value",
        "name",
        "type",
        "id",
        "field",
        "show",
        "hide",
        "true",
        "false",
        "data",
        "input",
        "select",
        "visible",
        "checked",
    }
    | {
        "disabled",
        "required",
        "and",
        "or",
        "not",
        "on",
        "change",
        "this",
        "form",
        "filled",
        "empty",
        "invisible",
        "in",
        "if",
    }
)


@dataclass(frozen=True)
class References:
    """Finds the fields and parts of one form."""

    contents: Contents

    def field(self, text: str, other_than: Element) -> Element | None:
        """The first field that a text refers to, other than those in an element."""
        for found in self._all(text):
            if self._is_apart(found, other_than) and self.contents.has_field_in(found):
                return self.contents.first_field_in(found)
        return None

    def part(self, text: str, source: Element, is_short: bool = False) -> Element | None:
        """The first field, or part with fields in it, that a text refers to and that does not hold the source.

        A name of one letter counts where it `is_short`.
        """
        for found in self._all(text, 1 if is_short else _SHORTEST):
            is_whole = self.contents.document.contains(found.index, source.index)
            if found.index != source.index and not is_whole and self.contents.has_field_in(found):
                return found
        return None

    def any(self, text: str) -> Element | None:
        """The first element in the form that a text refers to, with fields or without."""
        return next(self._all(text), None)

    @cached_property
    def words(self) -> frozenset[str]:
        """All that a script may call something in the form by: ids, names, the last parts of names, classes."""
        contents = self.contents
        tables = (contents.by_id, contents.by_name, self._by_last_part, contents.classes)
        return frozenset(chain.from_iterable(tables))

    @cached_property
    def by_last_word(self) -> Mapping[str, Element]:
        """The fields by the last word of their names."""
        found: dict[str, Element] = {}
        for field in self.contents.fields:
            for word in words(field.show("name"))[-1:]:
                found.setdefault(word, field)
        return found

    def one(self, word: str) -> Element | None:
        """What one id or name stands for."""
        contents = self.contents
        found = contents.by_id.get(word) or contents.by_name.get(word)
        if found is None and word not in _COMMON:
            found = self._by_last_part.get(word)
        return found

    def _is_apart(self, one: Element, other: Element) -> bool:
        document = self.contents.document
        return one.index != other.index and not document.contains(other.index, one.index)

    def _all(self, text: str, shortest: int = _SHORTEST) -> Iterator[Element]:
        text = _ESCAPED_QUOTE.sub(" ", text[:_LONGEST]).strip()
        if found := self.one(text.removeprefix("#")):
            yield found
        for match in _PART.finditer(text):
            part = match[0]
            if part.startswith("."):
                yield from self.contents.classes.get(part[1:].lower(), ())[:1]
            elif len(part) >= shortest and (found := self.one(part) or self.one(part.removeprefix("id_"))):
                yield found

    @cached_property
    def _by_last_part(self) -> Mapping[str, Element]:
        """The fields by the last part of a name such as `post[kind]`, `form.kind` or `form-kind`."""
        found: dict[str, Element] = {}
        for field in self.contents.fields:
            name = literal(field.get("name")) or ""
            match = _LAST_PART.search(name.rpartition(".")[2])
            if match and match[1] != name and len(match[1]) >= _SHORTEST:
                found.setdefault(match[1], field)
        return found
