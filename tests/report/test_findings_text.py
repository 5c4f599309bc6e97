"""Findings as people read them."""

from time import process_time

from tests.report.reports import PAGE, finding, render, report_of
from webmcp_forms import SourceFile, lint
from webmcp_forms.linter.finding import Confidence, Evidence, Related
from webmcp_forms.report.findings_text import finding_text, summary_text
from webmcp_forms.report.lint_report import Appearance, Problem, Report
from webmcp_forms.source import Span


def texts(page: str, path: str = "page.html") -> list[str]:
    return [finding_text(finding) for finding in lint(SourceFile(page, path))]


def test_a_finding_names_the_place_the_rule_and_marks_the_line() -> None:
    (text,) = texts('<p>\n<form toolname="find it" tooldescription="Find a car by its make"><button>Go</button></form>')
    assert text.splitlines() == [
        "page.html:2:17: error WF101 invalid-tool-name: The browser drops this tool without a word: the tool name "
        '"find it" may only hold ASCII letters, digits, "_", "-" and ".". Write toolname="find_it".',
        '  2 | <form toolname="find it" tooldescription="Find a car by its make"><button>Go</button></form>',
        "    |                 ^^^^^^^",
        "",
    ]


def test_a_long_line_is_cut_around_the_place() -> None:
    (text,) = texts("<i>" + "x" * 10_000 + "<form toolname=a></form>" + "y" * 10_000)
    _, line, carets, _ = text.splitlines()
    assert len(line) < 120
    assert (line[:7], line[-1]) == ("  1 | …", "…")
    assert line[carets.index("^")] == "a"


def test_wide_and_escaped_characters_keep_the_carets_below_their_place() -> None:
    (text,) = texts("日\x1b<form toolname=a></form>")
    _, line, carets, _ = text.splitlines()
    assert line == "  1 | 日\\x1b<form toolname=a></form>"
    assert carets.index("^") == line.index("=a") + 2  # one for "=", one more for the wide character


def test_nothing_from_the_page_or_its_name_commands_the_terminal() -> None:
    page = "<form toolname='\x1b[31m\u202e' tooldescription='x'></form><form toolname='\x9b'></form>"
    for text in texts(page, "a\x1b]0;b\x07\n.html"):
        assert not set(text) & set("\x1b\x07\x9b\u202e")
        assert text.startswith("a\\x1b]0;b\\x07\\n.html:1:")


def test_the_summary_counts_by_severity() -> None:
    found = lint(SourceFile("<form toolname=a tooldescription=d><input><input required name=b></form>", "a.html"))
    assert summary_text(found, 3) == "Found 1 error, 4 warnings in 1 of 3 files.\n"
    assert summary_text((), 1) == "No findings in 1 file.\n"


def test_a_report_is_its_findings_and_the_totals() -> None:
    report = report_of(PAGE)
    *parts, totals = render("text", report).split("\n\n")
    assert [f"{part}\n\n" for part in parts] == [finding_text(found) for found in report.findings]
    assert totals == "Found 1 error in 1 of 1 file.\n"


def test_the_totals_say_what_was_fixed_and_what_is_missing() -> None:
    report = Report((), (Problem("b.html", "it is a binary file"),), ("a.html", "b.html"), fixed=1)
    assert render("text", report) == "Fixed 1 finding.\nNo findings in 2 files. Incomplete: 1 problem.\n"


def test_doubt_other_places_and_evidence_are_told() -> None:
    subject = finding(
        SourceFile("ab\ncd", "a.html"),
        3,
        5,
        confidence=Confidence.POSSIBLE,
        related=(Related(Span(1, 2), "here\ntoo"),),
        evidence=(Evidence("a name", None, 0.5),),
    )
    assert finding_text(subject).splitlines() == [
        "a.html:2:1: warning WF203 missing-parameter-description (possible): Say what it means.",
        "  2 | cd",
        "    | ^^",
        r"  see a.html:1:2: here\ntoo",
        "  because: a name",
        "",
    ]


def test_a_stream_that_is_ascii_alone_keeps_the_carets_in_place() -> None:
    subject = finding(SourceFile("ü" * 50 + "x" + "ü" * 90, "ä.html"), 50, 51)
    written = render("text", Report((subject,)), Appearance(ascii_only=True))
    headline, line, carets, *_ = written.splitlines()
    assert written.isascii()
    assert headline.startswith(r"\xe4.html:1:51: ")
    assert line[carets.index("^")] == "x"
    assert line.startswith(r"  1 | ...\xfc")


def test_colour_is_only_added() -> None:
    report = report_of(PAGE)
    coloured = render("text", report, Appearance(colour=True))
    assert "\x1b[31merror\x1b[0m" in coloured
    assert coloured.replace("\x1b[31m", "").replace("\x1b[32m", "").replace("\x1b[0m", "") == render("text", report)


def test_concise_is_the_first_line_of_each_finding() -> None:
    report = report_of(f"{PAGE}{PAGE}")
    assert render("concise", report).splitlines() == [finding_text(found).splitlines()[0] for found in report.findings]
    assert render("concise", Report(files=("a.html",))) == ""


def test_many_findings_on_one_long_line_take_linear_time() -> None:
    def seconds(count: int) -> float:
        source = SourceFile("x" * count * 200, "a.html")
        started = process_time()
        for start in range(count):
            finding_text(finding(source, start * 200, start * 200 + 1))
        return process_time() - started

    seconds(100)
    assert seconds(16_000) < 24 * max(min(seconds(2_000) for _ in range(3)), 0.01)
