"""`webmcp-forms site`: what is wrong with the pages of a built site, and what tools it has."""

from __future__ import annotations

import gc
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import click

from webmcp_forms.cli.console import Console
from webmcp_forms.cli.options import configuration_options, examples, overrides, profile_option, rule_options
from webmcp_forms.cli.outputs import Output, output_options, write_reports
from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.errors import UsageError
from webmcp_forms.report.formats import SHOWING_TOOLS
from webmcp_forms.site import MANIFEST, SiteReport, check
from webmcp_forms.site.output import list_output
from webmcp_forms.site.sources import named_like

_FAILED = 2
# One process reads all pages of a site, and what it reads is garbage soon.
_COLLECT_AFTER = (20_000, 10, 2)
_PATH = click.Path(path_type=Path)


@click.command("site", epilog=examples("site public/", "site --source content --template layouts public/"))
@output_options
@click.option("--base-url", default="", metavar="URL", help="The address that the site will have.")
@click.option("--source", multiple=True, metavar="DIR", type=_PATH, help="Where the sources of pages are.")
@click.option("--template", multiple=True, metavar="PATH", type=_PATH, help="Templates that pages have parts of.")
@click.option("--manifest", default=MANIFEST, show_default=True, metavar="FILE", help="The manifest, relative to DIR.")
@click.option("--no-manifest", is_flag=True, help="Write no manifest.")
@click.option("--cache", metavar="FILE", type=_PATH, help="Remember pages there, and check only what changes.")
@click.option("--exclude", multiple=True, metavar="PATTERN", help="Pages to leave out, as .gitignore would.")
@rule_options
@profile_option
@configuration_options
@click.argument("directory", metavar="DIR", type=_PATH)
def command(directory: Path, outputs: tuple[Output, ...], **options: Any) -> None:  # noqa: ANN401 - one an option
    """Check the pages that a site generator wrote to DIR, alone and against each other, and list their tools in a file.

    Besides the rules of `lint`, those about sites run (WF8). A finding is reported in the source of its page, or in a
    template, where --source and --template tell where to look and its tag is found there.
    """
    gc.set_threshold(*_COLLECT_AFTER)
    finder = SettingsFinder(config=options["config"], isolated=options["isolated"], overrides=overrides(options))
    settings, run = finder.of_run.settings, _SiteRun()
    for place in (*options["source"], *options["template"]):
        if not place.exists():
            raise UsageError("no such file or directory", str(place))
    pages = list_output(directory).pages
    report = check(
        directory,
        manifest=None if options["no_manifest"] else options["manifest"],
        cache=options["cache"],
        settings=settings,
        base_url=options["base_url"],
        sources={
            page: path for place in reversed(options["source"]) for page, path in named_like(pages, place).items()
        },
        templates=(*options["source"], *options["template"]),
        exclude=options["exclude"],
    )
    for problem in report.report.problems:
        run.fail(problem.message, problem.path or None)
    for note in report.notes:
        run.console.note(note.message, note.path or None)
    outputs = outputs or (Output(settings.format),)
    shown = report.report
    if any(output.format in SHOWING_TOOLS for output in outputs):
        from webmcp_forms.site.tool_cards import tool_cards

        shown = replace(shown, tools=tool_cards(report, directory, settings))
    write_reports(shown, outputs, run)
    run.console.note(_summary(report))
    click.get_current_context().exit(max(run.exit_code, int(report.failed)))


@dataclass(slots=True)
class _SiteRun:
    """The streams of the command, and what it ends with."""

    console: Console = field(default_factory=Console)
    exit_code: int = 0

    def fail(self, message: str, path: str | None = None) -> None:
        """Say what went wrong, and end with exit code 2."""
        self.exit_code = _FAILED
        self.console.note(message, path)


def _summary(report: SiteReport) -> str:
    """What was looked at, in one line."""
    pages = sum(bool(page.tools) for page in report.pages)
    tools = len(report.tools)
    remembered = f", {report.unchanged} unchanged" if report.unchanged else ""
    return (
        f"{tools} {'tool' if tools == 1 else 'tools'} on {pages} of {len(report.pages)} pages "
        f"({report.checked} checked{remembered})"
    )
