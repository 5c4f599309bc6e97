"""`webmcp-forms init`: a first configuration, and a job for a service that runs it."""

from __future__ import annotations

from pathlib import Path

import click

from webmcp_forms.cli.console import Console
from webmcp_forms.cli.options import examples
from webmcp_forms.config.discovery import reason
from webmcp_forms.config.sources import CONFIGURATION_FILE, PROJECT_FILE, read_source
from webmcp_forms.config.starter import FIRST_CONFIGURATION, JOBS
from webmcp_forms.errors import ConfigurationError, UsageError


@click.command("init", epilog=examples("init", "init --ci github > .github/workflows/webmcp-forms.yml"))
@click.option("--ci", "service", type=click.Choice(list(JOBS)), help="Print a job for this service, too.")
def command(service: str | None) -> None:
    """Write a first configuration to webmcp-forms.toml in the working directory.

    A configuration that is there already is never changed: without --ci that is an error.
    """
    console = Console()
    existing = _existing()
    if existing and not service:
        raise UsageError("there is a configuration already", existing)
    if existing:
        console.note("there is a configuration already, which stays as it is", existing)
    else:
        _write(Path(CONFIGURATION_FILE))
        console.note("written", CONFIGURATION_FILE)
    if service:
        file, text = JOBS[service]
        console.note(f"this job belongs in {file}")
        console.report((text,))


def _existing() -> str | None:
    """The file that configures the working directory, if one of its own does."""
    if Path(CONFIGURATION_FILE).exists():
        return CONFIGURATION_FILE
    project = Path(PROJECT_FILE)
    try:
        return PROJECT_FILE if project.is_file() and read_source(project) else None
    except OSError as error:
        raise ConfigurationError(reason(error), PROJECT_FILE) from error


def _write(path: Path) -> None:
    try:
        with path.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(FIRST_CONFIGURATION)
    except OSError as error:
        raise ConfigurationError(f"cannot be written: {reason(error)}", str(path)) from error
