"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import update_wrapper
from pathlib import Path
from typing import Any, TypeAlias

import click

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, PROFILES, find_profile
from webmcp_forms.cli.run import PageOptions, Run
from webmcp_forms.config.exclusion import ExclusionOptions
from webmcp_forms.config.settings import NEVER, Settings
from webmcp_forms.config.sources import COMMAND_LINE, Source
from webmcp_forms.errors import UsageError
from webmcp_forms.linter.finding import Confidence, Severity
from webmcp_forms.readers import READERS

_Command: TypeAlias = Callable[..., int | None]
_Option: TypeAlias = Callable[[_Command], _Command]

# What stands before the names of parameters that take the place of what is configured.
_OVERRIDE = "override_"


def page_options(command: _Command) -> _Command:
    """Give a command the argument PATH... and the options about reading, and call it with a `run` made of them.

    Options of `profile_option` and `rule_options` become part of the settings of the run; a command that has
    `profile_option` is called with the `profile` that is configured for the run as a whole. The command ends with the
    exit code it returns (None is 0), or 2 when a page could not be done.
    """

    def run_command(**parameters: Any) -> None:  # noqa: ANN401 - what each option makes of its value
        has_profile = f"{_OVERRIDE}profile" in parameters
        show_files = parameters.pop("show_files")
        run = Run(_page_options(parameters))
        if show_files:
            run.console.report(run.listing())
            click.get_current_context().exit(run.exit_code)
        if has_profile:
            parameters["profile"] = find_profile(run.settings.profile)
        code = command(run=run, **parameters)
        click.get_current_context().exit(max(code or 0, run.exit_code))

    return _add(update_wrapper(run_command, command), (*_READING, *_CONFIGURATION, *_EXCLUSION, _DEBUG, _SHOW_FILES))


def examples(*lines: str) -> str:
    """The epilog of a help page: command lines, which click must not wrap."""
    heading = "Example:" if len(lines) == 1 else "Examples:"
    return "\n".join(("\b", heading, *(f"  webmcp-forms {line}" for line in lines)))


def profile_option(command: _Command) -> _Command:
    """Give a command the option `--profile`, and call it with a `profile`; see `page_options`."""
    return _add(command, (_override("--profile", PROFILES, f"The version of Chromium.  [default: {DEFAULT_PROFILE}]"),))


def rule_options(command: _Command) -> _Command:
    """Give a command the options about which rules run and which findings count; see `page_options`."""
    return _add(command, _RULES)


def configuration_options(command: _Command) -> _Command:
    """Give a command `--config` and `--isolated`, and call it with `config` and `isolated`."""
    return _add(command, _CONFIGURATION)


def overrides(parameters: dict[str, Any]) -> Source | None:
    """What the options of `profile_option` and `rule_options` say, which are taken out of the parameters."""
    said = {name: parameters.pop(name) for name in tuple(parameters) if name.startswith(_OVERRIDE)}
    values = {
        name.removeprefix(_OVERRIDE).replace("_", "-"): value for name, value in said.items() if value is not None
    }
    return Source(COMMAND_LINE, values) if values else None


def _page_options(parameters: dict[str, Any]) -> PageOptions:
    """The options about pages, which are taken out of the parameters."""
    return PageOptions(
        parameters.pop("paths"),
        parameters.pop("language"),
        parameters.pop("stdin_filename"),
        parameters.pop("debug"),
        parameters.pop("config"),
        parameters.pop("isolated"),
        overrides(parameters),
        ExclusionOptions(
            parameters.pop("exclude"),
            parameters.pop("force_exclude"),
            parameters.pop("respect_gitignore"),
            parameters.pop("embedded"),
        ),
    )


def _add(command: _Command, options: Sequence[_Option]) -> _Command:
    """Give a command options, in this order on its help page."""
    for option in reversed(options):
        command = option(command)
    return command


def _override(name: str, choices: Iterable[str], help_text: str, make: Callable[[str], object] = str) -> _Option:
    """An option in place of what is configured."""

    def convert(_context: click.Context, _parameter: click.Parameter, value: str | None) -> object:
        return None if value is None else make(value)

    parameter = _OVERRIDE + name.removeprefix("--").replace("-", "_")
    return click.option(name, parameter, type=click.Choice(list(choices)), callback=convert, help=help_text)


def _words_option(name: str, help_text: str) -> _Option:
    parameter = _OVERRIDE + name.removeprefix("--").replace("-", "_")
    return click.option(name, parameter, multiple=True, metavar="RULE,...", callback=_words, help=help_text)


def _words(_context: click.Context, _parameter: click.Parameter, values: Sequence[str]) -> tuple[str, ...] | None:
    """The words that name rules, of all uses of an option; None when it is not used."""
    words = tuple(word.strip() for value in values for word in value.split(","))
    if not words:
        return None
    from webmcp_forms.linter.selection import check_word

    for word in words:
        try:
            check_word(word)
        except UsageError as error:
            raise click.BadParameter(error.message) from error
    return words


_READING = (
    click.argument("paths", nargs=-1, required=True, metavar="PATH..."),
    click.option("--language", type=click.Choice(list(READERS)), help="Read every page as this language."),
    click.option("--embedded", is_flag=True, help="Also read forms in the strings of JavaScript and Python."),
    click.option("--stdin-filename", metavar="NAME", help="The file that standard input, given as -, stands for."),
)
_CONFIGURATION = (
    click.option("--config", metavar="FILE", type=click.Path(path_type=Path), help="Go by this configuration alone."),
    click.option("--isolated", is_flag=True, help="Go by no configuration file."),
)
_EXCLUSION = (
    click.option("--exclude", multiple=True, metavar="PATTERN", help="Leave out more, as .gitignore would."),
    click.option("--force-exclude", is_flag=True, default=None, help="Leave out what is excluded even if it is named."),
    click.option(
        "--no-gitignore",
        "respect_gitignore",
        flag_value=False,
        type=bool,
        default=None,
        help="Also read what git ignores.",
    ),
)
_DEBUG = click.option("--debug", is_flag=True, envvar="WEBMCP_FORMS_DEBUG", help="Show tracebacks of internal errors.")
_SHOW_FILES = click.option("--show-files", is_flag=True, help="List what would be read, with its language, and end.")
_RULES = (
    _words_option("--select", "Run these rules: codes, names, families such as WF2, or ALL; may be repeated."),
    _words_option("--extend-select", "Run these rules besides."),
    _words_option("--ignore", "Do not run these rules."),
    _override(
        "--min-confidence",
        [confidence.value for confidence in Confidence],
        f"Leave out what is less sure.  [default: {Settings().min_confidence.value}]",
        Confidence,
    ),
    _override(
        "--fail-on",
        [*(severity.value for severity in Severity), NEVER],
        f"End with exit code 1 when there is a finding this severe.  [default: {Settings().fail_on}]",
    ),
)
