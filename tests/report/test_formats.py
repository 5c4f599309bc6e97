"""What all report formats have in common: the table, and that they say the same of the same findings."""

import json
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from tests.cli.process import ROOT, environment
from tests.report.reports import PAGE, finding, hostile_reports, identities, render, report_of, visible_identities
from webmcp_forms import SourceFile
from webmcp_forms.report.formats import DEFAULT_FORMAT, FORMATS, find_renderer
from webmcp_forms.report.lint_report import Appearance, Problem, Report
from webmcp_forms.report.terminal import UNSAFE, escape

DOCUMENT = (ROOT / "docs" / "reports.md").read_text(encoding="utf-8")
JSON_FORMATS = ("json", "jsonl", "sarif", "gitlab")
XML_FORMATS = ("junit", "checkstyle")
UNSAFE_CHARACTER = re.compile(f"[{UNSAFE}]")
MIXED = report_of(PAGE, problems=(Problem("photo.html", "it is a binary file"), Problem("", "boom", "WF106")))


def test_the_table_has_a_module_for_each_format() -> None:
    assert DEFAULT_FORMAT in FORMATS
    assert all(callable(find_renderer(name)) for name in FORMATS)


def test_what_is_not_in_the_table_is_no_format() -> None:
    with pytest.raises(KeyError):
        find_renderer("json_layout")


def test_the_document_tells_of_every_format_and_shows_the_keys_there_are() -> None:
    assert re.findall(r"^\| `(\w+)` \| (?!always|when)", DOCUMENT, re.MULTILINE) == list(FORMATS)
    (example,) = re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)
    shown, written = json.loads(example), json.loads(render("json", MIXED))
    assert shown.keys() == written.keys()
    assert shown["findings"][0].keys() == written["findings"][0].keys()


@pytest.mark.parametrize("name", FORMATS)
def test_a_report_without_findings_is_complete(name: str) -> None:
    written = render(name, Report(files=("page.html",)))
    if name in JSON_FORMATS:
        assert all(json.loads(line) is not None for line in (written.splitlines() if name == "jsonl" else [written]))
    if name in XML_FORMATS:
        assert ElementTree.fromstring(written).tag  # noqa: S314 - our own text


def test_the_same_run_gives_the_same_bytes() -> None:
    code = (
        "from tests.report.test_formats import FORMATS, MIXED, render\n"
        "import sys; sys.stdout.buffer.write(''.join(render(name, MIXED) for name in FORMATS).encode())"
    )
    for seed in ("1", "2"):
        process = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            cwd=ROOT,
            env=environment(PYTHONHASHSEED=seed),
            check=True,
        )
        assert process.stdout == "".join(render(name, MIXED) for name in FORMATS).encode()


@pytest.mark.parametrize("name", FORMATS)
def test_findings_come_in_pieces(name: str) -> None:
    source = SourceFile("x" * 10, "page.html")
    report = Report(tuple(finding(source, start, start + 1) for start in range(10)), files=("page.html",))
    pieces = list(find_renderer(name)(report, Appearance()))
    assert len(pieces) >= (1 if name in XML_FORMATS else 10)


@pytest.mark.parametrize("name", [name for name in FORMATS if name not in ("text", "github", "concise")])
def test_formats_for_programs_have_no_colour(name: str) -> None:
    assert render(name, MIXED, Appearance(colour=True)) == render(name, MIXED)


@settings(max_examples=20, deadline=None)
@given(hostile_reports())
def test_nothing_from_a_file_commands_a_terminal_or_breaks_a_line(report: Report) -> None:
    for name in FORMATS:
        assert not UNSAFE_CHARACTER.search(render(name, report)), name
        # An annotation needs the path as it is, and the runner reads UTF-8.
        assert name == "github" or render(name, report, Appearance(ascii_only=True)).isascii(), name


@settings(max_examples=20, deadline=None)
@given(hostile_reports())
def test_ascii_says_the_same_as_all_characters(report: Report) -> None:
    ascii_only = Appearance(ascii_only=True)
    for name in ("json", "sarif", "gitlab"):
        assert json.loads(render(name, report, ascii_only)) == json.loads(render(name, report))
    assert _checkstyle(render("checkstyle", report, ascii_only)) == _checkstyle(render("checkstyle", report))
    assert _junit(render("junit", report, ascii_only)) == _junit(render("junit", report))


@settings(max_examples=40, deadline=None)
@given(hostile_reports())
def test_every_format_has_the_same_findings_in_the_same_order(report: Report) -> None:
    expected, visible = identities(report), visible_identities(report)
    bare = [(path.removeprefix("./"), code, message) for path, code, message in expected]
    shown = [(escape(path), code, escape(message)) for path, code, message in bare]
    assert [
        (item["path"], item["code"], item["message"]) for item in json.loads(render("json", report))["findings"]
    ] == bare
    assert _jsonl(render("jsonl", report)) == bare
    assert _gitlab(render("gitlab", report)) == bare
    assert _checkstyle(render("checkstyle", report)) == shown
    assert _junit(render("junit", report)) == shown
    lines = render("concise", report).splitlines()
    assert len(lines) == len(visible)
    for line, (path, code, message) in zip(lines, visible, strict=True):
        assert line.startswith(f"{path}:")
        assert f" {code} " in line
        assert line.endswith(message)


def _jsonl(written: str) -> list[tuple[str, str, str]]:
    lines = [json.loads(line) for line in written.split("\n") if line]
    assert lines[-1]["kind"] == "run"
    return [(line["path"], line["code"], line["message"]) for line in lines if line["kind"] == "finding"]


def _gitlab(written: str) -> list[tuple[str, str, str]]:
    items = [item for item in json.loads(written) if not item["check_name"].startswith("problem")]
    return [(item["location"]["path"], item["check_name"].split()[0], item["description"]) for item in items]


def _checkstyle(written: str) -> list[tuple[str, str, str]]:
    root = ElementTree.fromstring(written)  # noqa: S314 - our own text
    return [
        (file.attrib["name"], error.attrib["source"].removeprefix("webmcp-forms."), error.attrib["message"])
        for file in root.iter("file")
        for error in file.iter("error")
        if error.attrib["source"] != "webmcp-forms.problem"
    ]


def _junit(written: str) -> list[tuple[str, str, str]]:
    root = ElementTree.fromstring(written)  # noqa: S314 - our own text
    return [
        (case.attrib["file"], case.attrib["name"].split()[0], failure.attrib["message"])
        for case in root.iter("testcase")
        for failure in case.iter("failure")
    ]
