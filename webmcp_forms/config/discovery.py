"""From the paths of a command line to the files to read: files, directories, patterns, standard input.

Nothing is read or printed here: what cannot be read is a `PathProblem`. Names keep the bytes of the file system, as
`os.fsdecode` gives them. The answer is sorted, and no order of paths or of directory entries changes it.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from typing import TypeAlias

from webmcp_forms.readers.detect import PAGE_SUFFIXES

STANDARD_INPUT = Path("-")
"""The path that stands for standard input."""

SKIPPED_DIRECTORIES = frozenset({"node_modules"})
"""Directories that are not searched, besides those whose name starts with a dot, unless they are named themselves."""

Exclusion: TypeAlias = Callable[[str, bool], bool]
"""Whether to leave out a path, given as it would be reported; the flag says that it is a directory."""

_SPECIAL_FILES = (
    (stat.S_ISFIFO, "it is a named pipe, not a file"),
    (stat.S_ISSOCK, "it is a socket, not a file"),
    (stat.S_ISCHR, "it is a device, not a file"),
    (stat.S_ISBLK, "it is a device, not a file"),
)
_PATTERN_CHARACTER = re.compile(r"[*?[]")


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A file to read: the path that opens it (`-` for standard input) and the path to report.

    What is below the working directory is reported relative to it, the rest in full, both with forward slashes.
    """

    path: Path
    shown: str


@dataclass(frozen=True, slots=True)
class PathProblem:
    """A path, as it is reported, that cannot be read, and the reason."""

    shown: str
    reason: str


@dataclass(frozen=True, slots=True)
class Discovery:
    """What was found. `excluded` are the paths that the exclusion left out, directories without what they hold."""

    files: tuple[FoundFile, ...]
    problems: tuple[PathProblem, ...]
    excluded: tuple[str, ...]


def nothing_excluded(_shown: str, _is_directory: bool) -> bool:
    """The exclusion that leaves out nothing."""
    return False


def discover(
    paths: Iterable[str], *, exclude: Exclusion = nothing_excluded, standard_input: str = "<stdin>"
) -> Discovery:
    """Find the files that the paths of a command line stand for, each of them once.

    A directory stands for the pages in it, told by `PAGE_SUFFIXES`; a path with `*`, `?` or `[...]` that names no file
    stands for what it matches, `**` for any number of directories. Symbolic links to directories are followed unless
    that directory has been searched or lies around the link. `standard_input` is how `-` is reported.
    """
    search = _Search(exclude)
    for path in paths:
        if path == str(STANDARD_INPUT):
            search.files[path] = FoundFile(STANDARD_INPUT, standard_input)
        else:
            search.add_argument(path)
    search.follow_links()
    return search.answer()


def is_page(name: str) -> bool:
    """Whether a file of that name is read when its directory is given: `PAGE_SUFFIXES` has one of `.a.b` and `.b`."""
    lowered = name.lower()
    dot = lowered.find(".", 1)
    while dot > 0:
        if lowered[dot:] in PAGE_SUFFIXES:
            return True
        dot = lowered.find(".", dot + 1)
    return False


@dataclass(frozen=True, slots=True)
class _Link:
    """A symbolic link, whose target is looked at when all that is no link has been found."""

    path: Path
    shown: str
    is_argument: bool


@dataclass(slots=True)
class _Search:
    """What was found so far. `files` and `searched` go by real path, so that nothing is done twice."""

    exclude: Exclusion
    files: dict[str, FoundFile] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)
    excluded: set[str] = field(default_factory=set)
    searched: set[str] = field(default_factory=set)
    links: list[_Link] = field(default_factory=list)

    def add_argument(self, path: str) -> None:
        """Take a path of the command line, which may be a pattern."""
        if path and os.path.lexists(path):
            self._add_named(Path(path))
        elif _PATTERN_CHARACTER.search(path):
            matches = self._expand(path)
            for match in matches:
                self._add_named(match)
            if not matches:
                self.problems[path] = "no file matches this pattern"
        else:
            self.problems[path or '""'] = "no such file or directory"

    def follow_links(self) -> None:
        """Look behind the links found so far, and behind those found there."""
        while self.links:
            links, self.links = sorted(self.links, key=lambda link: link.shown), []
            for link in links:
                self._follow(link)

    def answer(self) -> Discovery:
        """All that was found, sorted by the path reported."""
        return Discovery(
            tuple(sorted(self.files.values(), key=lambda file: file.shown)),
            tuple(PathProblem(shown, reason) for shown, reason in sorted(self.problems.items())),
            tuple(sorted(self.excluded)),
        )

    def _add_named(self, path: Path) -> None:
        if path.is_symlink():
            self.links.append(_Link(path, _shown(path), is_argument=True))
        else:
            self._add(path, _shown(path), os.path.realpath(path))

    def _follow(self, link: _Link) -> None:
        real = os.path.realpath(link.path)
        if link.is_argument or _leads_on(link.path, real):
            self._add(link.path, link.shown, real)

    def _add(self, path: Path, shown: str, real: str) -> None:
        """Take a file or a directory, or note why it is neither."""
        try:
            mode = path.stat().st_mode
        except OSError as error:
            is_broken = isinstance(error, FileNotFoundError) and path.is_symlink()
            self.problems[shown] = "it is a symbolic link to nothing" if is_broken else reason(error)
            return
        if self._excludes(shown, is_directory=stat.S_ISDIR(mode)):
            return
        if stat.S_ISDIR(mode):
            self._search(path, shown, real)
        elif stat.S_ISREG(mode):
            self.files.setdefault(real, FoundFile(path, shown))
        else:
            self.problems[shown] = next((text for test, text in _SPECIAL_FILES if test(mode)), "it is not a file")

    def _search(self, start: Path, shown: str, real: str) -> None:
        """Take the pages in a directory and in those below it."""
        pending = [(str(start), shown, real)]
        while pending:
            directory, shown, real = pending.pop()
            if real in self.searched:
                continue
            self.searched.add(real)
            for entry in self._entries(directory, shown):
                entry_shown = _below(shown, entry.name)
                if not entry.is_dir(follow_symlinks=False):
                    self._add_entry(entry, entry_shown, real)
                elif not _is_skipped(entry.name) and not self._excludes(entry_shown, is_directory=True):
                    pending.append((entry.path, entry_shown, real + os.sep + entry.name))

    def _add_entry(self, entry: os.DirEntry[str], shown: str, directory: str) -> None:
        if entry.is_symlink():
            self.links.append(_Link(Path(entry.path), shown, is_argument=False))
        elif is_page(entry.name):
            real = directory + os.sep + entry.name
            if not entry.is_file(follow_symlinks=False):
                self._add(Path(entry.path), shown, real)
            elif not self._excludes(shown, is_directory=False):
                self.files.setdefault(real, FoundFile(Path(entry.path), shown))

    def _excludes(self, shown: str, *, is_directory: bool) -> bool:
        is_excluded = self.exclude(shown, is_directory)
        if is_excluded:
            self.excluded.add(shown)
        return is_excluded

    def _entries(self, directory: str, shown: str) -> list[os.DirEntry[str]]:
        try:
            with os.scandir(directory) as entries:
                return sorted(entries, key=lambda entry: entry.name)
        except OSError as error:
            self.problems[shown] = reason(error)
            return []

    def _expand(self, pattern: str) -> list[Path]:
        """The paths a pattern matches as a shell lists them: names with a leading dot only where it has one too."""
        absolute = PurePath(pattern)
        found = [Path(absolute.anchor)]
        for component in absolute.parts[1:] if absolute.anchor else absolute.parts:
            matches = (match for directory in found for match in self._matches(directory, component))
            found = list(dict.fromkeys(matches))
        return found

    def _matches(self, directory: Path, component: str) -> Iterator[Path]:
        if component == "**":
            yield from self._directories_from(directory)
        elif not _PATTERN_CHARACTER.search(component):
            if os.path.lexists(directory / component):
                yield directory / component
        elif directory.is_dir():
            from fnmatch import translate

            matches = re.compile(translate(component)).match
            for entry in self._entries(str(directory), _shown(directory)):
                is_hidden = entry.name.startswith(".") and not component.startswith(".")
                if matches(entry.name) and not is_hidden and entry.name not in SKIPPED_DIRECTORIES:
                    yield directory / entry.name

    def _directories_from(self, start: Path) -> Iterator[Path]:
        """A directory and those below it that a search enters, symbolic links left out."""
        pending = [start] if start.is_dir() else []
        while pending:
            directory = pending.pop()
            yield directory
            pending += [
                directory / entry.name
                for entry in self._entries(str(directory), _shown(directory))
                if entry.is_dir(follow_symlinks=False) and not _is_skipped(entry.name)
            ]


def reason(error: OSError) -> str:
    """Why the system refused, as a clause in lower case."""
    message = error.strerror or type(error).__name__
    return message[:1].lower() + message[1:]


def _is_skipped(name: str) -> bool:
    return name.startswith(".") or name in SKIPPED_DIRECTORIES


def _leads_on(link: Path, target: str) -> bool:
    """Whether to look behind a link found in a directory: at a page, or at a directory that is not around the link."""
    if not Path(target).is_dir():
        return is_page(link.name)
    place = os.path.realpath(link.parent)
    return not _is_skipped(link.name) and not (place + os.sep).startswith(target.rstrip(os.sep) + os.sep)


def _below(shown: str, name: str) -> str:
    return name if shown == os.curdir else f"{shown.rstrip('/')}/{name}"


def _shown(path: Path) -> str:
    """The path to report. `link/../name` is resolved, since only the file system knows what it means."""
    here = Path.cwd()
    absolute = path.absolute() if os.pardir not in path.parts else _resolved(path)
    if not absolute.is_relative_to(here) and (resolved := _resolved(path)).is_relative_to(here):
        absolute = resolved
    return (absolute.relative_to(here) if absolute.is_relative_to(here) else absolute).as_posix()


def _resolved(path: Path) -> Path:
    """The path with all links on the way resolved, but not the last, which is the name of the file."""
    if path.name == os.pardir:
        return Path(os.path.realpath(path))
    return Path(os.path.realpath(path.parent)) / path.name
