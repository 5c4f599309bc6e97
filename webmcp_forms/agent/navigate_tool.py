"""A tool that goes to another page: one of the routes that were declared, never a free address."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from urllib.parse import quote, unquote

from webmcp_forms.agent.blanks import is_blank
from webmcp_forms.agent.definition import NO_OBJECT, AgentTool, Answer, Arguments, Steps
from webmcp_forms.browser.schema import JSON, Schema
from webmcp_forms.errors import UsageError

_PARAMETER = re.compile(r"\{(\w+)\}")
_SEPARATOR = re.compile(r"[/\\]")


def navigate_tool(
    routes: Iterable[str] | Mapping[str, str],
    *,
    navigate: Callable[[str], object],
    read: Callable[[], object] | None = None,
    name: str = "navigate",
    description: str = "Go to another page.",
) -> AgentTool:
    """A tool that takes `to`, one of the routes, and `params`, the path parameters of the one that was chosen.

    A route is a path such as `/orders/{id}`; a mapping says what each is for. `navigate` gets the path with its
    parameters filled in and percent-encoded. A parameter that would lead out of the route, as `..` does, is refused.
    One that the route does not take is ignored when blank and refused when it carries a value. The answer is what
    `read` gives, else `{"location": …}`. Raises `UsageError` without any.
    """
    purposes = dict(routes) if isinstance(routes, Mapping) else dict.fromkeys(routes, "")
    if not purposes:
        raise UsageError("navigate_tool needs at least one route")

    def steps(arguments: Arguments) -> Steps:
        if not isinstance(arguments, Mapping):
            return NO_OBJECT
        path, problem = _path(arguments, purposes)
        if problem:
            return Answer({"error": problem}, is_error=True)
        yield navigate(path)
        return Answer((yield read())) if read else Answer({"location": path})

    notes = "".join(f"\n- {route}: {purpose}" for route, purpose in purposes.items() if purpose)
    return AgentTool(name, f"{description}{notes}", _schema(purposes), steps)


def path_parameters(route: str) -> tuple[str, ...]:
    """The names of the parameters in a route, in order."""
    return tuple(_PARAMETER.findall(route))


def _schema(routes: Mapping[str, str]) -> Schema:
    properties: dict[str, JSON] = {"to": {"type": "string", "enum": list(routes)}}
    names = dict.fromkeys(name for route in routes for name in path_parameters(route))
    if names:
        taking = {name: ", ".join(route for route in routes if name in path_parameters(route)) for name in names}
        parameters: dict[str, JSON] = {
            name: {"type": "string", "description": f"For {where}; else blank"} for name, where in taking.items()
        }
        properties["params"] = {"type": "object", "properties": parameters, "additionalProperties": False}
    return {"type": "object", "properties": properties, "required": ["to"], "additionalProperties": False}


def _path(arguments: Mapping[str, JSON], routes: Mapping[str, str]) -> tuple[str, str]:
    """The path that arguments mean, or what is wrong with them."""
    route, given = arguments.get("to"), arguments.get("params") or {}
    if not isinstance(route, str) or route not in routes:
        return "", f"to has to be one of {', '.join(routes)}"
    if not isinstance(given, Mapping) or set(arguments) - {"to", "params"}:
        return "", "only to and params are taken, and params is an object"
    own = path_parameters(route)
    extra = [name for name, value in given.items() if name not in own and not is_blank(value)]
    if extra:
        return "", f"{route} takes no parameter {extra[0]!r}"
    values = {name: _text(given.get(name)) for name in own}
    if wrong := [problem for name in own if (problem := _problem(route, name, values[name]))]:
        return "", wrong[0]
    path = _PARAMETER.sub(lambda match: quote(values[match[1]] or "", safe=""), route)
    # Two parameters side by side, or one next to a dot, can make up a segment that none of them is.
    return ("", f"{route} does not take these parameters") if _climbs(path) else (path, "")


def _text(value: JSON) -> str | None:
    """A parameter as text, "" where it is blank, None where it is none."""
    if is_blank(value):
        return ""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return None
    return str(value)


def _problem(route: str, name: str, value: str | None) -> str:
    """What is wrong with a parameter that the route takes, or ""."""
    if value == "":
        return f"{route} needs the parameter {name!r}"
    if value is None or not _is_unicode(value):
        return f"the parameter {name!r} has to be text"
    return f"the parameter {name!r} leads out of the route" if _climbs(value) else ""


def _is_unicode(text: str) -> bool:
    """Whether a text has no half of a pair of surrogates, which cannot be encoded."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _climbs(path: str) -> bool:
    """Whether a server that decodes a path, however often, finds a segment in it that leads to another folder."""
    decoded = unquote(path)
    while decoded != path:
        path, decoded = decoded, unquote(decoded)
    return not {".", ".."}.isdisjoint(_SEPARATOR.split(path))
