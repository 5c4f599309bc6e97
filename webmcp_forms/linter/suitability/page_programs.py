"""The scripts of a page that listen to changes, and what they do, by the words that name what it is done to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.suitability.script_effects import Effect, program
from webmcp_forms.linter.suitability.script_listeners import Listener, Listeners
from webmcp_forms.readers.embedded import EmbeddedText, content
from webmcp_forms.source import Span

if TYPE_CHECKING:  # a page has programs
    from webmcp_forms.linter.page import Page
    from webmcp_forms.readers.script_tokens import Token

_EVENT = Expression(r"change|input|click|keyup|chained|depdrop|function|=>")
_LETTERS = Expression(r"[\w$]+")
_PART = Expression(r"[\w-]+(?:\[[\w-]*\])*")
# A longer one is a bundle and no script of one page.
_LONGEST = 300_000
# More than these are none that people write; they keep hostile pages cheap.
_MOST_LISTENERS = 2000
_MOST_EFFECTS = 60
_MOST_DEEDS = 20
_MOST_VARIABLES = 4


class Deed(NamedTuple):
    """What a listener does."""

    listener: Listener
    effect: Effect


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True, eq=False)
class PageProgram:
    """A script of the page, read when somebody asks, and the way to the source."""

    embedded: EmbeddedText
    place: Span
    _done: dict[tuple[int, int], Sequence[Effect]] = field(default_factory=dict)

    @cached_property
    def listeners(self) -> Listeners:
        """Its listeners."""
        return Listeners(program(self.embedded.text))

    def may_name(self, words: Iterable[str]) -> bool:
        """Whether a name in it may be one of some words, told before it is read."""
        firsts = (_LETTERS.search(word) for word in words)
        return any(first is None or first[0] in self._names for first in firsts)

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset(_LETTERS.findall(self.embedded.text))

    def span(self, start: int, end: int) -> Span:
        """Where a stretch of the script stands in the source."""
        return self.embedded.offsets.span(start, end) if self.embedded.offsets else self.place

    @cached_property
    def deeds(self) -> Mapping[str, Sequence[Deed]]:
        """What the listeners do, by each word that names what it is done to."""
        found: dict[str, list[Deed]] = defaultdict(list)
        for listener in islice(self.listeners.all, _MOST_LISTENERS):
            for effect in self.effects(listener.start, listener.end):
                for word in self.words(effect.receiver):
                    if len(found[word]) < _MOST_DEEDS:
                        found[word].append(Deed(listener, effect))
        return found

    def effects(self, start: int, end: int) -> Iterator[Effect]:
        """What a range of tokens does, and the functions that it calls."""
        for stretch in self.listeners.reached(start, end):
            if stretch not in self._done:
                self._done[stretch] = tuple(islice(self.listeners.program.effects(*stretch), _MOST_EFFECTS))
            yield from self._done[stretch]

    def words(self, chain: Sequence[Token]) -> Iterator[str]:
        """The words in a chain that may name something."""
        for token in self.followed(chain):
            if token.is_string:
                yield from _PART.findall(token.literal or "")
            else:
                yield token.text

    def followed(self, chain: Sequence[Token]) -> Sequence[Token]:
        """The tokens of a chain, with what a variable at its start is set to in front."""
        tokens = list(chain)
        for _ in range(_MOST_VARIABLES):
            value = self.listeners.variables.get(tokens[0].text) if tokens and not tokens[0].is_string else None
            if not value or value[0].text == tokens[0].text:
                break
            tokens = [*value, *tokens[1:]]
        return self._looped(tokens)

    def _looped(self, tokens: Sequence[Token]) -> Sequence[Token]:
        """The tokens with the strings that a loop goes through in place of its variable."""
        loops = self.listeners.loops
        stands_for = ((token,) if token.is_string else loops.get(token.text, (token,)) for token in tokens)
        return [one for some in stands_for for one in some]


def page_programs(page: Page) -> Iterator[PageProgram]:
    """The scripts that stand in the page and may listen to changes."""
    for script in page.scripts.elements:
        embedded = None if script.has("src") else content(page.document, script)
        if embedded and len(embedded.text) <= _LONGEST and _EVENT.search(embedded.text):
            yield PageProgram(embedded, page.span(script))


def program_of(code: str, place: Span) -> PageProgram:
    """The program that the value of an attribute is, which stands at a place."""
    return PageProgram(EmbeddedText(code, None), place)
