"""The system check: findings in the project's templates as messages of Django's check framework."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core import checks

from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.errors import WebMCPFormsError
from webmcp_forms.integrations.django.templates import check_paths, template_folders
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.report.lint_report import Problem
from webmcp_forms.report.terminal import escape

LABEL = "webmcp_forms"
"""What the ids of all messages start with."""

_KINDS = {Severity.ERROR: checks.Error, Severity.WARNING: checks.Warning, Severity.INFO: checks.Info}


def check_templates(app_configs: Sequence[Any] | None, **_options: object) -> list[checks.CheckMessage]:
    """The findings in the templates of the project, or in those of some of its applications."""
    try:
        folders = template_folders(installed=getattr(settings, "WEBMCP_FORMS_INSTALLED_TEMPLATES", False))
        paths = [folder.path for folder in folders if _is_of(folder.path, app_configs)]
        report = check_paths(paths, folders, SettingsFinder())
    except WebMCPFormsError as error:
        return [checks.Error(error.message, obj=error.path, id=f"{LABEL}.E001")]
    return [*map(_problem, report.problems), *_messages(report.findings)]


def _is_of(folder: str, app_configs: Iterable[Any] | None) -> bool:
    return app_configs is None or any(Path(folder).is_relative_to(config.path) for config in app_configs)


def _messages(findings: Iterable[Finding]) -> Iterator[checks.CheckMessage]:
    for finding in findings:
        message, advice = _parted(escape(finding.message))
        doubt = "" if finding.confidence is Confidence.CERTAIN else f" ({finding.confidence.value})"
        hint = f"{advice} `webmcp-forms rule {finding.code}` says more.".lstrip()
        place = f"{escape(finding.path)}:{finding.start.line}:{finding.start.column}"
        yield _KINDS[finding.severity](message + doubt, hint=hint, obj=place, id=f"{LABEL}.{finding.code}")


def _problem(problem: Problem) -> checks.CheckMessage:
    return checks.Warning(escape(problem.message), obj=escape(problem.path) or None, id=f"{LABEL}.W001")


def _parted(message: str) -> tuple[str, str]:
    """What a message says happens, and its last sentence, which says what to write instead."""
    end = message.rfind(". ") + 1
    is_advice = end and message[end + 1 : end + 2].isupper()
    return (message[:end], message[end + 1 :]) if is_advice else (message, "")
