"""How a lock file names the files of its tools: by their paths from the directory that it lies in.

So its text is the same wherever the command starts and whatever marks the root of the project.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from webmcp_forms.config.places import absolute_path, shown_path
from webmcp_forms.contract.lockfile import LockedTool
from webmcp_forms.records import record

_UNNAMED_INPUT = "<stdin>"


@record
class LockPlace:
    """The directory of a lock file, and the working directory, which people see paths from; both are absolute."""

    directory: str
    here: str

    @classmethod
    def of(cls, lock_file: Path, here: str) -> LockPlace:
        """The place of a lock file, given by its path from the working directory or in full."""
        return cls(str(absolute_path(lock_file, here).parent), here)

    def written(self, tools: Iterable[LockedTool]) -> tuple[LockedTool, ...]:
        """Tools whose paths are shown, with those that the lock file has for them."""
        return tuple(replace(tool, path=self._written(tool.path)) for tool in tools)

    def shown(self, tools: Iterable[LockedTool]) -> tuple[LockedTool, ...]:
        """Tools of the lock file, with their paths as they are shown."""
        return tuple(replace(tool, path=self._shown(tool.path)) for tool in tools)

    def _written(self, path: str) -> str:
        if path == _UNNAMED_INPUT:
            return ""
        absolute = os.path.join(self.here, path)  # noqa: PTH118 - a path of this platform again, in text
        try:
            return os.path.relpath(absolute, self.directory).replace(os.sep, "/")
        except ValueError:  # On another drive.
            return Path(absolute).as_posix()

    def _shown(self, path: str) -> str:
        if not path:
            return _UNNAMED_INPUT
        absolute = os.path.normpath(os.path.join(self.directory, path))  # noqa: PTH118 - the same
        return shown_path(Path(absolute), self.here)
