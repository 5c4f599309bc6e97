"""`webmcp-forms lint`: what is wrong with the forms of pages."""

from __future__ import annotations

from collections.abc import Iterator

import click

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.cli.options import examples, page_options, profile_option
from webmcp_forms.cli.run import Run
from webmcp_forms.document.nodes import Document
from webmcp_forms.linter.engine import LintResult, lint_document
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.rules import DEFAULT_RULES

_NEVER = "never"


@click.command("lint", epilog=examples("lint site/", "lint --fail-on warning --format json templates/"))
@click.option(
    "--format",
    "output_format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Lines for people, or one JSON document for the run.",
)
@click.option(
    "--fail-on",
    type=click.Choice([*(severity.value for severity in Severity), _NEVER]),
    default=Severity.ERROR.value,
    show_default=True,
    help="End with exit code 1 when there is a finding this severe.",
)
@click.option(
    "--min-confidence",
    type=click.Choice([confidence.value for confidence in Confidence]),
    default=Confidence.LIKELY.value,
    show_default=True,
    help="Leave out what is less sure.",
)
@profile_option
@page_options
def command(run: Run, output_format: str, fail_on: str, min_confidence: str, profile: Profile) -> int:
    """Find forms that will not register, cannot be called, or do not do what their author thinks.

    PATH is a file, a directory (searched for pages), a quoted pattern, or - for standard input.
    """
    least = Confidence(min_confidence).rank
    findings: list[Finding] = []

    def lint_page(document: Document) -> tuple[Finding, ...]:
        result = lint_document(document, DEFAULT_RULES, profile)
        _tell_crashes(run, result)
        return tuple(finding for finding in result.findings if finding.confidence.rank <= least)

    def pieces() -> Iterator[str]:
        for found in run.each(lint_page):
            findings.extend(found)
            if output_format == "text":
                yield from _texts(run, found)
        yield _ending(run, findings, output_format)

    run.console.report(pieces())
    is_failure = fail_on != _NEVER and any(finding.severity.rank <= Severity(fail_on).rank for finding in findings)
    return int(is_failure)


def _tell_crashes(run: Run, result: LintResult) -> None:
    for crash in result.crashes:
        run.fail(f"internal error in rule {crash.code}: {crash.error}", crash.path)


def _texts(run: Run, findings: tuple[Finding, ...]) -> Iterator[str]:
    from webmcp_forms.report.findings_text import finding_text

    for finding in findings:
        yield finding_text(finding, colour=run.console.colour)


def _ending(run: Run, findings: list[Finding], output_format: str) -> str:
    if output_format == "text":
        from webmcp_forms.report.findings_text import summary_text

        return summary_text(findings, len(run.files))
    from webmcp_forms.report.findings_json import findings_json
    from webmcp_forms.report.json_layout import escape_json

    return escape_json(findings_json(findings), ascii_only=run.console.is_ascii_only)
