"""What is left out of a search: what the configuration and the command line exclude, and what git ignores.

Of what is named on the command line nothing is left out, unless that is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.config.gitignore import IgnoreFiles, Layer
from webmcp_forms.readers import EMBEDDING_SUFFIXES
from webmcp_forms.readers.detect import PAGE_SUFFIXES
from webmcp_forms.records import record


@record
class ExclusionOptions:
    """What the command line says: patterns relative to the working directory, and flags that beat the configuration.

    With `embedded`, programs that may have forms in their strings are searched for too.
    """

    exclude: tuple[str, ...] = ()
    force: bool | None = None
    respect_gitignore: bool | None = None
    embedded: bool = False


NO_EXCLUSION = ExclusionOptions()
"""What a command line says that has none of these options."""


@record
class DirectoryRules:
    """What goes for the entries of one directory: which are left out, and the suffixes of those that are pages."""

    suffixes: frozenset[str]
    ignored: tuple[Layer, ...] = ()
    excluded: tuple[Layer, ...] = ()

    def ignores(self, name: str, *, is_directory: bool) -> bool:
        """Whether git ignores an entry."""
        return _decide(self.ignored, name, is_directory=is_directory)

    def excludes(self, name: str, *, is_directory: bool) -> bool:
        """Whether a pattern of the user excludes an entry."""
        return _decide(self.excluded, name, is_directory=is_directory)


class Exclusions:
    """Knows the rules of directories; ignore files are read once."""

    def __init__(self, finder: SettingsFinder, options: ExclusionOptions = NO_EXCLUSION) -> None:
        self.finder = finder
        self._options = options
        self._ignore_files: dict[str, IgnoreFiles] = {}

    def rules(self, directory: str, start: str) -> DirectoryRules:
        """The rules of a directory, given by its absolute path like `start`, where its search began.

        Ignore files count from the project of the directory on, or from `start` where it is in none.
        """
        settings = self.finder.in_directory(directory).settings
        extra = EMBEDDING_SUFFIXES if self._options.embedded else ()
        suffixes = PAGE_SUFFIXES.union((suffix.lower() for suffix, _ in settings.languages), extra)
        excluded = tuple(
            _layer(patterns, base, directory)
            for patterns, base in ((self._options.exclude, self.finder.here), (settings.exclude, settings.root))
            if patterns
        )
        respects = self._options.respect_gitignore
        if not (settings.respect_gitignore if respects is None else respects):
            return DirectoryRules(suffixes, (), excluded)
        top = self.finder.project_of(directory) or start
        files = self._ignore_files.setdefault(top, IgnoreFiles(top))
        return DirectoryRules(suffixes, files.layers(directory), excluded)

    def leave_out_named(self, path: Path) -> bool:
        """Whether an absolute path is left out although it was named: only where that is forced."""
        directory = str(path.parent)
        force = self._options.force
        if not (self.finder.in_directory(directory).settings.force_exclude if force is None else force):
            return False
        top = self.finder.project_of(directory) or directory
        way = self._way(top, path.parts[len(Path(top).parts) :], is_directory=path.is_dir())
        return any(
            rules.excludes(name, is_directory=is_directory) or rules.ignores(name, is_directory=is_directory)
            for rules, name, is_directory in way
        )

    def _way(
        self, top: str, names: tuple[str, ...], *, is_directory: bool
    ) -> Iterator[tuple[DirectoryRules, str, bool]]:
        """Each step of a way down: the rules that go for it, its name, and whether it is a directory."""
        directory = top
        for number, name in enumerate(names, 1):
            yield self.rules(directory, top), name, is_directory or number < len(names)
            directory = str(Path(directory, name))


def _layer(patterns: tuple[str, ...], base: str, directory: str) -> Layer:
    from webmcp_forms.linter.path_patterns import path_patterns

    return Layer.of(path_patterns(patterns), base, directory)


def _decide(layers: tuple[Layer, ...], name: str, *, is_directory: bool) -> bool:
    """What the first layer that decides says."""
    for layer in layers:
        decision = layer.decide(name, is_directory=is_directory)
        if decision is not None:
            return decision
    return False
