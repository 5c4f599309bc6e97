"""`webmcp-forms schema`: the tools of pages, as JSON or as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import click

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.cli.commands import did_you_mean
from webmcp_forms.cli.options import examples, page_options, profile_option
from webmcp_forms.cli.run import Run
from webmcp_forms.document.nodes import Document
from webmcp_forms.tools import Tool, document_tools


@click.command(
    "schema", epilog=examples("schema site/contact.html", 'schema --format table --tool search "templates/**/*.html"')
)
@click.option(
    "--format",
    "output_format",
    type=click.Choice(["json", "table"]),
    default="json",
    show_default=True,
    help="One JSON document for the run, or a table for people.",
)
@click.option("--tool", "wanted", multiple=True, metavar="NAME", help="Only the tools of that name; may be repeated.")
@profile_option
@page_options
def command(run: Run, output_format: str, wanted: tuple[str, ...], profile: Profile) -> None:
    """Print the tools that the browser registers for each page, with their input schemas.

    PATH is a file, a directory (searched for pages), a quoted pattern, or - for standard input.
    """
    seen: set[str] = set()

    def tools_of(document: Document) -> tuple[Tool, ...]:
        tools = document_tools(document, profile)
        seen.update(tool.name for tool in tools)
        return tuple(tool for tool in tools if not wanted or tool.name in wanted)

    output = _json(run, profile, tools_of) if output_format == "json" else _table(run, tools_of)
    run.console.report(output)
    for name in wanted:
        if name not in seen:
            run.fail(f"no tool is called {name!r}.{did_you_mean(name, seen)}")


def _json(run: Run, profile: Profile, tools_of: Callable[[Document], tuple[Tool, ...]]) -> Iterator[str]:
    from webmcp_forms.report.json_layout import escape_json
    from webmcp_forms.report.tools_json import file_json, run_json

    texts = run.each(lambda document: file_json(document.source.path, tools_of(document)))
    for piece in run_json(profile.name, texts):
        yield escape_json(piece, ascii_only=run.console.is_ascii_only)


def _table(run: Run, tools_of: Callable[[Document], tuple[Tool, ...]]) -> Iterator[str]:
    from webmcp_forms.report.tools_table import tools_table

    console = run.console

    def table_of(document: Document) -> tuple[int, str]:
        tools = tools_of(document)
        lines = tools_table(document.source.path, tools, console.columns, colour=console.colour)
        return len(tools), "".join(f"{line}\n" for line in lines) if tools else ""

    tool_count = files_with_tools = 0
    for count, text in run.each(table_of):
        tool_count += count
        files_with_tools += bool(count)
        yield f"{text}\n" if text else ""
    yield f"tools: {tool_count}; files with tools: {files_with_tools} of {len(run.files)}\n"
