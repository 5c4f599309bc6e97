"""How late code runs that waits for a value.

Measured with Chromium 156: `respondWith` still works in the microtasks that follow the event, so after `await null` and
in what `Promise.resolve()` is followed by; it no longer does after a timer, a fetch or reading a body.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.scripts.codes import Code, resolve_code
from webmcp_forms.linter.scripts.names import Names
from webmcp_forms.linter.scripts.nodes import arguments, bare, called, field, method
from webmcp_forms.linter.scripts.scopes import Scope
from webmcp_forms.linter.scripts.states import Late

if TYPE_CHECKING:
    from tree_sitter import Node

TIMERS = frozenset({"setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback", "setImmediate"})
"""What runs a function in a later task."""

MICROTASKS = frozenset({"queueMicrotask", "nextTick", "$nextTick", "tick"})
"""What runs a function, or has a promise come true, in a microtask."""

CHAINING = frozenset({"then", "catch", "finally"})
"""The methods of promises that run a function when they have come true or not."""

_SETTLED = frozenset({"resolve", "reject"})
_COMBINED = frozenset({"all", "allSettled", "race", "any"})
_BODIES = frozenset({"json", "text", "blob", "arrayBuffer", "formData"})
# What checks values often gives an answer at once.
_CHECKING = Expression(r"(?i)valid|parse|check|confirm|trigger|assert")
_QUICK = Expression(r"\bcrypto\.subtle\.")
_PLAIN = frozenset(
    {"string", "template_string", "number", "true", "false", "null", "undefined", "object", "array", "regex", "this"}
    | {"binary_expression", "unary_expression", "arrow_function", "function_expression"}
)
_WAITS = Expression(r"\bawait\b|\.then\s*\(|\bPromise\b|\bfetch\b|setTimeout")
_GIVES_CALL = Expression(r"\breturn\b[^;\n]*\(")
_AT_ONCE = Expression(r"\(\s*\(?(\w+)[^)=]*\)?\s*=>\s*\{?\s*\w+\s*\(")
_WAITS_LONG = Expression(r"\bfetch\s*\(|setTimeout\s*\(|setInterval\s*\(|requestAnimationFrame\s*\(")
_DEEPEST = 8
_MOST_MEMBERS = 50
# Of a longer function not all is read.
_LONGEST = 20_000


def lateness(names: Names, node: Node, scope: Scope, depth: int = 0) -> Late:
    """How late the code behind `await` runs, by what is awaited."""
    node = bare(node)
    if node.type in _PLAIN:
        return Late.IN_TIME
    if depth > _DEEPEST:
        return Late.LIKELY
    if node.type == "identifier":
        found = names.find(scope, scope.program.text(node))
        if found is None or found.value is None or found.part:
            return Late.LIKELY
        return lateness(names, found.value, found.scope, depth + 1)
    if node.type == "await_expression":
        return Late.IN_TIME  # what it waited for is counted where it did
    if node.type == "new_expression":
        return _constructed(node, scope)
    if node.type == "call_expression":
        return _call(names, node, scope, depth)
    return Late.PERHAPS


def _constructed(node: Node, scope: Scope) -> Late:
    """That of `new Promise(…)`, by what its function does."""
    constructor = field(node, "constructor")
    if constructor is None or scope.program.text(constructor) != "Promise":
        return Late.IN_TIME
    text = scope.program.text(node)[:_LONGEST]
    if _WAITS_LONG.search(text):
        return Late.SURELY
    return Late.PERHAPS if _AT_ONCE.search(text) else Late.LIKELY


def _call(names: Names, node: Node, scope: Scope, depth: int) -> Late:
    function = called(node)
    if function is None:
        return Late.LIKELY
    name = scope.program.text(function)
    if function.type == "import" or name in ("fetch", "window.fetch"):
        return Late.SURELY
    found = method(scope.program, node)
    if found and _QUICK.search(name):
        return Late.PERHAPS
    if found:
        return _method(names, node, found, scope, depth)
    if name in MICROTASKS:
        return Late.IN_TIME
    if code := resolve_code(names, function, scope):
        return _of_code(names, code, depth)
    return Late.PERHAPS if _CHECKING.search(name) else Late.LIKELY


def _method(names: Names, call: Node, found: tuple[Node, str], scope: Scope, depth: int) -> Late:
    holder, name = found
    given = arguments(call)
    if name in CHAINING:
        return lateness(names, holder, scope, depth + 1)
    if scope.program.text(holder) == "Promise":
        if name in _SETTLED:
            return lateness(names, given[0], scope, depth + 1) if given else Late.IN_TIME
        if name in _COMBINED:
            return _combined(names, given, scope, depth)
    if name in MICROTASKS:
        return Late.IN_TIME
    if name in _BODIES and not given:
        return max(Late.LIKELY, lateness(names, holder, scope, depth + 1))
    if code := resolve_code(names, bare(call.child_by_field_name("function") or call), scope):
        return _of_code(names, code, depth)
    return Late.PERHAPS if _CHECKING.search(name) else Late.LIKELY


def _combined(names: Names, given: Sequence[Node], scope: Scope, depth: int) -> Late:
    """That of `Promise.all([…])`."""
    members = (member for one in given if one.type == "array" for member in one.named_children[:_MOST_MEMBERS])
    return max((lateness(names, member, scope, depth + 1) for member in members), default=Late.LIKELY)


def _of_code(names: Names, code: Code, depth: int) -> Late:
    """That of what a function of this page gives."""
    body = code.node.child_by_field_name("body")
    if body is not None and body.type != "statement_block":
        return lateness(names, body, Scope(code.program, code.node, code.scope), depth + 1)
    text = code.program.text(code.node)[:_LONGEST]
    if _WAITS_LONG.search(text):
        return Late.SURELY
    if _WAITS.search(text):
        return Late.LIKELY
    return Late.PERHAPS if _GIVES_CALL.search(text) else Late.IN_TIME
