"""`webmcp-forms rule`: the list, a page, and the pages as files."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from webmcp_forms.cli.commands import command_line
from webmcp_forms.report.rule_markdown import documentation, index_markdown, page_markdown
from webmcp_forms.report.rule_page import find_page, rule_pages
from webmcp_forms.report.rules_json import rules_json


def rule(*arguments: str) -> Result:
    return CliRunner().invoke(command_line, ["rule", *arguments])


def test_without_a_name_all_rules_are_listed() -> None:
    result = rule()
    assert result.exit_code == 0
    assert [line.split()[0] for line in result.stdout.splitlines()] == [page.rule.code for page in rule_pages()]


@pytest.mark.parametrize("name", ["WF205", "wf205", "ignored-group-description"])
def test_a_rule_is_explained(name: str) -> None:
    result = rule(name)
    assert result.exit_code == 0
    assert result.stdout.startswith("WF205 ignored-group-description\nwarning, since 0.1.0\n\n")
    assert "\nWhat it does\n  Flags `toolparamdescription` on a radio button" in result.stdout
    assert result.stdout.endswith("\n")


def test_other_formats_are_those_of_the_documentation_and_of_programs() -> None:
    page = find_page("WF205")
    assert page
    assert rule("--format", "markdown", "WF205").stdout == page_markdown(page)
    assert rule("--format", "markdown").stdout == index_markdown(rule_pages())
    assert json.loads(rule("--format", "json", "WF205").stdout) == json.loads(rules_json([page]))
    assert json.loads(rule("--format", "json").stdout) == json.loads(rules_json(rule_pages()))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("WF2O5", "there is no rule 'WF2O5'. Did you mean 'WF2"),
        ("ignored-group-descripton", "Did you mean 'ignored-group-description'?"),
        ("Ignored-Group-Descripton", "Did you mean 'ignored-group-description'?"),
        ("", "there is no rule ''."),
        ("\x1b[31m", r"there is no rule '\x1b[31m'."),
    ],
)
def test_an_unknown_rule_is_an_error_that_names_what_is_near(name: str, said: str) -> None:
    result = rule(name)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr
    assert "\x1b" not in result.stderr


def test_the_documentation_is_written_to_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    for _ in range(2):
        assert rule("--write", str(folder)).exit_code == 0
        assert {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()} == dict(
            documentation(rule_pages())
        )


def test_what_cannot_be_written_is_a_line(tmp_path: Path) -> None:
    result = rule("--write", str(tmp_path / "absent" / "rules"))
    assert result.exit_code == 2
    assert "no such file or directory" in result.stderr
    assert rule("--write", str(tmp_path), "WF101").exit_code == 2
    assert not list(tmp_path.iterdir())
