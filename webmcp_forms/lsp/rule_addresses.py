"""The pages of rules as files, so that an editor can open the one that a diagnostic links to."""

from __future__ import annotations

import tempfile
from pathlib import Path

from webmcp_forms.report.rule_markdown import page_markdown
from webmcp_forms.report.rule_page import find_page


class RuleAddresses:
    """Writes the page of a rule when it is first asked for; `close` removes them all."""

    def __init__(self) -> None:
        self._directory: tempfile.TemporaryDirectory[str] | None = None
        self._known: dict[str, str | None] = {}

    def of(self, code: str) -> str | None:
        """The address of the page of a rule, or None when there is none."""
        if code not in self._known:
            self._known[code] = self._write(code)
        return self._known[code]

    def close(self) -> None:
        """Remove the pages."""
        if self._directory is not None:
            self._directory.cleanup()

    def _write(self, code: str) -> str | None:
        page = find_page(code)
        if page is None:
            return None
        try:
            self._directory = self._directory or tempfile.TemporaryDirectory(prefix="webmcp-forms-rules-")
            path = Path(self._directory.name, f"{code}.md")
            path.write_text(page_markdown(page), "utf-8")
        except OSError:
            return None
        return path.as_uri()
