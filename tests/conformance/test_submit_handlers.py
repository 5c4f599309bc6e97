"""What an agent gets of a submit handler: by the installed Chromium, and by the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.chromium import Chromium
from tests.conformance.submit_handlers import ROWS, Handled, Outcome
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.rules import RULES
from webmcp_forms.readers import read

ABOUT_ANSWERS = {"WF113", "WF601", "WF602", "WF603", "WF604"}
MODULES = [module for module in RULES if module.RULE.code in ABOUT_ANSWERS]
HANDLED = [handled for row in ROWS.values() for handled in row]
ASKED_AGAIN = 2


def outcome(answer: dict[str, Any]) -> tuple[Outcome, Any]:
    """What an answer of the browser comes to."""
    match answer["status"], answer["error"] or "":
        case "Completed", _:
            return Outcome.NEXT_PAGE if answer["request"] else Outcome.ANSWER, answer["output"]
        case "Pending", _:
            return Outcome.NOTHING, None
        case "Error" | "Canceled", error:
            return next(one for one in Outcome if error.startswith(one.value)), None
    raise AssertionError(answer)


@pytest.mark.live
@pytest.mark.parametrize("row", ROWS)
def test_the_browser_says_so(browser: Chromium, row: str) -> None:
    lines = [{"html": handled.html, "args": {}} for handled in ROWS[row]]
    for handled, line, answer in zip(ROWS[row], lines, browser.call(lines), strict=True):
        expected = (handled.outcome, handled.output)
        answers = [answer]
        for _ in range(ASKED_AGAIN):
            if outcome(answers[-1]) == expected:
                break
            answers += browser.call([line], tabs=1)
        assert outcome(answers[-1]) == expected, (str(handled), answers[-1])


@pytest.mark.parametrize("handled", HANDLED, ids=str)
def test_a_rule_says_so_too(handled: Handled) -> None:
    result = lint_document(read(handled.html, language="html"), MODULES, find_profile(DEFAULT_PROFILE))
    assert not result.crashes
    shown = [finding for finding in result.findings if finding.confidence is not Confidence.POSSIBLE]
    assert tuple(dict.fromkeys(finding.code for finding in shown)) == handled.rules


def test_what_goes_wrong_by_the_page_has_a_rule() -> None:
    wrong = {Outcome.UNANSWERED, Outcome.CANCELLED, Outcome.NOTHING}
    assert all(handled.rules for handled in HANDLED if handled.outcome in wrong)
    assert not any(handled.rules for handled in HANDLED if handled.outcome in (Outcome.ANSWER, Outcome.REJECTED))
