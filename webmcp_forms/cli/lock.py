"""`webmcp-forms lock`: write down the tools that agents rely on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from webmcp_forms.browser.profiles import Profile
from webmcp_forms.cli.lock_place import LockPlace
from webmcp_forms.cli.options import examples, page_options, profile_option
from webmcp_forms.cli.run import Run
from webmcp_forms.config.writing import write_file
from webmcp_forms.contract.lockfile import LOCK_FILE, LockedTool, lock_text
from webmcp_forms.document.nodes import Document
from webmcp_forms.linter.prefilter import may_hold_tool
from webmcp_forms.records import record
from webmcp_forms.tools import document_tools


@record
class LockedPage:
    """A page that could be read, by its path as it is shown, and its tools."""

    path: str
    tools: tuple[LockedTool, ...]


@click.command("lock", epilog=examples("lock templates/", "lock --file contracts/shop.lock shop/"))
@click.option(
    "--file",
    "lock_file",
    type=click.Path(path_type=Path),
    default=LOCK_FILE,
    show_default=True,
    metavar="FILE",
    help="The file to write.",
)
@profile_option
@page_options
def command(run: Run, lock_file: Path, profile: Profile) -> None:
    """Write the tools of all pages to a file that `check` compares with later.

    PATH is a file, a directory (searched for pages), a quoted pattern, or - for standard input.
    """
    tools = tuple(tool for page in locked_pages(run, profile) for tool in page.tools)
    if run.exit_code:
        run.console.note("nothing is written, since not all pages could be read", str(lock_file))
        return
    write_file(lock_file, [lock_text(LockPlace.of(lock_file, run.finder.here).written(tools))])
    run.console.note(f"{len(tools)} {'tool' if len(tools) == 1 else 'tools'} written", str(lock_file))


def locked_pages(run: Run, profile: Profile) -> Iterator[LockedPage]:
    """The pages of a run that can be read, each with its tools as they are now."""

    def page_of(document: Document) -> LockedPage:
        path = document.source.path
        return LockedPage(path, tuple(LockedTool.of(tool, path) for tool in document_tools(document, profile)))

    return run.each(page_of, matters=may_hold_tool)
