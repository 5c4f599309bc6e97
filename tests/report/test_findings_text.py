"""Findings as people read them."""

from webmcp_forms import SourceFile, lint
from webmcp_forms.report.findings_text import finding_text, summary_text


def texts(page: str, path: str = "page.html") -> list[str]:
    return [finding_text(finding) for finding in lint(SourceFile(page, path))]


def test_a_finding_names_the_place_the_rule_and_marks_the_line() -> None:
    (text,) = texts('<p>\n<form toolname="find it" tooldescription="x"><button>Go</button></form>')
    assert text.splitlines() == [
        "page.html:2:17: error WF101 invalid-tool-name: The browser drops this tool without a word: the tool name "
        '"find it" may only hold ASCII letters, digits, "_", "-" and ".". Write toolname="find_it".',
        '  2 | <form toolname="find it" tooldescription="x"><button>Go</button></form>',
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
    assert summary_text(found, 3) == "Found 1 error, 3 warnings in 1 of 3 files.\n"
    assert summary_text((), 1) == "No findings in 1 file.\n"
