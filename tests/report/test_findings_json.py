"""Findings as programs read them: one document, or one object a line."""

import json
from typing import Any

from tests.report.reports import PAGE, finding, render, report_of
from webmcp_forms import SourceFile, __version__
from webmcp_forms.linter.finding import Evidence
from webmcp_forms.report.fingerprints import fingerprints
from webmcp_forms.report.lint_report import Problem, Report
from webmcp_forms.source import Span

PROBLEMS = (Problem("photo.html", "it is a binary file"), Problem("page.html", "boom", "WF101"), Problem("", "late"))


def document(report: Report) -> dict[str, Any]:
    read = json.loads(render("json", report))
    assert read["version"] == 1
    return dict(read)


def findings(page: str) -> list[dict[str, Any]]:
    return list(document(report_of(page))["findings"])


def lines(report: Report) -> list[dict[str, Any]]:
    read = [json.loads(line) for line in render("jsonl", report).splitlines()]
    assert all(line.pop("version") == 1 for line in read)
    return read


def test_a_finding() -> None:
    report = report_of("<p>\n<form toolname=a></form>")
    (found,) = document(report)["findings"]
    assert found.pop("message").startswith("Without tooldescription the browser registers no tool.")
    assert found == {
        "path": "page.html",
        "code": "WF102",
        "name": "missing-tool-description",
        "severity": "error",
        "confidence": "certain",
        "start": {"line": 2, "column": 16},
        "end": {"line": 2, "column": 17},
        "fingerprint": fingerprints(report.findings)[0],
        "tool": "a",
    }


def test_fixes_and_related_places_come_along() -> None:
    found = findings("<form toolname=a tooldescription=d toolautosubmit='off'></form>")
    (fix,) = next(item for item in found if item["code"] == "WF405")["fixes"]
    assert fix["safe"] is False
    assert fix["edits"] == [{"start": {"line": 1, "column": 35}, "end": {"line": 1, "column": 56}, "text": ""}]
    twice = findings("<form toolname=a tooldescription=d toolautosubmit></form>" * 2)
    (related,) = next(item for item in twice if item["code"] == "WF105")["related"]
    assert related["start"] == {"line": 1, "column": 16}


def test_evidence_has_a_place_where_it_was_seen() -> None:
    subject = finding(SourceFile("ab"), evidence=(Evidence("b", Span(1, 2), 0.5), Evidence("a hunch", None, 0.25)))
    assert document(Report((subject,)))["findings"][0]["evidence"] == [
        {"description": "b", "weight": 0.5, "start": {"line": 1, "column": 2}, "end": {"line": 1, "column": 3}},
        {"description": "a hunch", "weight": 0.25},
    ]


def test_a_run_says_who_checked_what() -> None:
    read = document(Report(files=("a.html", "b.html"), fixed=3, profile="chrome-148", problems=PROBLEMS))
    assert read["generator"] == f"webmcp-forms {__version__}"
    assert (read["profile"], read["files"], read["fixed"], read["findings"]) == ("chrome-148", 2, 3, [])
    assert read["problems"] == [
        {"path": "photo.html", "message": "it is a binary file"},
        {"path": "page.html", "code": "WF101", "message": "boom"},
        {"message": "late"},
    ]


def test_lines_have_the_members_of_the_document() -> None:
    report = report_of(PAGE, problems=PROBLEMS)
    read = document(report)
    *items, run = lines(report)
    expected = [("finding", item) for item in read["findings"]] + [("problem", item) for item in read["problems"]]
    assert [(item.pop("kind"), item) for item in items] == expected
    assert run == {
        "kind": "run",
        **{name: read[name] for name in ("generator", "profile", "files", "fixed")},
        "findings": 1,
        "problems": 3,
    }


def test_a_clean_run_is_one_line() -> None:
    (run,) = lines(Report(files=("a.html",)))
    assert (run["kind"], run["findings"]) == ("run", 0)
