"""`webmcp-forms explain`: one line a form and a control."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from webmcp_forms.cli.commands import command_line

PAGE = """\
<form toolname=find tooldescription="Find a car">
<label>E-mail <input name=email required></label>
<input name=a><input name=a>
<button>Go</button></form>
<form toolname=find tooldescription=again></form>
"""


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory to stand in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_one_line_a_form_and_a_control(directory: Path) -> None:
    (directory / "cars.html").write_text(PAGE)
    result = CliRunner().invoke(command_line, ["explain", "cars.html"])
    assert result.exit_code == 0
    shared = "so none of them becomes a parameter"
    assert result.stdout.splitlines() == [
        'cars.html:1:1: <form toolname=find tooldescription="Find a car"> -> tool "find"',
        "cars.html:2:15: <input name=email required> -> "
        'parameter "email": string, required; described by its label "E-mail"',
        f'cars.html:3:1: <input name=a> -> nothing: it shares the name "a" with the text input at line 3, {shared}',
        f'cars.html:3:15: <input name=a> -> nothing: it shares the name "a" with the text input at line 3, {shared}',
        "cars.html:4:1: <button> -> nothing: a <button> is never a parameter",
        "cars.html:5:1: <form toolname=find tooldescription=again> -> "
        'no tool: the form at line 1 has the name "find" already',
    ]


def test_the_profile_decides(directory: Path) -> None:
    (directory / "x.html").write_text("<form toolname='a b' tooldescription=c></form>")
    newer = CliRunner().invoke(command_line, ["explain", "x.html"]).stdout
    older = CliRunner().invoke(command_line, ["explain", "--profile", "chrome-153", "x.html"]).stdout
    assert "no tool" in newer
    assert older.endswith('-> tool "a b"\n')


def test_a_page_without_forms_has_no_lines(directory: Path) -> None:
    (directory / "x.html").write_text("<p>nothing")
    result = CliRunner().invoke(command_line, ["explain", "x.html"])
    assert (result.exit_code, result.output) == (0, "")
