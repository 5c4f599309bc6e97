"""The commands: one line each, and a module of the same name in this folder with a click command called `command`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import IO

import click

from webmcp_forms import __version__
from webmcp_forms.errors import WebMCPFormsError, did_you_mean
from webmcp_forms.report.terminal import escape

PROGRAM = "webmcp-forms"
"""The name of the command line."""

COMMANDS: Mapping[str, str] = {
    "lint": "Find forms that do not register, cannot be called, or lose parameters.",
    "schema": "Print the tools that the browser registers for a page.",
    "explain": "Say of each form and control what became of it, and why.",
    "rule": "Print what a rule finds and why, or the list of rules.",
    "config": "Show what is configured and where it comes from.",
    "init": "Write a first configuration, and a job for CI.",
    "call": "Say what the browser would do with a call of a tool.",
    "lock": "Write down the tools that agents rely on.",
    "check": "Say what changed since then, and what breaks agents.",
    "site": "Check the pages that a site generator wrote, and list their tools.",
    "serve": "Offer the tools of a site to agents over MCP.",
    "verify": "Ask an installed Chromium the same, and show where it differs.",
    "lsp": "Serve an editor: findings while you type, quick fixes, hover.",
    "dump": "Print a page as it was read, for those who debug a template.",
}
"""The commands in the order of the help page, with what they do."""


class CommandError(click.ClickException):
    """An error that the package raised on purpose, shown as one line."""

    exit_code = 2

    def __init__(self, error: WebMCPFormsError) -> None:
        super().__init__(str(error))

    def show(self, file: IO[str] | None = None) -> None:
        """Print the line to standard error, or to `file`."""
        click.echo(f"{PROGRAM}: {escape(self.format_message())}", file=file, err=True)


class CommandTable(click.Group):
    """A group that imports the module of a command only when that command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The names in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        """The command of that name, or None."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"webmcp_forms.cli.{cmd_name.replace('-', '_')}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002 - click's signature
        """Write the list of commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command of the arguments; an unknown one is an error that names what may have been meant."""
        name = args[0]
        if name in COMMANDS or name.startswith("-"):
            return super().resolve_command(ctx, args)
        return ctx.fail(f"No such command {name!r}.{_hint(name)}")

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; what the package raises on purpose becomes an error of click's."""
        try:
            return super().invoke(ctx)
        except WebMCPFormsError as error:
            raise CommandError(error) from error


def _hint(name: str) -> str:
    from pathlib import Path

    if Path(name).exists():
        return f" To read a file, name a command first: {PROGRAM} {next(iter(COMMANDS))} {name}"
    return did_you_mean(name, COMMANDS)


@click.group(
    cls=CommandTable,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Example: webmcp-forms lint templates/  (webmcp-forms COMMAND --help says more)",
)
@click.version_option(__version__, "--version", prog_name=PROGRAM, message="%(prog)s %(version)s")
def command_line() -> None:
    """Compile, explain and check WebMCP's declarative forms: the browser's own answer, without a browser."""
