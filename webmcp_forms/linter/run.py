"""The end of a run: what the files claim is compared, suppressions are applied, and unused ones are found.

results of all files -> findings about the run, and the site -> suppressions -> findings about suppressions -> in order
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from webmcp_forms.linter.built_site import BuiltSite
from webmcp_forms.linter.engine import Crash, LintResult, collect, compare_claims
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.rule import Claim, RuleSet
from webmcp_forms.linter.rules import DEFAULT_RULE_SET
from webmcp_forms.records import record


@record
class Conclusion:
    """What a run found, what its files silence of it, both in order of file and place, and the rules that crashed."""

    findings: tuple[Finding, ...] = ()
    suppressed: tuple[Finding, ...] = ()
    crashes: tuple[Crash, ...] = ()


def conclude(
    results: Iterable[LintResult],
    rules: RuleSet = DEFAULT_RULE_SET,
    *,
    ignore_suppressions: bool = False,
    site: BuiltSite | None = None,
) -> Conclusion:
    """Put the results of all files of a run together; `site` is there when they are the pages of one.

    `rules` are those that are still to run: about the run and about suppressions. Which others ran on a file, its
    result knows. With `ignore_suppressions`, comments silence nothing, and no rule about them speaks.
    """
    results = tuple(results)
    compared, crashes = compare_claims((claim for result in results for claim in result.claims), rules.run)
    parts = [Conclusion(crashes=crashes)]
    if site is not None:
        about_site = _judge_site(results, rules, site)
        compared += about_site.findings
        parts.append(Conclusion(crashes=about_site.crashes))
    about_run = _by_path(compared)
    for result in results:
        if result.suppressions is None or ignore_suppressions:
            parts.append(Conclusion(result.findings, (), result.crashes))
        else:
            # Imported here, since few files have comments for the linter.
            from webmcp_forms.linter.suppression_judge import judge_file

            path = result.suppressions.source.path
            parts.append(judge_file(result, result.suppressions, about_run.pop(path, ()), rules.suppression))
    parts += (Conclusion(tuple(findings)) for findings in about_run.values())
    return _joined(parts)


def _judge_site(results: Iterable[LintResult], rules: RuleSet, site: BuiltSite) -> Conclusion:
    """What the rules about a site find, before suppressions."""
    claims = sorted((claim for result in results for claim in result.claims), key=_claim_order)
    findings: list[Finding] = []
    crashes: list[Crash] = []
    for module in rules.site:
        own = [claim for claim in claims if claim.code == module.RULE.code]
        crashes += collect(findings, partial(module.compare, site=site), own, module.RULE.code, "")
    return Conclusion(tuple(findings), (), tuple(crashes))


def _claim_order(claim: Claim) -> tuple[str, int, int, str]:
    return (claim.source.path, claim.span.start, claim.span.end, claim.value)


def _by_path(findings: Iterable[Finding]) -> dict[str, Sequence[Finding]]:
    by_path: dict[str, list[Finding]] = {}
    for finding in findings:
        by_path.setdefault(finding.path, []).append(finding)
    return dict(by_path)


def _joined(parts: Sequence[Conclusion]) -> Conclusion:
    return Conclusion(
        _ordered(finding for part in parts for finding in part.findings),
        _ordered(finding for part in parts for finding in part.suppressed),
        tuple(crash for part in parts for crash in part.crashes),
    )


def _ordered(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted(findings, key=lambda finding: finding.order))
