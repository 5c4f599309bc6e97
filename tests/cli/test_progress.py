"""The progress bar: only on a terminal, only when it takes a while, and out of the way of the report."""

import os
import pty
import subprocess
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.process import COMMAND, TOOL, environment
from webmcp_forms.cli import progress as module
from webmcp_forms.cli.progress import Progress


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """It is."""
        return True


@pytest.fixture(autouse=True)
def time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that shows the last of these numbers."""
    clock = [100.0]
    monkeypatch.setattr(module, "monotonic", lambda: clock[-1])
    monkeypatch.setenv("TERM", "xterm")
    return clock


def test_few_files_done_quickly_show_nothing() -> None:
    terminal = Terminal()
    progress = Progress(5, terminal)
    for _ in range(5):
        progress.step()
    progress.clear()
    assert terminal.getvalue() == ""


def test_after_a_second_it_is_drawn(time: list[float]) -> None:
    terminal = Terminal()
    progress = Progress(4, terminal)
    time.append(101.5)
    progress.step()
    assert terminal.getvalue() == "\r\x1b[K[#######.......................] 1/4 files"


def test_many_files_are_drawn_at_once_but_not_each(time: list[float]) -> None:
    terminal = Terminal()
    progress = Progress(500, terminal)
    for _ in range(100):
        progress.step()
    assert terminal.getvalue().count("files") == 1
    time.append(100.2)
    progress.step()
    assert terminal.getvalue().endswith("101/500 files")


def test_it_is_wiped_once() -> None:
    terminal = Terminal()
    progress = Progress(500, terminal)
    progress.step()
    progress.clear()
    progress.clear()
    assert terminal.getvalue().count("\r\x1b[K") == 2
    assert terminal.getvalue().endswith("files\r\x1b[K")


@pytest.mark.parametrize("stream", [StringIO(), None])
def test_what_is_no_terminal_gets_none(stream: StringIO | None) -> None:
    progress = Progress(500, stream)
    progress.step()
    assert stream is None or stream.getvalue() == ""


def test_a_dumb_terminal_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    terminal = Terminal()
    Progress(500, terminal).step()
    assert terminal.getvalue() == ""


def stderr_on_a_terminal(directory: Path) -> bytes:
    ours, theirs = pty.openpty()
    done = subprocess.run(
        [*COMMAND, "explain", ".", "gone.html"],
        cwd=directory,
        env=environment(TERM="xterm"),
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        check=False,
    )
    os.close(theirs)
    assert done.returncode == 2
    with os.fdopen(ours, "rb", buffering=0) as terminal:
        return terminal.read(100_000)


def test_a_real_terminal(tmp_path: Path) -> None:
    for number in range(201):
        (tmp_path / f"{number}.html").write_text(TOOL)
    output = stderr_on_a_terminal(tmp_path)
    assert b"/201 files" in output
    assert output.startswith(b"webmcp-forms: gone.html: no such file or directory")
    assert output.endswith(b"\r\x1b[K")
