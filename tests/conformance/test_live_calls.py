"""Our answers to calls against those of the Chromium that is installed here.

`WEBMCP_FORMS_LIVE_CALLS` says how many random calls are made, and `WEBMCP_FORMS_SEED` repeats those of an earlier run.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.conformance.calls import our_answer, recorded_answer
from tests.conformance.chromium import Chromium
from tests.conformance.random_calls import random_calls, random_forms
from webmcp_forms.errors import UsageError
from webmcp_forms.testing import refused_arguments, valid_arguments
from webmcp_forms.tools import Tool, compile_tools

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

pytestmark = pytest.mark.live

SEED = int(os.environ.get("WEBMCP_FORMS_SEED") or time.time())
CALLS = int(os.environ.get("WEBMCP_FORMS_LIVE_CALLS") or 20)
ASKED_AGAIN = 2

Line = dict[str, Any]


def asked(browser: Chromium, lines: list[Line]) -> list[Line]:
    """The browser's answers; a call that seems to get none is made again with nothing beside it."""
    answers = list(browser.call(lines))
    for place, line in enumerate(lines):
        for _ in range(ASKED_AGAIN):
            if recorded_answer(answers[place]) == our_answer(line):
                break
            (answers[place],) = browser.call([line], tabs=1)
    return answers


def test_fresh_random_calls(browser: Chromium) -> None:
    lines = list(random_calls(SEED, CALLS))
    answers = asked(browser, lines)
    wrong = [
        {"line": line, "ours": our_answer(line), "browser": recorded_answer(answer)}
        for line, answer in zip(lines, answers, strict=True)
        if our_answer(line) != recorded_answer(answer)
    ]
    shown = json.dumps(wrong[:5], indent=1, ensure_ascii=False)
    assert not wrong, f"WEBMCP_FORMS_SEED={SEED}: {len(wrong)} of {CALLS} calls differ: {shown}"


def drawn(strategy_of: Callable[[Tool], SearchStrategy[Any]]) -> list[Line]:
    """A call of each of some random forms, with arguments of a strategy."""
    lines: list[Line] = []
    for page in random_forms(SEED, CALLS):
        try:
            strategy = strategy_of(compile_tools(page)[0])
        except UsageError:
            continue

        @seed(SEED)
        @settings(
            max_examples=2,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(strategy.map(lambda arguments: (page, arguments)))
        def collect(found: tuple[str, Line]) -> None:
            if all(map(str.isascii, found[1])):  # the protocol refuses other names before the browser sees them
                lines.append({"html": found[0], "args": found[1]})

        collect()
    return lines


def examples(tool: Tool) -> SearchStrategy[Any]:
    """Both examples of a tool that has any."""
    found = [tool.example(full=full) for full in (False, True)]
    if any(example is None or not tool.call(example).accepted for example in found):
        raise UsageError("there is no example")
    return st.sampled_from(found)


@pytest.mark.parametrize(
    ("strategy_of", "are_refused"),
    [(valid_arguments, False), (refused_arguments, True), (examples, False)],
    ids=["valid", "refused", "examples"],
)
def test_the_browser_takes_what_is_valid_and_refuses_the_rest(
    browser: Chromium, strategy_of: Callable[[Tool], SearchStrategy[Any]], are_refused: bool
) -> None:
    lines = drawn(strategy_of)
    assert lines
    wrong = [
        (line, answer)
        for line, answer in zip(lines, asked(browser, lines), strict=True)
        if (answer["status"] == "Error") != are_refused or answer["status"] == "Failed"
    ]
    assert not wrong, f"WEBMCP_FORMS_SEED={SEED}: {len(wrong)} of {len(lines)} calls: {wrong[:5]}"
