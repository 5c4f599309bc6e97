"""Arguments that the browser refuses: valid ones in which one thing is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from webmcp_forms.browser.schema import JSON
from webmcp_forms.errors import UsageError
from webmcp_forms.testing.valid import valid
from webmcp_forms.tools import Tool

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

_UNFIT: tuple[JSON, ...] = (
    None, {}, {"a": 1}, [], [[]], ["no such value"], [1, 1], "", " ", "no such value", "not a number", "a@", "1:2",
    "2024-02-30", "99999-01-01", "0001-01-01", True, False, 2, 0.123, -1, -1_000_000, 1_000_000, 1e300,
)  # fmt: skip


def refused(tool: Tool) -> SearchStrategy[dict[str, JSON]]:
    """Arguments with an unknown parameter, or with a value that is refused."""
    try:
        sound = valid(tool)
    except UsageError:  # nothing passes, so there is nothing to start from
        sound = st.just({})
    known = {group.name for group in tool.form.groups}
    names = st.text(min_size=1, max_size=20).filter(lambda name: name not in known)
    wrong = st.dictionaries(names, st.sampled_from(_UNFIT), min_size=1, max_size=1)
    if unfit := [{parameter.name: value} for parameter in tool.parameters for value in _refused(tool, parameter.name)]:
        wrong |= st.sampled_from(unfit)
    return st.builds(_with, sound, wrong).filter(lambda arguments: not tool.call(arguments).accepted)


def _with(sound: dict[str, JSON], wrong: dict[str, JSON]) -> dict[str, JSON]:
    return {**sound, **wrong}


def _refused(tool: Tool, name: str) -> list[JSON]:
    """The values among the usual suspects that are refused for a parameter, whatever the others are."""
    base = tool.example() or {}
    return [value for value in _UNFIT if not tool.call({**base, name: value}).accepted]
