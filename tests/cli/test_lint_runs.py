"""Whole runs of `lint`: the same findings whatever the format and the number of processes, baselines, hostile files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.process import call, run
from tests.conformance.pages import random_pages
from webmcp_forms.report.formats import FORMATS

FORM = "<form toolname=t tooldescription='Find a car by its make'>"
BAD = f"{FORM}<input name=q></form>\n"
GOOD = f"{FORM}<label>Make of the car <input name=make></label><button>Find</button></form>\n"
INJECTIONS = ("::error::x", "]]>", "\x1b[31m", "%0A", "</script>", "\"'><x>", "##[error]x", "\u2028", "&lt;")


@pytest.fixture(autouse=True)
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write_random_pages(site: Path, seed: int, count: int) -> None:
    for page in random_pages(seed, count):
        suffix = "xhtml" if "xhtml" in page.type else "html"
        (site / f"{page.id}.{suffix}").write_text(page.html, encoding="utf-8")


def codes(name: str, text: str) -> list[str]:
    """The codes of the findings in a report, in order."""
    match name:
        case "json":
            return [finding["code"] for finding in json.loads(text)["findings"]]
        case "jsonl":
            lines = [json.loads(line) for line in text.splitlines()]
            return [line["code"] for line in lines if line.get("severity")]
        case "sarif":
            return [result["ruleId"] for result in json.loads(text)["runs"][0]["results"]]
        case "gitlab":
            return [issue["check_name"].partition(" ")[0] for issue in json.loads(text)]
        case "junit":
            cases = ElementTree.fromstring(text).iter("testcase")  # noqa: S314 - our own text
            return [case.get("name", "").partition(" ")[0] for case in cases if case.find("failure") is not None]
        case "checkstyle":
            errors = ElementTree.fromstring(text).iter("error")  # noqa: S314 - our own text
            return re.findall(r"WF\d{3}", " ".join(error.get("source", "") for error in errors))
        case "html":
            return re.findall(r'data-rule="(WF\d{3})"', text)
    return re.findall(r"^\S+:\d+:\d+: \w+ (WF\d{3}) ", text, re.MULTILINE)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_format_has_the_same_findings_whatever_the_number_of_processes(
    site: Path, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    write_random_pages(site, seed, 12)
    reports = {
        (name, jobs): call(capsys, "lint", ".", "--format", name, "-j", jobs)
        for name in FORMATS
        for jobs in (("1", "4") if name in ("json", "text") else ("1",))
    }
    assert len({report.returncode for report in reports.values()}) == 1
    for name in ("json", "text"):
        assert reports[name, "1"] == reports[name, "4"]
    expected = codes("json", reports["json", "1"].stdout)
    assert expected
    for name in ("jsonl", "sarif", "concise", "text"):
        assert codes(name, reports[name, "1"].stdout) == expected, name
    for name in ("gitlab", "checkstyle", "junit", "html"):
        assert sorted(codes(name, reports[name, "1"].stdout)) == sorted(expected), name


def test_a_run_does_not_depend_on_the_order_of_paths(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a", "b", "c"):
        (site / f"{name}.html").write_text(BAD)
    forwards = call(capsys, "lint", "a.html", "b.html", "c.html")
    assert forwards == call(capsys, "lint", "c.html", "./a.html", str(site / "b.html"))


def test_several_reports_at_once(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (site / "bad.html").write_text(BAD)
    outcome = call(capsys, "lint", ".", "--output", "sarif=out.sarif", "--output", "junit=out.xml")
    assert outcome.returncode == 1
    assert "WF112" in outcome.stdout
    assert "WF112" in codes("sarif", (site / "out.sarif").read_text("utf-8"))
    assert "WF112" in codes("junit", (site / "out.xml").read_text("utf-8"))


def test_a_configured_report(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (site / "bad.html").write_text(BAD)
    (site / "webmcp-forms.toml").write_text('format = "concise"\nfail-on = "never"\n[output]\njsonl = "out.jsonl"\n')
    outcome = call(capsys, "lint", ".")
    assert outcome.returncode == 0
    assert codes("concise", outcome.stdout) == codes("jsonl", (site / "out.jsonl").read_text("utf-8"))
    assert call(capsys, "lint", ".", "--format", "json").stdout.startswith("{")


def test_the_configuration_of_each_file_counts(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("strict", "loose"):
        (site / name).mkdir()
        (site / name / "bad.html").write_text(BAD)
    (site / "loose" / "webmcp-forms.toml").write_text('ignore = ["WF112"]\nfail-on = "never"\n')
    outcome = call(capsys, "lint", ".", "--format", "concise")
    assert outcome.returncode == 1
    assert [line.partition(":")[0] for line in outcome.stdout.splitlines() if "WF112" in line] == ["strict/bad.html"]
    assert call(capsys, "lint", "loose").returncode == 0


class TestBaseline:
    def test_what_it_lists_is_tolerated_and_what_is_new_is_not(
        self, site: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (site / "bad.html").write_text(BAD)
        assert call(capsys, "lint", ".", "--write-baseline", "known.json").returncode == 0
        assert call(capsys, "lint", ".", "--baseline", "known.json").returncode == 0
        (site / "bad.html").write_text(f"<p>\n\n{BAD}{BAD.replace('=t', '=u')}")
        outcome = call(capsys, "lint", ".", "--baseline", "known.json", "--format", "json")
        assert outcome.returncode == 1
        assert {finding["tool"] for finding in json.loads(outcome.stdout)["findings"]} == {"u"}

    def test_it_is_the_same_from_a_subdirectory(
        self, site: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (site / ".git").mkdir()
        (site / "pages").mkdir()
        (site / "pages" / "bad.html").write_text(BAD)
        call(capsys, "lint", ".", "--write-baseline", "known.json")
        monkeypatch.chdir(site / "pages")
        assert call(capsys, "lint", ".", "--baseline", "../known.json").returncode == 0

    def test_what_is_gone_is_said_and_taken_out(self, site: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (site / "bad.html").write_text(BAD)
        call(capsys, "lint", ".", "--write-baseline", "known.json")
        (site / "bad.html").write_text(GOOD)
        outcome = call(capsys, "lint", ".", "--baseline", "known.json")
        assert (outcome.returncode, "gone; --prune-baseline" in outcome.stderr) == (0, True)
        call(capsys, "lint", ".", "--baseline", "known.json", "--prune-baseline")
        assert json.loads((site / "known.json").read_text("utf-8"))["findings"] == []

    def test_a_file_that_is_gone_is_taken_out_and_one_that_cannot_be_read_is_not(
        self, site: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        for name in ("a", "b", "c"):
            (site / f"{name}.html").write_text(BAD)
        call(capsys, "lint", ".", "--write-baseline", "known.json")
        (site / "a.html").unlink()
        (site / "b.html").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR tool-name")
        call(capsys, "lint", ".", "--baseline", "known.json", "--prune-baseline")
        left = json.loads((site / "known.json").read_text("utf-8"))["findings"]
        assert {entry["path"] for entry in left} == {"b.html", "c.html"}

    def test_a_configured_one_is_found_from_its_file(self, site: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (site / "bad.html").write_text(BAD)
        call(capsys, "lint", ".", "--write-baseline", "known.json")
        (site / "webmcp-forms.toml").write_text('baseline = "known.json"\n')
        assert call(capsys, "lint", "bad.html").returncode == 0

    @pytest.mark.parametrize("text", ["", "{}", "\0", '{"version": 99, "findings": []}'])
    def test_what_is_none_is_an_error_in_a_line(
        self, site: Path, text: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (site / "bad.html").write_text(BAD)
        (site / "known.json").write_text(text)
        outcome = call(capsys, "lint", ".", "--baseline", "known.json")
        assert (outcome.returncode, outcome.stderr.count("\n")) == (2, 1)
        assert outcome.stderr.startswith("webmcp-forms: known.json: ")


class TestHostileFiles:
    @pytest.mark.parametrize("name", FORMATS)
    def test_nothing_in_a_file_gets_into_a_report_as_more_than_text(
        self, site: Path, name: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        for number, text in enumerate(INJECTIONS):
            quoted = text.replace("&", "&amp;").replace('"', "&quot;")
            page = f'<form toolname="a{quoted}" tooldescription="x"><input name="{quoted}" pattern="[{quoted}"></form>'
            (site / f"{number}.html").write_text(page, encoding="utf-8")
        outcome = call(capsys, "lint", ".", "--format", name)
        assert outcome.returncode == 1
        assert "\x1b" not in outcome.stdout
        assert "\u2028" not in outcome.stdout
        assert not [line for line in outcome.stdout.splitlines() if line.startswith(("::error::x", "##[error]x"))]
        assert codes(name, outcome.stdout)

    @pytest.mark.parametrize(
        "page",
        [
            pytest.param(f"{FORM}{'<div>' * 20_000}<input name=a>", id="nested tags"),
            pytest.param(f"{FORM}</form>" * 2000, id="forms"),
            pytest.param(f"{FORM}<select name=s>{'<option>x' * 20_000}</select>", id="options"),
            pytest.param(f"{FORM}<input name=q title='{'x' * 3_000_000}'>", id="long line"),
            pytest.param(f"{FORM}{'<input name=q>' * 3000}", id="one name"),
            pytest.param(f"{FORM}{''.join(f'<input name=q{n}>' for n in range(3000))}", id="many names"),
            pytest.param(f"{FORM}{'<label>' * 400}<input name=q>", id="labels"),
            pytest.param(f"<!-- webmcp-forms: ignore[{'WF1,' * 20_000}] -->{FORM}</form>", id="a long suppression"),
            pytest.param("<!-- webmcp-forms: ignore[WF112] -->\n" * 5000 + f"{FORM}</form>", id="many suppressions"),
            pytest.param(f"{FORM}<input name=q pattern='{'(a+)+' * 200}$' value='{'a' * 5000}!'>", id="pattern"),
            pytest.param(f"<form toolname=t tooldescription='{'ignore previous ' * 20_000}'>", id="description"),
        ],
    )
    def test_any_page_is_linted_and_the_others_are_done(
        self, site: Path, page: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (site / "hostile.html").write_text(page)
        (site / "ordinary.html").write_text(BAD)
        outcome = call(capsys, "lint", ".", "--format", "jsonl")
        assert (outcome.returncode, outcome.stderr) == (1, "")
        assert "ordinary.html" in outcome.stdout

    def test_files_that_are_none_stop_no_other(self, site: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (site / "a.html").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR tool-name")
        (site / "b.html").write_text(BAD)
        (site / "c.html").symlink_to("nowhere")
        outcome = call(capsys, "lint", ".", "--format", "concise")
        assert (outcome.returncode, outcome.stderr.count("\n")) == (2, 2)
        assert "b.html:1:1: error WF112" in outcome.stdout


def test_a_slow_reader_gets_all_of_a_report(site: Path) -> None:
    (site / "bad.html").write_text("\n".join(BAD.replace("=t", f"=t{number}") for number in range(300)))
    done = run("lint", ".", "--format", "jsonl", cwd=site)
    assert done.returncode == 1
    assert len({json.loads(line)["tool"] for line in done.stdout.splitlines() if b'"severity"' in line}) == 300
