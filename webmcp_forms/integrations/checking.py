"""Linting sources as they are configured, for programs that have found them in their own way.

subjects -> rules -> `conclude` -> what is configured to be left out -> `Report`
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.config.settings import NEVER, Settings
from webmcp_forms.errors import InputError, UsageError
from webmcp_forms.linter.engine import NOTHING_FOUND, LintResult, lint_document
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.prefilter import may_concern
from webmcp_forms.linter.run import conclude
from webmcp_forms.linter.selection import ChosenRules, choose_rules
from webmcp_forms.readers import read
from webmcp_forms.records import record
from webmcp_forms.report.lint_report import Problem, Report
from webmcp_forms.source import SourceFile


@record
class Subject:
    """A page or template to lint, and what is configured for it.

    `language` is that of its text, None where its name and text tell. `file` is its absolute path, which patterns of
    the configuration are about, or "".
    """

    source: SourceFile
    settings: Settings
    language: str | None = None
    file: str = ""

    @property
    def chosen(self) -> ChosenRules:
        """The rules that run on it."""
        return choose_rules(self.settings.selection, self.settings.local(self.file) if self.file else None)


def check(subjects: Iterable[Subject], settings: Settings, problems: Iterable[Problem] = ()) -> Report:
    """The report on all subjects of a run; `settings` are those of the run, and `problems` what is known already.

    Whatever goes wrong with one of them is a problem in the report. Raises `UsageError` for a configuration that makes
    no sense.
    """
    subjects = tuple(subjects)
    problems = list(problems)
    results = [_checked(subject, problems) for subject in subjects]
    conclusion = conclude(results, choose_rules(settings.selection).rules)
    problems += map(Problem.from_crash, conclusion.crashes)
    files = tuple(subject.source.relative or subject.source.path for subject in subjects)
    return Report(tuple(_wanted(conclusion.findings, subjects)), tuple(problems), files, profile=settings.profile)


def reaches(finding: Finding, limit: str) -> bool:
    """Whether a finding is as severe as a limit, which is the name of a severity or `never`."""
    return limit != NEVER and finding.severity.rank <= Severity(limit).rank


def _checked(subject: Subject, problems: list[Problem]) -> LintResult:
    try:
        return _lint(subject)
    except UsageError:
        raise
    except InputError as error:
        message = error.message
    except Exception as error:  # noqa: BLE001 - one page must not stop the others
        message = f"internal error: {type(error).__name__}: {error}"
    problems.append(Problem(subject.source.path, message))
    return NOTHING_FOUND


def _lint(subject: Subject) -> LintResult:
    chosen = subject.chosen
    if not (chosen.reads_everything or may_concern(subject.source.text.encode("utf-8", "replace"))):
        return NOTHING_FOUND
    document = read(subject.source, language=subject.language)
    settings = subject.settings
    return lint_document(
        document, chosen.rules.page, find_profile(settings.profile), settings.options, chosen.rules.run
    )


def _wanted(findings: Sequence[Finding], subjects: Iterable[Subject]) -> Iterator[Finding]:
    """The findings that are configured to count, with the severities that are configured."""
    by_path = {subject.source.path: subject for subject in subjects}
    for finding in findings:
        subject = by_path[finding.path]
        chosen = subject.chosen
        if finding.confidence.rank <= subject.settings.min_confidence.rank and chosen.runs(finding.code):
            yield chosen.judge(finding)
