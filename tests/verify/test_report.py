"""The report that is filed: minimal facts, and nothing in a page that gets out of its block."""

from __future__ import annotations

from webmcp_forms import __version__
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile
from webmcp_forms.verify.answers import Answer, Page, document_answer
from webmcp_forms.verify.differences import differences
from webmcp_forms.verify.report import Case, report
from webmcp_forms.verify.verifying import Verdict

PROFILE = find_profile(DEFAULT_PROFILE)


def reported(html: str, reduced: str | None = None) -> str:
    document = read(SourceFile(html, "cars.html"), language="html")
    ours, theirs = document_answer(document, PROFILE), Answer()
    verdict = Verdict(document, Page("cars", html), ours, theirs, differences(document, PROFILE, ours, theirs))
    return "".join(report([Case(verdict, "cars.html", reduced or html)], "Chrome/156.0.1.2", PROFILE))


def test_versions_the_fact_the_page_and_both_answers() -> None:
    text = reported("<p>\n<form toolname=t tooldescription=d></form>\n", "<form toolname=t tooldescription=d></form>")
    assert text.startswith("# Chromium and webmcp-forms differ in 1 fact\n")
    assert f"| webmcp-forms | `{__version__}, profile chrome-156` |\n| Browser | `Chrome/156.0.1.2` |" in text
    assert "\n| `2:1` | `tool t: tool` | `{" in text
    assert " | `nothing` |\n" in text
    assert (
        "A page that is enough for the first line:\n\n```html\n<form toolname=t tooldescription=d></form>\n```" in text
    )
    assert text.count("```json\n") == 2


def test_only_the_tools_that_differ_are_shown() -> None:
    document = read(SourceFile("<form toolname=a tooldescription=d></form><form toolname=b tooldescription=d></form>"))
    ours = document_answer(document, PROFILE)
    theirs = Answer(ours.tools[:1])
    verdict = Verdict(document, Page("a", ""), ours, theirs, differences(document, PROFILE, ours, theirs))
    text = "".join(report([Case(verdict, "a.html", "")], "Chrome/157.0.1.2", PROFILE))
    assert '"name": "b"' in text
    assert '"name": "a"' not in text
    assert "The browser is of another version than the profile" in text


def test_nothing_in_a_page_ends_its_block_or_its_cell() -> None:
    text = reported("<form toolname=t tooldescription='a | b ``` c'>\n```\n# not a heading\n</form>")
    assert "\n````html\n" in text
    assert "````" in next(line for line in text.splitlines() if line.startswith("| `1:1`"))
    cells = next(line for line in text.splitlines() if line.startswith("| `1:1`")).replace("\\|", "")
    assert cells.count("|") == 5


def test_a_huge_page_is_cut() -> None:
    text = reported("<form toolname=t tooldescription=d></form>" + "x" * 50_000)
    assert len(text) < 30_000
    assert "(the first 20000 of 50042 characters)" in text
