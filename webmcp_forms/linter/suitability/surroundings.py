"""What stands right before and after a form, such as the heading and the list of steps it belongs to."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a tool form has surroundings
    from webmcp_forms.linter.page import ToolForm

_BEFORE = 40
_AFTER = 15


def before(tool: ToolForm) -> Iterator[int]:
    """The indices of the elements before a form up to the form before it, the nearest first; none is around it."""
    document, form = tool.form.document, tool.element.index
    for index in range(form - 1, max(_end_of_previous(tool), form - _BEFORE) - 1, -1):
        if document.ends[index] <= form:
            yield index


def after(tool: ToolForm) -> Iterator[int]:
    """The indices of the elements after a form in the same parent, up to the next form."""
    document, form = tool.form.document, tool.element.index
    start = document.ends[form]
    end = document.ends[tool.element.parent] if tool.element.parent >= 0 else start
    following = bisect_left(tool.page.form_indices, start)
    if following < len(tool.page.form_indices):
        end = min(end, tool.page.form_indices[following])
    return iter(range(start, min(end, start + _AFTER)))


def _end_of_previous(tool: ToolForm) -> int:
    """Where the form before a form ends in tree order."""
    document, form = tool.form.document, tool.element.index
    earlier = bisect_left(tool.page.form_indices, form) - 1
    if earlier < 0:
        return 0
    end = document.ends[tool.page.form_indices[earlier]]
    return min(end, form)
