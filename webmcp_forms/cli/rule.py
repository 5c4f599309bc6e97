"""`webmcp-forms rule`: what a rule finds and why, or the list of all rules."""

from __future__ import annotations

from pathlib import Path

import click

from webmcp_forms.cli.console import Console
from webmcp_forms.cli.options import examples
from webmcp_forms.config.discovery import reason
from webmcp_forms.config.writing import write_file
from webmcp_forms.errors import UsageError, WebMCPFormsError, did_you_mean
from webmcp_forms.report.rule_page import RulePage, find_page, rule_pages


@click.command("rule", epilog=examples("rule", "rule WF203", "rule --format markdown colliding-names"))
@click.option(
    "--format",
    "output_format",
    type=click.Choice(["text", "markdown", "json"]),
    default="text",
    show_default=True,
    help="For people, for a site, or for programs.",
)
@click.option("--write", "folder", metavar="FOLDER", help="Write the Markdown pages of all rules and their index.")
@click.argument("name", required=False, metavar="[CODE|NAME]")
def command(name: str | None, output_format: str, folder: str | None) -> None:
    """Print the page of a rule, given by its code or its name, or the list of all rules."""
    if folder is not None:
        if name is not None:
            raise click.UsageError("--write writes the pages of all rules; name none")
        _write(Path(folder))
        return
    console = Console()
    pages = rule_pages() if name is None else (_find(name),)
    console.report((_shown(pages, output_format, console, is_list=name is None),))


def _find(name: str) -> RulePage:
    if page := find_page(name):
        return page
    known = [spelling for page in rule_pages() for spelling in (page.rule.code, page.rule.name)]
    hint = did_you_mean(name.upper(), known) or did_you_mean(name.lower(), known)
    raise UsageError(f"there is no rule {name!r}.{hint}")


def _shown(pages: tuple[RulePage, ...], output_format: str, console: Console, *, is_list: bool) -> str:
    match output_format, is_list:
        case "json", _:
            from webmcp_forms.report.json_layout import escape_json
            from webmcp_forms.report.rules_json import rules_json

            return escape_json(rules_json(pages), ascii_only=console.is_ascii_only)
        case "markdown", _:
            from webmcp_forms.report.rule_markdown import index_markdown, page_markdown
            from webmcp_forms.report.terminal import escape_lines

            return escape_lines(index_markdown(pages) if is_list else page_markdown(pages[0]))
        case _:
            from webmcp_forms.report.rule_text import list_text, page_text

            lines = list_text(pages, colour=console.colour)
            if not is_list:
                lines = page_text(pages[0], console.columns, colour=console.colour)
            return "".join(f"{line}\n" for line in lines)


def _write(folder: Path) -> None:
    from webmcp_forms.report.rule_markdown import documentation

    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise WebMCPFormsError(reason(error), str(folder)) from error
    for name, content in documentation(rule_pages()):
        write_file(folder / name, (content,))
