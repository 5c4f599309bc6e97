"""What stands where in the report: files, their tools, and the findings of each.

report -> files with something to show -> tools with the findings that lie in their forms, and the other findings
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from webmcp_forms.linter.finding import Finding
from webmcp_forms.records import record
from webmcp_forms.report.files import FileReport, files_of
from webmcp_forms.report.lint_report import Problem, Report, machine_path
from webmcp_forms.report.tool_facts import ToolFacts


@record
class ToolSection:
    """A tool and the findings about it."""

    tool: ToolFacts
    findings: tuple[Finding, ...]


@record
class FileSection:
    """A file, its tools, the findings that are about none of them, and what could not be checked."""

    path: str
    tools: tuple[ToolSection, ...]
    findings: tuple[Finding, ...]
    problems: tuple[Problem, ...]


def file_sections(report: Report) -> Iterator[FileSection]:
    """The files that there is something to show of, in order; what is about no file has the path ""."""
    tools: dict[str, list[ToolFacts]] = {}
    for tool in report.tools:
        tools.setdefault(machine_path(tool.path), []).append(tool)
    for file in files_of(report):
        section = _section(file, tools.get(file.path, ()))
        if section.tools or section.findings or section.problems:
            yield section


def _section(file: FileReport, tools: Sequence[ToolFacts]) -> FileSection:
    found: list[list[Finding]] = [[] for _ in tools]
    others: list[Finding] = []
    finder = _Finder(tools)
    for finding in file.findings:
        number = finder.tool_of(finding)
        (others if number is None else found[number]).append(finding)
    sections = (ToolSection(tool, tuple(own)) for tool, own in zip(tools, found, strict=True))
    return FileSection(file.path, tuple(sections), tuple(others), tuple(file.problems))


class _Finder:
    """Tells which of the tools of a file a finding is about, by its place or else by its name."""

    def __init__(self, tools: Sequence[ToolFacts]) -> None:
        self._tools = tools
        placed = sorted((tool.extent.start, tool.extent.end, number) for number, tool in enumerate(tools))
        self._placed = [place for place in placed if place[0] < place[1]]
        self._named = {tool.name: number for number, tool in reversed(tuple(enumerate(tools))) if tool.name}

    def tool_of(self, finding: Finding) -> int | None:
        start = finding.span.start
        before = bisect_right(self._placed, start, key=lambda place: place[0]) - 1
        if before >= 0 and start < self._placed[before][1]:
            return self._placed[before][2]
        return self._named.get(finding.tool)
