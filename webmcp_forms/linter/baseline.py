"""A baseline: the findings that a project had when it began to lint, so that only new ones count.

It is a JSON file with one entry a line, in order, so that it can be read, compared and merged as text. An entry says
how often a rule speaks in a file about one tool and one control, on lines with the same text. It has no line numbers,
so lines may come and go. Paths are those of the findings, which have to be the same wherever a run starts.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import TypeAlias

from webmcp_forms.errors import ConfigurationError
from webmcp_forms.linter.finding import Finding
from webmcp_forms.records import record

VERSION = 1
"""The version of the format. It changes when a reader of the old one would misread a file."""

_HASH_LENGTH = 16
_Key: TypeAlias = tuple[str, str, str, str, str]


@dataclass(frozen=True, slots=True, order=True)
class BaselineEntry:
    """Findings that are alike. `line` is a hash of the line they start on, without the white space around it."""

    path: str
    code: str
    tool: str
    control: str
    line: str
    count: int

    @property
    def key(self) -> _Key:
        """What makes findings alike."""
        return self.path, self.code, self.tool, self.control, self.line


@record
class Baseline:
    """The entries of a baseline in order, none of them about the same findings as another."""

    entries: tuple[BaselineEntry, ...] = ()


@record
class Scope:
    """What a run looked at: the paths of its files and the codes of its rules. Entries about others are left alone.

    A file that is gone may be among the files; the entries about it are stale then.
    """

    paths: frozenset[str]
    codes: frozenset[str]

    def holds(self, entry: BaselineEntry) -> bool:
        """Whether the findings of an entry would have been found if they were there."""
        return entry.path in self.paths and entry.code in self.codes


@record
class StaleEntry:
    """An entry with a count that is too high, and how many findings there are."""

    entry: BaselineEntry
    found: int


@record
class Comparison:
    """The findings that a baseline does not know, those that it knows, and its stale entries, each in order."""

    new: tuple[Finding, ...]
    known: tuple[Finding, ...]
    stale: tuple[StaleEntry, ...]


def baseline_of(findings: Iterable[Finding]) -> Baseline:
    """The baseline that knows exactly these findings."""
    counts = Counter(key for key, _ in _keyed(findings))
    return Baseline(tuple(sorted(BaselineEntry(*key, count) for key, count in counts.items())))


def write_baseline(findings: Iterable[Finding]) -> str:
    """The text of a baseline that knows exactly these findings."""
    return baseline_text(baseline_of(findings))


def apply_baseline(findings: Iterable[Finding], baseline: Baseline, scope: Scope) -> Comparison:
    """Which findings of a run are new. Where there are more than an entry counts, the last of them are."""
    counts = {entry.key: entry.count for entry in baseline.entries}
    found: Counter[_Key] = Counter()
    new: list[Finding] = []
    known: list[Finding] = []
    for key, finding in _keyed(findings):
        found[key] += 1
        (known if found[key] <= counts.get(key, 0) else new).append(finding)
    stale = (StaleEntry(entry, found[entry.key]) for entry in baseline.entries if scope.holds(entry))
    return Comparison(tuple(new), tuple(known), tuple(one for one in stale if one.found < one.entry.count))


def prune_baseline(baseline: Baseline, findings: Iterable[Finding], scope: Scope) -> Baseline:
    """The baseline without what is stale: counts are lowered to what there is, never raised, and none is 0."""
    excess = {one.entry: one.found for one in apply_baseline(findings, baseline, scope).stale}
    lowered = (replace(entry, count=excess.get(entry, entry.count)) for entry in baseline.entries)
    return Baseline(tuple(entry for entry in lowered if entry.count))


def _keyed(findings: Iterable[Finding]) -> Iterator[tuple[_Key, Finding]]:
    """Findings in order, with what makes them alike."""
    lines: dict[tuple[int, int], str] = {}
    for finding in sorted(findings, key=lambda finding: finding.order):
        # A long line may hold many findings, and is hashed once.
        place = (id(finding.source), finding.start.line)
        if place not in lines:
            lines[place] = _hash(finding.source.line_text(finding.start.line).strip())
        yield (finding.relative, finding.code, finding.tool, finding.control, lines[place]), finding


def _hash(text: str) -> str:
    # A text that was not decoded from bytes may hold lone surrogates.
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:_HASH_LENGTH]


def baseline_text(baseline: Baseline) -> str:
    """The text of a baseline, in ASCII; the same baseline has the same text."""
    entries = ",\n    ".join(json.dumps(asdict(entry)) for entry in sorted(baseline.entries))
    listed = f"[\n    {entries}\n  ]" if entries else "[]"
    return f'{{\n  "version": {VERSION},\n  "findings": {listed}\n}}\n'


def read_baseline(text: str, path: str | None = None) -> Baseline:
    """The baseline in a text; `path` is the file it is from. Raises `ConfigurationError` for whatever else is in it."""
    try:
        return Baseline(tuple(sorted(_entries(_load(text)))))
    except _NotABaseline as error:
        raise ConfigurationError(f"not a baseline: {error}", path) from None


class _NotABaseline(Exception):  # noqa: N818 - it becomes an error with the path
    """Says why a text is no baseline."""


def _load(text: str) -> object:
    try:
        return json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        raise _NotABaseline(f"line {error.lineno}, column {error.colno}: {error.msg}") from None
    except (ValueError, RecursionError) as error:
        raise _NotABaseline(str(error)) from None


def _entries(document: object) -> Iterator[BaselineEntry]:
    if not isinstance(document, dict):
        raise _NotABaseline("it is no JSON object")
    if type(version := document.get("version")) is not int:
        raise _NotABaseline("it has no version")
    if version != VERSION:
        raise _NotABaseline(f"it has version {version}, and {VERSION} is what this release reads")
    listed = document.get("findings")
    if document.keys() != {"version", "findings"} or not isinstance(listed, list):
        raise _NotABaseline('it has to have a "version" and a list of "findings", and nothing else')
    keys: set[_Key] = set()
    for number, member in enumerate(listed, 1):
        entry = _entry(member, number)
        if entry.key in keys:
            raise _NotABaseline(f"entry {number} is about the same findings as one before it")
        keys.add(entry.key)
        yield entry


def _entry(member: object, number: int) -> BaselineEntry:
    match member:
        case {
            "path": str(path),
            "code": str(code),
            "tool": str(tool),
            "control": str(control),
            "line": str(line),
            "count": int(count),
            **others,
        } if count > 0 and not isinstance(count, bool) and not others:
            return BaselineEntry(path, code, tool, control, line, count)
    raise _NotABaseline(
        f"entry {number} has to have the texts path, code, tool, control and line, a count above 0, and nothing else"
    )
