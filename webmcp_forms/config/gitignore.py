"""What git ignores: `.gitignore` of each directory, of those above it up to the repository, and `.git/info/exclude`.

A person's own list, which git finds in `core.excludesFile`, does not count: what is read must not depend on who runs.
Case counts everywhere, and as in git a `.gitignore` that is a symbolic link is none.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from webmcp_forms.config.places import below, is_repository, prefix
from webmcp_forms.records import record

if TYPE_CHECKING:  # imported where a file is read, which a run on one file does not do
    from webmcp_forms.linter.path_patterns import PathPatterns

_POINTER = "gitdir:"


@record
class Layer:
    """Patterns as they count in one directory, with what stands before the names in it: "" or a path with a slash."""

    patterns: PathPatterns
    prefix: str

    @classmethod
    def of(cls, patterns: PathPatterns, base: str, directory: str) -> Layer:
        """The layer for a directory of the patterns that were written for another, `base`."""
        return cls(patterns, prefix(below(directory, base)))

    def decide(self, name: str, *, is_directory: bool) -> bool | None:
        """What the patterns make of an entry of the directory; see `PathPatterns.decide`."""
        return self.patterns.decide(self.prefix + name, is_directory=is_directory)


class IgnoreFiles:
    """The ignore files of the directories from `top` on, each of which is read once."""

    def __init__(self, top: str) -> None:
        self._top = top
        self._known: dict[str, tuple[tuple[str, PathPatterns], ...]] = {}

    def layers(self, directory: str) -> tuple[Layer, ...]:
        """The patterns that count in a directory, given by its absolute path, the weightiest first."""
        return tuple(Layer.of(patterns, base, directory) for base, patterns in self._patterns(directory))

    def _patterns(self, directory: str) -> tuple[tuple[str, PathPatterns], ...]:
        """The patterns that count in a directory, each with the directory it was written for."""
        patterns: tuple[tuple[str, PathPatterns], ...] = ()
        waiting = []
        while directory not in self._known:
            waiting.append(directory)
            above = str(Path(directory).parent)
            if is_repository(directory) or directory in (self._top, above):
                break
            directory = above
        else:
            patterns = self._known[directory]
        for place in reversed(waiting):
            patterns = self._known[place] = (*_written_for(place), *patterns)
        return patterns


def _written_for(directory: str) -> Iterator[tuple[str, PathPatterns]]:
    """What the files for one directory say, the weightiest first."""
    own = Path(directory, ".gitignore")
    try:
        is_file = stat.S_ISREG(own.lstat().st_mode)
    except OSError:
        is_file = False
    for path in (own if is_file else None, _list_of_repository(directory)):
        try:
            data = path.read_bytes() if path else b""
        except OSError:  # As git does: what cannot be read ignores nothing.
            continue
        if data:
            from webmcp_forms.linter.path_patterns import read_ignore_file

            yield directory, read_ignore_file(data)


def _list_of_repository(directory: str) -> Path | None:
    """The file `info/exclude` of the repository that starts in a directory, if one does.

    In a working tree besides the main one, and in a submodule, `.git` is a file that points to the right place.
    """
    git = Path(directory, ".git")
    try:
        if git.is_file():
            git = Path(directory, _line(git).removeprefix(_POINTER).strip())
            shared = git / "commondir"
            git = git / _line(shared) if shared.is_file() else git
        exclude = git / "info" / "exclude"
        return exclude if exclude.is_file() else None
    except OSError:
        return None


def _line(path: Path) -> str:
    return os.fsdecode(path.read_bytes()).strip()
