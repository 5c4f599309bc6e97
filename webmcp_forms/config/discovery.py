"""From the paths of a command line to the files to read: files, directories, patterns, standard input.

Nothing is read or printed here: what cannot be read is a `PathProblem`. Names keep the bytes of the file system, as
`os.fsdecode` gives them. The answer is sorted, and no order of paths or of directory entries changes it.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from webmcp_forms.config.places import absolute_path, below, prefix, shown_path
from webmcp_forms.config.settings import suffixes
from webmcp_forms.expressions import Expression
from webmcp_forms.records import record

if TYPE_CHECKING:  # which read files, and say why they cannot
    from webmcp_forms.config.exclusion import DirectoryRules, Exclusions

STANDARD_INPUT = Path("-")
"""The path that stands for standard input."""

SKIPPED_DIRECTORIES = frozenset({"node_modules"})
"""Directories that are not searched, besides those whose name starts with a dot, unless they are named themselves."""

_UNNAMED_INPUT = "<stdin>"
_SPECIAL_FILES = (
    (stat.S_ISFIFO, "it is a named pipe, not a file"),
    (stat.S_ISSOCK, "it is a socket, not a file"),
    (stat.S_ISCHR, "it is a device, not a file"),
    (stat.S_ISBLK, "it is a device, not a file"),
)
_PATTERN_CHARACTER = Expression(r"[*?[]")


@record
class FoundFile:
    """A file to read: the path that opens it (`-` for standard input), and what it is called.

    `shown` is for people: relative to the working directory if it is below, else in full. `relative` is for programs
    and the same wherever the run is started: relative to the project, see `SettingsFinder.project_of`, else in full.
    Both have forward slashes. `absolute` is where it lies.
    """

    path: Path
    shown: str
    relative: str
    absolute: str


@record
class PathProblem:
    """A path, as it is shown, that cannot be read, and the reason."""

    shown: str
    reason: str


@record
class Discovery:
    """What was found. `excluded` are the paths that a pattern of the user excludes, or that were named in vain.

    Of excluded directories the content is not listed. What git ignores is not listed unless it was named.
    """

    files: tuple[FoundFile, ...]
    problems: tuple[PathProblem, ...]
    excluded: tuple[str, ...]


def discover(paths: Iterable[str], exclusions: Exclusions, *, standard_input: str | None = None) -> Discovery:
    """Find the files that the paths of a command line stand for, each of them once.

    A directory stands for the pages in it, told by their suffixes; a path with `*`, `?` or `[...]` that names no file
    stands for what it matches, `**` for any number of directories. Symbolic links to directories are followed unless
    that directory has been searched or lies around the link. `standard_input` is the file that `-` stands for.
    """
    search = _Search(exclusions)
    for path in paths:
        if path == str(STANDARD_INPUT):
            search.add_standard_input(standard_input)
        else:
            search.add_argument(path)
    search.follow_links()
    return search.answer()


def is_page(name: str, of_pages: frozenset[str]) -> bool:
    """Whether a file of that name is read when its directory is given: one of `.a.b` and `.b` is a suffix of pages."""
    return any(suffix in of_pages for suffix in suffixes(name))


@record
class _Link:
    """A symbolic link, whose target is looked at when all that is no link has been found."""

    path: Path
    absolute: Path
    is_argument: bool


@record
class _Directory:
    """A directory to search: how to open it, where it lies, and what goes for its entries.

    `real` is its path without links. `shown` and `relative` are what stands before the names of its entries.
    """

    path: str
    absolute: str
    real: str
    shown: str
    relative: str
    rules: DirectoryRules


@dataclass(slots=True)
class _Search:
    """What was found so far. `files` and `searched` go by real path, so that nothing is done twice."""

    exclusions: Exclusions
    files: dict[str, FoundFile] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)
    excluded: set[str] = field(default_factory=set)
    searched: set[str] = field(default_factory=set)
    links: list[_Link] = field(default_factory=list)

    def add_standard_input(self, name: str | None) -> None:
        """Take standard input, which goes by the name of a file that need not be there."""
        absolute = absolute_path(Path(name or STANDARD_INPUT), self.exclusions.finder.here)
        shown = self._shown(absolute) if name else _UNNAMED_INPUT
        if name and self.exclusions.leave_out_named(absolute):
            self.excluded.add(shown)
            return
        relative = self._relative(absolute) if name else _UNNAMED_INPUT
        self.files[str(STANDARD_INPUT)] = FoundFile(STANDARD_INPUT, shown, relative, str(absolute))

    def add_argument(self, path: str) -> None:
        """Take a path of the command line, which may be a pattern."""
        if path and os.path.lexists(path):
            self._add_named(Path(path))
        elif _PATTERN_CHARACTER.search(path):
            already_excluded = len(self.excluded)
            matches = self._expand(path)
            for match in matches:
                self._add_named(match)
            if not matches and len(self.excluded) == already_excluded:
                self.problems[path] = "no file matches this pattern"
        else:
            self.problems[path or '""'] = "no such file or directory"

    def follow_links(self) -> None:
        """Look behind the links found so far, and behind those found there."""
        while self.links:
            links, self.links = sorted(self.links, key=lambda link: link.absolute), []
            for link in links:
                self._follow(link)

    def answer(self) -> Discovery:
        """All that was found, sorted by the path shown."""
        return Discovery(
            tuple(sorted(self.files.values(), key=lambda file: file.shown)),
            tuple(PathProblem(shown, reason) for shown, reason in sorted(self.problems.items())),
            tuple(sorted(self.excluded)),
        )

    def _add_named(self, path: Path) -> None:
        absolute = absolute_path(path, self.exclusions.finder.here)
        if self.exclusions.leave_out_named(absolute):
            self.excluded.add(self._shown(absolute))
        elif path.is_symlink():
            self.links.append(_Link(path, absolute, is_argument=True))
        else:
            self._add(path, absolute, os.path.realpath(path))

    def _follow(self, link: _Link) -> None:
        real = os.path.realpath(link.path)
        if link.is_argument or self._leads_on(link, real):
            self._add(link.path, link.absolute, real)

    def _leads_on(self, link: _Link, target: str) -> bool:
        """Whether to look behind a link in a directory: at a page, or a directory that is not around the link."""
        name, directory = link.absolute.name, self._directory(link.path.parent)
        if not Path(target).is_dir():
            return is_page(name, directory.rules.suffixes) and not self._excludes(name, directory, is_directory=False)
        is_around = (directory.real + os.sep).startswith(target.rstrip(os.sep) + os.sep)
        return not (_is_skipped(name) or is_around or self._excludes(name, directory, is_directory=True))

    def _add(self, path: Path, absolute: Path, real: str) -> None:
        """Take a file or a directory, or note why it is neither."""
        try:
            mode = path.stat().st_mode
        except OSError as error:
            is_broken = isinstance(error, FileNotFoundError) and path.is_symlink()
            self.problems[self._shown(absolute)] = "it is a symbolic link to nothing" if is_broken else reason(error)
            return
        if stat.S_ISDIR(mode):
            self._search(str(path), str(absolute), real)
        elif stat.S_ISREG(mode):
            self.files.setdefault(real, FoundFile(path, self._shown(absolute), self._relative(absolute), str(absolute)))
        else:
            problem = next((text for test, text in _SPECIAL_FILES if test(mode)), "it is not a file")
            self.problems[self._shown(absolute)] = problem

    def _search(self, path: str, start: str, real: str) -> None:
        """Take the pages in a directory and in those below it."""
        pending = [(path, start, real)]
        while pending:
            path, absolute, real = pending.pop()
            if real in self.searched:
                continue
            self.searched.add(real)
            directory = self._searched(path, absolute, real, start)
            for entry in self._entries(directory):
                if not _is_directory(entry):
                    self._add_entry(entry, directory)
                elif self._is_entered(entry, directory):
                    pending.append((entry.path, _join(absolute, entry.name), _join(real, entry.name)))

    def _add_entry(self, entry: os.DirEntry[str], directory: _Directory) -> None:
        name = entry.name
        if entry.is_symlink():
            if not directory.rules.ignores(name, is_directory=False):  # A link is a file to git.
                self.links.append(_Link(Path(entry.path), Path(directory.absolute, name), is_argument=False))
        elif is_page(name, directory.rules.suffixes) and self._is_wanted(name, directory, is_directory=False):
            absolute, real = _join(directory.absolute, name), _join(directory.real, name)
            if entry.is_file(follow_symlinks=False):
                found = FoundFile(Path(entry.path), directory.shown + name, directory.relative + name, absolute)
                self.files.setdefault(real, found)
            else:
                self._add(Path(entry.path), Path(absolute), real)

    def _is_wanted(self, name: str, directory: _Directory, *, is_directory: bool) -> bool:
        """Whether an entry is neither ignored nor excluded."""
        is_ignored = directory.rules.ignores(name, is_directory=is_directory)
        return not (is_ignored or self._excludes(name, directory, is_directory=is_directory))

    def _excludes(self, name: str, directory: _Directory, *, is_directory: bool) -> bool:
        is_excluded = directory.rules.excludes(name, is_directory=is_directory)
        if is_excluded:
            self.excluded.add(directory.shown + name)
        return is_excluded

    def _directory(self, path: Path) -> _Directory:
        """A directory where no search has led to."""
        absolute = str(absolute_path(path, self.exclusions.finder.here))
        return self._searched(str(path), absolute, os.path.realpath(path), absolute)

    def _searched(self, path: str, absolute: str, real: str, start: str) -> _Directory:
        """A directory that the search which began at `start` has come to."""
        place = Path(absolute)
        shown, relative = prefix(self._shown(place)), prefix(self._relative(place, of=absolute))
        return _Directory(path, absolute, real, shown, relative, self.exclusions.rules(absolute, start))

    def _entries(self, directory: _Directory) -> list[os.DirEntry[str]]:
        try:
            with os.scandir(directory.path) as entries:
                return sorted(entries, key=lambda entry: entry.name)
        except OSError as error:
            self.problems[directory.shown.removesuffix("/") or os.curdir] = reason(error)
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
            searched = self._directory(directory)
            for entry in self._entries(searched):
                is_hidden = entry.name.startswith(".") and not component.startswith(".")
                is_match = matches(entry.name) and not is_hidden and entry.name not in SKIPPED_DIRECTORIES
                if is_match and self._is_wanted(entry.name, searched, is_directory=_is_directory(entry)):
                    yield directory / entry.name

    def _directories_from(self, start: Path) -> Iterator[Path]:
        """A directory and those below it that a search enters, symbolic links left out."""
        pending = [start] if start.is_dir() else []
        while pending:
            directory = pending.pop()
            yield directory
            searched = self._directory(directory)
            pending += [
                directory / entry.name for entry in self._entries(searched) if self._is_entered(entry, searched)
            ]

    def _is_entered(self, entry: os.DirEntry[str], directory: _Directory) -> bool:
        """Whether a search goes into an entry."""
        is_candidate = _is_directory(entry) and not _is_skipped(entry.name)
        return is_candidate and self._is_wanted(entry.name, directory, is_directory=True)

    def _shown(self, absolute: Path) -> str:
        return shown_path(absolute, self.exclusions.finder.here)

    def _relative(self, absolute: Path, *, of: str | None = None) -> str:
        """The path relative to the project of a directory, by default of that it stands in."""
        project = self.exclusions.finder.project_of(of or str(absolute.parent))
        return absolute.as_posix() if project is None else below(str(absolute), project)


def reason(error: OSError) -> str:
    """Why the system refused, as a clause in lower case."""
    message = error.strerror or type(error).__name__
    return message[:1].lower() + message[1:]


def _is_directory(entry: os.DirEntry[str]) -> bool:
    return entry.is_dir(follow_symlinks=False)


def _is_skipped(name: str) -> bool:
    return name.startswith(".") or name in SKIPPED_DIRECTORIES


def _join(directory: str, name: str) -> str:
    return f"{directory.rstrip(os.sep)}{os.sep}{name}"
