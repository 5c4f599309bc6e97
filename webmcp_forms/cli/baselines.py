"""`--baseline`, `--write-baseline` and `--prune-baseline`: the findings that a project tolerates for now."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from webmcp_forms.cli.run import Run
from webmcp_forms.config.discovery import reason
from webmcp_forms.config.writing import write_file
from webmcp_forms.errors import InputError, UsageError
from webmcp_forms.linter.finding import Finding
from webmcp_forms.records import record


@record
class BaselineOptions:
    """The file to go by, the file to write, and whether the first is to be written without what is stale."""

    path: Path | None = None
    write: Path | None = None
    prune: bool = False

    def check(self) -> None:
        """Raise `UsageError` when they do not go together."""
        if self.prune and self.path is None:
            raise UsageError("--prune-baseline needs --baseline, or a baseline in the configuration")
        if self.prune and self.write:
            raise UsageError("--prune-baseline and --write-baseline exclude each other")


@record
class Checked:
    """What a run looked at: the codes of its rules, and the paths, for programs, of the files it could not read."""

    codes: frozenset[str]
    unread: frozenset[str]


def tolerate(findings: Sequence[Finding], options: BaselineOptions, checked: Checked, run: Run) -> tuple[Finding, ...]:
    """The findings that no baseline knows. Writes what is to be written, and says which entries are stale."""
    if options.write:
        from webmcp_forms.linter.baseline import write_baseline

        write_file(options.write, [write_baseline(findings)])
        run.console.note(f"{_counted(len(findings))} tolerated from now on", str(options.write))
        return ()
    return _compare(findings, options.path, checked, run, prune=options.prune) if options.path else tuple(findings)


def _compare(
    findings: Sequence[Finding], path: Path, checked: Checked, run: Run, *, prune: bool
) -> tuple[Finding, ...]:
    from webmcp_forms.linter import baseline as known

    entries = known.read_baseline(_text(path), str(path))
    paths = frozenset(file.relative for file in run.files) - checked.unread
    project = Path(run.finder.project_of(run.finder.here) or run.finder.here)
    # What stood in a file that is no more is gone too.
    deleted = frozenset(entry.path for entry in entries.entries if not (project / entry.path).exists())
    scope = known.Scope(paths | deleted, checked.codes)
    comparison = known.apply_baseline(findings, entries, scope)
    if prune:
        write_file(path, [known.baseline_text(known.prune_baseline(entries, findings, scope))])
    elif comparison.stale:
        count = sum(one.entry.count - one.found for one in comparison.stale)
        run.console.note(f"{_counted(count)} gone; --prune-baseline takes what is gone out", str(path))
    return comparison.new


def _counted(count: int) -> str:
    return "1 finding is" if count == 1 else f"{count} findings are"


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        said = reason(error) if isinstance(error, OSError) else "it is no UTF-8"
        raise InputError(f"cannot be read: {said}", str(path)) from error
