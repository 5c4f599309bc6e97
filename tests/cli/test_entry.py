"""Exit codes and streams: what a shell, a pipe and a CI job see."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.process import COMMAND, TOOL, environment, run, run_code


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A directory with one page."""
    (tmp_path / "page.html").write_text(TOOL)
    return tmp_path


def test_all_is_well(site: Path) -> None:
    done = run("schema", "page.html", cwd=site)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["files"][0]["path"] == "page.html"


def test_a_missing_file_is_one_line_and_the_others_are_done(site: Path) -> None:
    done = run("schema", "gone.html", "page.html", cwd=site)
    assert done.returncode == 2
    assert done.stderr == b"webmcp-forms: gone.html: no such file or directory\n"
    assert [file["path"] for file in json.loads(done.stdout)["files"]] == ["page.html"]


def test_nothing_to_read_is_an_error(site: Path) -> None:
    (site / "empty").mkdir()
    (site / "empty" / "notes.txt").write_text(TOOL)
    done = run("schema", "empty", cwd=site)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"webmcp-forms: no page found in empty (looked for .")
    assert done.stderr.count(b"\n") == 1


def test_a_file_named_outright_is_read_whatever_its_suffix(site: Path) -> None:
    (site / "page.txt").write_text(TOOL)
    done = run("schema", "page.txt", cwd=site)
    assert done.returncode == 0
    assert b'"find"' in done.stdout


def test_all_excluded_is_no_error(site: Path) -> None:
    done = run("schema", "--exclude", "*.html", "--force-exclude", "page.html", cwd=site)
    assert done.returncode == 0
    assert json.loads(done.stdout)["files"] == []
    assert done.stderr == b"webmcp-forms: all of these paths are excluded\n"


def test_an_internal_error_in_one_page_does_not_stop_the_others(site: Path) -> None:
    (site / "other.html").write_text(TOOL)
    code = """
read = run.read
def failing(source, **options):
    if source.path == 'page.html':
        raise ZeroDivisionError('no\\x1b[31m\\nway')
    return read(source, **options)
run.read = failing
"""
    done = run_code(f"{code}main(['schema', '.'])", site)
    assert done.returncode == 2
    assert done.stderr == b"webmcp-forms: page.html: internal error: ZeroDivisionError: no\\x1b[31m\\nway\n"
    assert [file["path"] for file in json.loads(done.stdout)["files"]] == ["other.html"]
    debugged = run_code(f"{code}main(['schema', '--debug', '.'])", site)
    assert b"Traceback (most recent call last)" in debugged.stderr
    assert b"\x1b" not in debugged.stderr


def test_a_working_directory_that_is_gone_is_one_line(site: Path) -> None:
    for path in (".", str(site / "page.html"), "-"):
        code = f"os.mkdir('gone'); os.chdir('gone'); os.rmdir({str(site / 'gone')!r})\nmain(['lint', {path!r}])"
        done = run_code(code, site)
        assert (done.returncode, done.stdout) == (2, b"")
        assert done.stderr == b"webmcp-forms: the working directory is gone, or closed to you\n"


def test_an_internal_error_elsewhere_is_one_line_too(site: Path) -> None:
    code = "run.discover = lambda *_, **__: 1 / 0\n"
    done = run_code(f"{code}main(['schema', '.'])", site)
    assert done.returncode == 2
    assert done.stderr == b"webmcp-forms: internal error: ZeroDivisionError: division by zero\n"
    debugged = run_code(f"os.environ['WEBMCP_FORMS_DEBUG'] = '1'\n{code}main(['schema', '.'])", site)
    assert b"Traceback (most recent call last)" in debugged.stderr


def test_running_out_of_memory_in_one_page_is_one_line(site: Path) -> None:
    done = run_code("def read(*_, **__):\n    raise MemoryError\nrun.read = read\nmain(['schema', '.'])", site)
    assert done.returncode == 2
    assert done.stderr == b"webmcp-forms: page.html: internal error: MemoryError: \n"


@pytest.mark.parametrize("command", ["schema", "explain", "dump"])
def test_a_reader_that_goes_away_ends_the_run_quietly(site: Path, command: str) -> None:
    (site / "large.html").write_text("".join(TOOL.replace("find", f"find{number}") for number in range(3000)))
    arguments = [*COMMAND, command, "large.html"]
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, cwd=site, env=environment(), stdout=pipe, stderr=pipe) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_a_reader_that_was_never_there(site: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*COMMAND, "schema", "page.html"],
        cwd=site,
        env=environment(),
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_nobody_reads_the_problems(site: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    for arguments in (("schema", "gone.html", "page.html"), ("shema",)):
        done = subprocess.run(
            [*COMMAND, *arguments], cwd=site, env=environment(), stdout=subprocess.PIPE, stderr=writing, check=False
        )
        assert done.returncode == 2
    os.close(writing)


def test_a_slow_reader_gets_all_of_it_even_through_a_pipe_that_does_not_block(site: Path) -> None:
    (site / "large.html").write_text("".join(TOOL.replace("find", f"find{number}") for number in range(2000)))
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    process = subprocess.Popen([*COMMAND, "schema", "large.html"], cwd=site, env=environment(), stdout=writing)
    os.close(writing)
    pieces = []
    time.sleep(0.5)
    with os.fdopen(reading, "rb") as pipe:
        while piece := pipe.read(50_000):
            pieces.append(piece)
            time.sleep(0.005)
    assert process.wait(60) == 0
    assert len(json.loads(b"".join(pieces))["files"][0]["tools"]) == 2000


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the device that is always full is Linux's")
@pytest.mark.parametrize("size", [1, 2000])
def test_a_full_disk_is_one_line(site: Path, size: int) -> None:
    (site / "large.html").write_text(TOOL * size)
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "explain", "large.html"],
            cwd=site,
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"webmcp-forms: standard output: no space left on device\n"


def test_an_interrupt_ends_the_run_quietly(site: Path) -> None:
    # A shell starts what it runs in the background with interrupts ignored, and children inherit that.
    heard = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
    code = f"{heard}run.load_bytes = lambda file: os.kill(os.getpid(), signal.SIGINT)\n"
    done = run_code(f"{code}main(['schema', 'page.html'])", site)
    assert (done.returncode, done.stderr) == (130, b"")


def test_an_interrupt_while_starting_up_is_quiet_too(site: Path) -> None:
    code = "class Interrupting:\n    def __getattr__(self, name):\n        raise KeyboardInterrupt\n"
    done = run_code(f"{code}sys.modules['webmcp_forms.cli.entry'] = Interrupting()\nmain(['schema'])", site)
    assert (done.returncode, done.stderr) == (130, b"")


def test_an_interrupt_while_code_in_a_string_runs_is_quiet_too(site: Path) -> None:
    # So do dataclasses that are imported just then; a module that is run as a program then leaves with the signal.
    (site / "interrupted.py").write_text(
        "from webmcp_forms.cli import entry, main\n"
        "entry._run = lambda arguments: exec('raise KeyboardInterrupt')\n"
        "main(['schema', 'page.html'])\n"
    )
    command = [sys.executable, "-m", "interrupted"]
    done = subprocess.run(command, cwd=site, capture_output=True, env=environment(), check=False)
    assert (done.returncode, done.stderr) == (130, b"")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_a_stream_that_cannot_carry_every_character(site: Path, encoding: str) -> None:
    (site / "page.html").write_text(
        '<form toolname=a tooldescription="ä € 😀"><input name=日本></form>', encoding="utf-8"
    )
    (site / "gone\udcff").unlink(missing_ok=True)
    for command in ("schema", "explain", "dump"):
        done = run(command, "page.html", "gone\udcff", cwd=site, PYTHONIOENCODING=encoding)
        assert (done.returncode, b"Traceback" in done.stderr) == (2, False)
        assert done.stderr == b"webmcp-forms: gone\\udcff: no such file or directory\n"
        done.stdout.decode(encoding)
        if command == "schema":
            tool = json.loads(done.stdout.decode(encoding))["files"][0]["tools"][0]
            assert tool["description"] == "ä € 😀"


def test_utf_8_is_written_as_it_is(site: Path) -> None:
    (site / "page.html").write_text('<form toolname=a tooldescription="ä € 😀"></form>', encoding="utf-8")
    assert "ä € 😀".encode() in run("schema", "page.html", cwd=site, PYTHONIOENCODING="utf-8").stdout


def test_closed_streams_are_no_catastrophe(site: Path) -> None:
    def shell(redirection: str, path: str) -> subprocess.CompletedProcess[bytes]:
        line = f'"{sys.executable}" -m webmcp_forms schema {path} {redirection}'
        return subprocess.run(["sh", "-c", line], cwd=site, env=environment(), capture_output=True, check=False)

    assert (shell(">&-", "page.html").returncode, shell(">&-", "page.html").stderr) == (0, b"")
    assert shell("2>&-", "gone.html").returncode == 2
    closed = shell("<&-", "-")
    assert (closed.returncode, closed.stderr) == (2, b"webmcp-forms: <stdin>: it is closed\n")


def test_the_report_is_the_same_whatever_the_hash_seed(site: Path) -> None:
    outputs = {run("schema", ".", cwd=site, PYTHONHASHSEED=seed).stdout for seed in ("0", "1", "2")}
    assert len(outputs) == 1


def test_an_argument_reaches_the_terminal_escaped(site: Path) -> None:
    for arguments in (("sch\x1b[31m",), ("schema", "--x\x1b[31m", "page.html"), ("schema", "x\x1b[31m")):
        done = run(*arguments, cwd=site)
        assert done.returncode == 2
        assert b"\x1b" not in done.stderr
        assert b"\\x1b[31m" in done.stderr
