"""The texts that a site was built from: the source of each page, and templates, of which any page may have parts."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

from webmcp_forms.encoding import looks_binary
from webmcp_forms.site.manifest import MANIFEST
from webmcp_forms.site.texts import LooseText, without_fences, without_literals
from webmcp_forms.source import SourceFile

_LARGEST = 2_000_000
_MOST_FILES = 20_000
_MOST_CHARACTERS = 200_000_000
_SKIPPED = frozenset({"node_modules", "__pycache__", "vendor", "_vendor"})
# What tells that a directory is a site that was built: its pages are no source, though they have the same tags.
_OF_BUILT_SITES = frozenset({MANIFEST, ".buildinfo"})
_MARKDOWN = (".md", ".markdown", ".mdown", ".mkd", ".mdx")
_RESTRUCTURED = (".rst", ".rest")
_SUFFIXES = (*_MARKDOWN, *_RESTRUCTURED, ".html", ".astro", ".njk", ".liquid")
# Lektor's name for the source of a directory.
_CONTENTS = "contents.lr"


# Not slotted: `cached_property` needs the instance dictionary.
@dataclass(frozen=True)
class SourceText:
    """A text that pages come from, and what of it reaches them."""

    file: SourceFile

    @cached_property
    def used(self) -> str:
        """The text, with blanks in place of what pages only show."""
        path = self.file.path.lower()
        if path.endswith(_MARKDOWN):
            return without_fences(self.file.text)
        return without_literals(self.file.text) if path.endswith(_RESTRUCTURED) else self.file.text

    @cached_property
    def loose(self) -> LooseText:
        """The same, to search whatever its white space."""
        return LooseText(self.used)


class SourceTexts:
    """Finds and reads sources, each once. `name` gives the paths of a file, for people and for programs."""

    def __init__(
        self,
        sources: Mapping[str, Path],
        templates: Sequence[Path],
        output: Path,
        name: Callable[[Path], tuple[str, str]],
    ) -> None:
        self._sources = sources
        self._places = templates
        self._output = os.path.realpath(output)
        self._name = name
        self._known: dict[str, SourceText | None] = {}

    def source_of(self, page: str) -> SourceText | None:
        """The source of a page, given by its path in the output, if it is known and can be read."""
        path = self._sources.get(page)
        return self._read(path) if path is not None else None

    def relative(self, page: str) -> str:
        """The path, for programs, of the source of a page, or ""."""
        path = self._sources.get(page)
        return self._name(path)[1] if path is not None else ""

    @property
    def absent(self) -> tuple[str, ...]:
        """The places of templates that are not there, by their paths for programs."""
        return tuple(self._name(place)[1] for place in self._places if not place.exists())

    @cached_property
    def templates(self) -> tuple[SourceText, ...]:
        """The texts that any page may have parts of, in the order of the places they were given by, and of paths."""
        texts: dict[int, SourceText] = {}
        size = 0
        for path in (path for place in self._places for path in sorted(self._files(place))):
            text = self._read(path) if size < _MOST_CHARACTERS else None
            if text is not None and id(text) not in texts:
                size += len(text.file.text)
                texts[id(text)] = text
        return tuple(texts.values())

    def _files(self, place: Path) -> Iterator[Path]:
        if place.is_file():
            yield place
        count = 0
        for directory, directories, names in os.walk(place):
            if directory != str(place) and not _OF_BUILT_SITES.isdisjoint(names):
                directories.clear()
                continue
            directories[:] = sorted(name for name in directories if self._is_searched(directory, name))
            for name in sorted(names):
                count += 1
                if count <= _MOST_FILES:
                    yield Path(directory, name)

    def _is_searched(self, directory: str, name: str) -> bool:
        is_skipped = name.startswith(".") or name in _SKIPPED
        return not is_skipped and os.path.realpath(Path(directory, name)) != self._output

    def _read(self, path: Path) -> SourceText | None:
        key = os.path.abspath(path)  # noqa: PTH100 - links stay, as the generator knows the file
        if key not in self._known:
            self._known[key] = self._load(Path(key))
        return self._known[key]

    def _load(self, path: Path) -> SourceText | None:
        try:
            about = path.stat()
            if not stat.S_ISREG(about.st_mode) or about.st_size > _LARGEST:
                return None
            data = path.read_bytes()
        except OSError:
            return None
        if looks_binary(data):
            return None
        return SourceText(SourceFile.from_bytes(data, *self._name(path)))


def named_like(pages: Sequence[str], directory: Path) -> dict[str, Path]:
    """The sources of pages that only differ from them in their suffix and in `index`: `a/index.html` of `a.md`."""
    found = ((page, next((path for path in _candidates(page, directory) if path.is_file()), None)) for page in pages)
    return {page: path for page, path in found if path is not None}


def _candidates(page: str, directory: Path) -> Iterator[Path]:
    path = PurePosixPath(page)
    stems = [path.with_suffix("")]
    if path.stem == "index":
        stems += [path.parent, path.with_name("_index")]
        yield Path(directory, path.with_name(_CONTENTS))
    for stem in stems:
        for suffix in _SUFFIXES:
            yield Path(directory, f"{stem}{suffix}")
