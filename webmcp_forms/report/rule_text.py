"""Rules for people: a page in the width of the terminal, and the list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webmcp_forms.linter.finding import Severity
from webmcp_forms.linter.rule import Rule
from webmcp_forms.report.rule_page import Block, Code, Paragraph, RulePage
from webmcp_forms.report.terminal import Style, escape, paint, wrap

_MARGIN = "  "
_CODE_MARGIN = "      "
_WIDEST = 100
_NARROWEST = 40


def page_text(page: RulePage, columns: int, *, colour: bool) -> Iterator[str]:
    """The lines of a rule's page, escaped, without line ends."""
    inner = min(max(columns, _NARROWEST), _WIDEST) - len(_MARGIN)
    yield paint(escape(f"{page.rule.code} {page.rule.name}"), Style.HEADING, colour=colour)
    yield escape(facts(page.rule))
    yield ""
    yield from wrap(escape(page.summary), inner + len(_MARGIN))
    for section in page.sections:
        yield ""
        yield paint(escape(section.heading), Style.HEADING, colour=colour)
        yield from _blocks(section.blocks, inner)


def list_text(pages: Sequence[RulePage], *, colour: bool) -> Iterator[str]:
    """One line a rule: code, name, severity, whether it is opt-in, summary."""
    longest_name = max((len(page.rule.name) for page in pages), default=0)
    longest_severity = max(len(severity.value) for severity in Severity)
    for page in pages:
        rule = page.rule
        opt_in = "(opt-in) " if rule.opt_in else ""
        name = paint(rule.name, Style.HEADING, colour=colour) + " " * (longest_name - len(rule.name))
        yield f"{rule.code}  {name}  {rule.severity.value:{longest_severity}}  {opt_in}{escape(page.summary)}"


def facts(rule: Rule) -> str:
    """Severity, whether it runs by itself, and the release that brought it, in one line."""
    opt_in = ", only when selected" if rule.opt_in else ""
    return f"{rule.severity.value}{opt_in}, since {rule.since}"


def _blocks(blocks: Sequence[Block], columns: int) -> Iterator[str]:
    """The lines of blocks with an empty line between them, but for the items of a list."""
    for before, block in zip((None, *blocks), blocks, strict=False):
        if before is not None and not (_is_item(before) and _is_item(block)):
            yield ""
        yield from _block(block, columns)


def _is_item(block: Block) -> bool:
    return isinstance(block, Paragraph) and bool(block.marker)


def _block(block: Block, columns: int) -> Iterator[str]:
    match block:
        case Paragraph(text, marker):
            lines = wrap(escape(text), columns - len(marker))
            yield f"{_MARGIN}{marker}{next(lines)}"
            yield from (f"{_MARGIN}{' ' * len(marker)}{line}" for line in lines)
        case Code(_, lines):
            yield from (f"{_CODE_MARGIN}{escape(line)}".rstrip() for line in lines)
