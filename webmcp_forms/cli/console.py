"""The two streams of a command: the report goes to standard output, all else to standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import TextIO

from webmcp_forms.cli.commands import PROGRAM
from webmcp_forms.cli.progress import Progress
from webmcp_forms.config.discovery import reason
from webmcp_forms.errors import WebMCPFormsError
from webmcp_forms.report.terminal import escape, escape_lines, uses_colour

_LONGEST_MESSAGE = 1000


class Console:
    """Writes the report, notes and problems without their getting into each other's way on a terminal."""

    def __init__(self) -> None:
        self._progress = Progress(0, None)

    @property
    def colour(self) -> bool:
        """Whether the report is coloured."""
        return bool(sys.stdout) and uses_colour(sys.stdout, os.environ)

    @property
    def is_terminal(self) -> bool:
        """Whether somebody looks at standard output, and no program reads it."""
        return bool(sys.stdout) and sys.stdout.isatty()

    @property
    def columns(self) -> int:
        """The width of the terminal, or 80."""
        from shutil import get_terminal_size

        return get_terminal_size().columns

    @property
    def is_ascii_only(self) -> bool:
        """Whether standard output cannot carry every character, so that JSON must be ASCII."""
        return not (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")

    def start_progress(self, total: int) -> Progress:
        """A progress bar on standard error, which gives way to whatever is written from now on."""
        self._progress = Progress(total, sys.stderr)
        return self._progress

    def report(self, pieces: Iterable[str | bytes]) -> None:
        """Write pieces of the report as they come; what a file says must be escaped in them, unless they are bytes.

        Raises `BrokenPipeError` when the reader has gone away, `WebMCPFormsError` when it cannot be written.
        """
        for piece in pieces:
            self._progress.clear()
            try:
                if sys.stdout:
                    _write(sys.stdout, piece)
            except BrokenPipeError:
                raise
            except OSError as error:
                raise WebMCPFormsError(reason(error), "standard output") from error

    def note(self, text: str, path: str | None = None) -> None:
        """Write one line to standard error, escaped, with the program and the path before it."""
        parts = [PROGRAM] if path is None else [PROGRAM, path]
        shown = text if len(text) <= _LONGEST_MESSAGE else f"{text[:_LONGEST_MESSAGE]}..."
        self._progress.clear()
        with suppress(OSError):
            if sys.stderr:
                sys.stderr.write(f"{escape(': '.join((*parts, shown)))}\n")

    def trace(self, text: str) -> None:
        """Write the lines of a traceback to standard error, escaped."""
        with suppress(OSError):
            if sys.stderr:
                sys.stderr.write(escape_lines(text))


def _write(stream: TextIO, piece: str | bytes) -> None:
    if isinstance(piece, str):
        stream.write(piece)
    else:
        stream.flush()
        buffer = getattr(stream, "buffer", None)
        if buffer is None:  # a stream of text alone, such as one that a program has put in its place
            stream.write(piece.decode(errors="replace"))
        else:
            buffer.write(piece)
