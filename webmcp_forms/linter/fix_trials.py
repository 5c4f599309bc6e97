"""Which fixes of a round are made: those that bring nothing new, found out by trying.

All are tried at once. Where that brings something, the fixes right before what it brings are suspected, and the rest
is tried without them. Suspects are divided, and each part is tried beside those that are made already, down to single
ones, which are withheld. Parts are divided where they stand farthest apart: fixes in one tag often need each other, as
the name and the description of a tool do.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from webmcp_forms.linter.finding import Edit, Finding, Fix
from webmcp_forms.linter.rules.suppression import unused_suppression
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile

MOST_TRIALS = 100
"""How often a page is linted at most to find out which of its fixes bring something new."""

# A large page is linted less often, so that no page takes minutes.
_MOST_LINTED = 3_000_000
_FEWEST_TRIALS = 12
# Fewer are divided at once.
_MANY = 8

Choice = tuple[Finding, Fix]
"""A finding, and the one of its fixes that is to be made."""


@record
class Linted:
    """A page and the findings on it."""

    source: SourceFile
    findings: tuple[Finding, ...]


@record
class Withheld:
    """A finding whose fix is not made: the codes of the rules that it would bring, none where it was not tried."""

    finding: Finding
    brings: tuple[str, ...]


@dataclass(slots=True)
class Trials:
    """Makes choices on a page for trial; gives None when that has been done too often."""

    make: Callable[[SourceFile, Sequence[Choice]], Linted]
    left: int = MOST_TRIALS

    def attempt(self, page: Linted, choices: Sequence[Choice]) -> Linted | None:
        """The page with choices made."""
        if not self.left:
            return None
        self.left -= 1
        return self.make(page.source, choices)


def trials_of(source: SourceFile, make: Callable[[SourceFile, Sequence[Choice]], Linted]) -> Trials:
    """Trials on a page, as many as its length allows."""
    allowed = _MOST_LINTED // max(len(source.text), 1)
    return Trials(make, min(max(allowed, _FEWEST_TRIALS), MOST_TRIALS))


@record
class Round:
    """What came of one round: the page after it, the choices that were made, and those that were not."""

    page: Linted
    made: tuple[Choice, ...]
    withheld: tuple[Withheld, ...]


def make_harmless(page: Linted, choices: Sequence[Choice], trials: Trials) -> Round:
    """Make those of the choices that bring nothing new. They are all about the page as it is."""
    best, made = page, tuple[Choice, ...]()
    withheld: list[Withheld] = []
    waiting = [_Part(tuple(sorted(choices, key=_place)), ())] if choices else []
    while waiting:
        part = waiting.pop()
        tried = trials.attempt(page, (*made, *part.choices))
        brings = _brought(best.findings, tried.findings) if tried else ()
        if tried and not brings:
            best, made = tried, (*made, *part.choices)
        elif tried and len(part.choices) > 1:
            is_many = len(part.choices) >= _MANY
            suspects = _suspects(part.choices, made, best.findings, tried.findings) if is_many else ()
            waiting += part.without(suspects, brings) if suspects else part.divided(brings)
        else:
            reason = part.blamed(brings) if tried else ()
            withheld += (Withheld(finding, reason) for finding, _ in part.choices)
    return Round(best, made, tuple(withheld))


@record
class _Part:
    """Choices that are tried together, and the codes that a larger part with them in it has brought."""

    choices: tuple[Choice, ...]
    suspected: tuple[str, ...]

    def without(self, suspects: Sequence[Choice], brings: tuple[str, ...]) -> tuple[_Part, _Part]:
        """The part in two, those that are not suspected last."""
        rest = tuple(choice for choice in self.choices if choice not in suspects)
        return _Part(tuple(suspects), self.blamed(brings)), _Part(rest, self.suspected)

    def divided(self, brings: tuple[str, ...]) -> tuple[_Part, _Part]:
        """The part in two, the first one last, and neither much smaller than the other."""
        margin = max(len(self.choices) // 4, 1)
        places = [_place(choice) for choice in self.choices]
        cuts = range(margin, len(places) - margin + 1)
        cut = max(cuts, key=lambda index: places[index] - places[index - 1])
        blamed = self.blamed(brings)
        return _Part(self.choices[cut:], blamed), _Part(self.choices[:cut], blamed)

    def blamed(self, brings: tuple[str, ...]) -> tuple[str, ...]:
        """What a part is withheld for: of what it brings, that which a larger one has not made good."""
        return tuple(code for code in brings if code in self.suspected) or self.suspected or brings


def _place(choice: Choice) -> int:
    return min(edit.span.start for edit in choice[1].edits)


def _suspects(
    choices: Sequence[Choice], made: Sequence[Choice], before: Sequence[Finding], after: Sequence[Finding]
) -> tuple[Choice, ...]:
    """Those of the choices right before what is new; none where that are all of them."""
    risen = _risen(before, after)
    ends, shifts = _moves(edit for _, fix in (*made, *choices) for edit in fix.edits)
    places = [_place(choice) for choice in choices]
    found: set[int] = set()
    for finding in after:
        if risen[finding.code, finding.tool] > 0:
            place = finding.span.start
            origin = place - shifts[bisect_right(ends, place)]
            found.add(max(bisect_right(places, origin) - 1, 0))
    return tuple(choices[index] for index in sorted(found)) if len(found) < len(choices) else ()


def _moves(edits: Iterable[Edit]) -> tuple[list[int], list[int]]:
    """Where edits start once all are made, in order, and by how much what stands between them has moved."""
    starts: list[int] = []
    shifts = [0]
    for edit in sorted(edits, key=lambda edit: edit.span.start):
        starts.append(edit.span.start + shifts[-1])
        shifts.append(shifts[-1] + len(edit.text) - (edit.span.end - edit.span.start))
    return starts, shifts


def _risen(before: Sequence[Finding], after: Sequence[Finding]) -> Counter[tuple[str, str]]:
    """How much more often each rule speaks about each tool than it did."""
    change = Counter((finding.code, finding.tool) for finding in after)
    change.subtract((finding.code, finding.tool) for finding in before)
    return change


def _brought(before: Sequence[Finding], after: Sequence[Finding]) -> tuple[str, ...]:
    """The codes of the rules that speak more often about a tool than they did.

    What was said of no tool may be said of one that a fix has given its name. A suppression may well have lost its use
    together with what was fixed; the next round removes it.
    """
    risen = Counter[str]()
    for (code, tool), difference in _risen(before, after).items():
        if difference > 0 or not tool:
            risen[code] += difference
    return tuple(sorted(code for code in +risen if code != unused_suppression.RULE.code))
