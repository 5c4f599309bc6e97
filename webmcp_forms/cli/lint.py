"""`webmcp-forms lint`: what is wrong with the forms of pages, and its repair.

files -> `lint_file` for each, in one process or several -> `conclude` -> baseline -> reports -> exit code
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

import click

from webmcp_forms.cli.baselines import BaselineOptions, Checked, tolerate
from webmcp_forms.cli.lint_file import FileOutcome, FileTask, LintMode, lint_file
from webmcp_forms.cli.options import examples, page_options, profile_option, rule_options
from webmcp_forms.cli.outputs import Output, output_options, write_reports
from webmcp_forms.cli.processes import process_count, work_through
from webmcp_forms.cli.run import Run, load_bytes
from webmcp_forms.config.discovery import STANDARD_INPUT, FoundFile
from webmcp_forms.config.settings import NEVER
from webmcp_forms.errors import InputError
from webmcp_forms.linter.engine import LintResult
from webmcp_forms.linter.finding import Finding, Severity
from webmcp_forms.linter.run import conclude
from webmcp_forms.linter.selection import choose_rules
from webmcp_forms.report.formats import SHOWING_TOOLS
from webmcp_forms.report.lint_report import Problem, Report

if TYPE_CHECKING:  # few reports show tools
    from webmcp_forms.report.tool_facts import ToolFacts


@click.command("lint", epilog=examples("lint site/", "lint --format text --output sarif=out.sarif .", "lint --diff ."))
@output_options
@click.option("--fix", is_flag=True, help="Repair what can be repaired safely, and report the rest.")
@click.option("--unsafe-fixes", is_flag=True, help="With --fix or --diff: also repairs that change what the page does.")
@click.option("--diff", is_flag=True, help="Show the repairs as a patch instead of making them.")
@click.option("--ignore-suppressions", is_flag=True, help="Report what comments in the files silence too.")
@click.option("--baseline", metavar="FILE", type=click.Path(path_type=Path), help="Tolerate what this file lists.")
@click.option("--write-baseline", metavar="FILE", type=click.Path(path_type=Path), help="List all findings there.")
@click.option("--prune-baseline", is_flag=True, help="Take what is gone out of the baseline.")
@click.option(
    "-j", "--jobs", type=click.IntRange(0), default=0, metavar="N", help="Use N processes.  [default: as it pays]"
)
@rule_options
@profile_option
@page_options
def command(  # noqa: PLR0913 - one parameter an option, as click calls it
    run: Run,
    outputs: tuple[Output, ...],
    *,
    fix: bool,
    unsafe_fixes: bool,
    diff: bool,
    ignore_suppressions: bool,
    baseline: Path | None,
    write_baseline: Path | None,
    prune_baseline: bool,
    jobs: int,
    profile: object,  # noqa: ARG001 - each file has its own
) -> int:
    """Find forms that will not register, cannot be called, or do not do what their author thinks.

    PATH is a file, a directory (searched for pages), a quoted pattern, or - for standard input.
    """
    if unsafe_fixes and not (fix or diff):
        raise click.UsageError("--unsafe-fixes needs --fix or --diff")
    configured = Path(run.settings.root, run.settings.baseline) if run.settings.baseline else None
    tolerated = BaselineOptions(baseline or configured, write_baseline, prune_baseline)
    tolerated.check()
    outputs = () if diff else outputs or _configured_outputs(run)
    mode = LintMode(
        run.options.language,
        run.options.exclusion.embedded,
        ignore_suppressions,
        fix=fix and not diff,
        diff=diff,
        unsafe=unsafe_fixes,
        at_terminal=run.console.is_terminal,
        tools=any(output.format in SHOWING_TOOLS for output in outputs),
    )
    collected = _collect(run, mode, process_count(jobs, len(run.files)))
    if diff:
        run.console.report(collected.patches)
    checked = Checked(_codes(run), frozenset(problem.path for problem in collected.problems))
    findings = tolerate(_findings(run, mode, collected), tolerated, checked, run)
    if not diff:
        write_reports(_report(run, collected, findings), outputs, run)
    return int(any(_fails(run, finding) for finding in findings))


@dataclass(slots=True)
class _Collected:
    """What came of all files of a run."""

    results: list[LintResult] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    patches: list[str | bytes] = field(default_factory=list)
    fixed: int = 0
    tools: list[ToolFacts] = field(default_factory=list)


def _collect(run: Run, mode: LintMode, processes: int) -> _Collected:
    collected = _Collected()
    tasks = tuple(_tasks(run, mode, collected))
    progress = run.console.start_progress(len(tasks))
    try:
        for task, outcome in zip(tasks, work_through(lint_file, tasks, processes), strict=True):
            _take(run, task.file, outcome, collected)
            progress.step()
    finally:
        progress.clear()
    return collected


def _tasks(run: Run, mode: LintMode, collected: _Collected) -> Iterator[FileTask]:
    for file in run.files:
        data = None
        if file.path == STANDARD_INPUT:
            try:
                data = load_bytes(file)
            except InputError as error:
                _fail(run, file, error.message, collected)
                continue
        yield FileTask(file, run.settings_for(file), mode, data)


def _take(run: Run, file: FoundFile, outcome: FileOutcome, collected: _Collected) -> None:
    for note in outcome.notes:
        run.console.note(note, file.shown)
    if outcome.error:
        _fail(run, file, outcome.error, collected)
    collected.results.append(outcome.result)
    collected.fixed += outcome.fixed
    collected.tools += outcome.tools
    if outcome.patch:
        collected.patches.append(outcome.patch)


def _fail(run: Run, file: FoundFile, message: str, collected: _Collected) -> None:
    run.fail(message, file.shown)
    collected.problems.append(Problem(file.relative, message))


def _findings(run: Run, mode: LintMode, collected: _Collected) -> tuple[Finding, ...]:
    """The findings of the run that are wanted, with the severities that are configured."""
    chosen = choose_rules(run.settings.selection)
    conclusion = conclude(collected.results, chosen.rules, ignore_suppressions=mode.ignore_suppressions)
    for crash in conclusion.crashes:
        run.fail(f"internal error in rule {crash.code}: {crash.error}", crash.path or None)
        collected.problems.append(Problem.from_crash(crash))
    return tuple(_wanted(run, conclusion.findings))


def _wanted(run: Run, findings: tuple[Finding, ...]) -> Iterator[Finding]:
    for path, of_file in groupby(findings, key=lambda finding: finding.path):
        file = run.shown[path]
        settings = run.settings_for(file)
        chosen = choose_rules(settings.selection, settings.local(file.absolute))
        for finding in of_file:
            if finding.confidence.rank <= settings.min_confidence.rank and chosen.runs(finding.code):
                yield chosen.judge(finding)


def _codes(run: Run) -> frozenset[str]:
    return choose_rules(run.settings.selection).codes


def _report(run: Run, collected: _Collected, findings: tuple[Finding, ...]) -> Report:
    files = tuple(file.relative for file in run.files)
    return Report(
        findings,
        tuple(collected.problems),
        files,
        collected.fixed,
        run.settings.profile,
        tools=tuple(collected.tools),
    )


def _fails(run: Run, finding: Finding) -> bool:
    """Whether a finding is so severe that the run fails, by what is configured for its file."""
    limit = run.settings_for(run.shown[finding.path]).fail_on
    return limit != NEVER and finding.severity.rank <= Severity(limit).rank


def _configured_outputs(run: Run) -> tuple[Output, ...]:
    """The reports that the configuration asks for, where the command line asks for none."""
    settings = run.settings
    files = tuple(Output(name, Path(settings.root, path)) for name, path in settings.output)
    return (*files, Output(settings.format))
