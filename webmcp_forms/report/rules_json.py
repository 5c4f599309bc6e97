"""Rules as JSON.

    {
      "version": 1,
      "rules": [
        {"code": "WF101", "name": "invalid-tool-name", "severity": "error", "opt_in": false, "since": "0.1.0",
         "summary": "...", "sections": {"What it does": "...", "Why it matters": "...", ...}}
      ]
    }

Sections are Markdown. New keys may come; `version` changes when one goes or changes its meaning.
"""

from __future__ import annotations

from collections.abc import Sequence

from webmcp_forms.report.json_layout import lay_out
from webmcp_forms.report.rule_page import RulePage

_VERSION = 1


def rules_json(pages: Sequence[RulePage]) -> str:
    """The rules as one document, which still has to be escaped."""
    return lay_out({"version": _VERSION, "rules": [_rule(page) for page in pages]}) + "\n"


def _rule(page: RulePage) -> dict[str, object]:
    return {
        "code": page.rule.code,
        "name": page.rule.name,
        "severity": page.rule.severity.value,
        "opt_in": page.rule.opt_in,
        "since": page.rule.since,
        "summary": page.summary,
        "sections": {section.heading: section.markdown for section in page.sections},
    }
