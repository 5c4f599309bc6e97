"""`--format` and `--output FORMAT=FILE`: what is asked for, where it goes, and what goes wrong."""

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from tests.report.reports import PAGE, render, report_of
from webmcp_forms.cli.console import Console
from webmcp_forms.cli.options import page_options
from webmcp_forms.cli.outputs import Output, combine, output_options, parse_output, write_reports
from webmcp_forms.cli.run import Run
from webmcp_forms.config.writing import write_file
from webmcp_forms.errors import WebMCPFormsError
from webmcp_forms.report.formats import FORMATS

REPORT = report_of(PAGE)


@click.command()
@output_options
@page_options
def check(run: Run, outputs: tuple[Output, ...]) -> None:
    """A command that has its report already."""
    write_reports(REPORT, outputs, run)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "page.html").write_text(PAGE, encoding="utf-8")
    return tmp_path


def invoke(*arguments: str) -> Result:
    return CliRunner().invoke(check, [*arguments, "page.html"])


def names() -> list[str]:
    """What there is in the directory."""
    return sorted(path.name for path in Path().iterdir())


def refusal(*arguments: str) -> str:
    """What is said about a command line that is a mistake."""
    result = invoke(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert names() == ["page.html"]
    return " ".join(result.stderr.replace("\u2502", "").split())


def test_nothing_is_written_when_nothing_is_asked_for_since_the_configuration_has_its_say() -> None:
    assert invoke().stdout == ""
    assert combine(None, ()) == (Output("text"),)


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_goes_to_standard_output_and_to_a_file(name: str, here: Path) -> None:
    result = invoke("--format", name, "--output", f"{name}=report")
    assert (result.exit_code, result.stdout) == (0, render(name, REPORT))
    assert (here / "report").read_bytes().decode() == render(name, REPORT)


def test_several_reports_come_from_one_run(here: Path) -> None:
    result = invoke("--output", "sarif=out.sarif", "--output", "junit=a=b.xml")
    assert result.stdout == render("text", REPORT)
    assert (here / "out.sarif").read_text(encoding="utf-8") == render("sarif", REPORT)
    assert (here / "a=b.xml").read_text(encoding="utf-8") == render("junit", REPORT)


def test_a_dash_is_standard_output_and_takes_the_place_of_the_text() -> None:
    assert invoke("--output", "json=-").stdout == render("json", REPORT)


def test_files_have_no_colour_and_all_characters(monkeypatch: pytest.MonkeyPatch, here: Path) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    result = CliRunner(charset="ascii").invoke(check, ["--output", "text=report.txt", "page.html"], color=True)
    assert "\x1b[31m" in result.stdout
    assert "😀" not in result.stdout
    assert (here / "report.txt").read_text(encoding="utf-8") == render("text", REPORT)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("srif=x", "'srif' is no format. Did you mean 'sarif'?"),
        ("qqq=x", f"'qqq' is no format. There are {', '.join(FORMATS)}."),
        ("=x", "'' is no format."),
        ("report.sarif", "'report.sarif' is not FORMAT=FILE, such as sarif=report.sarif"),
        ("sarif=", "'sarif=' names no file; write sarif=FILE, or sarif=- for standard output"),
        ("sarif=absent/x.sarif", "there is no directory 'absent' to write 'x.sarif' to"),
        ("sarif=page.html/x", "there is no directory 'page.html' to write 'x' to"),
        ("sarif=.", "'.' is a directory"),
        (f"sarif={'x' * 300}", "ile name too long"),
    ],
)
def test_a_mistake_is_said_before_any_work(value: str, said: str) -> None:
    assert said in refusal("--output", value)
    with pytest.raises(click.BadParameter):
        parse_output(value)


def test_a_mistake_is_said_before_pages_are_looked_for() -> None:
    result = CliRunner().invoke(check, ["--output", "sarif=absent/x", "absent.html"])
    assert "no directory 'absent'" in result.stderr
    assert "absent.html" not in result.stderr


def test_two_reports_do_not_go_to_one_place() -> None:
    said = "two reports would go to"
    assert f"{said} out.xml" in refusal("--output", "junit=out.xml", "--output", "checkstyle=./out.xml")
    assert f"{said} standard output" in refusal("--output", "json=-", "--output", "sarif=-")
    assert f"{said} standard output" in refusal("--format", "text", "--output", "sarif=-")


def test_standard_output_is_taken_by_one_report() -> None:
    file = Output("sarif", Path("x.sarif"))
    assert combine(None, [file]) == (file, Output("text"))
    assert combine("json", [file]) == (file, Output("json"))
    assert combine(None, [Output("junit")]) == (Output("junit"),)


def test_a_file_that_cannot_be_written_is_a_line_and_the_others_are_written(here: Path) -> None:
    result = invoke("--output", "sarif=/proc/absent", "--output", "json=out.json")
    assert result.exit_code == 2
    assert result.stderr == "webmcp-forms: /proc/absent: cannot be written: no such file or directory\n"
    assert result.stdout == render("text", REPORT)
    assert json.loads((here / "out.json").read_text(encoding="utf-8"))["findings"]


def test_no_permission_is_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(WebMCPFormsError, match=r"^out\.txt: cannot be written: permission denied$"):
        write_file(Path("out.txt"), ["x"])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_a_line() -> None:
    with pytest.raises(WebMCPFormsError, match="no space left on device"):
        write_file(Path("/dev/full"), ["x"])


def test_a_file_is_replaced_as_a_whole_or_stays_as_it_was(here: Path) -> None:
    target = here / "out.txt"
    target.write_text("before")

    def pieces() -> Iterator[str]:
        yield "after"
        assert target.read_text() == "before"
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_file(target, pieces())
    assert target.read_text() == "before"
    assert names() == ["out.txt", "page.html"]
    write_file(target, ["after\n", "all"])
    assert target.read_bytes() == b"after\nall"


def test_a_file_keeps_its_permissions_and_a_new_one_has_those_of_the_user(here: Path) -> None:
    target, fresh = here / "out.txt", here / "new.txt"
    target.write_text("before")
    target.chmod(0o640)
    before = os.umask(0o027)
    try:
        write_file(target, ["after"])
        write_file(fresh, ["new"])
    finally:
        os.umask(before)
    assert [stat.S_IMODE(path.stat().st_mode) for path in (target, fresh)] == [0o640, 0o640]


def test_a_symbolic_link_stays_one(here: Path) -> None:
    (here / "link").symlink_to("target")
    write_file(here / "link", ["x"])
    assert (here / "link").is_symlink()
    assert (here / "target").read_text() == "x"


def test_what_is_no_regular_file_is_written_to(here: Path) -> None:
    pipe = here / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(
        [sys.executable, "-c", "print(open('pipe').read())"], cwd=here, stdout=subprocess.PIPE
    ) as reader:
        write_file(pipe, ["x"])
        assert reader.communicate(timeout=60)[0] == b"x\n"
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_reader_that_goes_away_leaves_the_files_written(monkeypatch: pytest.MonkeyPatch, here: Path) -> None:
    def gone(*_: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(Console, "report", gone)
    with pytest.raises(BrokenPipeError):
        CliRunner().invoke(
            check, ["--output", "junit=out.xml", "page.html"], standalone_mode=False, catch_exceptions=False
        )
    assert (here / "out.xml").read_text(encoding="utf-8") == render("junit", REPORT)
