"""`webmcp-forms dump`: a page as it was read."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from webmcp_forms.cli.commands import command_line


@pytest.fixture(autouse=True)
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory to stand in, with two pages."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.html").write_text("<p title='\x1b\u202e'>", encoding="utf-8")
    (tmp_path / "b.html").write_text("")
    return tmp_path


def test_one_page_has_no_heading() -> None:
    result = CliRunner().invoke(command_line, ["dump", "a.html"])
    assert result.exit_code == 0
    assert result.stdout == ('document html\n  html\n    head\n    body\n      p 1:1 title="\\u001b\\u202e"\n')


def test_several_pages_are_headed_by_their_paths() -> None:
    result = CliRunner().invoke(command_line, ["dump", "."])
    assert [line for line in result.stdout.splitlines() if line.startswith("#")] == ["# a.html", "# b.html"]
