"""`webmcp-forms lint`: what is wrong with the forms of pages, and its repair."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import click

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.cli.options import examples, page_options, profile_option
from webmcp_forms.cli.run import Run
from webmcp_forms.document.nodes import Document
from webmcp_forms.errors import InputError
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence, Finding, Severity
from webmcp_forms.linter.rules import DEFAULT_RULES
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile

_NEVER = "never"


@click.command("lint", epilog=examples("lint site/", "lint --fail-on warning templates/", "lint --diff ."))
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
@click.option("--fix", is_flag=True, help="Repair what can be repaired safely, and report the rest.")
@click.option("--unsafe-fixes", is_flag=True, help="With --fix or --diff: also repairs that change what the page does.")
@click.option("--diff", is_flag=True, help="Show the repairs as a patch instead of making them.")
@profile_option
@page_options
def command(  # noqa: PLR0913 - one parameter an option, as click calls it
    run: Run,
    output_format: str,
    fail_on: str,
    min_confidence: str,
    profile: Profile,
    *,
    fix: bool,
    unsafe_fixes: bool,
    diff: bool,
) -> int:
    """Find forms that will not register, cannot be called, or do not do what their author thinks.

    PATH is a file, a directory (searched for pages), a quoted pattern, or - for standard input.
    """
    if unsafe_fixes and not (fix or diff):
        raise click.UsageError("--unsafe-fixes needs --fix or --diff")
    job = _Job(run, profile, Confidence(min_confidence), fix=fix and not diff, diff=diff, unsafe=unsafe_fixes)
    run.console.report(_pieces(job, output_format))
    least = None if fail_on == _NEVER else Severity(fail_on)
    return int(least is not None and any(finding.severity.rank <= least.rank for finding in job.findings))


@dataclass
class _Job:
    """One run of the command: what it is asked to do, and the findings that remain so far."""

    run: Run
    profile: Profile
    min_confidence: Confidence
    fix: bool
    diff: bool
    unsafe: bool
    findings: list[Finding] = field(default_factory=list)
    fixed_count: int = 0

    def lint(self, document: Document) -> tuple[Finding, ...]:
        """The findings on a page that are sure enough; a rule that crashes is said on standard error."""
        result = lint_document(document, DEFAULT_RULES, self.profile)
        for crash in result.crashes:
            self.run.fail(f"internal error in rule {crash.code}: {crash.error}", crash.path)
        return tuple(finding for finding in result.findings if finding.confidence.rank <= self.min_confidence.rank)

    def work(self, document: Document) -> tuple[tuple[Finding, ...], str]:
        """The findings that remain on a page, and the patch when one is asked for."""
        if not (self.fix or self.diff):
            return self.lint(document), ""
        from webmcp_forms.linter.fixes import fix_file

        def lint_source(source: SourceFile) -> tuple[Finding, ...]:
            return self.lint(read(source, language=document.language))

        fixed = fix_file(document.source, lint_source, unsafe=self.unsafe)
        if self.diff:
            return self.lint(document), _patch(document.source, fixed.source)
        if fixed.fixed:
            _write(document.source, fixed.source)
        self.fixed_count += len(fixed.fixed)
        return fixed.remaining, ""


def _pieces(job: _Job, output_format: str) -> Iterator[str]:
    for findings, patch in job.run.each(job.work):
        job.findings.extend(findings)
        if job.diff:
            yield patch
        elif output_format == "text":
            yield from _texts(job, findings)
    if not job.diff:
        yield _ending(job, output_format)


def _texts(job: _Job, findings: tuple[Finding, ...]) -> Iterator[str]:
    from webmcp_forms.report.findings_text import finding_text

    for finding in findings:
        yield finding_text(finding, colour=job.run.console.colour)


def _ending(job: _Job, output_format: str) -> str:
    if output_format == "text":
        from webmcp_forms.report.findings_text import fixed_text, summary_text

        return fixed_text(job.fixed_count) + summary_text(job.findings, len(job.run.files))
    from webmcp_forms.report.findings_json import findings_json
    from webmcp_forms.report.json_layout import escape_json

    return escape_json(findings_json(job.findings), ascii_only=job.run.console.is_ascii_only)


def _patch(before: SourceFile, after: SourceFile) -> str:
    from difflib import unified_diff

    from webmcp_forms.report.terminal import escape, escape_lines

    if before.text == after.text:
        return ""
    name = escape(before.path)
    old, new = (text.splitlines(keepends=True) for text in (before.text, after.text))
    lines = unified_diff(old, new, name, name)
    return escape_lines("".join(line if line.endswith("\n") else f"{line}\n" for line in lines))


def _write(before: SourceFile, after: SourceFile) -> None:
    """Write a page back, unless that would change more than the fixes do."""
    from webmcp_forms.linter.fixes import encode

    path = Path(before.path)
    if not path.is_file():
        raise InputError("only a file can be fixed; use --diff for standard input", before.path)
    try:
        if path.read_bytes() != encode(before):
            raise InputError(f"not fixed: it has bytes that are no {before.encoding}", before.path)
        path.write_bytes(encode(after))
    except (OSError, UnicodeEncodeError) as error:
        raise InputError(f"not fixed: {error}", before.path) from error
