"""One run of a command over the pages it was given: find them, read them, and let no page stop the others."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from webmcp_forms.cli.console import Console
from webmcp_forms.config.discovery import STANDARD_INPUT, FoundFile, discover, reason
from webmcp_forms.config.exclusion import NO_EXCLUSION, ExclusionOptions, Exclusions
from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.config.settings import Settings
from webmcp_forms.config.sources import Source
from webmcp_forms.document.nodes import Document
from webmcp_forms.encoding import looks_binary
from webmcp_forms.errors import InputError, UsageError, WebMCPFormsError
from webmcp_forms.readers import EMBEDDING_SUFFIXES, read
from webmcp_forms.readers.detect import detect
from webmcp_forms.records import record
from webmcp_forms.report.terminal import escape
from webmcp_forms.source import SourceFile

_Result = TypeVar("_Result")
_FAILED = 2
_USUAL = ".html, .xhtml, .jsx, .vue, .php, .jinja"


@record
class PageOptions:
    """What every command about pages is told."""

    paths: Sequence[str]
    language: str | None = None
    standard_input: str | None = None
    debug: bool = False
    config: Path | None = None
    isolated: bool = False
    overrides: Source | None = None
    exclusion: ExclusionOptions = NO_EXCLUSION


def everything(_data: bytes) -> bool:
    """Says of any bytes that they matter."""
    return True


class Run:
    """The files of one run of a command, also by how they are shown, and what is configured for them.

    `exit_code` is 2 as soon as one of them could not be done, else 0.
    """

    def __init__(self, options: PageOptions) -> None:
        """Find the files and say which paths are none.

        Raises `UsageError` when nothing at all is found, and `ConfigurationError`.
        """
        self.console = Console()
        self.exit_code = 0
        self.finder = SettingsFinder(config=options.config, isolated=options.isolated, overrides=options.overrides)
        self._options = options
        exclusions = Exclusions(self.finder, options.exclusion)
        found = discover(options.paths, exclusions, standard_input=options.standard_input)
        if not (found.files or found.problems or found.excluded):
            raise UsageError(f"no page found in {' '.join(options.paths)} (looked for {_USUAL} and the like)")
        for problem in found.problems:
            self.fail(problem.reason, problem.shown)
        self.files: Sequence[FoundFile] = found.files
        self.shown: Mapping[str, FoundFile] = {file.shown: file for file in found.files}
        if found.excluded and not found.files:
            self.console.note("all of these paths are excluded")

    @property
    def options(self) -> PageOptions:
        """What the command was told about pages."""
        return self._options

    @property
    def settings(self) -> Settings:
        """What is configured for the run as a whole: that of the working directory."""
        return self.finder.of_run.settings

    def settings_for(self, file: FoundFile) -> Settings:
        """What is configured for a file."""
        return self.finder.in_directory(os.path.dirname(file.absolute)).settings  # noqa: PTH120 - each file asks

    def each(
        self, work: Callable[[Document], _Result], *, matters: Callable[[bytes], bool] = everything
    ) -> Iterator[_Result]:
        """What `work` gives for each page that can be read, in the order of their paths.

        A file whose bytes do not matter is taken for an empty page, which is quicker than to read it. A page that fails
        is a line on standard error. `UsageError` and the like, which would come again for every page, end the run.
        """
        progress = self.console.start_progress(len(self.files))
        try:
            for file in self.files:
                done = self._attempt(file, work, matters)
                progress.step()
                yield from done
        finally:
            progress.clear()

    def listing(self) -> Iterator[str]:
        """A line for each file that would be read: its path, its language, and how that was told."""
        for file in self.files:
            yield f"{escape(file.shown)}\t{escape(self._language_note(file))}\n"

    def _language_note(self, file: FoundFile) -> str:
        if self._options.language:
            return f"{self._options.language} (--language)"
        if configured := self.settings_for(file).language_of(Path(file.absolute).name):
            return f"{configured} (the configuration says so)"
        if self._options.exclusion.embedded and file.shown.lower().endswith(EMBEDDING_SUFFIXES):
            return "python (--embedded)"
        try:
            text = "" if file.path == STANDARD_INPUT else SourceFile.from_bytes(load_bytes(file)).text
        except InputError as error:
            return error.message
        found = detect(file.shown, text)
        return f"{found.language} ({found.reason})"

    def fail(self, message: str, path: str | None = None) -> None:
        """Say what went wrong, and let the run end with exit code 2."""
        self.exit_code = _FAILED
        self.console.note(message, path)

    def _attempt(
        self, file: FoundFile, work: Callable[[Document], _Result], matters: Callable[[bytes], bool]
    ) -> tuple[_Result, ...]:
        try:
            return (work(self._read(file, matters)),)
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

    def _read(self, file: FoundFile, matters: Callable[[bytes], bool]) -> Document:
        data = load_bytes(file)
        if not matters(data):
            return read(SourceFile("", file.shown, relative=file.relative), language="html")
        language = self._options.language or self.settings_for(file).language_of(Path(file.absolute).name)
        if looks_binary(data):
            raise InputError("it is a binary file, not a page", file.shown)
        source = SourceFile.from_bytes(data, file.shown, file.relative)
        document = read(source, language=language, embedded=self._options.exclusion.embedded)
        if problem := document.problem:
            position = document.source.position(problem.offset)
            self.console.note(f"line {position.line}: {problem.message}", file.shown)
        return document


def load_bytes(file: FoundFile) -> bytes:
    """The bytes of a file, or of standard input; raises `InputError`."""
    if file.path == STANDARD_INPUT and sys.stdin is None:
        raise InputError("it is closed", file.shown)
    try:
        return sys.stdin.buffer.read() if file.path == STANDARD_INPUT else file.path.read_bytes()
    except OSError as error:
        raise InputError(reason(error), file.shown) from error
