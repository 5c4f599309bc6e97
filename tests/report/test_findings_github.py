"""Annotations in GitHub Actions, read back as the runner reads them."""

import re

import pytest
from hypothesis import given, settings

from tests.report.reports import PAGE, finding, hostile_reports, render, report_of
from webmcp_forms import SourceFile
from webmcp_forms.linter.finding import Confidence, Severity
from webmcp_forms.report.lint_report import Problem, Report
from webmcp_forms.report.terminal import escape

PROPERTY_ESCAPES = (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%"))
DATA_ESCAPES = (PROPERTY_ESCAPES[0], PROPERTY_ESCAPES[1], PROPERTY_ESCAPES[4])
# What the runner obeys besides: `::name` at the start of a line, and `##[name` anywhere.
REGISTERED = r"(?:error|warning|notice|debug|group|endgroup|add-mask|stop-commands|set-output|save-state|echo|add-path)"


def unescape(text: str, escapes: tuple[tuple[str, str], ...]) -> str:
    for written, meant in escapes:
        text = text.replace(written, meant)
    return text


def commands(written: str) -> list[tuple[str, dict[str, str], str]]:
    """The name, the properties and the message of each command."""
    found = []
    for line in written.split("\n"):
        if match := re.match(rf"\s*::({REGISTERED}) ?(.*?)::(.*)$", line):
            pairs = (part.split("=", 1) for part in match[2].split(",") if part)
            properties = {name: unescape(value, PROPERTY_ESCAPES) for name, value in pairs}
            found.append((match[1], properties, unescape(match[3], DATA_ESCAPES)))
    return found


def test_a_finding_is_an_annotation_after_the_text() -> None:
    report = report_of(PAGE)
    written = render("github", report)
    assert written.startswith(render("text", report))
    ((name, properties, message),) = commands(written)
    assert name == "error"
    assert message == report.findings[0].message
    assert properties == {
        "file": "page.html",
        "line": "2",
        "endLine": "2",
        "col": "22",
        "endColumn": "29",
        "title": "WF101 invalid-tool-name",
    }


def test_a_place_of_several_lines_has_no_columns() -> None:
    ((_, properties, _),) = commands(render("github", Report((finding(SourceFile("a\nb\nc", "x.html"), 0, 3),))))
    assert properties == {
        "file": "x.html",
        "line": "1",
        "endLine": "2",
        "title": "WF203 missing-parameter-description",
    }


def test_the_most_severe_and_the_surest_come_first() -> None:
    source = SourceFile("x", "a.html")
    subjects = (
        finding(source, severity=Severity.INFO, message="4"),
        finding(source, severity=Severity.WARNING, message="3"),
        finding(source, severity=Severity.ERROR, confidence=Confidence.POSSIBLE, message="2"),
        finding(source, severity=Severity.ERROR, message="1a"),
        finding(source, severity=Severity.ERROR, message="1b"),
    )
    found = commands(render("github", Report(subjects, (Problem("b.html", "0"),))))
    assert [message for _, _, message in found] == ["0", "1a", "1b", "2", "3", "4"]
    assert [name for name, _, _ in found] == ["error"] * 4 + ["warning", "notice"]


def test_a_problem_is_an_error_with_or_without_a_file() -> None:
    problems = (Problem("b,c.html", "it is a binary file"), Problem("", "late"))
    assert commands(render("github", Report(problems=problems))) == [
        ("error", {"file": "b,c.html", "title": "webmcp-forms"}, "it is a binary file"),
        ("error", {"title": "webmcp-forms"}, "late"),
    ]


@pytest.mark.parametrize("message", ["100%", "%0A::error::x", "a::b", "::notice::x", "%25", "a\nb"])
def test_a_message_comes_back_as_it_was(message: str) -> None:
    ((_, _, read),) = commands(render("github", Report((finding(SourceFile("x", "a.html"), message=message),))))
    assert read == escape(message)


@pytest.mark.parametrize(
    "path", ["::error::pwned.html", " \u3000::error::pwned.html", "##[add-mask]x.html", "a:b,c=d%.html"]
)
def test_neither_a_path_nor_a_page_gives_commands(path: str) -> None:
    report = report_of("<form toolname='##[add-mask]e'>::error::pwned", path)
    written = render("github", report)
    assert len(commands(written)) == len(report.findings)
    assert all(properties["file"] == path for _, properties, _ in commands(written))
    log = "\n".join(line for line in written.split("\n") if not line.startswith("::"))
    assert not re.search(rf"##\[{REGISTERED}", log)


@settings(max_examples=40, deadline=None)
@given(hostile_reports())
def test_there_is_a_command_for_each_finding_and_none_else(report: Report) -> None:
    written = render("github", report)
    expected = sorted(report.findings, key=lambda subject: (subject.severity.rank, subject.confidence.rank))
    found = commands(written)[len(report.problems) :]
    assert [(properties["file"], message) for _, properties, message in found] == [
        (escape(subject.path.removeprefix("./")), escape(subject.message)) for subject in expected
    ]
    assert "##[" not in "".join(line for line in written.split("\n") if not line.startswith("::"))
