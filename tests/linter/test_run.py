"""The end of a run: findings about all files, suppressions, and what is said of these."""

import pickle
from collections.abc import Iterator
from types import SimpleNamespace
from typing import cast

import pytest

from webmcp_forms import Finding, read
from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.linter.engine import Crash, LintResult, lint_document
from webmcp_forms.linter.finding import Severity
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rule import Rule, RuleModule, RuleSet, SuppressionRuleModule
from webmcp_forms.linter.rules import DEFAULT_RULE_SET, RULES, RUN_RULES, SUPPRESSION_RULES
from webmcp_forms.linter.rules.parameter import missing_parameter_description
from webmcp_forms.linter.rules.suppression import unused_suppression
from webmcp_forms.linter.run import Conclusion, conclude
from webmcp_forms.linter.suppression_state import SuppressionState

PROFILE = find_profile("chrome-156")
EVERYTHING = RuleSet(RULES, RUN_RULES, SUPPRESSION_RULES)
FORM = '<form toolname="cars" tooldescription="Find cars by make">{}<button>Find</button></form>'
NUMBER = FORM.format("<label>Make <input name=make type=number></label>")
UNNAMED = FORM.format("<input name=make>")


def results(pages: dict[str, str], rules: RuleSet = DEFAULT_RULE_SET) -> list[LintResult]:
    return [
        lint_document(read(text, filename=path), rules.page, PROFILE, run_rules=rules.run)
        for path, text in pages.items()
    ]


def concluded(pages: dict[str, str], rules: RuleSet = DEFAULT_RULE_SET, *, ignoring: bool = False) -> Conclusion:
    return conclude(results(pages, rules), rules, ignore_suppressions=ignoring)


def told(findings: tuple[Finding, ...]) -> list[tuple[str, str, int]]:
    return [(finding.path, finding.code, finding.start.line) for finding in findings]


def test_findings_come_in_order_of_file_and_place_whatever_the_order_of_files() -> None:
    pages = {
        "b.html": f"<!-- webmcp-forms: ignore[WF1] -->\n<p>\n{UNNAMED}",
        "c.html": UNNAMED,
        "a.html": NUMBER,
    }
    expected = [("a.html", "WF106", 1), ("b.html", "WF901", 1), ("b.html", "WF203", 3), ("c.html", "WF203", 1)]
    backwards = dict(reversed(pages.items()))
    assert told(concluded(pages).findings) == told(concluded(backwards).findings) == expected


def test_a_finding_about_the_run_is_silenced_where_it_stands() -> None:
    pages = {"a.html": NUMBER, "b.html": UNNAMED, "c.html": UNNAMED}
    silencing = pages | {"a.html": f"<!-- webmcp-forms: ignore-file[WF106] -->{NUMBER}"}
    elsewhere = pages | {"b.html": f"<!-- webmcp-forms: ignore-file[WF106] -->{UNNAMED}"}
    assert told(concluded(silencing).suppressed) == [("a.html", "WF106", 1)]
    assert told(concluded(elsewhere).findings) == told(concluded(pages).findings)


def test_ignored_suppressions_silence_nothing_and_nothing_is_said_of_them() -> None:
    pages = {"a.html": f"<!-- webmcp-forms: ignore-file[WF203, WF204, WF999] --><!-- webmcp-forms: -->{UNNAMED}"}
    assert [finding.code for finding in concluded(pages, ignoring=True).findings] == ["WF203"]
    assert [finding.code for finding in concluded(pages).findings] == ["WF901", "WF902", "WF903"]


def unused(entries: str, rules: RuleSet, *, reason: str = "") -> list[str]:
    """What of a suppression for a file without any form is said to silence nothing."""
    page = f"<!-- webmcp-forms: ignore-file[{entries}] {reason} -->"
    findings = concluded({"a.html": page}, rules).findings
    return [page[finding.span.start : finding.span.end] for finding in findings if finding.code == "WF901"]


def only(*modules: RuleModule) -> RuleSet:
    return RuleSet(modules, (), SUPPRESSION_RULES)


def test_only_rules_that_ran_can_be_silenced_in_vain() -> None:
    described = only(missing_parameter_description)
    assert unused("WF203, WF204", described) == ["WF203"]
    assert unused("WF204, colliding-names, WF2, ALL", described) == []
    assert unused("WF204", DEFAULT_RULE_SET) == ["webmcp-forms: ignore-file[WF204]"]


def test_each_file_has_the_rules_that_ran_on_it() -> None:
    page = "<!-- webmcp-forms: ignore-file[WF203] -->"
    ran = lint_document(read(page, filename="a.html"), (missing_parameter_description,), PROFILE)
    passed_over = lint_document(read(page, filename="b.html"), (), PROFILE)
    assert told(conclude([ran, passed_over]).findings) == [("a.html", "WF901", 1)]


def test_a_family_is_judged_when_all_of_it_ran_that_usually_runs() -> None:
    assert unused("WF4, WF204", only(*(module for module in RULES if module.RULE.family == "WF4"))) == ["WF4"]
    assert unused("ALL, WF106", DEFAULT_RULE_SET) == ["ALL"]
    assert unused("WF9, WF106", DEFAULT_RULE_SET) == ["WF9"]


def test_a_rule_that_only_runs_when_selected_has_to_have_run() -> None:
    assert unused("WF904, WF106", DEFAULT_RULE_SET, reason="-- why") == []
    assert unused("WF904, WF106", EVERYTHING, reason="-- why") == ["WF904"]
    assert unused("WF904, WF106", EVERYTHING) == []


def test_a_rule_that_compares_files_is_never_judged() -> None:
    assert unused("WF106", EVERYTHING) == []


def test_a_rule_that_crashed_on_the_file_is_not_judged() -> None:
    broken = cast("RuleModule", SimpleNamespace(RULE=missing_parameter_description.RULE, check=crashing))
    pages = {
        "a.html": f"<!-- webmcp-forms: ignore-file[WF203] -->{FORM}",
        "b.html": "<!-- webmcp-forms: ignore-file[WF203] -->",
    }
    conclusion = concluded(pages, RuleSet((broken,), (), (unused_suppression,)))
    assert conclusion.crashes == (Crash("WF203", "a.html", "KeyError: 'gone'"),)
    assert told(conclusion.findings) == [("b.html", "WF901", 1)]


def crashing(page: Page) -> Iterator[Finding]:
    if page.forms:
        raise KeyError("gone")
    yield from ()


def test_a_rule_about_suppressions_that_crashes_leaves_the_others() -> None:
    broken = cast("SuppressionRuleModule", SimpleNamespace(RULE=Rule("WF999", "x", Severity.INFO, "0.1.0"), check=fail))
    pages = {"a.html": "<!-- webmcp-forms: ignore-file[WF203] -->"}
    conclusion = concluded(pages, RuleSet(RULES, (), (broken, unused_suppression)))
    assert conclusion.crashes == (Crash("WF999", "a.html", "KeyError: 'lost'"),)
    assert told(conclusion.findings) == [("a.html", "WF901", 1)]


def fail(_state: SuppressionState) -> Iterator[Finding]:
    yield from ()
    raise KeyError("lost")


def test_all_does_not_silence_what_is_said_of_suppressions() -> None:
    comments = ("ignore-file[ALL, WF1]", "ignore[WF999]", "")
    page = "".join(f"<!-- webmcp-forms: {comment} -->" for comment in comments) + UNNAMED
    assert [finding.code for finding in concluded({"a.html": page}).findings] == ["WF901", "WF902", "WF903"]


@pytest.mark.parametrize(
    ("page", "codes"),
    [
        ("<!-- webmcp-forms: ignore-file[WF203, WF901] -->", []),
        ("<!-- webmcp-forms: ignore-file[WF9] --><!-- webmcp-forms: ignore-form[WF203, WF999] -->", []),
        ("<!-- webmcp-forms: ignore-file[WF902] --><!-- webmcp-forms: ignore-form[WF203, WF999] -->", ["WF901"]),
        ("<!-- webmcp-forms: ignore-file[WF901] -->", ["WF901"]),
        ("<!-- webmcp-forms: ignore-file[WF9] -->", ["WF901"]),
        ("<!-- webmcp-forms: ignore-file[WF901] --><!-- webmcp-forms: ignore-file[WF902] -->", ["WF901", "WF901"]),
    ],
)
def test_what_is_said_of_suppressions_can_be_silenced_but_not_that_this_was_in_vain(
    page: str, codes: list[str]
) -> None:
    assert [finding.code for finding in concluded({"a.html": page}).findings] == codes


def test_results_travel_between_processes() -> None:
    pages = {"a.html": f"<!-- webmcp-forms: ignore-file[WF204] -->{NUMBER}", "b.html": UNNAMED, "c.html": UNNAMED}
    travelled: list[LintResult] = pickle.loads(pickle.dumps(results(pages)))  # noqa: S301 - our own
    assert conclude(travelled) == concluded(pages)


def test_a_file_without_suppressions_takes_no_text_with_it() -> None:
    (result,) = results({"a.html": f"<p>webmcp-forms: ignore[WF203]</p>{UNNAMED}"})
    assert result.suppressions is None
