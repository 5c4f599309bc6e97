"""The table of commands: help, version, suggestions, and that only what is needed is imported."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import webmcp_forms
from tests.cli.process import environment
from webmcp_forms.cli.commands import COMMANDS, command_line
from webmcp_forms.errors import did_you_mean

WITHOUT_PATHS = {"rule", "config", "init", "lsp"}


def invoke(*arguments: str) -> Result:
    return CliRunner().invoke(command_line, list(arguments))


def test_the_version() -> None:
    assert invoke("--version").stdout == f"webmcp-forms {webmcp_forms.__version__}\n"


def test_help_lists_every_command() -> None:
    result = invoke("--help")
    assert result.exit_code == 0
    assert all(name in result.stdout for name in COMMANDS)
    assert "Example: webmcp-forms" in result.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str) -> None:
    result = invoke(name, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: command-line {name} [OPTIONS]")
    assert f"\n    webmcp-forms {name}" in result.stdout
    assert invoke(name, "-h").stdout == result.stdout


@pytest.mark.parametrize(
    ("arguments", "suggestion"),
    [
        (("shema", "x"), "Did you mean 'schema'?"),
        (("explian",), "Did you mean 'explain'?"),
        (("schema", "--fromat", "json", "x"), "Did you mean '--format'?"),
        (("explain", "--profil=x", "x"), "'--profile'"),
        (("schema", "--format", "tabel", "x"), "'table'"),
    ],
)
def test_a_slip_is_an_error_that_names_what_is_near(arguments: tuple[str, ...], suggestion: str) -> None:
    result = invoke(*arguments)
    assert result.exit_code == 2
    assert suggestion in result.stderr
    assert result.stdout == ""


def test_nothing_is_suggested_for_what_is_like_nothing() -> None:
    assert "mean" not in invoke("qqqqqq").stderr
    assert did_you_mean("qqq", ["schema"]) == ""


def test_a_file_in_the_place_of_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "page.html").write_text("")
    result = invoke("page.html")
    assert result.exit_code == 2
    assert f"webmcp-forms {next(iter(COMMANDS))} page.html" in result.stderr


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in WITHOUT_PATHS])
def test_no_path_is_an_error(name: str) -> None:
    result = invoke(name)
    assert result.exit_code == 2
    assert "Missing argument" in result.stderr


def loaded(*arguments: str, cwd: Path) -> set[str]:
    code = (
        "import sys\nfrom webmcp_forms.cli.entry import run_command_line\n"
        f"run_command_line({list(arguments)!r})\nprint(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=cwd, env=environment()
    )
    return set(done.stderr.split())


def test_help_imports_no_reader(tmp_path: Path) -> None:
    assert not loaded("--help", cwd=tmp_path) & {"turbohtml", "webmcp_forms.readers", "webmcp_forms.tools", "json"}


def test_a_command_imports_only_what_it_needs(tmp_path: Path) -> None:
    (tmp_path / "x.html").write_text("<form toolname=a tooldescription=b><input name=c></form>")
    modules = loaded("schema", "x.html", cwd=tmp_path)
    unneeded = {"lxml", "bs4", "jsonschema", "tree_sitter", "tinycss2", "regress", "shutil", "traceback", "difflib"}
    assert not modules & unneeded
    assert {name for name in modules if name.startswith("webmcp_forms.cli.")}.isdisjoint(
        f"webmcp_forms.cli.{name}" for name in COMMANDS if name != "schema"
    )
