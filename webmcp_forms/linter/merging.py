"""One list of findings from several readings of a template.

What every reading finds that shows the place is as sure as the rule says. What only some of them find depends on a
branch or a loop: it is possible, no more.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
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
    unsure = _unsure(readings, finders)
    for key, finding in firsts.items():
        yield replace(finding, confidence=Confidence.POSSIBLE) if key in unsure else finding


def _unsure(readings: Sequence[Document], finders: Mapping[_Key, set[int]]) -> frozenset[_Key]:
    """What not every reading finds that shows the place.

    Places are visited in order, with the readings that show the one at hand: a program has thousands of strings, each a
    reading of its own that shows nothing else.
    """
    unsure: set[_Key] = set()
    showing: set[int] = set()
    changes = deque(sorted(change for number, reading in enumerate(readings) for change in _changes(number, reading)))
    for key in sorted(finders, key=lambda key: key[1].start):
        while changes and changes[0][0] <= key[1].start:
            _, is_shown, number = changes.popleft()
            (showing.add if is_shown else showing.discard)(number)
        if not showing <= finders[key]:
            unsure.add(key)
    return frozenset(unsure)


def _changes(number: int, reading: Document) -> Iterator[tuple[int, bool, int]]:
    """From where on a reading shows what stands there, and from where on it does not."""
    last = 0
    for stretch in reading.hidden:
        if last < stretch.start:
            yield last, True, number
            yield stretch.start, False, number
        last = max(last, stretch.end)
    yield last, True, number


def _keyed(findings: Sequence[Finding]) -> Iterator[tuple[_Key, Finding]]:
    """The findings with what tells them apart; messages may differ in what they count."""
    counts: Counter[tuple[str, Span, str, str]] = Counter()
    for finding in findings:
        key = (finding.code, finding.span, finding.tool, finding.control)
        counts[key] += 1
        yield (*key, counts[key]), finding
