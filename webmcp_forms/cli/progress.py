"""A progress bar on a terminal, for runs that take a while."""

from __future__ import annotations

import os
from contextlib import suppress
from time import monotonic
from typing import TextIO

_MANY_FILES = 200
_PATIENCE = 1.0
_BETWEEN_DRAWINGS = 0.1
_WIDTH = 30
_CLEAR_LINE = "\r\x1b[K"


class Progress:
    """How many of the files of a run are done, drawn on a terminal once it is clear that it takes a while."""

    def __init__(self, total: int, stream: TextIO | None) -> None:
        self._stream = stream if stream and stream.isatty() and os.environ.get("TERM") != "dumb" else None
        self._total = total
        self._done = 0
        self._started = monotonic()
        self._drawn = 0.0
        self._is_shown = False

    def step(self) -> None:
        """Count one file, and draw where that is due."""
        self._done += 1
        if self._stream is None:
            return
        now = monotonic()
        is_long = self._total > _MANY_FILES or now - self._started > _PATIENCE
        if is_long and now - self._drawn > _BETWEEN_DRAWINGS:
            self._drawn, self._is_shown = now, True
            filled = "#" * (_WIDTH * self._done // max(self._total, 1))
            self._write(f"{_CLEAR_LINE}[{filled:.<{_WIDTH}}] {self._done}/{self._total} files")

    def clear(self) -> None:
        """Wipe the bar, before something else is written to the terminal."""
        if self._is_shown:
            self._write(_CLEAR_LINE)
            self._is_shown = False

    def _write(self, text: str) -> None:
        with suppress(OSError):
            if self._stream:
                self._stream.write(text)
                self._stream.flush()
