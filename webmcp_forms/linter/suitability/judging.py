"""For which reasons a form is a poor choice for the declarative API."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum

from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.page import ToolForm
from webmcp_forms.linter.suitability.human_checks import Check
from webmcp_forms.linter.suitability.signs import Suspicion


class Unsuitability(Enum):
    """Why a form is a poor choice; the first three are those that the browser's maker names."""

    DEPENDENT_FIELDS = "dependent-fields"
    CUSTOM_UI = "custom-ui"
    WIZARD = "wizard"
    HUMAN_CHECK = "human-check"
    GROWING = "growing"


_JUDGES: Mapping[Unsuitability, Callable[[ToolForm], Iterable[Suspicion | None]]] = {
    Unsuitability.DEPENDENT_FIELDS: lambda tool: tool.dependencies,
    # What a CAPTCHA wants is given through no native control either.
    Unsuitability.CUSTOM_UI: lambda tool: (*tool.custom_controls, *_captchas(tool)),
    Unsuitability.WIZARD: lambda tool: (tool.wizard,),
    Unsuitability.HUMAN_CHECK: lambda tool: tool.human_checks,
    Unsuitability.GROWING: lambda tool: (tool.growing_rows,),
}


def unsuitable(tool: ToolForm) -> frozenset[Unsuitability]:
    """The reasons for which a form is likely a poor choice, none if it is a good one."""
    return frozenset(reason for reason, judge in _JUDGES.items() if any(map(_is_likely, judge(tool))))


def _is_likely(found: Suspicion | None) -> bool:
    return found is not None and found.confidence is Confidence.LIKELY


def _captchas(tool: ToolForm) -> Iterator[Suspicion]:
    return (found for found in tool.human_checks if found.what == Check.CAPTCHA.value)
