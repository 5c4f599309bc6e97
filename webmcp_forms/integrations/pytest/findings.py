"""The fixture `assert_no_findings`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.config.sources import Source
from webmcp_forms.errors import UsageError
from webmcp_forms.integrations.checking import Subject, check, reaches
from webmcp_forms.integrations.responses import rendered_page
from webmcp_forms.linter.finding import Severity
from webmcp_forms.linter.selection import check_word
from webmcp_forms.report.findings_text import finding_text, summary_text
from webmcp_forms.report.lint_report import Report

_ORIGIN = "assert_no_findings"
_LIMITS = tuple(severity.value for severity in Severity)


class AssertNoFindings:
    """Lints pages as the project has configured it."""

    def __init__(self, project: Path) -> None:
        """Go by the configuration of a directory."""
        self._project = str(project)

    def __call__(
        self,
        response: object,
        *,
        fail_on: str = Severity.INFO.value,
        select: Sequence[str] = (),
        ignore: Sequence[str] = (),
    ) -> None:
        """Raise `AssertionError` when something is found in the page of a response, or in markup.

        `fail_on` is the least severity that counts. `select` and `ignore` are rules, or families of them, in place of
        those that are configured. Raises `UsageError` for what makes no sense.
        """
        __tracebackhide__ = True
        if fail_on not in _LIMITS:
            raise UsageError(f"fail_on is {fail_on!r}, which is none of {', '.join(_LIMITS)}")
        report = self._report(response, _words(select), _words(ignore))
        findings = tuple(finding for finding in report.findings if reaches(finding, fail_on))
        if findings or report.problems:
            texts = [finding_text(finding) for finding in findings]
            problems = [f"{problem.path}: {problem.message}\n" for problem in report.problems]
            summary = summary_text(findings, 1, len(report.problems))
            raise AssertionError("\n" + "".join((*texts, *problems, summary)).rstrip())

    def _report(self, response: object, select: tuple[str, ...], ignore: tuple[str, ...]) -> Report:
        for word in (*select, *ignore):
            check_word(word)
        said = {name: words for name, words in (("select", select), ("ignore", ignore)) if words}
        finder = SettingsFinder(overrides=Source(_ORIGIN, said) if said else None)
        settings = finder.in_directory(self._project).settings
        page = rendered_page(response)
        return check([Subject(page.source, settings, page.language)], settings)


def _words(given: str | Sequence[str]) -> tuple[str, ...]:
    """The words for rules; a text is one of them, and not its letters."""
    return (given,) if isinstance(given, str) else tuple(given)
