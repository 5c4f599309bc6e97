"""One line a finding, for editors and `grep`: `path:line:column: severity code name: message`."""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.report.findings_text import headline
from webmcp_forms.report.lint_report import Appearance, Report


def render(report: Report, appearance: Appearance) -> Iterator[str]:
    """The findings and nothing else, so that no line has to be skipped."""
    for finding in report.findings:
        yield f"{headline(finding, appearance)}\n"
