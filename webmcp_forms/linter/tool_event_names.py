"""The names of tool events, and those that somebody may take for one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from webmcp_forms.expressions import Expression
from webmcp_forms.linter.page import Page

if TYPE_CHECKING:  # loaded for pages with such scripts only
    from webmcp_forms.linter.scripts.tool_events import ToolListener

_ACTIVATED, _CANCEL = "toolactivated", "toolcancel"
TOOL_EVENTS = frozenset({_ACTIVATED, _CANCEL})
"""The events that the browser dispatches when an agent calls a tool, and when the call is given up."""

# Nobody dispatches these, whatever they are listened for on.
_MISSPELT = frozenset({"toolcanceled", "toolcancelled", "toolactivate"})
_IS_LIKE_ONE = Expression(r"tool[-_:]?(?:activat(?:e|ed|ion|ing)|cancel(?:ed|led|ing|ling|lation)?)", re.IGNORECASE)


def is_misnamed(page: Page, listener: ToolListener) -> bool:
    """Whether a listener means a tool event and names one that is never dispatched."""
    event = listener.event
    if event in TOOL_EVENTS or not _IS_LIKE_ONE.fullmatch(event):
        return False
    return event in _MISSPELT or not (listener.is_on_unknown or is_own_event(page, listener))


def is_own_event(page: Page, listener: ToolListener) -> bool:
    """Whether the page may dispatch the event itself."""
    return "dispatchEvent" in page.source.text and page.source.text.count(listener.event) > 1


def meant_event(name: str) -> str:
    """The event that somebody means by another name."""
    return _CANCEL if "cancel" in name.lower() else _ACTIVATED
