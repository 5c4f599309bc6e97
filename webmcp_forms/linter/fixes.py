"""Applying fixes: edits on the original text, byte-exact everywhere else.

A round makes every fix whose edits do not touch those of an earlier one, and withholds those that would bring something
new. Fixes may bring other findings into reach or need a second look at a changed page, so rounds are repeated until
nothing changes, at most `MOST_ROUNDS` times.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from webmcp_forms.browser.call.charsets import encode as encode_as
from webmcp_forms.encoding import decode
from webmcp_forms.linter.finding import Edit, Finding
from webmcp_forms.linter.fix_trials import Choice, Linted, Round, Trials, Withheld, make_harmless, trials_of
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile

MOST_ROUNDS = 10
"""How many rounds a page is given."""

Lint = Callable[[SourceFile], Sequence[Finding]]
"""The findings on a page."""


@record
class FixedFile:
    """A page after fixing: its text, the findings fixed, those that remain, and why fixes of these were not made."""

    source: SourceFile
    fixed: tuple[Finding, ...]
    remaining: tuple[Finding, ...]
    withheld: tuple[Withheld, ...] = ()


def fix_file(source: SourceFile, lint: Lint, *, unsafe: bool) -> FixedFile:
    """Fix a page until there is nothing left to fix that would bring nothing new."""
    page = Linted(source, tuple(lint(source)))
    trials = trials_of(source, lambda source, choices: _made(source, choices, lint))
    fixed: list[Finding] = []
    withheld: tuple[Withheld, ...] = ()
    for _ in range(MOST_ROUNDS):
        done = _round(page, trials, unsafe=unsafe)
        is_changed = done.page.source.text != page.source.text
        page, withheld = done.page, done.withheld
        if is_changed:
            fixed += (finding for finding, _ in done.made)
        if not (is_changed and trials.left):
            break
    return FixedFile(page.source, tuple(fixed), page.findings, withheld)


def _round(page: Linted, trials: Trials, *, unsafe: bool) -> Round:
    """What can be made on a page as it is. Where a fix is withheld, others that edit there have their chance."""
    withheld: dict[Finding, Withheld] = {}
    while True:
        choices = tuple(_compatible((one for one in page.findings if one not in withheld), unsafe=unsafe))
        done = make_harmless(page, choices, trials)
        withheld |= {one.finding: one for one in done.withheld}
        if done.made or not done.withheld:
            return replace(done, withheld=tuple(withheld.values()))


def _made(source: SourceFile, choices: Sequence[Choice], lint: Lint) -> Linted:
    changed = apply_edits(source, (edit for _, fix in choices for edit in fix.edits))
    return Linted(changed, tuple(lint(changed)))


def apply_edits(source: SourceFile, edits: Iterable[Edit]) -> SourceFile:
    """The source with edits made, which must not overlap."""
    pieces: list[str] = []
    position = 0
    for edit in sorted(edits, key=lambda edit: (edit.span.start, edit.span.end)):
        pieces += (source.text[position : edit.span.start], edit.text)
        position = edit.span.end
    pieces.append(source.text[position:])
    return replace(source, text="".join(pieces))


def encode(source: SourceFile) -> bytes:
    """The bytes of a page in its own encoding, with its byte order mark; may raise `UnicodeEncodeError`."""
    text, encoding = source.text, source.encoding
    if encoding.startswith("utf-"):
        return source.byte_order_mark + text.encode(encoding)
    written = encode_as(text, encoding)
    if decode(written, encoding).text != text:
        raise UnicodeEncodeError(encoding, text, 0, len(text), "it has characters that the encoding lacks")
    return source.byte_order_mark + written


def _compatible(findings: Iterable[Finding], *, unsafe: bool) -> Iterator[Choice]:
    """For each finding its first allowed fix, unless an earlier one already edits there."""
    taken: list[tuple[int, int]] = []
    for finding in findings:
        fix = next((fix for fix in finding.fixes if fix.safe or unsafe), None)
        spans = [(edit.span.start, edit.span.end) for edit in fix.edits] if fix else []
        if fix and not any(_touches(span, taken) for span in spans):
            for span in spans:
                insort(taken, span)
            yield finding, fix


def _touches(span: tuple[int, int], taken: Sequence[tuple[int, int]]) -> bool:
    """Whether a span meets one of those that are taken, which are in order and do not meet each other."""
    start, end = span
    following = bisect_right(taken, start, key=lambda other: other[0])
    return (following > 0 and taken[following - 1][1] >= start) or (
        following < len(taken) and taken[following][0] <= end
    )
