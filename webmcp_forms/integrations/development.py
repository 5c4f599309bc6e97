"""What a development server logs about the pages it sends: one line a finding, each finding once.

    a response, sent as it is -> its page -> findings -> log lines of the logger `webmcp_forms`

The response is only looked at. Whatever goes wrong here is a line in the log, and never reaches the application. That
pages of a kind cannot be looked at is one line, too.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from webmcp_forms.integrations.compression import Body, Unread, decompressed, too_long
from webmcp_forms.records import record

if TYPE_CHECKING:  # which an application need not load that is not in development
    from webmcp_forms.config.settings import Settings
    from webmcp_forms.linter.finding import Finding
    from webmcp_forms.source import SourceFile

LOGGER = logging.getLogger("webmcp_forms")
"""What findings are logged to."""

MOST_BYTES = 2_000_000
"""The longest page, as it is before compression, that is looked at."""

STREAMING = Unread("pages that stream, and files, are not linted")
"""Why a page is not looked at that cannot be read twice."""

TOO_LONG = too_long(MOST_BYTES)
"""Why a page is not looked at of which nothing is kept."""

_PAGES = ("text/html", "application/xhtml+xml")
_DOCUMENTS = ("", "document", "iframe", "frame")
_PARTIAL = 206
_MOST_REMEMBERED = 10_000
_LEVELS = {"error": logging.ERROR, "warning": logging.WARNING, "info": logging.INFO}


@record
class SentPage:
    """What was sent: the path it was asked for, the values of `Content-Type` and `Content-Encoding`, and the body."""

    path: str
    content_type: str
    content_encoding: str
    body: Body


def is_page(content_type: str, status: int, destination: str = "") -> bool:
    """Whether a response is a page.

    `destination` is the `Sec-Fetch-Dest` of the request: what a script fetches is a part of a page, of which nobody
    knows what stands around it.
    """
    kind = content_type.partition(";")[0].strip().lower()
    return kind in _PAGES and status != _PARTIAL and destination.strip().lower() in _DOCUMENTS


class DevelopmentLog:
    """Logs findings about pages, each once: two that say the same of the same control are one, wherever they stand."""

    def __init__(self, directory: str | Path | None = None) -> None:
        """Go by the configuration of a directory, by default the working directory."""
        self._directory = Path(directory) if directory is not None else None
        self._settings: Settings | None = None
        self._logged: set[tuple[str, ...]] = set()

    def look_at(self, find: Callable[[], SentPage | None]) -> None:
        """Log what is found for the first time in the page that `find` gives, if any; never raises."""
        path = ""
        try:
            page = find()
            if page is None:
                return
            path = page.path
            self._lint(page)
        except Exception as error:  # noqa: BLE001 - the application must not suffer from being looked at
            self._log_once(logging.ERROR, f"this page cannot be linted: {type(error).__name__}: {error}", path)

    def _lint(self, page: SentPage) -> None:
        body = page.body
        text = decompressed(body, page.content_encoding, MOST_BYTES) if isinstance(body, bytes) else body
        if isinstance(text, Unread):
            self._log_once(logging.WARNING, text.reason, page.path)
            return
        for finding in self._findings(page, text):
            self._log(finding)

    def _findings(self, page: SentPage, text: bytes) -> Iterable[Finding]:
        from webmcp_forms.integrations.checking import Subject, check
        from webmcp_forms.integrations.responses import read_content_type
        from webmcp_forms.linter.prefilter import may_concern
        from webmcp_forms.source import SourceFile

        kind = read_content_type(page.content_type)
        if kind.language is None or not may_concern(text):
            return ()
        source = SourceFile.from_bytes(text, page.path, charset=kind.charset)
        settings = self._configured(source)
        report = check([Subject(source, settings, kind.language)], settings)
        for problem in report.problems:
            self._log_once(logging.ERROR, problem.message, page.path)
        return report.findings

    def _configured(self, page: SourceFile) -> Settings:
        """What is configured; a configuration that makes no sense is logged, and none is gone by."""
        from webmcp_forms.config.finder import SettingsFinder
        from webmcp_forms.config.settings import Settings
        from webmcp_forms.errors import WebMCPFormsError

        if self._settings is None:
            try:
                finder = SettingsFinder()
                self._settings = finder.in_directory(str((self._directory or Path(finder.here)).resolve())).settings
            except WebMCPFormsError as error:
                self._log_once(logging.ERROR, str(error), page.path)
                self._settings = Settings()
        return self._settings

    def _log(self, finding: Finding) -> None:
        from webmcp_forms.report.findings_text import headline
        from webmcp_forms.report.lint_report import PLAIN

        key = (finding.code, finding.tool, finding.control, finding.message)
        if self._is_new(key):
            LOGGER.log(_LEVELS[finding.severity.value], "%s", headline(finding, PLAIN))

    def _log_once(self, level: int, message: str, path: str) -> None:
        from webmcp_forms.report.terminal import escape

        if self._is_new((message,)):
            LOGGER.log(level, "%s", escape(f"{path}: {message}"))

    def _is_new(self, key: tuple[str, ...]) -> bool:
        if key in self._logged:
            return False
        if len(self._logged) >= _MOST_REMEMBERED:  # A page that names its tools anew each time must not fill memory.
            self._logged.clear()
        self._logged.add(key)
        return True
