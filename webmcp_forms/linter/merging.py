"""One list of findings from several readings of a template.

What every reading finds that shows the place is as sure as the rule says. What only some of them find depends on a
branch or a loop: it is possible, no more.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from webmcp_forms.document.nodes import Document
from webmcp_forms.linter.finding import Confidence, Finding
from webmcp_forms.source import Span

_Key: TypeAlias = tuple[str, Span, str, str, int]


def merge_readings(readings: Sequence[Document], found: Sequence[Sequence[Finding]]) -> Iterator[Finding]:
    """The findings of all readings, each once; `found` are those of each reading, in the same order."""
    firsts: dict[_Key, Finding] = {}
    finders: dict[_Key, set[int]] = defaultdict(set)
    for number, findings in enumerate(found):
        for key, finding in _keyed(findings):
            firsts.setdefault(key, finding)
            finders[key].add(number)
    for key, finding in firsts.items():
        showing = {number for number, reading in enumerate(readings) if reading.shows(finding.span)}
        yield finding if showing <= finders[key] else replace(finding, confidence=Confidence.POSSIBLE)


def _keyed(findings: Sequence[Finding]) -> Iterator[tuple[_Key, Finding]]:
    """The findings with what tells them apart; messages may differ in what they count."""
    counts: Counter[tuple[str, Span, str, str]] = Counter()
    for finding in findings:
        key = (finding.code, finding.span, finding.tool, finding.control)
        counts[key] += 1
        yield (*key, counts[key]), finding
