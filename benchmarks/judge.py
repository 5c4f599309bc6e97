"""How well forms are judged: what the rules say of labelled forms, each with `toolautosubmit` and without.

    python -m benchmarks.judge               # the forms in tests/linter/intent/forms.jsonl
    python -m benchmarks.judge FILE --wrong  # those of another file, and each one that is judged otherwise

A line of the file is a form with `html`, `language`, `intent`, `autosubmit_ok` and `suitability`. See README.md for
what the figures mean.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence, Finding
from webmcp_forms.linter.page import Page
from webmcp_forms.linter.rules import RULES
from webmcp_forms.linter.suitability.judging import unsuitable
from webmcp_forms.readers import read

FORMS = Path(__file__).parents[1] / "tests" / "linter" / "intent" / "forms.jsonl"
"""The forms that the tests use."""

RISKY_CODES = frozenset({"WF401", "WF402", "WF403", "WF404"})
"""The rules that say that a form must not submit itself."""

SUITABILITY = frozenset({"dependent-fields", "custom-ui", "wizard"})
"""The labels that say why a form does not suit the declarative API; a one-time code is none of these."""

KINDS = ("query", "reversible", "destructive", "financial", "communication", "account", "unknown")

_FORM = re.compile(r"(?i)<form\b")
_SURE = (Confidence.CERTAIN, Confidence.LIKELY)


@dataclass(frozen=True, slots=True)
class Labelled:
    """A form and what its author says of it."""

    id: str
    language: str
    html: str
    intent: str
    autosubmit_ok: bool
    suitability: frozenset[str]
    why: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of a labelled form: its kind, whether it must not submit itself, and for what it is unsuited.

    `unprompted` are the codes of those rules that spoke although the form does not submit itself.
    """

    form: Labelled
    intent: str
    is_risky: bool
    unsuited: frozenset[str]
    unprompted: frozenset[str]
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """How many of those that were said are right, and how many of those that are so were said."""

    right: int
    said: int
    wanted: int

    @property
    def precision(self) -> float:
        return self.right / self.said if self.said else 1.0

    @property
    def recall(self) -> float:
        return self.right / self.wanted if self.wanted else 1.0

    def __str__(self) -> str:
        wrong, missed = self.said - self.right, self.wanted - self.right
        return f"precision {self.precision:.3f} ({wrong} wrong), recall {self.recall:.3f} ({missed} missed)"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.judge", description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, nargs="?", default=FORMS, help="the labelled forms")
    parser.add_argument("--wrong", action="store_true", help="print each form that is judged otherwise")
    options = parser.parse_args(arguments)
    verdicts = tuple(map(judge, labelled_forms(options.file)))
    print(f"{len(verdicts)} forms, must not submit itself: {autosubmit_share(verdicts)}")
    print("without toolautosubmit:", sum(bool(verdict.unprompted) for verdict in verdicts), "findings of these rules")
    _print_kinds(verdicts)
    _print_languages(verdicts)
    for name, share in suitability_shares(verdicts).items():
        print(f"{name:18}{share}")
    _print_time([verdict.form.html for verdict in verdicts])
    if options.wrong:
        _print_wrong(verdicts)
    return 0


def labelled_forms(path: Path) -> Iterator[Labelled]:
    """The forms of a file."""
    for line in path.read_text("utf-8").splitlines():
        one = json.loads(line)
        yield Labelled(
            one["id"],
            one["language"],
            one["html"],
            one["intent"],
            one["autosubmit_ok"],
            frozenset(one["suitability"]),
            one["why"],
        )


def judge(form: Labelled) -> Verdict:
    """What the rules and the intent say of a form."""
    profile = find_profile(DEFAULT_PROFILE)
    (tool,) = Page(read(form.html), profile).annotated_forms
    plain, submitting = findings(form.html), findings(with_autosubmit(form.html))
    said = {finding.code for finding in submitting if finding.confidence in _SURE}
    return Verdict(
        form,
        tool.intent.kind.value,
        bool(said & RISKY_CODES),
        frozenset(reason.value for reason in unsuitable(tool)) & SUITABILITY,
        frozenset(finding.code for finding in plain if finding.code in RISKY_CODES),
        tuple(f"{evidence.weight:g} {evidence.description}" for evidence in tool.intent.evidence),
    )


def findings(html: str) -> tuple[Finding, ...]:
    """What all rules find in a page."""
    return lint_document(read(html), RULES, find_profile(DEFAULT_PROFILE)).findings


def with_autosubmit(html: str) -> str:
    """The page with `toolautosubmit` on its form."""
    return _FORM.sub(lambda match: f"{match[0]} toolautosubmit", html, count=1)


def autosubmit_share(verdicts: Iterable[Verdict]) -> Share:
    """How well it is told which forms must not submit themselves."""
    return _share((verdict.is_risky, not verdict.form.autosubmit_ok) for verdict in verdicts)


def language_shares(verdicts: Iterable[Verdict]) -> Mapping[str, Share]:
    """The same for each language."""
    by_language: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in verdicts:
        by_language[verdict.form.language].append(verdict)
    return {language: autosubmit_share(group) for language, group in sorted(by_language.items())}


def suitability_shares(verdicts: Sequence[Verdict]) -> Mapping[str, Share]:
    """How well it is told for what forms are unsuited, by each reason and by any."""
    shares = {
        name: _share((name in verdict.unsuited, name in verdict.form.suitability) for verdict in verdicts)
        for name in sorted(SUITABILITY)
    }
    pairs = ((name in verdict.unsuited, name in verdict.form.suitability) for verdict in verdicts for name in shares)
    return {"suitability": _share(pairs), **shares}


def _share(pairs: Iterable[tuple[bool, bool]]) -> Share:
    counts = Counter(pairs)
    right = counts[True, True]
    return Share(right, right + counts[True, False], right + counts[False, True])


def _print_kinds(verdicts: Sequence[Verdict]) -> None:
    counts = Counter((verdict.form.intent, verdict.intent) for verdict in verdicts)
    print(f"{'is / judged':16}" + "".join(f"{kind[:11]:>13}" for kind in KINDS))
    for kind in KINDS[:-1]:
        print(f"{kind:16}" + "".join(f"{counts[kind, judged] or '':>13}" for judged in KINDS))


def _print_languages(verdicts: Sequence[Verdict]) -> None:
    shares = language_shares(verdicts)
    print("recall by language:", ", ".join(f"{language} {share.recall:.2f}" for language, share in shares.items()))


def _print_time(pages: Sequence[str]) -> None:
    """What reading all pages takes, and what judging their forms takes beside it."""
    profile = find_profile(DEFAULT_PROFILE)
    started = time.process_time()
    documents = [read(html) for html in pages]
    parsed = time.process_time()
    tools = [tool for document in documents for tool in Page(document, profile).annotated_forms]
    analysed = time.process_time()
    for tool in tools:
        _ = tool.intent
    judged = time.process_time()
    each = [1e6 * seconds / len(pages) for seconds in (parsed - started, analysed - parsed, judged - analysed)]
    print("microseconds a form: {:.0f} to parse, {:.0f} to analyse, {:.0f} to judge".format(*each))


def _print_wrong(verdicts: Iterable[Verdict]) -> None:
    for verdict in verdicts:
        form = verdict.form
        if verdict.intent != form.intent or verdict.is_risky == form.autosubmit_ok:
            mark = "*" if verdict.is_risky == form.autosubmit_ok else " "
            print(f"{mark} {form.id} {form.language} {form.intent}, judged {verdict.intent}: {form.why}")
            print(f"      {'; '.join(verdict.reasons)}")
        if verdict.unsuited != form.suitability:
            print(f"  {form.id} {form.language} is {sorted(form.suitability)}, judged {sorted(verdict.unsuited)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
