"""The engine: frames are pages of their own, findings come in order, and a crash stays with its rule."""

import json
import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from webmcp_forms import lint
from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.linter.engine import Crash, LintResult, compare_claims, lint_document
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.rule import Claim, Rule, RuleModule, RunRuleModule
from webmcp_forms.linter.rules import RULES, RUN_RULES
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile, Span

PROFILE = find_profile("chrome-156")
RECORDED = Path(__file__).parent.parent / "conformance" / "recorded"


def crashing(_subject: object) -> Iterator[Finding]:
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
    assert lint("<form><input required><input name=a><input name=a></form><div title=toolname></div>") == ()


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


def claim(path: str, value: str) -> Claim:
    return Claim("WF998", "key", value, SourceFile("text", path), Span(0, 4))


def disagreeing(claims: Sequence[Claim]) -> Iterator[Finding]:
    rule = Rule("WF998", "disagreement", Severity.ERROR, "0.1.0")
    for one in claims[1:]:
        yield Finding(rule.code, rule.name, rule.severity, Confidence.CERTAIN, one.value, one.source, one.span)


def crashing_compare(claims: Sequence[Claim]) -> Iterator[Finding]:
    yield from disagreeing(claims)
    raise KeyError("gone")


def run_rule(code: str, compare: Any) -> RunRuleModule:
    return cast("RunRuleModule", SimpleNamespace(RULE=Rule(code, "any", Severity.ERROR, "0.1.0"), compare=compare))


def test_claims_are_compared_in_order_of_file_whatever_order_they_come_in() -> None:
    claims = [claim("b", "2"), claim("c", "3"), claim("a", "1")]
    for order in permutations(claims):
        findings, crashes = compare_claims(order, [run_rule("WF998", disagreeing)])
        assert [finding.path for finding in findings] == ["b", "c"]
        assert not crashes


def test_a_crash_over_the_files_of_a_run_names_no_file_and_the_other_rules_go_on() -> None:
    rules = [run_rule("WF997", crashing), run_rule("WF998", crashing_compare)]
    findings, crashes = compare_claims([claim("a", "1"), claim("b", "2")], rules)
    assert [finding.path for finding in findings] == ["b"]
    assert crashes == (Crash("WF997", "", "KeyError: 'gone'"), Crash("WF998", "", "KeyError: 'gone'"))


def test_a_crash_while_claiming_names_the_file() -> None:
    broken = cast("RunRuleModule", SimpleNamespace(RULE=Rule("WF997", "any", Severity.ERROR, "0.1.0"), claims=crashing))
    result = lint_document(read("<form></form>", filename="a.html"), [], PROFILE, run_rules=[broken, *RUN_RULES])
    assert result.crashes == (Crash("WF997", "a.html", "KeyError: 'gone'"),)


def travelled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes


def test_claims_and_what_comes_of_them_travel_between_processes() -> None:
    pages = ["<form toolname=a tooldescription=b><input name=c></form>", "<form toolname=a tooldescription=b></form>"]
    results = [
        lint_document(read(page, filename=str(number)), [], PROFILE, run_rules=RUN_RULES)
        for number, page in enumerate(pages)
    ]
    sent: list[LintResult] = travelled(results)
    findings, crashes = compare_claims((claim for result in sent for claim in result.claims), RUN_RULES)
    assert [(finding.code, finding.path, finding.start.column) for finding in findings] == [("WF106", "1", 16)]
    assert travelled((findings, crashes)) == (findings, crashes)
