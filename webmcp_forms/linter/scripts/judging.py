"""What each submit handler of a page does to an agent's call, for the form it handles."""

from __future__ import annotations

from dataclasses import replace

from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.scripts.expressions import run_expression
from webmcp_forms.linter.scripts.handlers import Handler, event_role
from webmcp_forms.linter.scripts.nodes import is_async
from webmcp_forms.linter.scripts.roles import Roles
from webmcp_forms.linter.scripts.run import GiveUpError, Run, Steps, follow
from webmcp_forms.linter.scripts.selectors import matches
from webmcp_forms.linter.scripts.statements import run_statement
from webmcp_forms.linter.scripts.states import Exit, Mark, Notes, Prevented, State
from webmcp_forms.linter.scripts.targets import Targets

_FALSE = frozenset({"false", "!1"})


def notes(handler: Handler, form: Element | None, targets: Targets, steps: Steps) -> Notes | None:
    """What a handler does when an agent submits a form, or one that is not known; None when nobody can tell.

    `steps` are those that are left for the page.
    """
    code = handler.code
    if code is None:
        return None
    function = code.node if code.is_function else None
    run = Run(Roles(targets.names, targets, handler.target, form, function), run_statement, run_expression, steps)
    if code.is_function and not code.roles:
        code = replace(code, roles=(event_role(handler),))
    try:
        exits = follow(run, code, frozenset({State(handler.prevented)}))
    except GiveUpError:
        return None
    for one in exits:
        _note_end(run.notes, handler, one)
    return run.notes


def _note_end(notes: Notes, handler: Handler, one: Exit) -> None:
    """Note where ways end, with what returning false does."""
    node = one.node or one.value or one.scope.node
    states = one.states
    if handler.false_prevents and _gives_false(handler, one):
        notes.preventions += (Mark(one.scope.program, node, state) for state in states)
        notes.early += (Mark(one.scope.program, node, state) for state in states if state.is_early)
        states = frozenset(state._replace(prevented=Prevented.YES) for state in states)
    notes.ends += (Mark(one.scope.program, node, state) for state in states)


def _gives_false(handler: Handler, one: Exit) -> bool:
    """Whether a handler returns false there; an asynchronous one returns a promise."""
    is_promise = handler.code is not None and handler.code.is_function and is_async(handler.code.node)
    return one.value is not None and not is_promise and one.scope.program.text(one.value) in _FALSE


def concerns(handler: Handler, form: Element, targets: Targets) -> bool | None:
    """Whether a handler handles the submission of a form; None when nobody knows."""
    if handler.form is not None:
        return handler.form.index == form.index
    if handler.target is None:
        return None
    verdict = targets.concerns(handler.target, form)
    if handler.delegate is None or verdict is False:
        return verdict
    is_delegated = matches(targets.document, form, handler.delegate)
    return is_delegated if verdict else (False if is_delegated is False else None)
