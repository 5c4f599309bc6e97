"""The command line as its users run it: as a process of its own, or in this one where many runs must be quick."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import webmcp_forms
from webmcp_forms.cli.entry import run_command_line

ROOT = Path(webmcp_forms.__file__).parents[1]
COMMAND = (sys.executable, "-m", "webmcp_forms")
TOOL = '<form toolname="find" tooldescription="Find a car"><label>Make <input name="make" required></label></form>\n'
_MEANINGFUL = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "PYTHONIOENCODING", "PYTHONUNBUFFERED", "WEBMCP_FORMS_DEBUG")


def environment(**extra: str) -> dict[str, str]:
    """The environment without what changes the output, and with `extra`."""
    kept = {name: value for name, value in os.environ.items() if name not in _MEANINGFUL}
    return {**kept, "PYTHONPATH": str(ROOT), **extra}


def run(*arguments: str | bytes, cwd: Path, stdin: bytes = b"", **extra: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command line in a directory; keywords in capitals become environment variables."""
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        env=environment(**extra),
        timeout=300,
        check=False,
    )


def run_code(code: str, cwd: Path, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Run Python code that has `main` of the command line and `run`, the module that works through the pages."""
    prelude = "import sys, os\nfrom webmcp_forms.cli import main, run\n"
    return subprocess.run(
        [sys.executable, "-c", prelude + code],
        cwd=cwd,
        capture_output=True,
        env=environment(),
        timeout=300,
        check=False,
        **options,
    )


class Outcome(NamedTuple):
    """What a run in this process came to."""

    returncode: int
    stdout: str
    stderr: str


def call(capture: pytest.CaptureFixture[str], *arguments: str) -> Outcome:
    """Run a command line in this process and the current directory."""
    capture.readouterr()
    code = run_command_line(arguments)
    return Outcome(code, *capture.readouterr())
