"""Files that are written: all of one, or nothing."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from webmcp_forms.config.discovery import reason
from webmcp_forms.errors import WebMCPFormsError


def write_file(path: Path, pieces: Iterable[str]) -> None:
    """Write a text file as UTF-8, all of it or nothing: readers see the old content or the new, never a part.

    A symbolic link stays one. What is no regular file, such as a pipe, is written to as it is. Raises
    `WebMCPFormsError` when the file cannot be written.
    """
    try:
        if path.exists() and not path.is_file():
            _write(path, os.O_WRONLY, pieces)
        else:
            _replace(Path(os.path.realpath(path)), pieces)
    except OSError as error:
        raise WebMCPFormsError(f"cannot be written: {reason(error)}", str(path)) from error


def _replace(target: Path, pieces: Iterable[str]) -> None:
    temporary = target.with_name(f".webmcp-forms-{os.urandom(8).hex()}.tmp")
    try:
        _write(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, pieces)
        if target.exists():
            temporary.chmod(stat.S_IMODE(target.stat().st_mode))
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def _write(path: Path, flags: int, pieces: Iterable[str]) -> None:
    # Unlike tempfile, this gives the file the permissions that the user's files have.
    with open(os.open(path, flags, 0o666), "w", encoding="utf-8", newline="") as stream:  # noqa: PTH123
        stream.writelines(pieces)
