"""Where a path lies, without asking more of the file system than that takes."""

from __future__ import annotations

import os
from pathlib import Path

from webmcp_forms.errors import UsageError


def working_directory() -> str:
    """The absolute path of the working directory; raises `UsageError` when there is none any more."""
    try:
        return str(Path.cwd())
    except OSError as error:
        raise UsageError("the working directory is gone, or closed to you") from error


def absolute_path(path: Path, here: str) -> Path:
    """The path from the root of the file system on.

    Links stay, but for two cases: `link/../name` is resolved, since only the file system knows what it means, and so is
    another name of the working directory, `here`.
    """
    if os.pardir in path.parts:
        absolute = _resolved(path)
    elif not path.is_absolute():
        return Path(here, path)
    else:
        absolute = path
    if not absolute.is_relative_to(here) and (resolved := _resolved(path)).is_relative_to(here):
        return resolved
    return absolute


def shown_path(path: Path, here: str) -> str:
    """An absolute path as people see it: relative to the working directory, `here`, where it is below."""
    return (path.relative_to(here) if path.is_relative_to(here) else path).as_posix()


def below(path: str, directory: str) -> str:
    """An absolute path relative to a directory: "" for itself; without the slash in front where it is not below."""
    if path == directory:
        return ""
    start = directory.rstrip(os.sep) + os.sep
    relative = path[len(start) :] if path.startswith(start) else path.lstrip(os.sep)
    return relative.replace(os.sep, "/")


def prefix(directory: str) -> str:
    """What stands before the names in a directory, given by its path with forward slashes, "" or `.`."""
    return "" if directory in ("", os.curdir) else f"{directory.rstrip('/')}/"


def is_repository(directory: str) -> bool:
    """Whether a repository, or a working tree of one, starts in a directory."""
    return os.path.lexists(f"{directory}{os.sep}.git")


def _resolved(path: Path) -> Path:
    """The path with all links on the way resolved, but not the last, which is the name of the file."""
    if path.name == os.pardir:
        return Path(os.path.realpath(path))
    return Path(os.path.realpath(path.parent)) / path.name
