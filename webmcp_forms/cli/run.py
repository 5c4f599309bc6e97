"""One run of a command over the pages it was given: find them, read them, and let no page stop the others."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from webmcp_forms.cli.console import Console
from webmcp_forms.config.discovery import STANDARD_INPUT, FoundFile, discover, reason
from webmcp_forms.document.nodes import Document
from webmcp_forms.encoding import looks_binary
from webmcp_forms.errors import InputError, UsageError, WebMCPFormsError
from webmcp_forms.readers import read
from webmcp_forms.readers.detect import PAGE_SUFFIXES
from webmcp_forms.source import SourceFile

_Result = TypeVar("_Result")
_FAILED = 2


@dataclass(frozen=True, slots=True)
class PageOptions:
    """What every command about pages is told."""

    paths: Sequence[str]
    language: str | None = None
    standard_input: str | None = None
    debug: bool = False


class Run:
    """The files of one run of a command; `exit_code` is 2 as soon as one of them could not be done, else 0."""

    def __init__(self, options: PageOptions) -> None:
        """Find the files and say which paths are none; raises `UsageError` when nothing at all is found."""
        self.console = Console()
        self.exit_code = 0
        self._options = options
        found = discover(options.paths, standard_input=options.standard_input or "<stdin>")
        if not (found.files or found.problems or found.excluded):
            suffixes = ", ".join(sorted(PAGE_SUFFIXES))
            raise UsageError(f"no page found in {' '.join(options.paths)} (looked for {suffixes})")
        for problem in found.problems:
            self.fail(problem.reason, problem.shown)
        self.files: Sequence[FoundFile] = found.files
        if found.excluded and not found.files:
            self.console.note("all of these paths are excluded")

    def each(self, work: Callable[[Document], _Result]) -> Iterator[_Result]:
        """What `work` gives for each page that can be read, in the order of their paths.

        A page that fails is a line on standard error. `UsageError` and the like, which would come again for every page,
        end the run.
        """
        progress = self.console.start_progress(len(self.files))
        try:
            for file in self.files:
                done = self._attempt(file, work)
                progress.step()
                yield from done
        finally:
            progress.clear()

    def fail(self, message: str, path: str | None = None) -> None:
        """Say what went wrong, and let the run end with exit code 2."""
        self.exit_code = _FAILED
        self.console.note(message, path)

    def _attempt(self, file: FoundFile, work: Callable[[Document], _Result]) -> tuple[_Result, ...]:
        try:
            return (work(self._read(file)),)
        except InputError as error:
            self.fail(error.message, file.shown)
        except WebMCPFormsError:
            raise
        except Exception as error:  # noqa: BLE001 - one page must not stop the others
            self.fail(f"internal error: {type(error).__name__}: {error}", file.shown)
            if self._options.debug:
                from traceback import format_exc

                self.console.trace(format_exc())
        return ()

    def _read(self, file: FoundFile) -> Document:
        document = read(_load(file), language=self._options.language)
        if problem := document.problem:
            position = document.source.position(problem.offset)
            self.console.note(f"line {position.line}: {problem.message}", file.shown)
        return document


def _load(file: FoundFile) -> SourceFile:
    if file.path == STANDARD_INPUT and sys.stdin is None:
        raise InputError("it is closed", file.shown)
    try:
        data = sys.stdin.buffer.read() if file.path == STANDARD_INPUT else file.path.read_bytes()
    except OSError as error:
        raise InputError(reason(error), file.shown) from error
    if looks_binary(data):
        raise InputError("it is a binary file, not a page", file.shown)
    return SourceFile.from_bytes(data, file.shown)
