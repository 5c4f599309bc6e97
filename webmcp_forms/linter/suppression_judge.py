"""What the suppressions of a file make of its findings, and what is wrong with them.

The rules about suppressions speak of the entries that name other rules first, and entries that name them can silence
that. Whether those entries did is said last, and nothing silences it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from webmcp_forms.linter.engine import Crash, LintResult, collect
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.rule import AnyRuleModule, SuppressionRuleModule
from webmcp_forms.linter.rule_names import RuleNames
from webmcp_forms.linter.rules import EVERY_RULE, RULES, SUPPRESSION_RULES
from webmcp_forms.linter.rules.suppression import unused_suppression
from webmcp_forms.linter.run import Conclusion
from webmcp_forms.linter.suppression_state import SuppressionState
from webmcp_forms.linter.suppressions import Suppressions, apply_suppressions

_ALL_NAMES = RuleNames(module.RULE for module in EVERY_RULE)
# Without the rules that compare files: another run may have other files.
_JUDGED: tuple[AnyRuleModule, ...] = (*RULES, *SUPPRESSION_RULES)
_JUDGED_NAMES = RuleNames(module.RULE for module in _JUDGED)


def judge_file(
    result: LintResult,
    suppressions: Suppressions,
    compared: Sequence[Finding],
    modules: tuple[SuppressionRuleModule, ...],
) -> Conclusion:
    """What remains of one file, of the findings about the run (`compared`) those that stand in it included.

    `modules` are the rules about suppressions that run.
    """
    applied = apply_suppressions((*result.findings, *compared), suppressions)
    crashed = {crash.code for crash in result.crashes}
    state = SuppressionState(suppressions, applied.used, _JUDGED_NAMES.settled(result.ran - crashed), _ALL_NAMES)
    asked = _ask(modules, state)
    again = apply_suppressions(asked.findings, suppressions)
    ran = frozenset(module.RULE.code for module in modules)
    about_use = (module for module in modules if module.RULE is unused_suppression.RULE)
    last = _ask(about_use, replace(state, used=again.used, settled=_JUDGED_NAMES.settled(ran)))
    return Conclusion(
        (*applied.kept, *again.kept, *last.findings),
        (*applied.suppressed, *again.suppressed),
        (*result.crashes, *asked.crashes, *last.crashes),
    )


def _ask(modules: Iterable[SuppressionRuleModule], state: SuppressionState) -> Conclusion:
    findings: list[Finding] = []
    crashes: list[Crash] = []
    for module in modules:
        crashes += collect(findings, module.check, state, module.RULE.code, state.source.path)
    return Conclusion(tuple(findings), (), tuple(crashes))
