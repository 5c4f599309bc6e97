"""Findings as Checkstyle's XML, which most CI systems and review bots read.

    <checkstyle version="4.3">
      <file name="cars.html">
        <error line="2" column="16" severity="error" message="Without ..." source="webmcp-forms.WF102"/>
      </file>
    </checkstyle>

Columns count code points. A problem is an error on line 1 whose source is `webmcp-forms.problem`.
"""

from __future__ import annotations

from collections.abc import Iterator

from webmcp_forms.linter.finding import Finding
from webmcp_forms.report.files import FileReport, files_of
from webmcp_forms.report.lint_report import Appearance, Problem, Report
from webmcp_forms.report.xml_text import DECLARATION, empty_tag, start_tag

_VERSION = "4.3"
_RUN = "webmcp-forms"


def render(report: Report, appearance: Appearance) -> Iterator[str]:
    """The document, a file a piece."""
    yield f"{DECLARATION}{start_tag('checkstyle', {'version': _VERSION}, appearance)}\n"
    for file in files_of(report):
        yield "".join(f"{line}\n" for line in _file(file, appearance))
    yield "</checkstyle>\n"


def _file(file: FileReport, appearance: Appearance) -> Iterator[str]:
    yield f"  {start_tag('file', {'name': file.path or _RUN}, appearance)}"
    for attributes in (*map(_finding, file.findings), *map(_problem, file.problems)):
        yield f"    {empty_tag('error', attributes, appearance)}"
    yield "  </file>"


def _finding(finding: Finding) -> dict[str, object]:
    return {
        "line": finding.start.line,
        "column": finding.start.column,
        "severity": finding.severity.value,
        "message": finding.message,
        "source": f"{_RUN}.{finding.code}",
    }


def _problem(problem: Problem) -> dict[str, object]:
    return {"line": 1, "severity": "error", "message": problem.message, "source": f"{_RUN}.problem"}
