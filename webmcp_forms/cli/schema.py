"""`webmcp-forms schema`: the tools of pages, as JSON, as a table, or as the providers of models take them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import click

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.cli.options import examples, page_options, profile_option
from webmcp_forms.cli.run import Run
from webmcp_forms.document.nodes import Document
from webmcp_forms.errors import did_you_mean
from webmcp_forms.linter.prefilter import may_hold_tool
from webmcp_forms.tools import Tool, document_tools

_PROVIDERS = ("mcp", "openai", "openai-strict", "anthropic", "gemini", "evals")


@click.command(
    "schema",
    epilog=examples(
        "schema site/contact.html",
        'schema --format table --tool search "templates/**/*.html"',
        "schema --format openai-strict site/ > tools.json",
    ),
)
@click.option(
    "--format",
    "output_format",
    type=click.Choice(["json", "table", *_PROVIDERS]),
    default="json",
    show_default=True,
    help="One JSON document for the run, a table for people, or the list of tools that a provider's request takes.",
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

    match output_format:
        case "json":
            output = _json(run, profile, tools_of)
        case "table":
            output = _table(run, tools_of)
        case provider:
            output = _export(run, provider, tools_of)
    run.console.report(output)
    for name in wanted:
        if name not in seen:
            run.fail(f"no tool is called {name!r}.{did_you_mean(name, seen)}")


def _json(run: Run, profile: Profile, tools_of: Callable[[Document], tuple[Tool, ...]]) -> Iterator[str]:
    from webmcp_forms.report.json_layout import escape_json
    from webmcp_forms.report.tools_json import file_json, run_json

    texts = run.each(lambda document: file_json(document.source.path, tools_of(document)), matters=may_hold_tool)
    for piece in run_json(profile.name, texts):
        yield escape_json(piece, ascii_only=run.console.is_ascii_only)


def _export(run: Run, provider: str, tools_of: Callable[[Document], tuple[Tool, ...]]) -> Iterator[str]:
    from webmcp_forms.export import export_tools, provider_document
    from webmcp_forms.report.json_layout import escape_json, lay_out

    exported = export_tools([tool for tools in run.each(tools_of) for tool in tools], provider)
    changed = {tool.tool: tool.name for tool in exported if tool.tool != tool.name}
    changed |= {own: portable for tool in exported for portable, own in tool.renamed.items()}
    yield escape_json(lay_out(provider_document(exported, provider)), ascii_only=run.console.is_ascii_only)
    yield "\n"
    if changed:
        shown = ", ".join(f"{own!r} is {portable!r}" for own, portable in changed.items())
        run.console.note(f"names that {provider} does not take, or not twice, were adapted: {shown}")


def _table(run: Run, tools_of: Callable[[Document], tuple[Tool, ...]]) -> Iterator[str]:
    from webmcp_forms.report.tools_table import tools_table

    console = run.console

    def table_of(document: Document) -> tuple[int, str]:
        tools = tools_of(document)
        lines = tools_table(document.source.path, tools, console.columns, colour=console.colour)
        return len(tools), "".join(f"{line}\n" for line in lines) if tools else ""

    tool_count = files_with_tools = 0
    for count, text in run.each(table_of, matters=may_hold_tool):
        tool_count += count
        files_with_tools += bool(count)
        yield f"{text}\n" if text else ""
    yield f"tools: {tool_count}; files with tools: {files_with_tools} of {len(run.files)}\n"
