"""SARIF: valid by the standard's schema, places in UTF-16, fixes, rules and what went wrong."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft4Validator

from tests.report.reports import PAGE, finding, hostile_reports, identities, render, report_of
from webmcp_forms import SourceFile
from webmcp_forms.linter.finding import Confidence, Evidence, Related, Severity
from webmcp_forms.linter.rules import EVERY_RULE
from webmcp_forms.report.lint_report import Problem, Report
from webmcp_forms.source import Span

SCHEMA = json.loads((Path(__file__).parent / "schemas" / "sarif-2.1.0.json").read_text(encoding="utf-8"))
VALIDATOR = Draft4Validator(SCHEMA)
UNSAFE_FIX = "<form toolname=a tooldescription=d toolautosubmit='off'></form>"


def run(report: Report) -> dict[str, Any]:
    """The one run of the log, which is valid."""
    log = json.loads(render("sarif", report))
    VALIDATOR.validate(log)
    (only,) = log["runs"]
    return dict(only)


def results(report: Report) -> list[dict[str, Any]]:
    return list(run(report)["results"])


def text_of(message: dict[str, str]) -> str:
    """What a viewer shows of a message without links: placeholders and brackets unescaped."""
    text = message["text"].replace("{{", "{").replace("}}", "}")
    return re.sub(r"\\([\\\[\]])", r"\1", text) if r"\](" in text else text


def test_a_finding() -> None:
    report = report_of(PAGE)
    (result,) = results(report)
    assert text_of(result["message"]) == report.findings[0].message
    assert (result["ruleId"], result["level"], result["properties"]) == (
        "WF101",
        "error",
        {"confidence": "certain", "tool": "find it"},
    )


def test_columns_are_utf16_code_units() -> None:
    log = run(report_of(PAGE))
    (location,) = log["results"][0]["locations"]
    assert log["columnKind"] == "utf16CodeUnits"
    line = PAGE.splitlines()[1]
    before = len(line[: line.index("find it")].encode("utf-16-le")) // 2
    assert location["physicalLocation"]["region"] == {
        "startLine": 2,
        "startColumn": before + 1,
        "endLine": 2,
        "endColumn": before + 1 + len("find it"),
    }


@pytest.mark.parametrize(
    ("path", "artifact"),
    [
        ("site/a b#ü.html", {"uri": "site/a%20b%23%C3%BC.html", "uriBaseId": "%SRCROOT%"}),
        ("./a.html", {"uri": "a.html", "uriBaseId": "%SRCROOT%"}),
        ("c:x?.html", {"uri": "c%3Ax%3F.html", "uriBaseId": "%SRCROOT%"}),
        ("<stdin>", {"uri": "%3Cstdin%3E", "uriBaseId": "%SRCROOT%"}),
        ("caf\udce9.html", {"uri": "caf%E9.html", "uriBaseId": "%SRCROOT%"}),
        ("/elsewhere/a b.html", {"uri": "file:///elsewhere/a%20b.html"}),
        ("C:/elsewhere/a.html", {"uri": "file:///C:/elsewhere/a.html"}),
    ],
)
def test_a_path_is_a_uri(path: str, artifact: dict[str, str]) -> None:
    (result,) = results(report_of(PAGE, path))
    assert result["locations"][0]["physicalLocation"]["artifactLocation"] == artifact


def test_the_base_of_paths_is_named_and_left_open() -> None:
    assert list(run(report_of(PAGE))["originalUriBaseIds"]) == ["%SRCROOT%"]
    assert "uri" not in run(report_of(PAGE))["originalUriBaseIds"]["%SRCROOT%"]


@pytest.mark.parametrize("severity", Severity)
def test_every_severity_has_a_level(severity: Severity) -> None:
    (result,) = results(Report((finding(SourceFile("x"), severity=severity),)))
    assert result["level"] == {"error": "error", "warning": "warning", "info": "note"}[severity.value]


def test_related_places_evidence_and_confidence_come_along() -> None:
    source = SourceFile("<form>\n<input>", "a.html")
    subject = finding(
        source,
        7,
        14,
        confidence=Confidence.LIKELY,
        control="q",
        related=(Related(Span(0, 6), "the form"),),
        evidence=(Evidence("a name", Span(8, 13), 0.75), Evidence("a hunch", None, 0.25)),
    )
    (result,) = results(Report((subject,)))
    (related,) = result["relatedLocations"]
    assert (related["id"], related["message"]["text"]) == (1, "the form")
    assert related["physicalLocation"]["region"]["startLine"] == 1
    region = {"startLine": 2, "startColumn": 2, "endLine": 2, "endColumn": 7}
    assert result["properties"] == {
        "confidence": "likely",
        "control": "q",
        "evidence": [
            {"description": "a name", "weight": 0.75, "region": region},
            {"description": "a hunch", "weight": 0.25},
        ],
    }


def test_a_fix_says_what_to_replace_and_whether_it_is_safe() -> None:
    fixes = [result["fixes"] for result in results(report_of(UNSAFE_FIX)) if result["ruleId"] == "WF405"]
    ((fix,),) = fixes
    ((change,), safe) = (fix["artifactChanges"], fix["properties"]["safe"])
    assert safe is False
    (replacement,) = change["replacements"]
    region = replacement["deletedRegion"]
    assert UNSAFE_FIX[region["startColumn"] - 1 : region["endColumn"] - 1] == " toolautosubmit='off'"
    assert replacement["insertedContent"] == {"text": ""}


def test_the_rules_that_speak_are_described_from_their_docstrings() -> None:
    (rule,) = run(report_of(PAGE))["tool"]["driver"]["rules"]
    (module,) = (module for module in EVERY_RULE if module.RULE.code == "WF101")
    summary, _, rest = (module.__doc__ or "").partition("\n")
    assert rule["shortDescription"]["text"] == summary
    assert rule["help"]["markdown"] == rest.strip()
    assert "```" not in rule["help"]["text"]
    assert rule["help"]["text"].startswith(f"What it does\n{rule['fullDescription']['text']}")
    assert rule["defaultConfiguration"] == {"enabled": True, "level": "error"}


def test_every_rule_can_be_described() -> None:
    source = SourceFile("x", "a.html")
    findings = tuple(finding(source, code=module.RULE.code, name=module.RULE.name) for module in EVERY_RULE)
    log = run(Report(findings))
    rules = log["tool"]["driver"]["rules"]
    assert [rules[result["ruleIndex"]]["id"] for result in log["results"]] == [subject.code for subject in findings]
    assert all(rule["help"]["text"] and rule["fullDescription"]["text"] for rule in rules)


def test_what_went_wrong_is_a_notification() -> None:
    problems = (
        Problem("photo.html", "it is a binary file"),
        Problem("page.html", "boom", "WF101"),
        Problem("", "late"),
    )
    log = run(report_of(PAGE, problems=problems))
    (invocation,) = log["invocations"]
    assert invocation["executionSuccessful"] is False
    unreadable, crash, late = invocation["toolExecutionNotifications"]
    assert unreadable["descriptor"]["id"] == "unreadable-file"
    assert unreadable["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "photo.html"
    assert (crash["descriptor"]["id"], crash["associatedRule"]) == ("rule-crash", {"id": "WF101", "index": 0})
    assert "locations" not in late
    known = {descriptor["id"] for descriptor in log["tool"]["driver"]["notifications"]}
    assert known == {"unreadable-file", "rule-crash"}
    assert run(report_of(PAGE))["invocations"][0]["executionSuccessful"] is True


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("a {0} b", "a {{0}} b"),
        ("see [here](http://example.org)", r"see \[here\](http://example.org)"),
        (r"\[a](b)", r"\\\[a\](b)"),
        ("[A-Za-z] stays", "[A-Za-z] stays"),
    ],
)
def test_a_message_has_neither_placeholders_nor_links(said: str, written: str) -> None:
    (result,) = results(Report((finding(SourceFile("x"), message=said),)))
    assert result["message"]["text"] == written
    assert text_of(result["message"]) == said


@settings(max_examples=25, deadline=None)
@given(hostile_reports())
def test_whatever_a_page_says_the_log_is_valid_and_says_the_same(report: Report) -> None:
    log = run(report)
    assert [result["ruleId"] for result in log["results"]] == [code for _, code, _ in identities(report)]
    for result, subject in zip(log["results"], report.findings, strict=True):
        text = result["message"]["text"]
        assert not re.search(r"(?<!\{)(?:\{\{)*\{\d+\}", text)
        assert not re.search(r"(?<!\\)(?:\\\\)*\]\(", text)
        assert text_of(result["message"]) == subject.message
        for location in (*result["locations"], *result.get("relatedLocations", ())):
            artifact = location["physicalLocation"]["artifactLocation"]
            assert re.fullmatch(r"(?:[A-Za-z0-9_.~/-]|%[0-9A-F]{2}|:)+", artifact["uri"])
    fingerprints = [tuple(result["partialFingerprints"].values()) for result in log["results"]]
    assert len(set(fingerprints)) == len(fingerprints)
