"""The submit handlers of a page: those that scripts register, those that markup names, and functions like them.

Of a handler whose code stands elsewhere nobody knows what it does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from webmcp_forms.document.nodes import Element
from webmcp_forms.expressions import Expression
from webmcp_forms.linter.scripts.codes import Code, resolve_code
from webmcp_forms.linter.scripts.nodes import FUNCTIONS, arguments, bare, member, method, parameters, string
from webmcp_forms.linter.scripts.registrations import Registration, Way
from webmcp_forms.linter.scripts.scopes import Role, Scope
from webmcp_forms.linter.scripts.states import Prevented
from webmcp_forms.linter.scripts.survey import Spot
from webmcp_forms.linter.scripts.targets import Target, Targets
from webmcp_forms.source import Span

if TYPE_CHECKING:
    from tree_sitter import Node

SUBMIT = "submit"
"""The event."""

REACT, JQUERY = "React", "jQuery"
"""The libraries whose handlers get an event of their own making."""

_SYNTHETIC = Expression(r":\s*(?:React\.\w*Event\b|(?:Form|Synthetic|BaseSynthetic)Event\b|SubmitEvent\s*<)")
_ANSWERING = frozenset({"respondWith", "agentInvoked"})
_ON_SUBMIT = "onSubmit"
_OWN_EVENT = frozenset({"nativeEvent", "originalEvent"})
_IS_SUBMISSION = Expression(r"agentInvoked|preventDefault|SubmitEvent|[sS]ubmit\w*\s*[(=:]")
_LONGEST = 50_000
_DEEPEST = 8


@dataclass(frozen=True, slots=True, eq=False)
class Handler:
    """A submit handler; compared by identity.

    `code` is None where it stands elsewhere. `place` is where it is registered. It handles the submission of `form`, or
    else of what `target` says; neither is there where nobody registers it in this file. `delegate` is a selector of the
    forms inside the target. `library` is the one that makes the event it gets, "" for the browser. `prevented` says
    whether the submission is prevented before, and `false_prevents` whether returning false does so. `is_sure` says
    that it is registered, come what may. It `is_action` where a library calls the action of the form in its place.
    """

    code: Code | None
    place: Span
    form: Element | None = None
    target: Target | None = None
    delegate: str | None = None
    library: str = ""
    prevented: Prevented = Prevented.NO
    false_prevents: bool = False
    is_sure: bool = True
    is_action: bool = False

    @property
    def is_loose(self) -> bool:
        """Whether nobody registers it in this file."""
        return self.form is None and self.target is None


def registered(found: Registration, targets: Targets) -> Handler | None:
    """The handler that a registration is about; None where it is about another event."""
    if SUBMIT not in found.events or found.handler is None:
        return None
    is_jquery = found.way is Way.JQUERY
    return Handler(
        resolve_code(targets.names, found.handler, found.scope),
        found.program.span(found.name),
        target=targets.resolve(found.target, found.scope),
        delegate=found.delegate,
        library=JQUERY if is_jquery else "",
        false_prevents=found.way is not Way.LISTENER,
        is_sure=found.is_sure and not is_jquery,
    )


def event_role(handler: Handler) -> Role:
    """What the event is that a handler gets."""
    is_wrapped = handler.library in (REACT, JQUERY) or (handler.code is not None and is_synthetic(handler.code))
    return Role.WRAPPED_EVENT if is_wrapped else Role.EVENT


def is_synthetic(code: Code) -> bool:
    """Whether a function has a parameter of the type of React's events."""
    given = code.node.child_by_field_name("parameters")
    return given is not None and _SYNTHETIC.search(code.program.text(given)) is not None


def loose(spots: Iterable[Spot], known: frozenset[int], library: str) -> Iterator[Handler]:
    """The functions that read from an event what only the browser's has, and that are none of the known ones.

    `library` is the one whose components call those that they are given as `onSubmit`.
    """
    seen = set(known)
    for spot in spots:
        code = _function_around(spot) if spot.word in _ANSWERING else None
        if code is not None and code.node.id not in seen and _is_submission(code):
            seen.add(code.node.id)
            maker = REACT if is_synthetic(code) else library if _is_given_as_handler(code) else ""
            span = code.program.span(code.node)
            roles = tuple(Role.WRAPPED_EVENT if maker and role is Role.EVENT else role for role in code.roles)
            yield Handler(replace(code, roles=roles), span, library=maker, prevented=Prevented.UNKNOWN)


def _function_around(spot: Spot) -> Code | None:
    """The function whose parameter the event is that a spot reads from."""
    whole = spot.outer(1, "member_expression")
    found = member(spot.program, whole)
    node, scope = (found[0], spot.scope) if found else (None, spot.scope)
    for _ in range(_DEEPEST):
        if node is None:
            return None
        name = _event_name(scope, node)
        declared = _declaring(scope, name)
        if declared is None:
            return None
        binding = declared.given.get(name) or declared.declared[name]
        if declared.node.type in FUNCTIONS and binding.value is None:
            return _with_role(declared, name)
        node, scope = binding.value, binding.scope
    return None


def _event_name(scope: Scope, node: Node) -> str:
    """The name that an event goes by: `event` of `event.nativeEvent`."""
    for _ in range(_DEEPEST):
        node = bare(node)
        found = member(scope.program, node)
        left = node.child_by_field_name("left")
        if found and found[1] in _OWN_EVENT:
            node = found[0]
        elif node.type == "binary_expression" and left is not None:
            node = left
        else:
            break
    return scope.program.text(node) if node.type == "identifier" else ""


def _declaring(scope: Scope, name: str) -> Scope | None:
    around: Scope | None = scope
    for _ in range(_DEEPEST * _DEEPEST):
        if around is None or name in around.given or name in around.declared:
            return around
        around = around.outer
    return None


def _with_role(scope: Scope, name: str) -> Code | None:
    """The function of a scope, with the event as the parameter of that name."""
    for number, parameter in enumerate(parameters(scope.node)):
        if name in _words(scope, parameter):
            code = Code(scope.program, scope.node, scope.outer or scope)
            role = Role.WRAPPED_EVENT if is_synthetic(code) else Role.EVENT
            return replace(code, roles=(*[Role.OTHER] * number, role))
    return None


def _is_given_as_handler(code: Code) -> bool:
    """Whether a function is the `onSubmit` of a component, in place or by its name."""
    around = code.node.parent
    if around is not None and around.type == "jsx_expression":
        attribute = around.parent
        return attribute is not None and code.program.text(attribute).startswith(_ON_SUBMIT)
    named = around if around is not None and around.type == "variable_declarator" else code.node
    name = named.child_by_field_name("name")
    if name is None:
        return False
    given = f"{_ON_SUBMIT}={{{code.program.text(name)}}}"
    return given.encode() in code.program.syntax.data


def _words(scope: Scope, node: Node) -> frozenset[str]:
    return frozenset(_WORD.findall(scope.program.text(node)))


_WORD = Expression(r"[\w$]+")


def _is_submission(code: Code) -> bool:
    """Whether a function may handle a submission: not the requests of a service worker, nor another event."""
    arguments_around = code.node.parent
    call = arguments_around.parent if arguments_around is not None and arguments_around.type == "arguments" else None
    listening = method(code.program, call) if call is not None and call.type == "call_expression" else None
    if call is not None and listening and listening[1] == "addEventListener":
        event = next(iter(arguments(call)), None)
        if string(code.program, event) not in (None, SUBMIT):
            return False
    return _IS_SUBMISSION.search(code.program.text(code.node)[:_LONGEST]) is not None
