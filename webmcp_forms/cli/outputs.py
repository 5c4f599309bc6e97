"""Where the reports of `lint` go: `--format` to standard output, and `--output FORMAT=FILE` as often as wanted."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from functools import update_wrapper
from pathlib import Path
from typing import Protocol, TypeAlias

import click

from webmcp_forms.cli.console import Console
from webmcp_forms.config.discovery import reason
from webmcp_forms.config.writing import write_file
from webmcp_forms.errors import WebMCPFormsError, did_you_mean
from webmcp_forms.records import record
from webmcp_forms.report.formats import DEFAULT_FORMAT, FORMATS, find_renderer
from webmcp_forms.report.lint_report import PLAIN, Appearance, Report

_Command: TypeAlias = Callable[..., int | None]

_OPTION = "--output"
_STANDARD_OUTPUT = "-"


@record
class Output:
    """A report to write: its format, and its file or None for standard output."""

    format: str
    path: Path | None = None


def output_options(command: _Command) -> _Command:
    """Give a command `--format` and `--output`, and call it with `outputs`, a tuple of `Output`, empty without them.

    It stands above `page_options`, so that what cannot be written is said before any page is looked for.
    """

    def with_outputs(*, output_format: str | None, output: tuple[Output, ...], **options: object) -> int | None:
        outputs = combine(output_format, output) if output_format or output else ()
        return command(outputs=outputs, **options)

    wrapped: _Command = update_wrapper(with_outputs, command)
    for option in (
        click.option(
            _OPTION,
            multiple=True,
            metavar="FORMAT=FILE",
            callback=_parse_all,
            help="Also write the report in that format to a file, - for standard output; may be repeated.",
        ),
        click.option(
            "--format",
            "output_format",
            type=click.Choice(list(FORMATS)),
            help=f"The report on standard output.  [default: {DEFAULT_FORMAT}]",
        ),
    ):
        wrapped = option(wrapped)
    return wrapped


def parse_output(value: str) -> Output:
    """The output that `FORMAT=FILE` stands for; raises `click.BadParameter` when it can be none."""
    name, separator, path = value.partition("=")
    if not separator:
        raise _bad(f"{value!r} is not FORMAT=FILE, such as sarif=report.sarif")
    if name not in FORMATS:
        hint = did_you_mean(name, FORMATS) or f" There are {', '.join(FORMATS)}."
        raise _bad(f"{name!r} is no format.{hint}")
    if not path:
        raise _bad(f"{value!r} names no file; write {name}=FILE, or {name}=- for standard output")
    if path == _STANDARD_OUTPUT:
        return Output(name)
    return Output(name, _file(path))


def combine(output_format: str | None, outputs: Sequence[Output]) -> tuple[Output, ...]:
    """All outputs of a run: those of `--output`, and that of `--format` unless one of them takes standard output.

    Raises `click.BadParameter` when two would go to the same place.
    """
    is_free = all(output.path for output in outputs)
    default = DEFAULT_FORMAT if is_free else None
    chosen = output_format or default
    combined = (*outputs, Output(chosen)) if chosen else tuple(outputs)
    places: set[str] = set()
    for output in combined:
        place = os.path.realpath(output.path) if output.path else ""
        if place in places:
            raise _bad(f"two reports would go to {output.path or 'standard output'}")
        places.add(place)
    return combined


class Reporting(Protocol):
    """A run of a command that writes reports."""

    console: Console

    def fail(self, message: str, path: str | None = None) -> None:
        """Say what went wrong, and let the run end with exit code 2."""


def write_reports(report: Report, outputs: Iterable[Output], run: Reporting) -> None:
    """Write a report to each of its outputs, files first; one that fails is a line on standard error, and exit code 2.

    Raises what `Console.report` raises.
    """
    for output in sorted(outputs, key=lambda output: output.path is None):
        render = find_renderer(output.format)
        if output.path is None:
            run.console.report(render(report, Appearance(run.console.colour, run.console.is_ascii_only)))
            continue
        try:
            write_file(output.path, render(report, PLAIN))
        except WebMCPFormsError as error:
            run.fail(error.message, error.path)


def _parse_all(_context: click.Context, _parameter: click.Parameter, values: Sequence[str]) -> tuple[Output, ...]:
    return tuple(parse_output(value) for value in values)


def _file(path: str) -> Path:
    """The file to write, when it can be one."""
    file = Path(path)
    try:
        if file.is_dir():
            raise _bad(f"{path!r} is a directory")
        if not file.parent.is_dir():
            raise _bad(f"there is no directory {str(file.parent)!r} to write {file.name!r} to")
    except OSError as error:
        raise _bad(f"{path!r}: {reason(error)}") from error
    return file


def _bad(message: str) -> click.BadParameter:
    return click.BadParameter(message, param_hint=_OPTION)
