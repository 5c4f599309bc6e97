"""What the plugins of site generators share: options, and what they log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.records import record
from webmcp_forms.report.findings_text import headline
from webmcp_forms.report.lint_report import PLAIN
from webmcp_forms.report.terminal import escape
from webmcp_forms.site import MANIFEST, SiteReport, check


@record
class Build:
    """A build that has ended: where its pages are, and what they were made of.

    `home` is the directory of the generator's configuration, which paths in `cache` and `templates` are relative to.
    `fail_on` and `manifest` are as `webmcp_forms.site.check` takes them; "" counts as None.
    """

    output: Path
    home: Path
    sources: Mapping[str, Path]
    templates: Sequence[Path | str] = ()
    fail_on: str | None = None
    manifest: str | None = MANIFEST
    cache: Path | str | None = None
    base_url: str | None = None
    exclude: Sequence[str] = ()

    def check(self) -> SiteReport:
        """Check the pages by the configuration that is nearest to `home`; raises what `check` does."""
        home = self.home.absolute()
        base_url = self.base_url or ""
        return check(
            self.output,
            fail_on=self.fail_on or None,
            manifest=self.manifest or None,
            cache=home / self.cache if self.cache else None,
            settings=SettingsFinder().in_directory(str(home)).settings,
            base_url=base_url if base_url.startswith(("http://", "https://")) else "",
            sources=self.sources,
            templates=[home / path for path in self.templates],
            exclude=self.exclude,
        )


@record
class Line:
    """Something to log: how severe it is, what it says, the finding it says it of, and whether that fails the build."""

    severity: Severity
    text: str
    finding: Finding | None = None
    fails: bool = False


def lines(report: SiteReport) -> Iterator[Line]:
    """What there is to say of a site, in order; control characters in it are escaped."""
    failing = frozenset(map(id, report.failing))
    for problem in report.report.problems:
        yield Line(Severity.WARNING, escape(f"{problem.path}: {problem.message}" if problem.path else problem.message))
    for note in report.notes:
        yield Line(Severity.INFO, escape(f"{note.path}: {note.message}" if note.path else note.message))
    for finding in report.findings:
        yield Line(finding.severity, headline(finding, PLAIN), finding, id(finding) in failing)


def summary(report: SiteReport) -> str:
    """What was looked at, in a line."""
    tools = len(report.tools)
    unchanged = f", {report.unchanged} unchanged" if report.unchanged else ""
    pages = f"{report.checked} {'page' if report.checked == 1 else 'pages'}"
    return f"{tools} WebMCP {'tool' if tools == 1 else 'tools'}: {pages} checked{unchanged}"


def failure(report: SiteReport) -> str:
    """Why the build fails, in a line."""
    count = len(report.failing)
    return f"{count} {'finding fails' if count == 1 else 'findings fail'} the build (fail_on: {report.fail_on})"
