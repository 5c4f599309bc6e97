"""What is believed of a browser that is asked several times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile
from webmcp_forms.verify.answers import Answer, Page, document_answer
from webmcp_forms.verify.loopback import Loopback
from webmcp_forms.verify.verifying import Verdict, verify

PROFILE = find_profile(DEFAULT_PROFILE)
DOCUMENT = read(SourceFile("<form toolname=t tooldescription=d><input name=q></form>", "a.html"))
OURS = document_answer(DOCUMENT, PROFILE)
FAILED = Answer(error="the page crashed")


def titled(title: str) -> Answer:
    return replace(OURS, tools=(replace(OURS.tools[0], title=title),))


class Wavering:
    """Gives one answer after the other, the last one again and again, and counts them."""

    version = "Chrome/156.0.1.2"

    def __init__(self, *answers: Answer) -> None:
        self._answers = list(answers)
        self.asked = 0

    def ask(self, pages: Sequence[Page], *, tabs: int | None = None, seconds: float = 1) -> tuple[Answer, ...]:
        assert (seconds, tabs) != (0, 0)
        self.asked += 1
        answer = self._answers[0] if len(self._answers) == 1 else self._answers.pop(0)
        return (answer,) * len(pages)


def verdict_of(browser: Wavering) -> Verdict:
    with Loopback() as loopback:
        (verdict,) = verify(browser, loopback, [DOCUMENT], PROFILE)
    return verdict


def test_an_answer_that_is_ours_is_not_asked_for_again() -> None:
    browser = Wavering(OURS)
    assert not verdict_of(browser).differences
    assert browser.asked == 1


@pytest.mark.parametrize("first", [titled("early"), FAILED])
def test_an_answer_that_is_ours_in_the_end_counts(first: Answer) -> None:
    verdict = verdict_of(Wavering(first, OURS))
    assert (verdict.theirs, verdict.differences, verdict.wavers) == (OURS, (), False)


def test_what_is_said_every_time_is_believed() -> None:
    verdict = verdict_of(Wavering(titled("T")))
    assert [one.theirs for one in verdict.differences] == ['"T"']
    assert not verdict.wavers


def test_what_is_said_now_and_then_is_not() -> None:
    verdict = verdict_of(Wavering(*map(titled, "abcdef")))
    assert (verdict.differences, verdict.wavers) == ((), True)


def test_a_page_that_fails_is_asked_about_twice() -> None:
    browser = Wavering(FAILED)
    verdict = verdict_of(browser)
    assert (verdict.theirs, verdict.differences, verdict.wavers) == (FAILED, (), False)
    assert browser.asked == 2
