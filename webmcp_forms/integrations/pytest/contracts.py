"""The fixture `assert_tools`."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from webmcp_forms.config.writing import write_file
from webmcp_forms.contract.changes import Change, compare
from webmcp_forms.contract.lockfile import LockedTool, lock_text
from webmcp_forms.contract.reading import read_lock
from webmcp_forms.errors import ConfigurationError, UsageError
from webmcp_forms.expressions import Expression
from webmcp_forms.integrations.pytest.plugin import NOTE, UPDATE
from webmcp_forms.integrations.pytest.tools import ReadTools
from webmcp_forms.report.terminal import escape
from webmcp_forms.tools import Tool

if TYPE_CHECKING:  # for the type of the request alone
    import pytest

FOLDER = "webmcp-contracts"
"""The folder beside the tests that contracts are stored in."""

_NAME = Expression(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")


class AssertTools:
    """Compares the tools of pages with contracts, which are lock files beside the test."""

    def __init__(self, read: ReadTools, request: pytest.FixtureRequest) -> None:
        """Take the test from its request."""
        self._read = read
        self._folder = request.path.parent / FOLDER
        self._root = request.config.rootpath
        self._update = bool(request.config.getoption(UPDATE))
        self._properties = request.node.user_properties

    def __call__(self, response: object, name: str, *, exact: bool = False) -> tuple[Tool, ...]:
        """The tools of a page, when they keep the contract of that name.

        Changes that break agents fail, and others are told at the end of the run; with `exact`, any change fails.
        Raises `AssertionError`, and what reading the page raises.
        """
        __tracebackhide__ = True
        tools = self._read(response)
        file = self._file(name)
        now = tuple(LockedTool.of(tool, "") for tool in tools)
        if self._update:
            self._write(file, lock_text(now))
        else:
            message = self._broken(file, now, exact=exact)
            if message:
                raise AssertionError(message)
        return tools

    def _file(self, name: str) -> Path:
        if not _NAME.fullmatch(name):
            raise UsageError(f"{name!r} is no name of a contract: letters, digits, '_', '-' and '.' make one")
        return self._folder / f"{name}.lock"

    def _write(self, file: Path, text: str) -> None:
        with suppress(OSError, UnicodeDecodeError):
            if file.read_text("utf-8-sig") == text:
                return
        file.parent.mkdir(exist_ok=True)
        write_file(file, [text])
        self._properties.append((NOTE, f"{self._shown(file)}: written"))

    def _broken(self, file: Path, now: tuple[LockedTool, ...], *, exact: bool) -> str:
        """Why the contract is not kept, or "" when it is."""
        shown = self._shown(file)
        if not file.is_file():
            return f"there is no contract {shown} yet; run pytest with {UPDATE} to write it"
        changes = compare(read_lock(_text(file, shown), shown), now)
        if any(change.breaking or exact for change in changes):
            said = "\n".join(f"  {line}" for line in _lines(changes))
            return f"the tools of this page are not those of {shown}:\n{said}\nIf they should be, run {UPDATE}."
        for line in _lines(changes):
            self._properties.append((NOTE, f"{shown}: {line}; {UPDATE} makes it the contract"))
        return ""

    def _shown(self, file: Path) -> str:
        return (file.relative_to(self._root) if file.is_relative_to(self._root) else file).as_posix()


def _text(file: Path, shown: str) -> str:
    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ConfigurationError(f"not a lock file: it is no UTF-8; {UPDATE} writes it", shown) from error


def _lines(changes: Iterable[Change]) -> Iterable[str]:
    for change in changes:
        where = f"{change.tool}.{change.parameter}" if change.parameter else change.tool
        place = f" (line {change.place.line})" if change.place else ""
        yield escape(f"{'breaking' if change.breaking else 'change'}: {where}: {change.message}{place}")
