"""What came of a built site."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from webmcp_forms.config.settings import NEVER
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.records import record
from webmcp_forms.report.lint_report import Problem, Report
from webmcp_forms.site.page import PageTool


@record
class SitePage:
    """A page of the site: its path in the output, the path of its source or "", its tools, and its findings counted.

    `findings` has the number of each severity by its name; a finding about several pages counts on each.
    """

    path: str
    source: str
    tools: tuple[PageTool, ...]
    findings: Mapping[str, int]


@record
class SiteReport:
    """What came of a site.

    `report` has the findings, each at its source where that is known, and the problems; it is what the report formats
    are made from. `pages` are all pages in order of path. `checked` says how many of them were checked afresh, and
    `unchanged` how many came from the cache; the rest has nothing to do with tools. `fail_on` is the severity that lets
    a build fail, or `never`. `notes` are pages that were not read to their end and a cache that cannot be written.
    """

    report: Report
    pages: tuple[SitePage, ...]
    checked: int
    unchanged: int
    fail_on: str
    base_url: str = ""
    notes: tuple[Problem, ...] = ()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All findings in order."""
        return self.report.findings

    @property
    def failing(self) -> tuple[Finding, ...]:
        """The findings that are severe enough to let the build fail."""
        return tuple(finding for finding in self.findings if reaches(finding, self.fail_on))

    @property
    def failed(self) -> bool:
        """Whether the build fails."""
        return bool(self.failing)

    @property
    def tools(self) -> tuple[PageTool, ...]:
        """The tools of all pages, those that agree in everything once, in the order of their names."""
        return tuple(tool for tool, _ in tools_by_page(self.pages))


def reaches(finding: Finding, limit: str) -> bool:
    """Whether a finding is as severe as a limit, which is the name of a severity or `never`."""
    return limit != NEVER and finding.severity.rank <= Severity(limit).rank


def count_by_severity(findings: Iterable[Finding]) -> dict[str, int]:
    """How many findings there are of each severity."""
    counts = {severity.value: 0 for severity in Severity}
    for finding in findings:
        counts[finding.severity.value] += 1
    return counts


def tools_by_page(pages: Iterable[SitePage]) -> tuple[tuple[PageTool, tuple[str, ...]], ...]:
    """Each tool with the pages that have it, in the order of names and pages."""
    found: dict[str, tuple[PageTool, list[str]]] = {}
    for page in pages:
        for tool in page.tools:
            places = found.setdefault(repr(tool), (tool, []))[1]
            if page.path not in places[-1:]:
                places.append(page.path)
    ordered = sorted(found.values(), key=lambda entry: (entry[0].name, entry[1][0], repr(entry[0])))
    return tuple((tool, tuple(places)) for tool, places in ordered)
