"""The engine: frames are pages of their own, findings come in order, and a crash stays with its rule."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from webmcp_forms import lint
from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.linter.engine import Crash, lint_document
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule, RuleModule
from webmcp_forms.linter.rules import RULES
from webmcp_forms.readers import read

PROFILE = find_profile("chrome-156")
RECORDED = Path(__file__).parent.parent / "conformance" / "recorded"


def crashing(_page: Page) -> Iterator[Finding]:
    yield from ()
    raise KeyError("gone")


BROKEN = cast("RuleModule", SimpleNamespace(RULE=Rule("WF999", "broken", Severity.ERROR, "0.1.0"), check=crashing))


def test_a_crash_names_rule_and_file_and_the_other_rules_go_on() -> None:
    result = lint_document(read("<form toolname=a></form>", filename="a.html"), [BROKEN, *RULES], PROFILE)
    assert result.crashes == (Crash("WF999", "a.html", "KeyError: 'gone'"),)
    assert [finding.code for finding in result.findings] == ["WF102"]


def test_findings_come_in_order_of_place() -> None:
    found = lint("<form toolname='a b' tooldescription=''><input><input required></form>")
    assert [finding.span.start for finding in found] == sorted(finding.span.start for finding in found)


def test_a_frame_is_a_page_whose_places_lie_in_the_attribute() -> None:
    page = "<p>\r\n<iframe srcdoc='&lt;form toolname=&quot;a&quot;&gt;&lt;/form&gt;'></iframe>"
    (finding,) = lint(page)
    assert (finding.code, finding.start.line, finding.source.slice(finding.span)) == ("WF102", 2, "a")


def test_a_page_without_tool_attributes_has_no_findings() -> None:
    assert lint("<form><input required><input name=a><input name=a></form><div toolname=x></div>") == ()


def test_a_soup_has_findings_without_a_place() -> None:
    from bs4 import BeautifulSoup

    (finding,) = lint(BeautifulSoup("<form toolname=a></form>", "html.parser"))
    assert (finding.code, finding.path, finding.start.line) == ("WF102", "<soup>", 1)


MIRRORED = {
    "FormModelContextMissingToolDescription": {"WF102"},
    "FormModelContextRequiredParameterMissingName": {"WF202"},
    "FormModelContextParameterMissingName": {"WF201"},
    "FormModelContextParameterMissingTitleAndDescription": {"WF203", "WF206"},
}


def recorded_pages(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (RECORDED / name).read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", ["pages-probes.jsonl", "pages-random.jsonl"])
def test_findings_that_mirror_the_browsers_issues_are_as_many(name: str) -> None:
    for page in recorded_pages(name):
        language = "xhtml" if "xhtml" in page.get("type", "") else "html"
        counts = Counter(finding.code for finding in lint(page["html"], language=language))
        ours = {issue: sum(counts[code] for code in codes) for issue, codes in MIRRORED.items()}
        assert ours == {issue: page["issues"].get(issue, 0) for issue in MIRRORED}, page["id"]
        assert counts["WF103"] >= page["issues"].get("FormModelContextMissingToolName", 0), page["id"]
