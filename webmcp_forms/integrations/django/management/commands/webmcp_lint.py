"""`manage.py webmcp_lint`: the findings in the project's templates, as `webmcp-forms lint` reports them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError
from enum import Enum
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.config.keys import configuration_keys
from webmcp_forms.config.kinds import Items, Kind, read_value
from webmcp_forms.config.settings import NEVER
from webmcp_forms.config.sources import Source
from webmcp_forms.errors import UsageError, WebMCPFormsError
from webmcp_forms.integrations.checking import reaches
from webmcp_forms.integrations.django.templates import check_paths, template_folders
from webmcp_forms.linter.finding import Confidence, Severity
from webmcp_forms.linter.selection import check_word
from webmcp_forms.report.formats import FORMATS, find_renderer
from webmcp_forms.report.lint_report import Appearance, Report
from webmcp_forms.report.terminal import escape

_FOUND, _FAILED = 1, 2
_ORIGIN = "options of webmcp_lint"
_OVERRIDES = ("select", "extend_select", "ignore", "min_confidence", "fail_on", "format")


class Command(BaseCommand):  # type: ignore[misc]  # Django has no types
    """The command."""

    help = "Finds forms in templates that do not register as tools, cannot be called, or lose parameters."
    # What is wrong with a template must not keep it from being reported.
    requires_system_checks: list[str] = []  # noqa: RUF012 - as Django declares it

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Those of `webmcp-forms lint` that are about rules and reports."""
        parser.add_argument("paths", nargs="*", metavar="PATH", help="Templates or folders; by default the project's.")
        parser.add_argument("--installed", action="store_true", help="Also read templates of installed packages.")
        for name, said in (
            ("--select", "Run these rules: codes, names, families such as WF2, or ALL."),
            ("--extend-select", "Run these rules besides."),
            ("--ignore", "Do not run these rules."),
        ):
            parser.add_argument(name, type=_words, metavar="RULE,...", help=said)
        levels = [severity.value for severity in Severity]
        sure = [confidence.value for confidence in Confidence]
        parser.add_argument("--min-confidence", choices=sure, help="Leave out what is less sure.")
        parser.add_argument("--fail-on", choices=[*levels, NEVER], help="End with 1 for a finding this severe.")
        parser.add_argument("--format", choices=list(FORMATS), help="The report on standard output.")
        parser.add_argument("--config", type=Path, metavar="FILE", help="Go by this configuration alone.")
        parser.add_argument("--isolated", action="store_true", help="Go by no configuration file.")

    def handle(self, **options: Any) -> None:  # noqa: ANN401 - what each option makes of its value
        """Write the report, and end as `webmcp-forms lint` does: with 1 for findings, with 2 for problems."""
        try:
            code = self._report(options)
        except WebMCPFormsError as error:
            raise CommandError(escape(str(error)), returncode=_FAILED) from error
        if code:
            sys.exit(code)

    def _report(self, options: dict[str, Any]) -> int:
        config = Path(options["config"]) if options["config"] else None
        finder = SettingsFinder(config=config, isolated=options["isolated"], overrides=_overrides(options))
        settings = finder.of_run.settings
        folders = template_folders(installed=options["installed"])
        report = check_paths(options["paths"] or [folder.path for folder in folders], folders, finder)
        self._write(report, settings.format)
        if report.problems:
            return _FAILED
        return _FOUND if any(reaches(finding, settings.fail_on) for finding in report.findings) else 0

    def _write(self, report: Report, name: str) -> None:
        encoding = getattr(self.stdout, "encoding", None) or "utf-8"
        appearance = Appearance(self.style.ERROR("x") != "x", not encoding.lower().startswith("utf"))
        for piece in find_renderer(name)(report, appearance):
            self.stdout.write(piece, ending="")
        for problem in report.problems:
            self.stderr.write(escape(f"{problem.path}: {problem.message}"))


def _overrides(options: dict[str, Any]) -> Source | None:
    """What the options say in place of the configuration; what a program gives for them is checked here."""
    kinds = {key.name: key.meaning.kind for key in configuration_keys()}
    given = {name.replace("_", "-"): options[name] for name in _OVERRIDES if options[name] is not None}
    said = {name: read_value(kinds[name], _plain(kinds[name], value), name) for name, value in given.items()}
    return Source(_ORIGIN, said) if said else None


def _plain(kind: Kind, value: object) -> object:
    """A value as a configuration file would have it."""
    match kind, value:
        case Items(), str():
            return _split(value)
        case Items(), tuple():
            return list(value)
        case _, Enum():
            return value.value
    return value


def _words(text: str) -> list[str]:
    words = _split(text)
    try:
        for word in words:
            check_word(word)
    except UsageError as error:
        raise ArgumentTypeError(error.message) from error
    return words


def _split(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]
