"""Two answers for a page held against each other, and the message that shows where they part."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from webmcp_forms.verify.answers import Answer, ListedTool, Page, in_script_order, is_same, tool_text

__all__ = ["Difference", "in_script_order", "is_same", "is_same_tool", "message"]

_MOST_SHOWN = 5
_LONGEST_PAGE = 3_000


@dataclass(frozen=True, slots=True)
class Difference:
    """A page on which the two answers differ."""

    page: Page
    ours: Answer
    right: Answer


def is_same_tool(ours: ListedTool, right: ListedTool) -> bool:
    """Whether two tools agree in everything."""
    return tool_text(ours) == tool_text(right)


def message(differences: Iterable[Difference], total: int) -> str:
    """How many of the pages differ, and the first few with both answers; empty when none does."""
    found = list(differences)
    if not found:
        return ""
    shown = "\n".join(_show(difference) for difference in found[:_MOST_SHOWN])
    return f"{len(found)} of {total} pages differ from the browser\n{shown}"


def _show(difference: Difference) -> str:
    ours, right = difference.ours, difference.right
    our_tools, right_tools = [tool_text(tool) for tool in ours.tools], [tool_text(tool) for tool in right.tools]
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
