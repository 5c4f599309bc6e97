"""What the rules of the findings say, once each at the end of the report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.linter.finding import Finding
from webmcp_forms.report.html.findings import rule_anchor
from webmcp_forms.report.html.markup import Attributes, Markup, element, joined
from webmcp_forms.report.rule_page import Block, Code, Paragraph, RulePage, rule_pages
from webmcp_forms.report.rule_text import facts

_SHOWN = ("What it does", "Why it matters", "Use instead")


def rules_section(findings: Sequence[Finding]) -> Markup:
    """The rules that speak in the findings, in order of their codes; nothing without findings."""
    names = {finding.code: finding.name for finding in findings}
    if not names:
        return Markup("")
    pages = {page.rule.code: page for page in rule_pages()}
    items = (_rule(code, names[code], pages.get(code)) for code in sorted(names))
    heading = element("h2", {"id": "rules"}, "The rules")
    return element("section", {"class": "rules", "aria-labelledby": "rules"}, heading, *items)


def _rule(code: str, name: str, page: RulePage | None) -> Markup:
    heading = element("h3", {}, element("code", {}, code), " ", name)
    about = (
        (
            element("p", {"class": "facts"}, facts(page.rule)),
            element("p", {}, *_inline(page.summary)),
            *(
                piece
                for section in page.sections
                if section.heading in _SHOWN
                for piece in _section(section.heading, section.blocks)
            ),
        )
        if page
        else ()
    )
    attributes: Attributes = {
        "class": "card rule-page",
        "id": rule_anchor(code),
        "tabindex": -1,
        "data-rule-page": code,
    }
    return element("article", attributes, heading, *about)


def _section(heading: str, blocks: Sequence[Block]) -> Iterator[Markup]:
    yield element("h4", {}, heading)
    for block in blocks:
        match block:
            case Paragraph(text, ""):
                yield element("p", {}, *_inline(text))
            case Paragraph(text, _):
                yield element("ul", {}, element("li", {}, *_inline(text)))
            case Code(_, lines):
                yield element("pre", {}, element("code", {"dir": "ltr"}, "\n".join(lines)))


def _inline(text: str) -> Iterator[Markup]:
    """A paragraph of Markdown whose only marks are those of code."""
    for number, piece in enumerate(text.split("`")):
        yield element("code", {}, piece) if number % 2 else joined(piece)
