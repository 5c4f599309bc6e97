"""`webmcp-forms lint`: reports, exit codes, fixes."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from webmcp_forms.cli.commands import command_line
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.page import Page

GOOD = (
    "<form toolname=find tooldescription='Find a car'><label>Make <input name=make></label><button>Go</button></form>\n"
)
WARNING = GOOD.replace("<label>Make <input name=make></label>", "<input name=make>")
ERROR = GOOD.replace("toolname=find", "toolname='find it'")
UNSAFE = GOOD.replace("toolname=find", "toolname=find toolautosubmit=false")
MOVABLE = (
    "<form toolname=a tooldescription='Book a seat'><fieldset><input type=radio name=c toolparamdescription=Cabin>\r\n"
    "<input type=radio value=1 name=c></fieldset><button>Go</button></form>"
)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def lint(*arguments: str, stdin: str | None = None, **pages: str) -> Result:
    """Lint pages written to files called after their keyword, or the arguments alone."""
    for name, text in pages.items():
        Path(f"{name}.html").write_bytes(text.encode())
    return CliRunner().invoke(command_line, ["lint", *arguments, *(f"{name}.html" for name in pages)], input=stdin)


def test_a_good_page() -> None:
    result = lint(good=GOOD)
    assert (result.exit_code, result.stdout) == (0, "No findings in 1 file.\n")


def test_an_error_ends_with_1_and_a_warning_does_not() -> None:
    assert lint(page=ERROR).exit_code == 1
    assert lint(page=WARNING).exit_code == 0


@pytest.mark.parametrize(
    ("fail_on", "page", "code"),
    [("warning", WARNING, 1), ("info", WARNING, 1), ("error", WARNING, 0), ("never", ERROR, 0), ("warning", GOOD, 0)],
)
def test_the_severity_that_fails_can_be_chosen(fail_on: str, page: str, code: int) -> None:
    assert lint("--fail-on", fail_on, page=page).exit_code == code


def test_text_names_place_rule_and_totals() -> None:
    output = lint(one=ERROR, two=WARNING).stdout
    assert "one.html:1:17: error WF101 invalid-tool-name: " in output
    assert "two.html:1:50: warning WF203 missing-parameter-description: " in output
    assert output.endswith("Found 1 error, 1 warning in 2 of 2 files.\n")


def test_json_is_one_document_whatever_the_number_of_files() -> None:
    result = lint("--format", "json", one=ERROR, two=GOOD, three=WARNING)
    findings = json.loads(result.stdout)["findings"]
    assert [(finding["path"], finding["code"]) for finding in findings] == [
        ("one.html", "WF101"),
        ("three.html", "WF203"),
    ]


def test_standard_input_has_a_name() -> None:
    result = lint("-", "--stdin-filename", "page.html", stdin=ERROR)
    assert result.stdout.startswith("page.html:1:17: error")


def test_a_file_that_cannot_be_read_is_a_line_and_the_others_are_done() -> None:
    result = lint("absent.html", page=ERROR)
    assert result.exit_code == 2
    assert "webmcp-forms: absent.html: no such file or directory" in result.stderr
    assert "page.html:1:17: error WF101" in result.stdout


def test_a_fix_is_written_and_nothing_else_changes(here: Path) -> None:
    result = lint("--fix", page=MOVABLE)
    assert result.stdout == "Fixed 1 finding.\nNo findings in 1 file.\n"
    fixed = MOVABLE.replace(" toolparamdescription=Cabin", "").replace(
        "<fieldset", "<fieldset toolparamdescription=Cabin"
    )
    assert (here / "page.html").read_bytes() == fixed.encode()


def test_an_unsafe_fix_needs_to_be_asked_for(here: Path) -> None:
    assert lint("--fix", page=UNSAFE).exit_code == 1
    assert (here / "page.html").read_text() == UNSAFE
    assert lint("--fix", "--unsafe-fixes", page=UNSAFE).exit_code == 0
    assert (here / "page.html").read_text() == GOOD
    assert lint("--unsafe-fixes", page=UNSAFE).exit_code == 2


def test_a_patch_is_shown_and_nothing_is_written(here: Path) -> None:
    result = lint("--diff", "--fix", "--unsafe-fixes", page=UNSAFE)
    assert result.stdout.splitlines()[:2] == ["--- page.html", "+++ page.html"]
    assert f"-{UNSAFE}" in result.stdout
    assert f"+{GOOD}" in result.stdout
    assert (here / "page.html").read_text() == UNSAFE


def test_a_page_whose_bytes_would_not_come_back_is_not_written(here: Path) -> None:
    data = b"<meta charset=utf-8>\xff" + MOVABLE.encode()
    (here / "page.html").write_bytes(data)
    result = lint("--fix", "page.html")
    assert result.exit_code == 2
    assert "page.html: not fixed: it has bytes that are no utf-8" in result.stderr
    assert (here / "page.html").read_bytes() == data


def test_a_crash_of_a_rule_is_a_line_and_exit_code_2(monkeypatch: pytest.MonkeyPatch) -> None:
    from webmcp_forms.linter.rules.tool import invalid_tool_name

    def crash(_page: Page) -> Iterator[Finding]:
        raise KeyError("gone")

    monkeypatch.setattr(invalid_tool_name, "check", crash)
    result = lint(page=ERROR)
    assert result.exit_code == 2
    assert "webmcp-forms: page.html: internal error in rule WF101: KeyError" in result.stderr
