"""What one part of a form says about what the form does, and how much that weighs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from types import MappingProxyType

from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.linter.intent.sayings import Saying
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.where import Where
from webmcp_forms.linter.wording import quoted
from webmcp_forms.records import record

TEXT_WEIGHTS = MappingProxyType(
    {
        "button": 2.0,
        "heading": 1.0,
        "description": 1.0,
        "name": 1.0,
        "address": 1.0,
        "hidden": 1.0,
        "code": 1.0,
        "handler": 1.0,
        "field": 1.0,
        "confirmation": 1.5,
        "nearby": 1.5,
        "called": 0.5,
    }
)
"""What a text of each source weighs, times how clearly it speaks: 2 with a verb, 1 without."""

WEIGHTS = MappingProxyType(
    {
        "method get": 4.0,
        "method get without fields": 1.0,
        "method delete": 2.5,
        "search": 2.0,
        "icon": 2.0,
        "symbol": 4.0,
        "danger": 1.0,
        "card": 4.0,
        "password": 3.0,
        "one-time code": 2.0,
        "user name": 2.0,
        "identity": 1.5,
        "access": 1.0,
        "amount": 1.5,
        "price on the button": 2.0,
        "price": 1.0,
        "fee": 2.0,
        "message": 1.0,
        "file": 0.5,
        "person": 0.5,
        "profile": 1.5,
        "promise": 2.0,
        "recipient": 1.5,
        "question": 1.5,
        "reference": 1.5,
    }
)
"""What each other source weighs."""


@record
class Said:
    """A text of the page: which source it is, what people call it, its words, and where it stands."""

    source: str
    called: str
    text: str
    where: Where

    def part(self, start: int, end: int) -> Said:
        """Some words of it."""
        words = self.text[start:end]
        return replace(self, text=words, where=replace(self.where, words=words))


@record
class Clue:
    """One reason to take a form for one that does a kind of thing.

    `source` is what kind of part says it; of several of the same source, only the weightiest counts. `called` is what
    people call the part, and `text` what it says if that is quoted. The marks at the end are those of `Saying`.
    """

    kind: Kind
    weight: float
    source: str
    called: str
    where: Where
    text: str = ""
    takes_away: bool = False
    is_kept: bool = False
    restores: bool = False
    is_trash: bool = False

    def evidence(self, tool: ToolForm) -> Evidence:
        """The clue as a report shows it."""
        description = f"{self.called} {quoted(self.text)}" if self.text else self.called
        return Evidence(description, self.where.span(tool), self.weight)


def clue(kind: Kind, source: str, called: str, where: Where, text: str = "") -> Clue:
    """A clue that is not in the words of a text."""
    return Clue(kind, WEIGHTS[source], source, called, where, text)


def said_clues(said: Said, sayings: Iterable[Saying]) -> Iterator[Clue]:
    """The clues in what a text says."""
    for one in sayings:
        weight = one.strength * TEXT_WEIGHTS[said.source]
        marks = (one.takes_away, one.is_kept, one.restores, one.is_trash)
        yield Clue(one.kind, weight, said.source, said.called, said.where, said.text, *marks)


def quoting_clues(said: Said, sayings: Iterable[Saying]) -> Iterator[Clue]:
    """The clues in a long text, each with the words that say it."""
    for one in sayings:
        yield from said_clues(said.part(one.start, one.end), (one,))
