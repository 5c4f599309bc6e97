"""Runs rules over documents, and over what the documents of a run claim.

A rule that crashes is reported and the others go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.document.nodes import Document, with_frames
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.island_fixes import keep_islands
from webmcp_forms.linter.merging import merge_readings
from webmcp_forms.linter.options import DEFAULT_OPTIONS, RuleOptions
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.prefilter import may_hold_directives
from webmcp_forms.linter.rule import Claim, RuleModule, RunRuleModule
from webmcp_forms.records import record

if TYPE_CHECKING:  # few pages have comments for the linter
    from webmcp_forms.linter.suppressions import Suppressions

_Result = TypeVar("_Result")
_Subject = TypeVar("_Subject")


@record
class Crash:
    """A fault of a rule: which rule, on which file ("" for one that compares files), and what Python said."""

    code: str
    path: str
    error: str


@record
class LintResult:
    """What came of one file: the findings in order of place, the rules that crashed on it, and what it claims.

    `suppressions` is what its comments say, which has not been applied; None when they say nothing. `ran` are the codes
    of the rules about pages that ran, whose findings could be silenced.
    """

    findings: tuple[Finding, ...]
    crashes: tuple[Crash, ...] = ()
    claims: tuple[Claim, ...] = ()
    suppressions: Suppressions | None = None
    ran: frozenset[str] = frozenset()


NOTHING_FOUND = LintResult(())
"""What comes of a file that is not read."""


def lint_document(
    document: Document,
    rules: Sequence[RuleModule],
    profile: Profile,
    options: RuleOptions = DEFAULT_OPTIONS,
    run_rules: Sequence[RunRuleModule] = (),
) -> LintResult:
    """Check a document and the frames in it with every rule.

    Their claims and suppressions are collected for `conclude`, which ends a run.
    """
    readings = (document, *document.alternatives)
    pages: list[Page] = []
    pages += [Page(reading, profile, options, pages) for reading in readings]
    results = [_lint_reading(page, rules, run_rules) for page in pages]
    found = [result.findings for result in results]
    findings = merge_readings(readings, found) if len(readings) > 1 else found[0]
    return LintResult(
        tuple(sorted(keep_islands(document, findings), key=lambda finding: finding.order)),
        tuple(dict.fromkeys(crash for result in results for crash in result.crashes)),
        tuple(dict.fromkeys(claim for result in results for claim in result.claims)),
        _suppressions(document),
        frozenset([rule.RULE.code for rule in rules]),
    )


def _suppressions(document: Document) -> Suppressions | None:
    if not may_hold_directives(document.source.text):
        return None
    from webmcp_forms.linter.suppressions import read_suppressions

    suppressions = read_suppressions(document)
    return suppressions if suppressions.says_anything else None


def _lint_reading(reading: Page, rules: Sequence[RuleModule], run_rules: Sequence[RunRuleModule]) -> LintResult:
    findings: list[Finding] = []
    claims: list[Claim] = []
    crashes: list[Crash] = []
    path = reading.source.path
    for part in with_frames(reading.document):
        page = reading if part is reading.document else Page(part, reading.profile, reading.options)
        for rule in rules:
            crashes += collect(findings, rule.check, page, rule.RULE.code, path)
        for run_rule in run_rules:
            crashes += collect(claims, run_rule.claims, page, run_rule.RULE.code, path)
    return LintResult(tuple(findings), tuple(crashes), tuple(claims))


def compare_claims(
    claims: Iterable[Claim], rules: Sequence[RunRuleModule]
) -> tuple[tuple[Finding, ...], tuple[Crash, ...]]:
    """The findings about all files of a run in order of place, and the rules that crashed.

    `claims` are those of all files, in any order.
    """
    ordered = sorted(claims, key=lambda claim: (claim.source.path, claim.span.start, claim.span.end, claim.value))
    findings: list[Finding] = []
    crashes: list[Crash] = []
    for rule in rules:
        own = [claim for claim in ordered if claim.code == rule.RULE.code]
        crashes += collect(findings, rule.compare, own, rule.RULE.code, "")
    return tuple(sorted(findings, key=lambda finding: finding.order)), tuple(crashes)


def collect(
    results: list[_Result], find: Callable[[_Subject], Iterator[_Result]], subject: _Subject, code: str, path: str
) -> tuple[Crash, ...]:
    """Add what a rule finds to the results, up to the crash if there is one, which is given."""
    try:
        results.extend(find(subject))
    except Exception as error:  # noqa: BLE001 - a fault in one rule must not lose what the others find
        return (Crash(code, path, f"{type(error).__name__}: {error}"),)
    return ()
