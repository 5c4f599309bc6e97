"""Follows calls: what is done to the event and to the form, and when the functions that are handed on run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.scripts.codes import Code
from webmcp_forms.linter.scripts.lateness import CHAINING, MICROTASKS, TIMERS, lateness
from webmcp_forms.linter.scripts.nodes import arguments, called, field, member, parameters, string
from webmcp_forms.linter.scripts.roles import EVENTS
from webmcp_forms.linter.scripts.run import Run, after_call, follow, follow_later
from webmcp_forms.linter.scripts.scopes import Role, Scope
from webmcp_forms.linter.scripts.states import Exit, Late, Moment, Prevented, State, States, each, joined, lost

if TYPE_CHECKING:
    from tree_sitter import Node

_LISTING = frozenset({"forEach", "map", "filter", "some", "every", "find", "reduce"})
_AT_ONCE = _LISTING | {"startTransition", "flushSync", "batch", "untrack"}
_LISTENING = frozenset({"addEventListener", "once", "subscribe"})
_FETCHING = Expression(r"(?:\$|jQuery)\.(?:ajax|post|get|getJSON)|axios(?:\.\w+)?")
_HARMLESS = Expression(r"console\.\w+")
_WORD = Expression(r"[A-Za-z_$][\w$]*")
_LONGEST_CLOSURE = 20_000
_LONGEST_CHAIN = 12


def run_call(run: Run, node: Node, scope: Scope, states: States) -> States:
    """The ways after a call."""
    function, given = called(node), node.child_by_field_name("arguments")
    if function is None or given is None:
        return states
    if given.type == "template_string":
        return run.visit(run.expression, given, scope, states)
    if found := member(scope.program, function):
        holder, name = found
        role = run.roles.of(holder, scope)
        if role in EVENTS:
            return _to_event(run, node, (holder, name), scope, states)
        if role is Role.FORM:
            return _to_form(run, node, name, scope, states)
        if name in CHAINING:
            return _chained(run, node, holder, scope, states)
        states = run.visit(run.expression, holder, scope, states)
    return _by_name(run, node, function, scope, states)


def run_new(run: Run, node: Node, scope: Scope, states: States) -> States:
    """The ways after `new …`; the function of a promise runs at once."""
    constructor = field(node, "constructor")
    if constructor is not None and scope.program.text(constructor) == "Promise":
        return _at_once(run, node, scope, states)
    return _arguments(run, node, scope, states)


def local_exits(run: Run, node: Node, code: Code, scope: Scope, states: States) -> Sequence[Exit]:
    """Where the ways leave a function of this page that is called here."""
    roles = tuple(run.roles.of(one, scope) for one in arguments(node))
    states = _arguments(run, node, scope, states, keeps_event=True)
    return follow(run, replace(code, roles=roles), states)


def run_closure(run: Run, node: Node, scope: Scope, states: States) -> States:
    """The ways after a function that something gets which is not seen: it may be called, and answer."""
    return lost(states) if _mentions_event(run, node, scope) else states


def _by_name(run: Run, node: Node, function: Node, scope: Scope, states: States) -> States:
    """A function that is neither the event's nor the form's, by when it runs the functions it is given."""
    written = scope.program.text(function)
    name = written.rpartition(".")[2]
    if name in TIMERS:
        return _later(run, node, scope, states, Moment(Late.SURELY))
    if name in _LISTENING:
        return _later(run, node, scope, states, Moment(Late.LIKELY))
    if name in MICROTASKS or name in _AT_ONCE:
        return _at_once(run, node, scope, states, is_sure=name not in _LISTING)
    code = run.code(function, scope)
    if code is not None:
        return after_call(code, states, local_exits(run, node, code, scope, states))
    if _FETCHING.fullmatch(written):
        return _later(run, node, scope, states, Moment(Late.LIKELY))
    return _arguments(run, node, scope, states, keeps_event=_HARMLESS.fullmatch(written) is not None)


def _to_event(run: Run, node: Node, found: tuple[Node, str], scope: Scope, states: States) -> States:
    """A method of the event."""
    holder, name = found
    if name == "preventDefault":
        run.mark(run.notes.preventions, node, scope, states)
        run.mark(run.notes.early, node, scope, frozenset(state for state in states if state.is_early))
        return each(states, prevented)
    if name != "respondWith":
        return _arguments(run, node, scope, states)
    if run.roles.of(holder, scope) is Role.WRAPPED_EVENT:
        run.mark(run.notes.wrapped, called(node) or node, scope, states)
    run.notes.answers.update(_promise_names(scope, arguments(node)))
    with run.answering():
        states = _arguments(run, node, scope, states)
    run.mark(run.notes.responses, node, scope, states)
    # Without an argument it throws a TypeError.
    return each(states, _answered) if arguments(node) else states


def prevented(state: State) -> State:
    """A way once the submission is prevented, unless that comes too late."""
    return state._replace(prevented=Prevented.YES) if state.late <= Late.PERHAPS else state


def _answered(state: State) -> State:
    is_answered = state.is_answered or (state.late <= Late.PERHAPS and state.prevented is not Prevented.NO)
    return state._replace(is_answered=is_answered, is_early=state.prevented is not Prevented.YES)


def _to_form(run: Run, node: Node, name: str, scope: Scope, states: States) -> States:
    """A method of the form."""
    states = _arguments(run, node, scope, states)
    given = arguments(node)
    event = string(scope.program, given[0]) if given and name == "trigger" else None
    if name == "reset" or event == "reset":
        run.mark(run.notes.resets, node, scope, states)
    elif name == "submit" or event == "submit":
        return each(states, lambda state: state._replace(is_answered=state.is_answered or state.late <= Late.PERHAPS))
    elif name == "requestSubmit":
        return lost(states)
    return states


def _chained(run: Run, node: Node, holder: Node, scope: Scope, states: States) -> States:
    """`promise.then(…)`: its functions run when the promise has come true."""
    states = run.visit(run.expression, holder, scope, states)
    late = lateness(run.roles.names, holder, scope)
    if late <= Late.PERHAPS:
        return _at_once(run, node, scope, each(states, lambda state: state._replace(late=max(state.late, late))))
    names = list(_promise_names(scope, (holder,)))
    return _later(run, node, scope, states, Moment(late, names[0] if names else run.giving))


def _promise_names(scope: Scope, nodes: Sequence[Node]) -> Iterator[str]:
    """The names that promises start with: `job` of `job.then(…)`."""
    for node in nodes:
        inner: Node | None = node
        for _ in range(_LONGEST_CHAIN):
            if inner is None:
                break
            if inner.type == "identifier":
                yield scope.program.text(inner)
                break
            found = member(scope.program, called(inner))
            inner = found[0] if found and found[1] in CHAINING else None


def _at_once(run: Run, node: Node, scope: Scope, states: States, *, is_sure: bool = True) -> States:
    """A call that runs the functions it is given before anything else happens, or in a microtask."""
    for one in arguments(node):
        code = run.code(one, scope)
        if code is None:
            states = _argument(run, one, scope, states)
        else:
            after = after_call(code, states, follow(run, code, states))
            states = after if is_sure else joined(states, after)
    return states


def _later(run: Run, node: Node, scope: Scope, states: States, moment: Moment) -> States:
    """A call that runs the functions it is given in a later task."""
    for one in arguments(node):
        for function in _values(one) if one.type == "object" else (one,):
            code = run.code(function, scope)
            if code is not None:
                follow_later(run, code, states, moment)
            else:
                states = _argument(run, function, scope, states)
    return states


def _values(record: Node) -> Iterator[Node]:
    """The values of an object, its methods among them."""
    for pair in record.named_children:
        yield field(pair, "value") or pair


def _arguments(run: Run, node: Node, scope: Scope, states: States, *, keeps_event: bool = False) -> States:
    """The ways after the arguments of a call; `keeps_event` says that it does not matter if the event is one."""
    for one in arguments(node):
        states = _argument(run, one, scope, states, keeps_event=keeps_event)
    return states


def _argument(run: Run, node: Node, scope: Scope, states: States, *, keeps_event: bool = False) -> States:
    role = run.roles.of(node, scope)
    if role is Role.FORM:
        run.notes.hands_form_on = True
        return states
    return states if keeps_event and role in EVENTS else run.visit(run.expression, node, scope, states)


def _mentions_event(run: Run, function: Node, scope: Scope) -> bool:
    """Whether a word of a function is a name of the event."""
    text = scope.program.text(function)
    if len(text) > _LONGEST_CLOSURE:
        return True
    own = {scope.program.text(parameter) for parameter in parameters(function)}
    words = set(_WORD.findall(text)) - own
    run.take(len(words))
    return any(run.roles.of_name(word, scope) in EVENTS for word in words)
