"""`webmcp-forms config`: what applies to a file and where it comes from, and what can be configured."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from webmcp_forms.cli.console import Console
from webmcp_forms.cli.options import configuration_options, examples, overrides, profile_option, rule_options
from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.config.loading import Configuration
from webmcp_forms.config.show import Row, rows
from webmcp_forms.config.sources import origin_of
from webmcp_forms.report.json_layout import escape_json, lay_out
from webmcp_forms.report.terminal import escape


@click.group("config", epilog=examples("config show", "config show --format json site/mail.html", "config schema"))
def command() -> None:
    """Show the configuration that applies, or what a configuration can hold."""


@command.command("show", epilog=examples("config show", "config show site/mail.html"))
@click.argument("path", required=False, type=click.Path(path_type=Path), default=Path())
@click.option(
    "--format",
    "output_format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Lines of TOML with the origin of each, or one JSON document.",
)
@rule_options
@profile_option
@configuration_options
def show(path: Path, output_format: str, config: Path | None, *, isolated: bool, **parameters: Any) -> None:  # noqa: ANN401 - what other options make
    """Show what applies to the file or directory PATH, by default the working directory, and where it comes from."""
    console = Console()
    finder = SettingsFinder(config=config, isolated=isolated, overrides=overrides(parameters))
    configuration = finder.configuration_for(path / "*" if path.is_dir() else path)
    shown = _json(configuration, console) if output_format == "json" else _lines(configuration)
    console.report(shown)


@command.command("schema", epilog=examples("config schema > webmcp-forms.schema.json"))
def schema() -> None:
    """Print the JSON Schema of a configuration, for editors."""
    from webmcp_forms.config.schema import configuration_schema

    console = Console()
    console.report((escape_json(lay_out(configuration_schema()), ascii_only=console.is_ascii_only), "\n"))


@command.command("pattern", epilog=examples("config pattern"))
def pattern() -> None:
    """Print a regular expression for the files that are read, for tools that choose files by their names."""
    from webmcp_forms.readers.detect import files_pattern

    Console().report((files_pattern(), "\n"))


def _lines(configuration: Configuration) -> Iterator[str]:
    yield f"# {escape(_file(configuration) or 'no configuration file')}\n"
    for row in rows(configuration):
        yield f"{_line(row)}\n"


def _line(row: Row) -> str:
    if row.value is None:
        return f"# {row.name} is not set"
    return f"{row.name} = {escape_json(_toml(row.value))}  # {escape(', '.join(row.origins))}"


def _json(configuration: Configuration, console: Console) -> Iterator[str]:
    document = {
        "file": _file(configuration),
        "settings": [
            {"key": row.name, "value": row.value, "origins": list(row.origins)} for row in rows(configuration)
        ],
    }
    yield f"{escape_json(lay_out(document), ascii_only=console.is_ascii_only)}\n"


def _file(configuration: Configuration) -> str | None:
    return origin_of(configuration.file) if configuration.file else None


def _toml(value: object) -> str:
    """A value on one line of TOML; its texts are those of JSON, which TOML reads alike."""
    match value:
        case dict():
            members = (f"{lay_out(key)} = {_toml(item)}" for key, item in value.items())
            return f"{{ {', '.join(members)} }}" if value else "{}"
        case list():
            return f"[{', '.join(map(_toml, value))}]"
    return lay_out(value)
