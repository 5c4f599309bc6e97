"""Two answers for a page held against each other, and the message that shows where they part."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tests.conformance.answers import Answer, ListedTool, Page

_MOST_SHOWN = 5
_LONGEST_PAGE = 3_000
# What JavaScript takes for an array index: such property names come first, in numeric order.
_ARRAY_INDEX = re.compile(r"0|[1-9][0-9]{0,9}")
_LARGEST_ARRAY_INDEX = 2**32 - 2


@dataclass(frozen=True, slots=True)
class Difference:
    """A page on which the two answers differ."""

    page: Page
    ours: Answer
    right: Answer


def is_same(ours: Answer, right: Answer) -> bool:
    """Whether two answers agree, the order of tools, keys and `required` included."""
    same_issues = dict(ours.issues) == dict(right.issues)
    same_tools = [_text(tool) for tool in ours.tools] == [_text(tool) for tool in right.tools]
    return right.error is None and same_issues and same_tools


def is_same_tool(ours: ListedTool, right: ListedTool) -> bool:
    """Whether two tools agree in everything."""
    return _text(ours) == _text(right)


def message(differences: Iterable[Difference], total: int) -> str:
    """How many of the pages differ, and the first few with both answers; empty when none does."""
    found = list(differences)
    if not found:
        return ""
    shown = "\n".join(_show(difference) for difference in found[:_MOST_SHOWN])
    return f"{len(found)} of {total} pages differ from the browser\n{shown}"


def in_script_order(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema with its properties in the order that a JavaScript object gives them.

    The browser's answer comes out of one, ours stands in the order of the form.
    """
    properties = schema.get("properties", {})
    indices = sorted(filter(_is_array_index, properties), key=int)
    others = [name for name in properties if not _is_array_index(name)]
    return {**schema, "properties": {name: properties[name] for name in (*indices, *others)}}


def _is_array_index(name: str) -> bool:
    return _ARRAY_INDEX.fullmatch(name) is not None and int(name) <= _LARGEST_ARRAY_INDEX


def _text(tool: ListedTool) -> str:
    """The tool as one text, so that `1`, `1.0` and `true` are three things and the order of keys counts."""
    known = [tool.name, tool.title, tool.description, tool.autosubmit]
    return json.dumps([*known, in_script_order(tool.input_schema)], ensure_ascii=False)


def _show(difference: Difference) -> str:
    ours, right = difference.ours, difference.right
    our_tools, right_tools = [_text(tool) for tool in ours.tools], [_text(tool) for tool in right.tools]
    lines = [f"## {difference.page.id} ({difference.page.type})", difference.page.html[:_LONGEST_PAGE]]
    lines += [f"   ours  {text}" for text in our_tools if text not in right_tools]
    lines += [f"   right {text}" for text in right_tools if text not in our_tools]
    if [tool.name for tool in ours.tools] != [tool.name for tool in right.tools]:
        lines.append(f"   order ours {[tool.name for tool in ours.tools]} right {[tool.name for tool in right.tools]}")
    if dict(ours.issues) != dict(right.issues):
        lines.append(f"   issues ours {dict(ours.issues)} right {dict(right.issues)}")
    if right.error is not None:
        lines.append(f"   the browser gave no answer: {right.error}")
    return "\n".join(lines)
