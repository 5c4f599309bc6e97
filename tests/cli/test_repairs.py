"""What `--fix` and `--diff` say of fixes that they do not make."""

from io import StringIO
from pathlib import Path

import pytest

from tests.cli.process import call
from webmcp_forms.cli import main

FORM = '<form {}="find_car" tooldescription="Find cars for sale in stock"><input name="q"><button>Go</button></form>\n'
STYLE = "<style>.x, form:tool-form-active { color: red }</style>\n"


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    page = tmp_path / "page.html"
    page.write_text(STYLE + FORM.format("tool-name"))
    return page


@pytest.mark.parametrize("mode", ["--fix", "--diff"])
def test_a_fix_that_is_withheld_is_a_line(mode: str, page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "lint", mode, "page.html")
    assert outcome.stderr == (
        "webmcp-forms: page.html: line 2: WF110 (unknown-tool-attribute) is not fixed, since that would bring WF203\n"
    )
    shown = outcome.stdout if mode == "--diff" else page.read_text()
    assert "form:is(:tool-form-active)" in shown
    assert 'toolname="find_car"' not in shown


def test_what_brings_nothing_that_is_looked_for_is_fixed(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "lint", "--fix", "--ignore", "WF203", "page.html")
    assert outcome.stderr == ""
    assert page.read_text() == STYLE.replace(":tool-form-active", ":is(:tool-form-active)") + FORM.format("toolname")


def test_a_file_that_is_changed_meanwhile_is_left_alone(
    page: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("webmcp_forms.cli.lint_file.load_bytes", lambda _file: STYLE.encode())
    outcome = call(capsys, "lint", "--fix", "page.html")
    assert outcome.returncode == 2
    assert "page.html: not fixed: somebody else has changed it" in outcome.stderr
    assert page.read_text() == STYLE + FORM.format("tool-name")


def test_a_patch_goes_to_a_stream_of_text_too(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = StringIO()
    monkeypatch.setattr("sys.stdout", stream)
    with pytest.raises(SystemExit):
        main(["lint", "--isolated", "--diff", str(page)])
    assert "+++ " in stream.getvalue()
