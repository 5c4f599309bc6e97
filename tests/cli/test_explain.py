"""`webmcp-forms explain`: one line a form and a control, and what a tool does."""

import re
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

INTENT = re.compile(r"what it does ->|:   \d+ (?:for|against) it:")


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory to stand in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_one_line_a_form_and_a_control(directory: Path) -> None:
    (directory / "cars.html").write_text(PAGE)
    result = CliRunner().invoke(command_line, ["explain", "cars.html"])
    assert result.exit_code == 0
    lines = [line for line in result.stdout.splitlines() if not INTENT.search(line)]
    shared = "so none of them becomes a parameter"
    assert lines == [
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
    assert older.startswith("x.html:1:1: <form toolname='a b' tooldescription=c> -> tool \"a b\"\n")


def test_what_a_tool_does_stands_below_it_with_each_piece_of_evidence(directory: Path) -> None:
    (directory / "pay.html").write_text(
        "<form toolname=order tooldescription='Order a car'>\n"
        "<input name=card autocomplete=cc-number>\n<button>Pay now</button></form>"
    )
    lines = CliRunner().invoke(command_line, ["explain", "pay.html"]).stdout.splitlines()
    assert lines[1] == "pay.html:1:1: what it does -> financial (likely)"
    assert lines[2] == 'pay.html:3:9:   4 for it: button text "Pay now"'
    assert "pay.html:1:1:   4 against it: sent by GET" in lines
    assert lines[-2].startswith("pay.html:2:1: <input name=card autocomplete=cc-number> -> parameter")


def test_of_a_form_that_says_nothing_it_says_so(directory: Path) -> None:
    (directory / "x.html").write_text("<form method=post toolname=t tooldescription=d><input name=a1></form>")
    lines = CliRunner().invoke(command_line, ["explain", "x.html"]).stdout.splitlines()
    assert [line for line in lines if INTENT.search(line)] == ["x.html:1:1: what it does -> nothing tells"]


@pytest.mark.parametrize(
    "page",
    [
        "<form><input name=q><button>Search</button></form>",
        "<form toolname=find><input name=q><button>Search</button></form>",
        "<template><form toolname=find tooldescription=Find><input name=q></form></template>",
    ],
)
def test_of_a_form_that_is_no_tool_it_tells_no_intent(directory: Path, page: str) -> None:
    (directory / "x.html").write_text(page)
    assert not INTENT.search(CliRunner().invoke(command_line, ["explain", "x.html"]).stdout)


def test_evidence_from_a_page_cannot_command_the_terminal(directory: Path) -> None:
    page = "<form toolname=t tooldescription=d><button>Delete\x1b[2J\u202e everything</button></form>"
    (directory / "x.html").write_text(page, encoding="utf-8")
    output = CliRunner().invoke(command_line, ["explain", "x.html"]).stdout
    assert "\x1b" not in output
    assert "\u202e" not in output
    assert "destructive" in output


def test_a_page_without_forms_has_no_lines(directory: Path) -> None:
    (directory / "x.html").write_text("<p>nothing")
    result = CliRunner().invoke(command_line, ["explain", "x.html"])
    assert (result.exit_code, result.output) == (0, "")
