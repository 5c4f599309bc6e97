"""`webmcp-forms dump`: a page as it was read."""

from __future__ import annotations

import click

from webmcp_forms.cli.options import examples, page_options
from webmcp_forms.cli.run import Run
from webmcp_forms.document.dump import dump
from webmcp_forms.document.nodes import Document
from webmcp_forms.report.terminal import escape, escape_lines


@click.command("dump", epilog=examples("dump site/contact.html"))
@page_options
def command(run: Run) -> None:
    """Print a page as it was read, one line an element: tag, line:column, attributes, texts and marks.

    With several pages each is headed by its path. PATH is a file, a directory (searched for pages), a quoted pattern,
    or - for standard input.
    """
    is_headed = len(run.files) > 1

    def text_of(document: Document) -> str:
        heading = f"# {escape(document.source.path)}\n" if is_headed else ""
        return heading + escape_lines("".join(f"{line}\n" for line in dump(document)))

    run.console.report(run.each(text_of))
