"""Listeners to what happens to tools, what they listen on and what they read; members of the model context.

Since Chromium 156 the events are dispatched on `document.modelContext`, before that on `window`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from webmcp_forms.linter.scripts.codes import Code, resolve_code
from webmcp_forms.linter.scripts.names import Names
from webmcp_forms.linter.scripts.nodes import bare, called, field, member, parameters
from webmcp_forms.linter.scripts.registrations import Registration, Way
from webmcp_forms.linter.scripts.scopes import Scope
from webmcp_forms.linter.scripts.survey import Spot
from webmcp_forms.records import record
from webmcp_forms.source import Span

if TYPE_CHECKING:
    from tree_sitter import Node

_CONTEXT = "modelContext"
_EVENT = "tool"
_METHODS_GONE = frozenset({"provideContext", "unregisterTool"})
_WINDOW = frozenset({"window", "self", "globalThis", "addEventListener"})
_DEEPEST = 8


class Holder(Enum):
    """What an expression stands for, as far as tools are concerned."""

    WINDOW = auto()
    CONTEXT = auto()  # document.modelContext
    OLD_CONTEXT = auto()  # navigator.modelContext
    UNKNOWN = auto()


@dataclass(frozen=True, slots=True, eq=False)
class ToolListener:
    """A listener to an event that is called like a tool event.

    `span` is where the event is named, after the `on` of a property.
    """

    event: str
    span: Span
    holder: Holder
    registration: Registration

    @property
    def is_on_window(self) -> bool:
        """Whether it listens on the window."""
        return self.holder is Holder.WINDOW

    @property
    def is_on_context(self) -> bool:
        """Whether it listens on `document.modelContext`."""
        return self.holder is Holder.CONTEXT

    @property
    def is_on_unknown(self) -> bool:
        """Whether nobody knows what it listens on."""
        return self.holder is Holder.UNKNOWN


def tool_listeners(registrations: Sequence[Registration], names: Names) -> Iterator[ToolListener]:
    """The listeners to the events of tools, and to what somebody may take for one."""
    for one in registrations:
        for event in one.events:
            if event.lower().startswith(_EVENT):
                span = one.program.span(one.name)
                if one.way is Way.PROPERTY and one.program.place is None:
                    span = Span(span.end - len(event), span.end)
                yield ToolListener(event, span, holder_of(one.target, one.scope, names), one)


def holder_of(node: Node, scope: Scope, names: Names, depth: int = 0) -> Holder:
    """What an expression stands for."""
    node = bare(node)
    if node.type == "identifier":
        name = scope.program.text(node)
        found = names.find(scope, name)
        if found is None:
            return Holder.WINDOW if name in _WINDOW else Holder.UNKNOWN
        if found.value is None or found.part not in ("", _CONTEXT) or depth > _DEEPEST:
            return Holder.UNKNOWN
        if found.part:
            return _context_of(found.scope.program.text(bare(found.value)))
        return holder_of(found.value, found.scope, names, depth + 1)
    whole = member(scope.program, node)
    if whole and whole[1] == _CONTEXT:
        return _context_of(scope.program.text(whole[0]))
    return Holder.UNKNOWN


def _context_of(owner: str) -> Holder:
    match owner.rpartition(".")[2]:
        case "document":
            return Holder.CONTEXT
        case "navigator":
            return Holder.OLD_CONTEXT
    return Holder.UNKNOWN


@dataclass(frozen=True, slots=True, eq=False)
class DetailRead:
    """A place at which a listener reads the tool's name from `event.detail`; `detail` is that."""

    listener: ToolListener
    spot: Spot
    detail: Node

    @property
    def span(self) -> Span:
        """Where `event.detail` stands."""
        return self.spot.program.span(self.detail)

    @property
    def event(self) -> Span | None:
        """Where the event stands of which it is a member; None where it is taken apart, or has no place."""
        holder = self.detail.child_by_field_name("object")
        is_placed = self.spot.program.place is None
        return self.spot.program.span(holder) if holder is not None and is_placed else None


def detail_reads(spots: Sequence[Spot], listeners: Sequence[ToolListener], names: Names) -> Iterator[DetailRead]:
    """Where listeners to tool events read `event.detail.toolName`, which is not there."""
    reads = [(spot, node) for spot in spots if spot.word == "toolName" and (node := _detail(spot))]
    functions = {code.node.id: (listener, code) for listener, code in _codes(listeners, names)} if reads else {}
    for spot, detail in reads:
        found = next((functions[node.id] for node in spot.around if node.id in functions), None)
        if found is not None and _is_of_event(detail, found[1]):
            yield DetailRead(found[0], spot, detail)


def _codes(listeners: Sequence[ToolListener], names: Names) -> Iterator[tuple[ToolListener, Code]]:
    for one in listeners:
        handler = one.registration.handler
        code = resolve_code(names, handler, one.registration.scope) if handler is not None else None
        if code is not None:
            yield one, code


def _detail(spot: Spot) -> Node | None:
    """What `toolName` is read from, if it is called `detail`."""
    whole = spot.outer(1, "member_expression")
    declarator = spot.outer(2, "variable_declarator")
    holder = field(whole, "object") if whole else field(declarator, "value") if declarator else None
    return holder if holder is not None and _last_name(spot, holder) == "detail" else None


def _last_name(spot: Spot, node: Node) -> str:
    found = member(spot.program, node)
    return found[1] if found else spot.program.text(node) if node.type == "identifier" else ""


def _is_of_event(detail: Node, function: Code) -> bool:
    """Whether a detail is that of a function's first parameter."""
    first = next(iter(parameters(function.node)), None)
    if first is None:
        return False
    found = member(function.program, detail)
    if found is None:
        return first.type == "object_pattern"
    return function.program.text(found[0]) == function.program.text(first)


@record
class StaleUse:
    """A use of what the browser no longer has: its name, and where that stands."""

    name: str
    span: Span


def stale_uses(spots: Sequence[Spot], names: Names) -> Iterator[StaleUse]:
    """Where scripts ask for `navigator.modelContext` and know no other, and for methods that are gone."""
    contexts = [(spot, node) for spot in spots if spot.word == _CONTEXT and (node := _member(spot))]
    holders = [holder_of(node, spot.scope, names) for spot, node in contexts]
    for (spot, node), holder in zip(contexts, holders, strict=True):
        if holder is Holder.OLD_CONTEXT and Holder.CONTEXT not in holders:
            yield StaleUse(_CONTEXT, spot.program.span(node))
    for spot in spots:
        if spot.word in _METHODS_GONE and _is_called_on_context(spot, names):
            yield StaleUse(spot.word, spot.program.span(spot.node))


def _member(spot: Spot) -> Node | None:
    """The member that a spot names, such as `navigator.modelContext`."""
    whole = spot.outer(1, "member_expression")
    return whole if whole is not None and whole.child_by_field_name("property") == spot.node else None


def _is_called_on_context(spot: Spot, names: Names) -> bool:
    """Whether a spot names a method that is called on a model context."""
    whole, call = _member(spot), spot.outer(2, "call_expression")
    found = member(spot.program, whole)
    if whole is None or call is None or called(call) != whole or found is None:
        return False
    return holder_of(found[0], spot.scope, names) in (Holder.CONTEXT, Holder.OLD_CONTEXT)
