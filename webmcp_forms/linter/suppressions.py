"""Suppressions: which findings the comments of a page silence. They filter findings after linting, nothing else.

An entry silences the findings of the rules it names, in the area that its directive covers. `ALL` leaves the rules
about suppressions themselves (WF9) alone, so that a page cannot hide by accident that it hides something.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field

from webmcp_forms.document.nodes import Document, with_frames
from webmcp_forms.linter.coverage import Area, directives
from webmcp_forms.linter.directives import Directive, Entry, Malformed
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.prefilter import may_hold_directives
from webmcp_forms.linter.rule_names import finding_keys
from webmcp_forms.readers.form_pointer import Stretches
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile


@record
class Suppression:
    """A directive and what of the page it covers, in each reading of a template with several."""

    directive: Directive
    areas: tuple[Area, ...]


@record
class Suppressions:
    """What the comments of one file say, those of its frames included, in order of place.

    `is_complete` is False for a page that could not be read to its end: what a suppression would silence may be there.
    """

    source: SourceFile = field(repr=False)
    given: tuple[Suppression, ...] = ()
    malformed: tuple[Malformed, ...] = ()
    is_complete: bool = True

    @property
    def says_anything(self) -> bool:
        """Whether any comment is meant for the linter."""
        return bool(self.given or self.malformed)


@record
class Applied:
    """The findings that remain, those that are silenced, and the entries that silence any of them."""

    kept: tuple[Finding, ...]
    suppressed: tuple[Finding, ...]
    used: frozenset[Entry]


def read_suppressions(document: Document) -> Suppressions:
    """What the comments of a page and of the frames in it say.

    Comments of a tree that came without its source are unknown, and say nothing.
    """
    areas: defaultdict[Directive, list[Area]] = defaultdict(list)
    malformed: set[Malformed] = set()
    for found in _directives(document) if may_hold_directives(document.source.text) else ():
        if isinstance(found, Malformed):
            malformed.add(found)
        else:
            areas[found[0]].append(found[1])
    given = (Suppression(directive, tuple(areas[directive])) for directive in areas)
    return Suppressions(
        document.source,
        tuple(sorted(given, key=lambda suppression: suppression.directive.span.start)),
        tuple(sorted(malformed, key=lambda found: found.span.start)),
        document.problem is None,
    )


def _directives(document: Document) -> Iterator[tuple[Directive, Area] | Malformed]:
    return (found for reading in document.readings for part in with_frames(reading) for found in directives(part))


def apply_suppressions(findings: Iterable[Finding], suppressions: Suppressions) -> Applied:
    """Which findings of a file its comments silence. All entries that cover a finding count as used."""
    covered = _covered(suppressions.given)
    kept: list[Finding] = []
    suppressed: list[Finding] = []
    for finding in findings:
        stretches = (covered[key] for key in finding_keys(finding) if key in covered)
        is_silenced = any(stretch.holds(finding.span.start) for stretch in stretches)
        (suppressed if is_silenced else kept).append(finding)
    return Applied(tuple(kept), tuple(suppressed), frozenset(_used(suppressions.given, suppressed)))


def _covered(given: Sequence[Suppression]) -> Mapping[str, Stretches]:
    """What is covered, by the word that names the rules."""
    areas: defaultdict[str, set[Area]] = defaultdict(set)
    for suppression in given:
        for entry in suppression.directive.entries:
            areas[entry.key].update(suppression.areas)
    return {key: Stretches.around(_pairs(members)) for key, members in areas.items()}


def _pairs(areas: Iterable[Area]) -> Iterator[tuple[int, int]]:
    return ((span.start, span.end) for area in areas for span in area.spans)


def _used(given: Sequence[Suppression], suppressed: Sequence[Finding]) -> Iterator[Entry]:
    """The entries that cover one of the findings at least."""
    starts: defaultdict[str, list[int]] = defaultdict(list)
    for finding in sorted(suppressed, key=lambda finding: finding.span.start):
        for key in finding_keys(finding):
            starts[key].append(finding.span.start)
    known: dict[tuple[Area, str], bool] = {}
    for suppression in given:
        for entry in suppression.directive.entries:
            for question in ((area, entry.key) for area in suppression.areas):
                if question not in known:
                    known[question] = _covers_any(question[0], starts.get(entry.key, ()))
                if known[question]:
                    yield entry


def _covers_any(area: Area, starts: Sequence[int]) -> bool:
    return any(bisect_left(starts, span.start) < bisect_left(starts, span.end) for span in area.spans)
