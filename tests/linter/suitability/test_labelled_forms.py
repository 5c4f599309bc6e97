"""How well forms are told apart that suit the declarative API badly.

The bounds are below what is reached today, so that a rule may lose a form for a good reason; `python -m
benchmarks.judge` prints the figures. A third of the forms was not looked at until the rules were written: of the 18
reasons in it they gave 15, and none that is wrong.
"""

import json
from pathlib import Path

import pytest

from tests.linter.suitability.tools import tool
from webmcp_forms.linter.suitability.judging import unsuitable

FORMS = [
    json.loads(line) for line in (Path(__file__).parents[1] / "intent/forms.jsonl").read_text("utf-8").splitlines()
]
REASONS = ("dependent-fields", "custom-ui", "wizard")
SAID = {one["id"]: {reason.value for reason in unsuitable(tool(one["html"]))} for one in FORMS}


def counts(reasons: tuple[str, ...]) -> tuple[int, int, int]:
    """How many reasons are said and right, how many said, and how many right."""
    pairs = [(reason in SAID[one["id"]], reason in one["suitability"]) for one in FORMS for reason in reasons]
    return pairs.count((True, True)), sum(said for said, _ in pairs), sum(right for _, right in pairs)


def test_what_is_said_is_right_and_little_is_missed() -> None:
    right, said, wanted = counts(REASONS)
    assert wanted > 50
    assert right / said >= 0.95
    assert right / wanted >= 0.92


@pytest.mark.parametrize("reason", REASONS)
def test_each_reason_is_told(reason: str) -> None:
    right, said, wanted = counts((reason,))
    assert right / said >= 0.9
    assert right / wanted >= 0.85
