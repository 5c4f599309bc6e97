"""What tells a finding of one run from the others, and finds it again in the next.

A fingerprint is made of the file, the rule, the tool, the control and the text of the line, without the white space
around it. Lines that come or go elsewhere change nothing. Findings that agree in all of that are counted, so that a run
has no fingerprint twice.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

from webmcp_forms.linter.finding import Finding
from webmcp_forms.report.lint_report import machine_path

VERSION = 1
"""It changes when the same finding gets another fingerprint."""

_LENGTH = 32


def fingerprints(findings: Sequence[Finding]) -> tuple[str, ...]:
    """The fingerprint of each finding, 32 hexadecimal digits."""
    lines: dict[tuple[int, int], str] = {}
    seen: Counter[tuple[str, ...]] = Counter()
    answer = []
    for finding in findings:
        identity = (machine_path(finding.relative), finding.code, finding.tool, finding.control, _line(finding, lines))
        answer.append(_digest([*identity, seen[identity]]))
        seen[identity] += 1
    return tuple(answer)


def _line(finding: Finding, known: dict[tuple[int, int], str]) -> str:
    """The digest of the line that a finding starts on; a long line may hold many findings, and is read once."""
    key = (id(finding.source), finding.start.line)
    if key not in known:
        known[key] = _digest(finding.source.line_text(finding.start.line).strip())
    return known[key]


def _digest(value: object) -> str:
    return sha256(json.dumps(value).encode()).hexdigest()[:_LENGTH]
