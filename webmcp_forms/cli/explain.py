"""`webmcp-forms explain`: what became of each form and control, and why; and what each tool does."""

from __future__ import annotations

import click

from webmcp_forms.browser.explanation import FormExplanation
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.template_explanation import explain_any
from webmcp_forms.cli.options import examples, page_options, profile_option
from webmcp_forms.cli.run import Run
from webmcp_forms.document.nodes import INERT_SCOPE, Document, Element
from webmcp_forms.linter.page import Page
from webmcp_forms.report.explanation_text import explanation_line
from webmcp_forms.report.intent_text import intent_lines


@click.command("explain", epilog=examples("explain site/contact.html"))
@profile_option
@page_options
def command(run: Run, profile: Profile) -> None:
    """Say of each form and control of a page what became of it, and why; one line each.

    A form is a tool or it is none; a control is a parameter, with where its description comes from, or it is left out.
    Of a template it says what only rendering tells, and why. Below a form stands what the linter takes it to do, and
    each piece of evidence.
    PATH is a file, a directory (searched for pages), a quoted pattern, or - for standard input.
    """
    colour = run.console.colour

    def lines_of(document: Document) -> str:
        options = run.settings_for(run.shown[document.source.path]).options
        pages: dict[int, Page] = {}
        lines: list[str] = []
        for part in explain_any(document, profile):
            lines.append(explanation_line(part, colour=colour))
            if isinstance(part, FormExplanation) and _is_meant(part.element):
                page = pages.setdefault(id(part.document), Page(part.document, profile, options))
                intent = page.analyse(part.element).intent
                lines += intent_lines(part.document, part.element, intent, colour=colour)
        return "".join(f"{line}\n" for line in lines)

    run.console.report(run.each(lines_of))


def _is_meant(form: Element) -> bool:
    """Whether a form is meant as a tool."""
    return form.scope != INERT_SCOPE and form.has("toolname") and form.has("tooldescription")
