"""Our answers against those of the Chromium that is installed here.

`WEBMCP_FORMS_LIVE_PAGES` says how many random pages are asked, and `WEBMCP_FORMS_SEED` repeats those of an earlier run.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from random import Random

import pytest

from tests.conformance.answers import Page, our_answer, read_lines, recorded_page
from tests.conformance.chromium import Chromium
from tests.conformance.comparison import Difference, is_same, message
from tests.conformance.pages import random_pages
from tests.conformance.parser_faults import PARSER_FAULTS, ParserFault
from tests.conformance.patterns import random_patterns
from webmcp_forms.browser.patterns import compiles
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile

pytestmark = pytest.mark.live

SEED = int(os.environ.get("WEBMCP_FORMS_SEED") or time.time())
PAGES = int(os.environ.get("WEBMCP_FORMS_LIVE_PAGES") or 20)
PATTERNS = 20_000
# The browser reads a page in slices; what ends up in a later one may be missing from a schema or raise an issue early.
ASKED_AGAIN = 3


def differences(browser: Chromium, pages: Sequence[Page]) -> list[Difference]:
    """The pages that the browser answers otherwise than we do, also when asked again with nothing beside it."""
    profile = find_profile(DEFAULT_PROFILE)
    found = []
    for page, right in zip(pages, browser.ask(pages), strict=True):
        ours = our_answer(page, profile)
        for _ in range(ASKED_AGAIN):
            if is_same(ours, right):
                break
            right = browser.ask([page], tabs=1)[0]  # noqa: PLW2901  # the later answer is the better one
        if not is_same(ours, right):
            found.append(Difference(page, ours, right))
    return found


def test_fresh_random_pages(browser: Chromium) -> None:
    pages = list(random_pages(SEED, PAGES))
    found = differences(browser, pages)
    assert not found, f"WEBMCP_FORMS_SEED={SEED}: {message(found, len(pages))}"


def test_recorded_probes_again(browser: Chromium) -> None:
    pages = [recorded_page(line) for line in read_lines("pages-probes.jsonl")]
    found = differences(browser, pages)
    assert not found, message(found, len(pages))


def test_random_patterns(browser: Chromium) -> None:
    patterns = list(random_patterns(Random(SEED), PATTERNS))  # noqa: S311  # test data, not secrets
    verdicts = browser.compiled_patterns(patterns)
    wrong = [
        (pattern, verdict)
        for pattern, verdict in zip(patterns, verdicts, strict=True)
        if compiles(pattern) is not verdict
    ]
    shown = json.dumps(wrong[:20])
    assert not wrong, f"WEBMCP_FORMS_SEED={SEED}: {len(wrong)} of {PATTERNS} patterns differ from the browser: {shown}"


@pytest.mark.parametrize("fault", PARSER_FAULTS, ids=lambda fault: fault.name)
def test_a_known_fault_of_the_parser_is_still_there(browser: Chromium, fault: ParserFault) -> None:
    page = Page(fault.name, fault.page)
    assert fault.suspicious.search(page.html)
    assert differences(browser, [page]), "it is gone: take it out of PARSER_FAULTS"


TOOL = Page("tool", "<form toolname=t tooldescription=d><input name=q></form>")


def test_an_endless_page_is_an_error_and_the_next_one_is_answered(browser: Chromium) -> None:
    endless = Page("endless", "<script>for (;;) {}</script>")
    (answer,) = browser.ask([endless], tabs=1, seconds=2)
    assert answer.error == "no answer within 2 seconds"
    assert [tool.name for tool in browser.ask([TOOL], tabs=1)[0].tools] == ["t"]


def test_a_crashed_page_is_an_error_and_the_next_one_is_answered(browser: Chromium) -> None:
    assert browser.crash().error == "the page crashed"
    assert [tool.name for tool in browser.ask([TOOL], tabs=1)[0].tools] == ["t"]


def test_two_documents_may_have_tools_of_one_name(browser: Chromium) -> None:
    inner = "<form toolname=t tooldescription=d toolautosubmit></form>"
    (answer,) = browser.ask([Page("two", f'{TOOL.html}<iframe srcdoc="{inner}"></iframe>')])
    assert [(tool.name, tool.autosubmit) for tool in answer.tools] == [("t", False), ("t", True)]
