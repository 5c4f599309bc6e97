"""Which configuration applies to a file: the nearest one, and nothing is merged that does not say `extend`.

The search goes from the directory of the file upwards, to the repository that the file is in (a directory with `.git`)
or else to the top. In each directory it looks for `webmcp-forms.toml` and then for a `pyproject.toml` with the table.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from webmcp_forms.config.discovery import reason
from webmcp_forms.config.loading import Configuration, configure
from webmcp_forms.config.places import absolute_path, is_repository, working_directory
from webmcp_forms.config.settings import Settings
from webmcp_forms.config.sources import CONFIGURATION_FILE, PROJECT_FILE, Source, origin_of, read_source
from webmcp_forms.errors import ConfigurationError, UsageError

_Found = TypeVar("_Found")


class SettingsFinder:
    """Finds settings and projects; what was found is remembered. Directories are given by their absolute path."""

    def __init__(self, *, config: Path | None = None, isolated: bool = False, overrides: Source | None = None) -> None:
        """Prepare the search from the working directory as it is now.

        `config` is a file that applies to all; its patterns are relative to the working directory. With `isolated`, no
        file does. `overrides` is what the command line says. Raises `ConfigurationError` for what `config` says, and
        `UsageError` when both are given, or when there is no working directory.
        """
        if config is not None and isolated:
            raise UsageError("--config and --isolated cannot be used together")
        self.here = working_directory()
        self._overrides = overrides
        self._without_file = configure(None, self.here, overrides)
        is_fixed = config is not None or isolated
        self._fixed = configure(config, self.here, overrides) if is_fixed else None
        self._nearest: dict[str, Configuration | None] = {}
        self._repositories: dict[str, str | None] = {}

    @property
    def of_run(self) -> Configuration:
        """The configuration of the working directory, for what is not about single files."""
        return self.in_directory(self.here)

    def settings_for(self, path: Path) -> Settings:
        """The settings for a file, which need not be there; see `configuration_for`."""
        return self.configuration_for(path).settings

    def configuration_for(self, path: Path) -> Configuration:
        """The configuration for a file; raises `ConfigurationError` when the nearest one makes no sense."""
        return self.in_directory(str(absolute_path(path, self.here).parent))

    def in_directory(self, directory: str) -> Configuration:
        """The configuration for the files in a directory."""
        return self._fixed or self._find(directory) or self._without_file

    def project_of(self, directory: str) -> str | None:
        """The directory that the paths of files in a directory are relative to wherever they are given from.

        It is that of the repository, else that of the configuration, else the working directory; None when the
        directory is in none of them.
        """
        repository = self.repository_of(directory)
        if repository is not None:
            return repository
        configuration = None if self._fixed else self._find(directory)
        if configuration:
            return configuration.settings.root
        return self.here if Path(directory).is_relative_to(self.here) else None

    def repository_of(self, directory: str) -> str | None:
        """The directory with `.git` that a directory is or lies in, or None."""
        return _climb(directory, self._repositories, lambda place: place if is_repository(place) else None)

    def _find(self, directory: str) -> Configuration | None:
        repository = self.repository_of(directory)
        return _climb(directory, self._nearest, self._look, repository)

    def _look(self, directory: str) -> Configuration | None:
        """The configuration that stands in a directory."""
        for path in (Path(directory, CONFIGURATION_FILE), Path(directory, PROJECT_FILE)):
            try:
                source = read_source(path) if path.is_file() else None
            except OSError as error:
                raise ConfigurationError(reason(error), origin_of(path)) from error
            if source:
                return configure(path, directory, self._overrides, read=source)
        return None


def _climb(
    directory: str, known: dict[str, _Found | None], look: Callable[[str], _Found | None], top: str | None = None
) -> _Found | None:
    """What is found in a directory or else in the nearest above it, up to `top`; what is known is not looked for."""
    passed = []
    found = None
    while found is None and directory not in known:
        passed.append(directory)
        found = look(directory)
        above = str(Path(directory).parent)
        if directory in (top, above):
            break
        directory = above
    else:
        found = found or known.get(directory)
    known.update((place, found) for place in passed)
    return found
