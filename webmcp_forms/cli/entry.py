"""From arguments to an exit code, whatever happens on the way."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import StringIO, TextIOWrapper
from typing import TextIO

import click

from webmcp_forms.cli.commands import PROGRAM, command_line
from webmcp_forms.report.terminal import escape_lines

_FAILED = 2
_INTERRUPTED = 130
_READER_GONE = 141
_COMPLETION_VARIABLE = "_WEBMCP_FORMS_COMPLETE"


def run_command_line(arguments: Sequence[str]) -> int:
    """Run a command and write out all of its report; gives the exit code."""
    for stream in (sys.stdout, sys.stderr):
        _prepare(stream)
    if _COMPLETION_VARIABLE in os.environ:
        command_line.main(list(arguments), PROGRAM)
    try:
        return _run_and_flush(arguments)
    except BrokenPipeError:
        _abandon(sys.stdout)
        return _READER_GONE
    except KeyboardInterrupt:
        _abandon(sys.stdout)
        return _INTERRUPTED
    finally:
        _settle(sys.stderr)


def _prepare(stream: TextIO | None) -> None:
    """Make a stream take any character, and wait for a reader that is slower than it."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")
        with suppress(OSError, ValueError, AttributeError):  # Windows has no such function before Python 3.12.
            os.set_blocking(stream.fileno(), True)


def _run_and_flush(arguments: Sequence[str]) -> int:
    code = _run(arguments)
    try:
        if sys.stdout:
            sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        from webmcp_forms.config.discovery import reason

        _abandon(sys.stdout)
        _complain(f"{PROGRAM}: standard output: {reason(error)}\n")
        return _FAILED
    return code


def _run(arguments: Sequence[str]) -> int:
    try:
        with command_line.make_context(PROGRAM, list(arguments)) as context:
            command_line.invoke(context)
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as error:
        shown = StringIO()
        error.show(shown)
        _complain(shown.getvalue())
        return _FAILED
    except BrokenPipeError:
        raise
    except Exception as error:  # noqa: BLE001 - the last resort: a line instead of a traceback
        _complain(f"{PROGRAM}: internal error: {type(error).__name__}: {error}\n{_traceback(arguments)}")
        return _FAILED
    return 0


def _traceback(arguments: Sequence[str]) -> str:
    if "--debug" not in arguments and os.environ.get("WEBMCP_FORMS_DEBUG", "0") in ("", "0"):
        return ""
    from traceback import format_exc

    return format_exc()


def _complain(text: str) -> None:
    with suppress(OSError):
        if sys.stderr:
            sys.stderr.write(escape_lines(text))
            sys.stderr.flush()


def _settle(stream: TextIO | None) -> None:
    """Write out what is buffered, or give it up when nobody reads it."""
    try:
        if stream:
            stream.flush()
    except OSError:
        _abandon(stream)


def _abandon(stream: TextIO | None) -> None:
    """Let what is still buffered go nowhere, so that the interpreter does not trip over it when it ends."""
    with suppress(OSError, ValueError):
        if stream:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
