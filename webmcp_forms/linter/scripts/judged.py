"""What a handler does to calls of a tool, in the words of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import PLAIN_LANGUAGES, Certainty
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.scripts.handlers import Handler
from webmcp_forms.linter.scripts.states import Late, Mark, Notes, Prevented
from webmcp_forms.records import record
from webmcp_forms.source import Span

if TYPE_CHECKING:
    from webmcp_forms.linter.page import Page, ToolForm

_RETURN = "return_statement"


@record
class MarkedPlace:
    """A node that handlers come to, and the ways on which they do; those on which the event is lost are left out."""

    span: Span
    marks: Sequence[Mark]

    @property
    def first(self) -> Mark:
        """One of the marks."""
        return self.marks[0]

    @property
    def is_return(self) -> bool:
        """Whether it is a return statement."""
        return self.first.node.type == _RETURN

    @property
    def is_late(self) -> bool:
        """Whether an answer there likely comes too late, on one of the ways at least."""
        return any(mark.state.late >= Late.LIKELY and not mark.state.is_answered for mark in self.marks)

    @property
    def is_surely_late(self) -> bool:
        """Whether each way leads through something that is known to take longer."""
        return all(mark.state.late is Late.SURELY for mark in self.marks)

    @property
    def is_at_once(self) -> bool:
        """Whether it is come to while the event is handled."""
        return all(mark.state.late is Late.IN_TIME for mark in self.marks)

    @property
    def is_prevented(self) -> bool:
        """Whether the submission is prevented there, on one of the ways at least."""
        return any(mark.state.prevented is Prevented.YES for mark in self.marks)

    @property
    def is_never_prevented(self) -> bool:
        """Whether the submission is surely not prevented there."""
        return all(mark.state.prevented is Prevented.NO for mark in self.marks)


@record
class Judged:
    """What a handler does to calls of one tool; None where it is not known to handle any tool's."""

    page: Page
    handler: Handler
    tool: ToolForm | None
    notes: Notes

    @property
    def subject(self) -> Page | ToolForm:
        """What findings are about: the tool, or else the page."""
        return self.tool or self.page

    @property
    def is_meant(self) -> bool:
        """Whether the handler is written for agents: it asks whether one called, or answers."""
        return self.notes.mentions_agent or bool(self.notes.responses)

    @property
    def has_branches(self) -> bool:
        """Whether there are several ways through it."""
        return self.notes.branches > 0

    @property
    def confidence(self) -> Confidence:
        """How sure it is that it handles the calls of the tool, by how it is registered."""
        if self.tool is None or self.page.document.language not in PLAIN_LANGUAGES or not self.handler.is_sure:
            return Confidence.LIKELY
        presence = self.tool.element.presence
        is_there = presence.certainty is Certainty.ALWAYS and not (presence.component or presence.unknown_attributes)
        return Confidence.CERTAIN if is_there else Confidence.LIKELY

    @property
    def prevention(self) -> Span:
        """Where the submission is prevented first, or where the handler is registered."""
        in_time = (mark for mark in self.notes.preventions if mark.state.late <= Late.PERHAPS)
        spans = (mark.program.span(mark.node) for mark in in_time)
        return min(spans, key=lambda span: span.start, default=self.handler.place)

    @property
    def responses(self) -> Sequence[MarkedPlace]:
        """The answers."""
        return tuple(_by_place(self.notes.responses))

    @property
    def preventions_after_answer(self) -> Sequence[MarkedPlace]:
        """Where the submission is prevented once it has been answered."""
        return tuple(_by_place(self.notes.early))

    @property
    def wrapped(self) -> Sequence[MarkedPlace]:
        """Where a member of the browser's event is read from a library's."""
        return tuple(_by_place(self.notes.wrapped))

    @property
    def unanswered(self) -> Sequence[MarkedPlace]:
        """Where ways end on which the submission is prevented and nobody answers."""
        return tuple(_by_place(mark for mark in self.notes.ends if _is_unanswered(mark)))

    @property
    def cancelling_resets(self) -> Sequence[MarkedPlace]:
        """Where the form is reset before the answer is there."""
        return tuple(_by_place(mark for mark in self.notes.resets if self._cancels(mark)))

    def _cancels(self, mark: Mark) -> bool:
        """Whether a reset comes in the handler, or in what the answer waits for, or follows that at once."""
        if mark.state.late <= Late.PERHAPS:
            return True
        return mark.in_answer or (bool(mark.state.awaited) and mark.state.awaited in self.notes.answers)


def _is_unanswered(mark: Mark) -> bool:
    return mark.state.prevented is Prevented.YES and not mark.state.is_answered


def _by_place(marks: Iterable[Mark]) -> Iterator[MarkedPlace]:
    """The marks on each node, in order."""
    found: dict[tuple[int, int], list[Mark]] = {}
    for mark in marks:
        if not mark.state.is_lost:
            span = mark.program.span(mark.node)
            found.setdefault((span.start, span.end), []).append(mark)
    for start, end in sorted(found):
        yield MarkedPlace(Span(start, end), found[start, end])
