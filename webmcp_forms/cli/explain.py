"""`webmcp-forms explain`: what became of each form and control, and why."""

from __future__ import annotations

import click

from webmcp_forms.browser.explanation import explain
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.cli.options import examples, page_options, profile_option
from webmcp_forms.cli.run import Run
from webmcp_forms.document.nodes import Document
from webmcp_forms.report.explanation_text import explanation_line


@click.command("explain", epilog=examples("explain site/contact.html"))
@profile_option
@page_options
def command(run: Run, profile: Profile) -> None:
    """Say of each form and control of a page what became of it, and why; one line each.

    A form is a tool or it is none; a control is a parameter, with where its description comes from, or it is left out.
    PATH is a file, a directory (searched for pages), a quoted pattern, or - for standard input.
    """
    colour = run.console.colour

    def lines_of(document: Document) -> str:
        return "".join(f"{explanation_line(part, colour=colour)}\n" for part in explain(document, profile))

    run.console.report(run.each(lines_of))
