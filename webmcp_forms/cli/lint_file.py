"""Linting one file: all that a worker process does, from a path to findings, and never an exception.

    FileTask -> read -> rules -> fixes, when they are asked for -> FileOutcome

Tasks and outcomes travel between processes, so they hold nothing but data; rules are chosen where they run.
"""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING

from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.cli.run import load_bytes
from webmcp_forms.config.discovery import FoundFile
from webmcp_forms.config.settings import Settings
from webmcp_forms.document.nodes import Document
from webmcp_forms.encoding import looks_binary
from webmcp_forms.errors import InputError, UsageError, WebMCPFormsError
from webmcp_forms.linter.engine import NOTHING_FOUND, LintResult, lint_document
from webmcp_forms.linter.finding import Confidence, Finding
from webmcp_forms.linter.prefilter import may_concern, may_handle_submissions
from webmcp_forms.linter.run import conclude
from webmcp_forms.linter.selection import ChosenRules, choose_rules
from webmcp_forms.readers import read
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile

if TYPE_CHECKING:  # few reports show tools
    from webmcp_forms.report.tool_facts import ToolFacts


@record
class LintMode:
    """What a run is asked to do besides finding; with `tools`, the tools of each file are collected.

    A patch is made to be looked at where it goes to a terminal, else to be applied.
    """

    language: str | None = None
    embedded: bool = False
    ignore_suppressions: bool = False
    fix: bool = False
    diff: bool = False
    unsafe: bool = False
    at_terminal: bool = False
    tools: bool = False

    @property
    def repairs(self) -> bool:
        """Whether fixes are made, or shown as a patch."""
        return self.fix or self.diff


@record
class FileTask:
    """A file, what is configured for it, and what to do with it. `data` is what standard input held."""

    file: FoundFile
    settings: Settings
    mode: LintMode
    data: bytes | None = None


@record
class FileOutcome:
    """What came of a file.

    `notes` are lines to say about it, and `error` is why it could not be done, or "". `fixed` counts the findings that
    were repaired and `patch` shows how, when a patch was asked for. `tools` are those of the file as it was judged, if
    they were asked for.
    """

    result: LintResult = NOTHING_FOUND
    notes: tuple[str, ...] = ()
    error: str = ""
    fixed: int = 0
    patch: str | bytes = ""
    tools: tuple[ToolFacts, ...] = ()


def lint_file(task: FileTask) -> FileOutcome:
    """Lint a file; whatever goes wrong is part of the outcome, but for a configuration that makes no sense."""
    try:
        return _lint(task)
    except UsageError:
        raise
    except WebMCPFormsError as error:
        return FileOutcome(error=error.message)
    except Exception as error:  # noqa: BLE001 - one file must not stop the others
        return FileOutcome(error=f"internal error: {type(error).__name__}: {error}")


def _lint(task: FileTask) -> FileOutcome:
    data = load_bytes(task.file) if task.data is None else task.data
    chosen = choose_rules(task.settings.selection, task.settings.local(task.file.absolute))
    if not (may_concern(data) or chosen.reads_everything or _is_guessed_about(task, data)):
        return FileOutcome()
    if looks_binary(data):
        raise InputError("it is a binary file, not a page")
    source = SourceFile.from_bytes(data, task.file.shown, task.file.relative)
    document = _read(task, source)
    if task.mode.repairs:
        return _repair(task, chosen, document, data)
    result = _judged(_check(task, chosen, document), chosen)
    return FileOutcome(result, tuple(_notes(document)), tools=_tools(task, document))


def _is_guessed_about(task: FileTask, data: bytes) -> bool:
    """Whether a file that names no tool is read for guesses about it, which are left out unless they are asked for."""
    return task.settings.min_confidence is Confidence.POSSIBLE and may_handle_submissions(data)


def _read(task: FileTask, source: SourceFile) -> Document:
    name = os.path.basename(task.file.absolute)  # noqa: PTH119 - each file asks
    language = task.mode.language or task.settings.language_of(name)
    return read(source, language=language, embedded=task.mode.embedded)


def _check(task: FileTask, chosen: ChosenRules, document: Document) -> LintResult:
    profile, options = find_profile(task.settings.profile), task.settings.options
    return lint_document(document, chosen.rules.page, profile, options, chosen.rules.run)


def _judged(result: LintResult, chosen: ChosenRules) -> LintResult:
    return replace(result, findings=tuple(map(chosen.judge, result.findings))) if chosen.severities else result


def _tools(task: FileTask, document: Document) -> tuple[ToolFacts, ...]:
    if not task.mode.tools:
        return ()
    from webmcp_forms.report.tool_facts import tool_facts

    return tool_facts(document, find_profile(task.settings.profile), task.settings.options)


def _repair(task: FileTask, chosen: ChosenRules, document: Document, data: bytes) -> FileOutcome:
    """Fix what can be fixed; what remains is linted once more, as it now is or, for a patch, as it was."""
    from webmcp_forms.cli.repairs import Repair, withheld_notes
    from webmcp_forms.linter.fixes import fix_file

    def lint(source: SourceFile) -> tuple[Finding, ...]:
        result = _check(task, chosen, _read(task, source))
        return conclude([result], chosen.rules, ignore_suppressions=task.mode.ignore_suppressions).findings

    fixed = fix_file(document.source, lint, unsafe=task.mode.unsafe)
    notes = (*_notes(document), *withheld_notes(fixed))
    repair = Repair(document.source, fixed.source, data)
    if task.mode.diff:
        result = _judged(_check(task, chosen, document), chosen)
        patch = repair.patch(at_terminal=task.mode.at_terminal)
        return FileOutcome(result, notes, patch=patch, tools=_tools(task, document))
    repair.write(task.file)
    repaired = _read(task, fixed.source)
    result = _judged(_check(task, chosen, repaired), chosen)
    return FileOutcome(result, notes, fixed=len(fixed.fixed), tools=_tools(task, repaired))


def _notes(document: Document) -> tuple[str, ...]:
    problem = document.problem
    if problem is None:
        return ()
    return (f"line {document.source.position(problem.offset).line}: {problem.message}",)
