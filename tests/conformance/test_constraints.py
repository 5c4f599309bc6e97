"""What becomes of values and what is invalid, against the recorded and the installed Chromium."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from random import Random

import pytest

from tests.conformance.answers import read_lines
from tests.conformance.chromium import Chromium
from tests.conformance.constraints import (
    RECORDED_TRIALS,
    Outcome,
    Trial,
    our_outcome,
    outcomes,
    question,
    random_trials,
    recorded_trial,
)

SEED = int(os.environ.get("WEBMCP_FORMS_SEED") or time.time())
TRIALS = 2_000
SHOWN = 10


def differences(trials: Sequence[tuple[Trial, Outcome]]) -> list[str]:
    return [
        f"{trial}\n  browser {right}\n  ours    {ours}"
        for trial, right in trials
        if (ours := our_outcome(trial)) != right
    ]


def test_values_and_messages_are_those_of_the_browser() -> None:
    wrong = differences([recorded_trial(line) for line in read_lines(RECORDED_TRIALS)])
    assert not wrong, "\n".join([f"{len(wrong)} differ", *wrong[:SHOWN]])


@pytest.mark.live
def test_random_values_and_messages_are_those_of_the_browser(browser: Chromium) -> None:
    trials = list(random_trials(Random(SEED), TRIALS))  # noqa: S311  # test data, not secrets
    wrong = differences(list(zip(trials, outcomes(browser.evaluate(question(trials))), strict=True)))
    assert not wrong, "\n".join([f"WEBMCP_FORMS_SEED={SEED}: {len(wrong)} of {TRIALS} differ", *wrong[:SHOWN]])
