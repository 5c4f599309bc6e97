"""Rules as Markdown: a page each, and the index of all pages, as they are kept in `docs/rules/`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from webmcp_forms.report.rule_page import FAMILIES, RulePage
from webmcp_forms.report.rule_text import facts

INDEX = "README.md"
"""The file name of the index."""


def page_markdown(page: RulePage) -> str:
    """A rule's page as a Markdown file."""
    title = f"# {page.rule.code} {page.rule.name}"
    return "\n\n".join((title, _capitalised(facts(page.rule)), page.summary, page.markdown)) + "\n"


def index_markdown(pages: Sequence[RulePage]) -> str:
    """The index as a Markdown file: a table a family."""
    return "".join(f"{line}\n" for line in _index(pages))


def documentation(pages: Sequence[RulePage]) -> Iterator[tuple[str, str]]:
    """The name and the content of each file of the documentation."""
    yield INDEX, index_markdown(pages)
    for page in pages:
        yield f"{page.rule.code}.md", page_markdown(page)


def _index(pages: Sequence[RulePage]) -> Iterator[str]:
    yield "# The rules"
    for family, members in groupby(pages, lambda page: page.rule.family):
        yield from ("", f"## {family} {FAMILIES.get(family, '')}".rstrip(), "")
        yield from ("| code | name | severity | finds |", "|---|---|---|---|")
        yield from map(_row, members)


def _row(page: RulePage) -> str:
    rule = page.rule
    severity = f"{rule.severity.value}, opt-in" if rule.opt_in else rule.severity.value
    summary = page.summary.replace("|", r"\|")
    return f"| [{rule.code}]({rule.code}.md) | {rule.name} | {severity} | {summary} |"


def _capitalised(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
