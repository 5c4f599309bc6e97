"""Whether a form is one step of several: a wizard that keeps what it has been told between submissions.

No single word makes one. What a text says ("Step 2 of 4"), a hidden input that holds the step, buttons that lead back
and on, a list of steps and the address add up; what only form builders write is enough by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from webmcp_forms.document.nodes import Element
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.suitability.panels import panels
from webmcp_forms.linter.suitability.signs import ENOUGH, Suspicion, is_enough, weightiest
from webmcp_forms.linter.suitability.step_buttons import back_links, backward, forward
from webmcp_forms.linter.suitability.step_signs import (
    MOST_SAID,
    addresses,
    current_steps,
    hidden_steps,
    marks,
    progress_lists,
    said,
)

_SIGNS = {
    "hidden": hidden_steps,
    "backward": backward,
    "forward": forward,
    "current": current_steps,
    "list": progress_lists,
    "address": addresses,
    "marks": marks,
    "panels": panels,
}
_TURNING = frozenset({"backward", "forward"})
_SLIGHT = 0.3
_PAGING = frozenset({"page", "per_page", "perpage", "limit", "size", "sort", "order", "q", "p"})


def wizard(tool: ToolForm) -> Suspicion | None:
    """What makes a form one step of several, or None."""
    found = {kind: pair for kind, find in _SIGNS.items() if (pair := _weightiest(find(tool)))}
    # Links and texts are many, and neither is enough by itself.
    if found and "backward" not in found and (pair := _weightiest(back_links(tool))):
        found["backward"] = pair
    if sum(sign.weight for _, sign in found.values()) >= ENOUGH - MOST_SAID and (pair := _weightiest(said(tool))):
        found["said"] = pair
    evidence = [sign for _, sign in found.values()]
    if not is_enough(evidence) or _only_turns_pages(tool, found):
        return None
    element = max(found.values(), key=_rank)[0]
    return Suspicion(element, None, "", "", weightiest(evidence))


def _weightiest(signs: Iterator[tuple[Element, Evidence]]) -> tuple[Element, Evidence] | None:
    return max(signs, key=_rank, default=None)


def _only_turns_pages(tool: ToolForm, found: Mapping[str, tuple[Element, Evidence]]) -> bool:
    """Whether all that is found may as well be that of a list of results: buttons, and the number of a page."""
    weighty = {kind for kind, (_, sign) in found.items() if kind not in _TURNING and sign.weight > _SLIGHT}
    if weighty:
        return False
    asks = any(field.show("name").lower() not in _PAGING for field in tool.contents.fields)
    return tool.element.show("method").lower() != "post" or not asks


def _rank(pair: tuple[Element, Evidence]) -> tuple[float, int]:
    """By weight, and the first in tree order before the others."""
    return pair[1].weight, -pair[0].index
