"""Rules, problems and messages as SARIF describes them."""

from __future__ import annotations

from collections.abc import Sequence

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.report.lint_report import Problem
from webmcp_forms.report.rule_page import Paragraph, RulePage, rule_pages

LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
"""SARIF's words for severities."""

_UNREADABLE, _CRASH = "unreadable-file", "rule-crash"
_LINK = "]("
_LINK_MARKS = str.maketrans({"\\": "\\\\", "[": "\\[", "]": "\\]"})


def message(text: str) -> dict[str, object]:
    """A plain message. Braces would be placeholders and `[a](b)` a link, so they are escaped (SARIF 3.11.5, 3.11.6)."""
    unlinked = text.translate(_LINK_MARKS) if _LINK in text else text
    return {"text": unlinked.replace("{", "{{").replace("}", "}}")}


def rule_descriptors(findings: Sequence[Finding]) -> list[dict[str, object]]:
    """The rules that speak in the findings, in order of their codes."""
    pages = {page.rule.code: page for page in rule_pages()}
    names = {finding.code: finding.name for finding in findings}
    return [_rule(pages[code]) if code in pages else {"id": code, "name": names[code]} for code in sorted(names)]


def notification_descriptors() -> list[dict[str, object]]:
    """The kinds of problems."""
    return [
        {"id": _UNREADABLE, "shortDescription": {"text": "A file could not be checked."}},
        {"id": _CRASH, "shortDescription": {"text": "A rule crashed on a file; the others went on."}},
    ]


def problem_id(problem: Problem) -> str:
    """Which kind of problem it is."""
    return _CRASH if problem.code else _UNREADABLE


def _rule(page: RulePage) -> dict[str, object]:
    rule = page.rule
    return {
        "id": rule.code,
        "name": rule.name,
        "shortDescription": {"text": page.summary or rule.name},
        "fullDescription": {"text": _full_description(page)},
        "help": {"text": page.plain_text or rule.name, "markdown": page.markdown or rule.name},
        "defaultConfiguration": {"enabled": not rule.opt_in, "level": LEVELS[rule.severity]},
        "properties": {"since": rule.since, "tags": ["webmcp", "html"]},
    }


def _full_description(page: RulePage) -> str:
    """The first section, which says what the rule does."""
    blocks = page.sections[0].blocks if page.sections else ()
    return " ".join(block.text for block in blocks if isinstance(block, Paragraph)) or page.summary or page.rule.name
