"""Reports for the tests of formats: a small one, and any number of hostile ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from webmcp_forms import SourceFile, lint
from webmcp_forms.linter.finding import Confidence, Edit, Evidence, Finding, Fix, Related, Severity
from webmcp_forms.report.formats import find_renderer
from webmcp_forms.report.lint_report import PLAIN, Appearance, Problem, Report
from webmcp_forms.report.terminal import escape
from webmcp_forms.source import Span

PAGE = '<p>😀\n<p>😀<form toolname="find it" tooldescription="Find a car"><button>Go</button></form>\n'

HOSTILE = (
    *(
        "::error::pwned",
        "##[add-mask]pwned",
        "]]>",
        "-->",
        "</script>",
        "\x1b[31m",
        "\x1b]0;x\x07",
        "%0A",
        "%25",
        "&lt;",
    ),
    *(
        "\n",
        "\r\n",
        "\r",
        "\t",
        "\0",
        "\x9b",
        "\ud800",
        "\udcff",
        "\u2028",
        "\u202e",
        "\ufeff",
        "\ufffe",
        "\uffff",
        "😀",
    ),
    *('"', "'", "<", "\\", "{0}", "{{", "[x](http://example.org)", ",title=x", "=", ":", "|", "`", "../", "#", "?"),
)
"""Pieces that mean something to a terminal, to a CI system or in one of the formats."""


def render(name: str, report: Report, appearance: Appearance = PLAIN) -> str:
    return "".join(find_renderer(name)(report, appearance))


def report_of(page: str, path: str = "page.html", problems: Sequence[Problem] = ()) -> Report:
    """The report of one page, with findings that rules really make."""
    return Report(lint(SourceFile(page, path)), tuple(problems), (path,))


def finding(source: SourceFile, start: int = 0, end: int = 0, **fields: Any) -> Finding:
    """A finding that no rule has to make; fields that do not matter have any value."""
    defaults: dict[str, Any] = {
        "code": "WF203",
        "name": "missing-parameter-description",
        "severity": Severity.WARNING,
        "confidence": Confidence.CERTAIN,
        "message": "Say what it means.",
    }
    return Finding(source=source, span=Span(start, end), **{**defaults, **fields})


def identities(report: Report) -> list[tuple[str, str, str]]:
    """Path, code and message of the findings in order."""
    return [(finding.path, finding.code, finding.message) for finding in report.findings]


def visible_identities(report: Report) -> list[tuple[str, str, str]]:
    """The same as formats write it that cannot hold every character."""
    return [(escape(path), code, escape(message)) for path, code, message in identities(report)]


_pieces = st.lists(st.one_of(st.sampled_from(HOSTILE), st.text(max_size=5)), max_size=8)
# Python never has these two side by side but as one character, which is what JSON takes their escapes for.
_texts = _pieces.map("".join).filter(lambda text: "\ud800\udcff" not in text)
_rules = st.sampled_from(
    (("WF101", "invalid-tool-name"), ("WF203", "missing-parameter-description"), ("WF999", "no-such-rule"))
)


@st.composite
def _spans(draw: st.DrawFn, source: SourceFile) -> Span:
    start, end = sorted(draw(st.tuples(*[st.integers(0, len(source.text))] * 2)))
    return Span(start, end)


@st.composite
def _findings(draw: st.DrawFn, source: SourceFile) -> Finding:
    code, name = draw(_rules)
    spans = _spans(source)
    return Finding(
        code,
        name,
        draw(st.sampled_from(Severity)),
        draw(st.sampled_from(Confidence)),
        draw(_texts),
        source,
        draw(spans),
        draw(_texts),
        draw(_texts),
        draw(st.lists(st.builds(Related, spans, _texts), max_size=2).map(tuple)),
        draw(st.lists(st.builds(Evidence, _texts, st.none() | spans, st.just(0.5)), max_size=2).map(tuple)),
        draw(st.lists(st.builds(Fix, _texts, _edits(spans), st.booleans()), max_size=1).map(tuple)),
    )


def _edits(spans: st.SearchStrategy[Span]) -> st.SearchStrategy[tuple[Edit, ...]]:
    return st.lists(st.builds(Edit, spans, _texts), min_size=1, max_size=2).map(tuple)


@st.composite
def hostile_reports(draw: st.DrawFn) -> Report:
    """Reports in the order of the linter, about texts and paths that mean harm."""
    paths = sorted(draw(st.sets(_texts.filter(lambda path: path.removeprefix("./")), min_size=1, max_size=3)))
    sources = [SourceFile(draw(_texts), path) for path in paths]
    found = [finding for source in sources for finding in draw(st.lists(_findings(source), max_size=4))]
    problems = draw(st.lists(st.builds(Problem, st.sampled_from(["", *paths]), _texts, st.just("")), max_size=2))
    return Report(tuple(sorted(found, key=lambda finding: finding.order)), tuple(problems), tuple(paths), fixed=1)
