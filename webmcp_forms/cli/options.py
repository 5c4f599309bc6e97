"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import update_wrapper
from typing import TypeAlias

import click

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, PROFILES, Profile, find_profile
from webmcp_forms.cli.run import PageOptions, Run
from webmcp_forms.readers import READERS

_Command: TypeAlias = Callable[..., int | None]


def page_options(command: _Command) -> _Command:
    """Give a command the argument PATH... and the options about reading, and call it with a `run` made of them.

    The command ends with the exit code it returns (None is 0), or 2 when a page could not be done.
    """

    def run_command(
        *,
        paths: Sequence[str],
        language: str | None,
        stdin_filename: str | None,
        debug: bool,
        **options: object,
    ) -> None:
        run = Run(PageOptions(paths, language, stdin_filename, debug))
        code = command(run=run, **options)
        click.get_current_context().exit(max(code or 0, run.exit_code))

    return _reading_options(update_wrapper(run_command, command))


def examples(*lines: str) -> str:
    """The epilog of a help page: command lines, which click must not wrap."""
    heading = "Example:" if len(lines) == 1 else "Examples:"
    return "\n".join(("\b", heading, *(f"  webmcp-forms {line}" for line in lines)))


def profile_option(command: _Command) -> _Command:
    """Give a command the option `--profile`, and call it with a `profile`."""
    return click.option(
        "--profile",
        type=click.Choice(list(PROFILES)),
        default=DEFAULT_PROFILE,
        show_default=True,
        callback=_profile,
        help="The version of Chromium whose answer is given.",
    )(command)


def _profile(_context: click.Context, _parameter: click.Parameter, value: str) -> Profile:
    return find_profile(value)


def _reading_options(command: _Command) -> _Command:
    for option in (
        click.option("--debug", is_flag=True, envvar="WEBMCP_FORMS_DEBUG", help="Show tracebacks of internal errors."),
        click.option("--stdin-filename", metavar="NAME", help="The name to report for standard input, given as -."),
        click.option("--language", type=click.Choice(list(READERS)), help="Read every page as this language."),
        click.argument("paths", nargs=-1, required=True, metavar="PATH..."),
    ):
        command = option(command)
    return command
