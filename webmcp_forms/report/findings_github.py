r"""Findings as annotations in GitHub Actions: the text for the log, then a workflow command for each.

    ::error file=cars.html,line=2,endLine=2,col=16,endColumn=17,title=WF102 missing-tool-description::Without ...

GitHub shows ten errors, ten warnings and ten notices of a step, those that come first; so the most severe come first,
and of these the surest. Columns count UTF-16 code units, and are left out where the runner would leave them out: when
the place has several lines.

The runner obeys what looks like a command in any line, so the text is written in such a way that none does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.report import findings_text
from webmcp_forms.report.lint_report import Appearance, Problem, Report, machine_path
from webmcp_forms.report.terminal import escape

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}
_PERCENT = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PERCENT_IN_PROPERTIES = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"})
# The two spellings of a command: at the start of a line after white space, and anywhere in it.
_COMMAND_MARK = re.compile(r"^([^\S\n]*:):|(##)\[", re.MULTILINE)


def render(report: Report, appearance: Appearance) -> Iterator[str]:
    """The text, then the commands: problems first, then findings by severity."""
    for piece in findings_text.render(report, appearance):
        yield _COMMAND_MARK.sub(_disarmed, piece)
    for problem in report.problems:
        yield _problem(problem)
    for finding in sorted(report.findings, key=lambda finding: (finding.severity.rank, finding.confidence.rank)):
        yield _finding(finding)


def _disarmed(match: re.Match[str]) -> str:
    return rf"{match[1]}\x3a" if match[1] else rf"{match[2]}\x5b"


def _finding(finding: Finding) -> str:
    start, end = finding.start, finding.end
    columns = {"col": start.utf16_column, "endColumn": end.utf16_column} if start.line == end.line else {}
    properties = {
        "file": machine_path(finding.relative),
        "line": start.line,
        "endLine": end.line,
        **columns,
        "title": f"{finding.code} {finding.name}",
    }
    return _command(_COMMANDS[finding.severity], properties, finding.message)


def _problem(problem: Problem) -> str:
    file = {"file": machine_path(problem.path)} if problem.path else {}
    return _command("error", {**file, "title": "webmcp-forms"}, problem.message)


def _command(name: str, properties: Mapping[str, object], message: str) -> str:
    written = (f"{key}={escape(str(value)).translate(_PERCENT_IN_PROPERTIES)}" for key, value in properties.items())
    return f"::{name} {','.join(written)}::{escape(message).translate(_PERCENT)}\n"
