"""What the scripts of a page say of submissions and tools, found when the first rule asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import INERT_SCOPE, Element
from webmcp_forms.linter.scripts.handlers import Handler, loose, registered
from webmcp_forms.linter.scripts.judged import Judged
from webmcp_forms.linter.scripts.judging import concerns, notes
from webmcp_forms.linter.scripts.markup import MarkupHandlers
from webmcp_forms.linter.scripts.names import Names
from webmcp_forms.linter.scripts.programs import programs
from webmcp_forms.linter.scripts.registrations import Registration, registration
from webmcp_forms.linter.scripts.run import Steps
from webmcp_forms.linter.scripts.survey import Spot, survey
from webmcp_forms.linter.scripts.targets import Targets
from webmcp_forms.linter.scripts.tool_events import (
    DetailRead,
    StaleUse,
    ToolListener,
    detail_reads,
    stale_uses,
    tool_listeners,
)
from webmcp_forms.source import Span

if TYPE_CHECKING:
    from webmcp_forms.linter.page import Page, ToolForm

# More forms and handlers than these are not looked at, and no more code than this is followed on one page.
_MOST_FORMS = 2_000
_MOST_HANDLERS = 200
_MOST_PAIRS = 20_000
_MOST_STEPS = 300_000


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class ScriptFacts:
    """The facts of a page. Places are those of the source."""

    page: Page

    @cached_property
    def names(self) -> Names:
        """The programs and their names."""
        return Names(tuple(programs(self.page)))

    @cached_property
    def spots(self) -> Sequence[Spot]:
        """Where programs speak of submissions and tools."""
        return [spot for program in self.names.programs for spot in survey(program, self.names.top(program))]

    @cached_property
    def registrations(self) -> Sequence[Registration]:
        """The listeners that scripts register, of any of the events that are looked for."""
        return [found for spot in self.spots if (found := registration(spot))]

    @cached_property
    def judged(self) -> Sequence[Judged]:
        """What handlers do: each for the tools whose submission it handles, or else for an unknown one."""
        steps = Steps(_MOST_STEPS)
        found = [*self._judged_markup(steps), *self._judged_scripts(steps)]
        functions = frozenset(number for one in found for number in one.notes.functions)
        found += (
            Judged(self.page, handler, None, made)
            for handler in islice(loose(self.spots, functions, self._library), _MOST_HANDLERS)
            if (made := notes(handler, None, self._targets[0], steps))
        )
        return found

    @cached_property
    def tool_listeners(self) -> Sequence[ToolListener]:
        """The listeners to the events of tools, and to what somebody may take for one."""
        return tuple(tool_listeners(self.registrations, self.names))

    @cached_property
    def detail_reads(self) -> Sequence[DetailRead]:
        """Where these read the name of the tool from what is not there."""
        return tuple(detail_reads(self.spots, self.tool_listeners, self.names))

    @cached_property
    def stale_uses(self) -> Sequence[StaleUse]:
        """Where scripts ask for what the browser no longer has."""
        return tuple(stale_uses(self.spots, self.names))

    def is_alone(self, judged: Judged) -> bool:
        """Whether no other handler handles the submission of the tool, or may do so."""
        return judged.tool is not None and not self._others(judged, judged.tool)

    def is_answered_elsewhere(self, judged: Judged) -> bool:
        """Whether something else may answer the calls of the tool that a handler handles."""
        if judged.tool is None:
            return False
        if self._has_free_answers or len(self._by_script) > _MOST_HANDLERS:
            return True
        others = (self._known.get(id(handler)) for handler in self._others(judged, judged.tool))
        return any(other is None or other.notes.responses for other in others)

    def may_be_of_tool(self, judged: Judged) -> bool:
        """Whether a handler that is not known to handle a tool's submission may do so all the same."""
        if judged.handler.is_loose:
            return False
        if not any(page.form_elements for page in self._pages):
            return True
        verdicts = (concerns(judged.handler, tool.element, self._of(tool)) for tool in self._compared)
        return any(verdict is None for verdict in verdicts)

    @cached_property
    def _pages(self) -> Sequence[Page]:
        """The page in all its readings, this one first: what a handler does is the same in each."""
        return [self.page, *(page for page in self.page.readings if page is not self.page)]

    @cached_property
    def _library(self) -> str:
        """The library whose event the handlers in the markup of a program get."""
        return MarkupHandlers(self.page, self.names).library

    @cached_property
    def _targets(self) -> Sequence[Targets]:
        """What expressions stand for, in each reading."""
        found = (page.values("id").values() for page in self._pages)
        ids = frozenset(value for values in found for value in values if isinstance(value, str))
        return [Targets(page.document, self.names, ids) for page in self._pages]

    def _of(self, tool: ToolForm) -> Targets:
        return next(targets for targets in self._targets if targets.document is tool.form.document)

    @cached_property
    def _by_script(self) -> Sequence[Handler]:
        """The handlers that scripts register."""
        found = (registered(one, self._targets[0]) for one in self.registrations)
        return [handler for handler in found if handler]

    @cached_property
    def _by_markup(self) -> Mapping[Span, Sequence[Handler]]:
        """The handlers that the attributes of a form name, by the place of the form."""
        found: dict[Span, Sequence[Handler]] = {}
        for page in self._pages:
            markup = MarkupHandlers(page, self.names)
            live = [form for form in page.form_elements if form.scope != INERT_SCOPE]
            for form in live[:_MOST_FORMS]:
                if _place(page, form) not in found:
                    found[_place(page, form)] = tuple(markup.of(form))
        return found

    @cached_property
    def _tools(self) -> Mapping[Span, ToolForm]:
        """The tools of all readings by the places of their forms."""
        found: dict[Span, ToolForm] = {}
        for page in self._pages:
            for tool in page.annotated_forms:
                found.setdefault(_place(page, tool.element), tool)
        return found

    @cached_property
    def _compared(self) -> Sequence[ToolForm]:
        """The tools that are compared with the handlers that scripts register."""
        return tuple(self._tools.values())[: _MOST_PAIRS // max(1, len(self._by_script))]

    def _judged_markup(self, steps: Steps) -> Iterator[Judged]:
        for place, handlers in self._by_markup.items():
            tool = self._tools.get(place)
            targets = self._of(tool) if tool else self._targets[0]
            for handler in handlers:
                made = notes(handler, handler.form, targets, steps)
                if made is not None:
                    yield Judged(self.page, handler, tool, made)

    def _judged_scripts(self, steps: Steps) -> Iterator[Judged]:
        for handler in self._by_script[:_MOST_HANDLERS]:
            tools = [tool for tool in self._compared if concerns(handler, tool.element, self._of(tool))]
            for tool in tools or (None,):
                targets = self._of(tool) if tool else self._targets[0]
                made = notes(handler, tool.element if tool else None, targets, steps)
                if made is not None:
                    yield Judged(self.page, handler, tool, made)

    @cached_property
    def _known(self) -> Mapping[int, Judged]:
        """What is known of a handler, by its identity."""
        return {id(one.handler): one for one in self.judged}

    def _others(self, judged: Judged, tool: ToolForm) -> Sequence[Handler]:
        """The other handlers that handle the submission of a tool, or may do so."""
        targets = self._of(tool)
        scripted = (one for one in self._by_script if concerns(one, tool.element, targets) is not False)
        named = self._by_markup.get(_place(tool.page, tool.element), ())
        return [one for one in (*named, *scripted) if one is not judged.handler]

    @cached_property
    def _has_free_answers(self) -> bool:
        """Whether some code answers an event and is part of no handler that is registered here."""
        seen = {number for one in self.judged if not one.handler.is_loose for number in one.notes.functions}
        answers = (spot for spot in self.spots if spot.word == "respondWith" and spot.outer(1, "member_expression"))
        return any(seen.isdisjoint(node.id for node in spot.around) for spot in answers)


def _place(page: Page, form: Element) -> Span:
    """What tells a form from others in all readings: its start tag, or its index in a tree without places."""
    place = page.document.place(form)
    return place.start_tag if place else Span(-1, form.index)
