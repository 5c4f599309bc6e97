"""Tools as they are locked, and what is said of their changes."""

from __future__ import annotations

from collections.abc import Sequence

from webmcp_forms import compile_tools
from webmcp_forms.contract.changes import compare
from webmcp_forms.contract.lockfile import LockedTool

NAME = "<label>Name <input name=name></label>"


def locked(  # noqa: PLR0913 - one for each thing that may change
    controls: str,
    attributes: str = "",
    *,
    path: str = "a.html",
    name: str = "t",
    description: str = "d",
    language: str | None = None,
) -> tuple[LockedTool, ...]:
    """The tools of a page, or of a template in some language, with one form."""
    page = f'<form toolname="{name}" tooldescription="{description}" {attributes}>{controls}<button>Go</button></form>'
    return tuple(LockedTool.of(tool, path) for tool in compile_tools(page, language=language))


def said(before: Sequence[LockedTool], after: Sequence[LockedTool]) -> list[str]:
    """The messages, with an exclamation mark for those that break."""
    return [f"{change.message}{'!' * change.breaking}" for change in compare(before, after)]
