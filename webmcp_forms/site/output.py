"""The files that a build wrote."""

from __future__ import annotations

import os
import stat
from collections.abc import Sequence
from pathlib import Path

from webmcp_forms.config.discovery import reason
from webmcp_forms.errors import InputError
from webmcp_forms.linter.built_site import PAGE_SUFFIXES
from webmcp_forms.linter.path_patterns import path_patterns
from webmcp_forms.records import record
from webmcp_forms.report.lint_report import Problem

_SKIPPED = frozenset({".git", "node_modules"})


@record
class Output:
    """What lies in the directory of a site: paths relative to it, with forward slashes, sorted.

    `pages` are those of the files that are pages and not excluded. `problems` are directories that cannot be listed.
    """

    root: Path
    files: tuple[str, ...]
    pages: tuple[str, ...]
    problems: tuple[Problem, ...] = ()

    def read(self, path: str) -> bytes:
        """The content of a file; raises `InputError` when it cannot be read, or is no file."""
        place = Path(self.root, path)
        try:
            if not stat.S_ISREG(place.stat().st_mode):
                raise InputError("it is not a file")
            return place.read_bytes()
        except OSError as error:
            raise InputError(reason(error)) from error


def list_output(root: Path, exclude: Sequence[str] = ()) -> Output:
    """The files below a directory; `exclude` are patterns as in `.gitignore`, relative to it, for pages to leave out.

    Links to directories are followed, but into no directory twice. Raises `InputError` when there is no directory.
    """
    try:
        if not stat.S_ISDIR(root.stat().st_mode):
            raise InputError("it is not a directory", str(root))
    except OSError as error:
        raise InputError(reason(error), str(root)) from error
    problems: list[Problem] = []
    files = sorted(_walk(root, problems))
    excluded = path_patterns(tuple(exclude))
    pages = (path for path in files if path.lower().endswith(PAGE_SUFFIXES) and not excluded.cover(path))
    return Output(root, tuple(files), tuple(pages), tuple(problems))


def _walk(root: Path, problems: list[Problem]) -> list[str]:
    def complain(error: OSError) -> None:
        problems.append(Problem(_relative(root, error.filename or str(root)), reason(error)))

    seen: set[str] = set()
    files: list[str] = []
    for place, directories, names in os.walk(root, onerror=complain, followlinks=True):
        real = os.path.realpath(place)
        if real in seen:
            directories.clear()
            continue
        seen.add(real)
        directories[:] = sorted(name for name in directories if name not in _SKIPPED)
        start = _relative(root, place)
        files += (f"{start}/{name}" if start else name for name in names)
    return files


def _relative(root: Path, place: str) -> str:
    relative = os.path.relpath(place, root).replace(os.sep, "/")
    return "" if relative == os.curdir else relative
