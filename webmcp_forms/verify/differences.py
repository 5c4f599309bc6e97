"""Where two answers for a page part, fact by fact, each with the place in the page that it is about.

ours:      {"minimum": 1900, ...}
browser's: {"minimum": 1901, ...}
-> Difference(tool="find", parameter="year", fact="minimum", ours="1900", theirs="1901", span=...)
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.document.nodes import Document, Element, with_frames
from webmcp_forms.records import record
from webmcp_forms.source import Span
from webmcp_forms.tools import Tool, document_tools
from webmcp_forms.verify.answers import Answer, ListedTool, in_script_order, tool_text

NOTHING = "nothing"
"""What stands for an answer that has no such thing."""


@record
class Difference:
    """One fact that the browser has otherwise.

    `tool` and `parameter` say what it is about, or are "". `ours` and `theirs` are JSON texts, or `NOTHING`. `span` is
    the place in the page, None where nothing in it is to be pointed at.
    """

    fact: str
    ours: str
    theirs: str
    tool: str = ""
    parameter: str = ""
    span: Span | None = None

    @property
    def subject(self) -> tuple[str, str, str]:
        """What it is about."""
        return (self.tool, self.parameter, self.fact)


def differences(document: Document, profile: Profile, ours: Answer, theirs: Answer) -> tuple[Difference, ...]:
    """The facts that differ, in the order of the browser's list; empty when the browser gave no answer."""
    if theirs.error is not None:
        return ()
    places = _Places(document, profile)
    return (*_tools(ours.tools, theirs.tools, places), *_issues(ours.issues, theirs.issues))


class _Places:
    """Where tools and their parameters stand in a page."""

    def __init__(self, document: Document, profile: Profile) -> None:
        self._document = document
        self._tools: dict[str, Tool] = {}
        for tool in document_tools(document, profile):
            self._tools.setdefault(tool.name, tool)

    def of_tool(self, name: str) -> Span | None:
        tool = self._tools.get(name)
        if tool is not None:
            return _start_tag(tool.form.document, tool.form.element)
        for part in with_frames(self._document):
            for index, value in part.tree.with_attribute("toolname"):
                if value == name:
                    return _start_tag(part, part.element(index))
        return None

    def of_parameter(self, tool_name: str, name: str) -> Span | None:
        tool = self._tools.get(tool_name)
        for control in tool.form.controls if tool else ():
            if tool and control.name == name:
                return _start_tag(tool.form.document, control.element)
        return self.of_tool(tool_name)


def _start_tag(document: Document, element: Element) -> Span | None:
    place = document.place(element)
    return place.start_tag if place else None


def _tools(ours: Sequence[ListedTool], theirs: Sequence[ListedTool], places: _Places) -> Iterator[Difference]:
    left: dict[str, list[ListedTool]] = {}
    for tool in _without(ours, theirs):
        left.setdefault(tool.name, []).append(tool)
    for tool in _without(theirs, ours):
        if namesakes := left.get(tool.name):
            yield from _tool(namesakes.pop(0), tool, places)
        else:
            yield _whole(tool.name, NOTHING, _shown(_facts(tool)), places)
    for tool in chain.from_iterable(left.values()):
        yield _whole(tool.name, _shown(_facts(tool)), NOTHING, places)
    names = [[tool.name for tool in listed] for listed in (ours, theirs)]
    if names[0] != names[1] and sorted(names[0]) == sorted(names[1]):
        yield Difference("order of the tools", _shown(names[0]), _shown(names[1]))


def _without(tools: Sequence[ListedTool], others: Sequence[ListedTool]) -> Iterator[ListedTool]:
    """The tools that the others do not have, or not as often."""
    counts = Counter(map(tool_text, others))
    for tool in tools:
        text = tool_text(tool)
        counts[text] -= 1
        if counts[text] < 0:
            yield tool


def _whole(name: str, ours: str, theirs: str, places: _Places) -> Difference:
    return Difference("tool", ours, theirs, name, span=places.of_tool(name))


def _facts(tool: ListedTool) -> dict[str, Any]:
    return {
        "title": tool.title,
        "description": tool.description,
        "autosubmit": tool.autosubmit,
        "inputSchema": tool.input_schema,
    }


def _tool(ours: ListedTool, theirs: ListedTool, places: _Places) -> Iterator[Difference]:
    span = places.of_tool(ours.name)
    for fact in ("title", "description", "autosubmit"):
        one, other = _shown(getattr(ours, fact)), _shown(getattr(theirs, fact))
        if one != other:
            yield Difference(fact, one, other, ours.name, span=span)
    schemas = in_script_order(ours.input_schema), in_script_order(theirs.input_schema)
    for parameter, fact, one, other in _schema(*schemas):
        place = places.of_parameter(ours.name, parameter) if parameter else span
        yield Difference(fact, one, other, ours.name, parameter, place)


def _schema(ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> Iterator[tuple[str, str, str, str]]:
    """The facts about a schema that differ: parameter, fact, our text, the browser's."""
    members = ours.get("properties", {}), theirs.get("properties", {})
    required = ours.get("required", []), theirs.get("required", [])
    for name in _union(*members):
        if name in members[0] and name in members[1]:
            yield from ((name, *different) for different in _members(members[0][name], members[1][name]))
        else:
            one, other = (_shown(side[name]) if name in side else NOTHING for side in members)
            yield (name, "parameter", one, other)
        flags = [_shown(name in side) for side in required]
        if flags[0] != flags[1] and name in members[0] and name in members[1]:
            yield (name, "required", flags[0], flags[1])
    yield from _orders("parameters", list(members[0]), list(members[1]))
    yield from _orders("required parameters", list(required[0]), list(required[1]))
    rest = [{key: value for key, value in side.items() if key not in _LISTED} for side in (ours, theirs)]
    yield from (("", *different) for different in _members(rest[0], rest[1]))


_LISTED = ("properties", "required")


def _members(ours: object, theirs: object) -> Iterator[tuple[str, str, str]]:
    """The members of two JSON values that differ, or their order."""
    if not (isinstance(ours, dict) and isinstance(theirs, dict)):
        if _shown(ours) != _shown(theirs):
            yield ("schema", _shown(ours), _shown(theirs))
        return
    found = False
    for key in _union(ours, theirs):
        pair = [_shown(side[key]) if key in side else NOTHING for side in (ours, theirs)]
        if pair[0] != pair[1]:
            found = True
            yield (key, pair[0], pair[1])
    if not found and list(ours) != list(theirs):
        yield ("order of the keywords", _shown(list(ours)), _shown(list(theirs)))


def _orders(what: str, ours: list[str], theirs: list[str]) -> Iterator[tuple[str, str, str, str]]:
    if ours != theirs and sorted(ours) == sorted(theirs):
        yield ("", f"order of the {what}", _shown(ours), _shown(theirs))


def _issues(ours: Mapping[str, int], theirs: Mapping[str, int]) -> Iterator[Difference]:
    for kind in sorted(_union(ours, theirs)):
        pair = ours.get(kind, 0), theirs.get(kind, 0)
        if pair[0] != pair[1]:
            yield Difference(f"number of issues {kind}", str(pair[0]), str(pair[1]))


def _union(one: Mapping[str, object], other: Mapping[str, object]) -> list[str]:
    """The keys of both, in the order of the first."""
    return list(dict.fromkeys((*one, *other)))


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
