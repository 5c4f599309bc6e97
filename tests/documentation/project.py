"""The project of somebody who reads the documentation: its blocks are tried there, from the top of a page down."""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from webmcp_forms.cli.commands import PROGRAM
from webmcp_forms.cli.entry import run_command_line

ROOT = Path(__file__).parents[2]
_SECONDS = 60
_PYTHON = ("-W", "error")
_SHELL_WORDS = frozenset({"|", "&&", "||", ";", ">", "<", "2>"})


@dataclass(frozen=True, slots=True)
class Ran:
    """How a command ended, and what it printed to either stream."""

    code: int
    printed: str


@dataclass(frozen=True, slots=True)
class Project:
    """A directory with the sample pages in `samples/`, and the good ones also where a project has its own."""

    directory: Path

    @classmethod
    def make(cls, directory: Path) -> Project:
        for name in ("samples/good", "samples/bad"):
            shutil.copytree(ROOT / name, directory / name)
        for name in ("templates", "site"):
            shutil.copytree(ROOT / "samples" / "good", directory / name)
        return cls(directory)

    def write(self, name: str, text: str) -> None:
        path = self.directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def python(self, code: str) -> Ran:
        return self._run([sys.executable, *_PYTHON, "-c", code])

    def shell(self, command: str) -> Ran:
        """What a command of a shell comes to; one of the program alone is run in this process, which is quicker."""
        words = shlex.split(command, comments=True)
        if words[:1] == [PROGRAM] and not _SHELL_WORDS & set(words):
            return self._run_here(words[1:])
        return self._run(["bash", "-c", command])

    def _run_here(self, arguments: list[str]) -> Ran:
        printed = io.TextIOWrapper(io.BytesIO(), "utf-8", newline="")
        nothing = io.TextIOWrapper(io.BytesIO(), "utf-8")
        with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed), redirect_stderr(printed):
            patch.chdir(self.directory)
            patch.setattr("sys.stdin", nothing)
            patch.setenv("NO_COLOR", "1")
            code = run_command_line(arguments)
        printed.seek(0)
        return Ran(code, printed.read())

    def _run(self, command: list[str]) -> Ran:
        ran = subprocess.run(
            command,
            cwd=self.directory,
            env=self._environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=_SECONDS,
            check=False,
        )
        return Ran(ran.returncode, ran.stdout)

    def _environment(self) -> dict[str, str]:
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
        # With CI, Hypothesis keeps no time, which a busy machine would not.
        return {"PATH": path, "HOME": str(self.directory), "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "CI": "true"}


def commands(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a console, each a line after `$ ` and its continuations, with the output shown beneath."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = re.sub(r"\\\n", "", part).partition("\n")
        yield command, shown


def is_shown(shown: str, printed: str) -> bool:
    """Whether a page shows what was printed: `…` at the end of a line is its rest, and on a line of its own any lines.

    A command without anything beneath it says nothing of its output.
    """
    pattern = "".join(_pattern(line) for line in shown.strip("\n").split("\n"))
    return not shown.strip() or re.fullmatch(pattern, printed.strip("\n") + "\n") is not None


def _pattern(line: str) -> str:
    if line == "…":
        return r"(?:.*\n)*"
    return re.escape(line.removesuffix("…")) + (".*" if line.endswith("…") else "") + r"\n"
