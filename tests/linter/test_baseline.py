"""Baselines: known findings stay known while lines move, and only fewer of them are allowed."""

import json
import random
from dataclasses import replace
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from webmcp_forms import Finding, SourceFile, lint
from webmcp_forms.errors import ConfigurationError
from webmcp_forms.linter.baseline import (
    Baseline,
    BaselineEntry,
    Scope,
    StaleEntry,
    apply_baseline,
    baseline_of,
    baseline_text,
    prune_baseline,
    read_baseline,
    write_baseline,
)
from webmcp_forms.linter.finding import Confidence, Severity
from webmcp_forms.source import Span

PAGE = """<form toolname="cars" tooldescription="Find cars by make">
  <input name="make">
  <input name="model">
  <button>Find</button>
</form>
"""


CODES = frozenset({"WF112", "WF203"})


def found(page: str, path: str = "a.html") -> tuple[Finding, ...]:
    """The findings of two rules on a page."""
    return tuple(finding for finding in lint(page, filename=path) if finding.code in CODES)


def scope(path: str = "a.html", codes: frozenset[str] = CODES) -> Scope:
    return Scope(frozenset({path}), codes)


def new(page: str, baseline: Baseline) -> list[str]:
    """What the new findings on a page stand on."""
    findings = apply_baseline(found(page), baseline, scope()).new
    return [finding.source.slice(finding.span) for finding in findings]


def test_a_baseline_has_an_entry_a_line_and_no_line_numbers() -> None:
    text = write_baseline((*found(PAGE), *found(PAGE, "Sünde.html")))
    lines = text.splitlines()
    assert lines[:3] == ["{", '  "version": 1,', '  "findings": [']
    assert json.loads(lines[3].strip().rstrip(",")) == {
        "path": "S\u00fcnde.html",
        "code": "WF203",
        "tool": "cars",
        "control": "make",
        "line": sha256(b'<input name="make">').hexdigest()[:16],
        "count": 1,
    }
    assert len(lines) == 3 + 4 + 2
    assert text.isascii()
    assert text.endswith("}\n")


def test_a_baseline_of_nothing_is_empty() -> None:
    assert write_baseline(()) == '{\n  "version": 1,\n  "findings": []\n}\n'


@pytest.mark.parametrize(
    "page",
    [
        PAGE,
        f"<p>\n\n{PAGE}",
        PAGE.replace("\n", "\r\n"),
        PAGE.replace("\n", "\r"),
        PAGE.replace("  <", "\t\t<"),
        PAGE.replace("\n", "  \n"),
        PAGE.replace("  <button", '  <select name=size toolparamdescription="Size"><option>Small</select>\n  <button'),
        PAGE.replace("by make", "by make and model"),
    ],
)
def test_known_findings_stay_known_when_other_lines_change(page: str) -> None:
    comparison = apply_baseline(found(page), baseline_of(found(PAGE)), scope())
    assert (comparison.new, comparison.stale) == ((), ())
    assert len(comparison.known) == 2


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        (PAGE.replace('"make"', '"make" required'), ['<input name="make" required>']),
        (PAGE.replace('"model"', '"mark"'), ['<input name="mark">']),
        (PAGE.replace('"cars"', '"vans"'), ['<input name="make">', '<input name="model">']),
        (PAGE.replace("<button>Find</button>", ""), ['<form toolname="cars" tooldescription="Find cars by make">']),
    ],
)
def test_what_changes_is_new(page: str, expected: list[str]) -> None:
    assert new(page, baseline_of(found(PAGE))) == expected


def test_the_last_of_those_alike_are_new_whatever_order_they_come_in() -> None:
    row = '<form toolname="cars" tooldescription="Find cars by make"><input name="make"><button>Find</button></form>\n'
    findings = [finding for finding in found(row * 4) if finding.code == "WF203"]
    for order in permutations(findings):
        comparison = apply_baseline(order, baseline_of(found(row * 2)), scope())
        assert [finding.start.line for finding in comparison.known] == [1, 2]
        assert [finding.start.line for finding in comparison.new] == [3, 4]


def test_what_is_gone_is_stale() -> None:
    baseline = baseline_of(found(PAGE))
    comparison = apply_baseline(found(PAGE.replace('<input name="make">', "")), baseline, scope())
    assert comparison.new == ()
    assert comparison.stale == (StaleEntry(baseline.entries[0], 0),)


@pytest.mark.parametrize("outside", [scope("b.html"), scope(codes=frozenset({"WF204"}))])
def test_what_a_run_did_not_look_at_is_not_stale(outside: Scope) -> None:
    baseline = baseline_of(found(PAGE))
    assert apply_baseline((), baseline, outside).stale == ()
    assert prune_baseline(baseline, (), outside) == baseline


def test_pruning_lowers_counts_and_never_raises_them() -> None:
    entry = baseline_of(found(PAGE)).entries[0]
    more, same = (Baseline((replace(entry, count=count),)) for count in (3, 1))
    findings = found(PAGE)
    assert prune_baseline(more, findings, scope()) == same
    assert prune_baseline(same, findings * 2, scope()) == same
    assert prune_baseline(same, (), scope()) == Baseline()


TEXTS = st.text(max_size=8) | st.sampled_from(["a.html", "b.html", "WF203", "WF204", "\ud800", "\u2028", '"'])
COUNTS = st.integers(1, 5)
ENTRIES = st.builds(BaselineEntry, *[TEXTS] * 5, COUNTS)
BASELINES = st.lists(ENTRIES, unique_by=lambda entry: entry.key).map(lambda entries: Baseline(tuple(sorted(entries))))
MADE = st.lists(
    st.builds(
        lambda path, code, tool, line, spaces: Finding(
            code,
            "name",
            Severity.ERROR,
            Confidence.CERTAIN,
            "",
            SourceFile(f"{spaces}{line}\n", path),
            Span(0, 1),
            tool,
        ),
        *(st.sampled_from(names) for names in (["a", "b"], ["WF1", "WF2"], ["", "t"], ["x", "y"], ["", " ", "\n "])),
    )
)
SCOPES = st.builds(Scope, st.frozensets(st.sampled_from("ab")), st.frozensets(st.sampled_from(["WF1", "WF2"])))


@settings(deadline=None)
@given(BASELINES)
def test_a_baseline_is_read_as_it_was_written(baseline: Baseline) -> None:
    text = baseline_text(baseline)
    assert read_baseline(text) == read_baseline(text.replace("\n", "\r\n")) == baseline
    assert baseline_text(Baseline(baseline.entries[::-1])) == text


@settings(deadline=None)
@given(MADE, st.randoms())
def test_a_baseline_knows_what_it_was_made_of(findings: list[Finding], generator: random.Random) -> None:
    text = write_baseline(findings)
    generator.shuffle(findings)
    assert write_baseline(findings) == text
    comparison = apply_baseline(findings, read_baseline(text), Scope(frozenset("ab"), frozenset({"WF1", "WF2"})))
    assert (comparison.new, comparison.stale) == ((), ())


@settings(deadline=None)
@given(MADE, MADE, SCOPES)
def test_pruning_leaves_what_is_new_and_what_was_not_looked_at(
    before: list[Finding], after: list[Finding], looked_at: Scope
) -> None:
    baseline = baseline_of(before)
    pruned = prune_baseline(baseline, after, looked_at)
    comparison = apply_baseline(after, pruned, looked_at)
    assert comparison.new == apply_baseline(after, baseline, looked_at).new
    assert comparison.stale == ()
    assert prune_baseline(pruned, after, looked_at) == pruned
    counts = {entry.key: entry.count for entry in baseline.entries}
    assert all(1 <= entry.count <= counts[entry.key] for entry in pruned.entries)
    untouched = [entry for entry in baseline.entries if not looked_at.holds(entry)]
    assert [entry for entry in pruned.entries if not looked_at.holds(entry)] == untouched


ENTRY = {"path": "a", "code": "WF203", "tool": "", "control": "", "line": "0", "count": 1}


def with_entries(*entries: object) -> str:
    return json.dumps({"version": 1, "findings": entries})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1, column 1: Expecting value"),
        ('{\n"version": 1,\n<<<<<<< HEAD', "line 3, column 1: Expecting property name enclosed in double quotes"),
        ("[]", "it is no JSON object"),
        ("{}", "it has no version"),
        ('{"version": true, "findings": []}', "it has no version"),
        ('{"version": 2, "findings": []}', "it has version 2, and 1 is what this release reads"),
        ('{"version": 1}', 'it has to have a "version" and a list of "findings", and nothing else'),
        ('{"version": 1, "findings": {}}', 'it has to have a "version" and a list of "findings", and nothing else'),
        (with_entries(ENTRY, ENTRY), "entry 2 is about the same findings as one before it"),
        ("[" * 100_000, None),
        ('{"version": ' + "1" * 5_000 + "}", None),
    ],
)
def test_what_is_no_baseline_is_an_error_in_one_line(text: str, problem: str | None) -> None:
    with pytest.raises(ConfigurationError) as raised:
        read_baseline(text, "baseline.json")
    assert raised.value.path == "baseline.json"
    assert "\n" not in str(raised.value)
    assert raised.value.message.startswith("not a baseline: ")
    assert problem is None or raised.value.message == f"not a baseline: {problem}"


@pytest.mark.parametrize(
    "change",
    [{"count": 0}, {"count": -1}, {"count": 1.0}, {"count": True}, {"count": "1"}, {"path": None}, {"row": 3}],
)
def test_an_entry_with_other_members_is_no_entry(change: dict[str, object]) -> None:
    problem = "entry 1 has to have the texts path, code, tool, control and line, a count above 0, and nothing else"
    with pytest.raises(ConfigurationError, match=problem):
        read_baseline(with_entries(ENTRY | change))


@pytest.mark.parametrize("member", ENTRY)
def test_an_entry_lacks_nothing(member: str) -> None:
    with pytest.raises(ConfigurationError, match="entry 1 has to have"):
        read_baseline(with_entries({name: value for name, value in ENTRY.items() if name != member}))


def test_a_byte_order_mark_is_no_part_of_a_baseline() -> None:
    assert read_baseline("\ufeff" + with_entries(ENTRY)).entries[0].code == "WF203"


def test_a_long_line_is_hashed_once() -> None:
    source = SourceFile("x" * 1_000_000)
    findings = [
        Finding("WF1", "name", Severity.ERROR, Confidence.CERTAIN, "", source, Span(start, start + 1))
        for start in range(50_000)
    ]
    assert [entry.count for entry in baseline_of(findings).entries] == [50_000]
