"""A rule's page: the docstring of its module, taken apart.

The docstring is a summary line, then sections of Markdown under `## ` headings. A section is made of paragraphs, list
items and fenced code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TypeAlias

from webmcp_forms.linter import rules
from webmcp_forms.linter.rule import AnyRuleModule, Rule
from webmcp_forms.records import record

FAMILIES: Mapping[str, str] = {
    "WF1": "The tool itself",
    "WF2": "Parameters",
    "WF3": "Suitability",
    "WF4": "Forms that submit themselves",
    "WF5": "What the agent reads",
    "WF6": "Scripts and styles in the same file",
    "WF7": "Exposure and portability",
    "WF8": "Across the pages of a built site",
    "WF9": "Suppressions",
}
"""What the families of rules are about."""

_HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
_FENCE = "```"
_ITEM = re.compile(r"[-*] ")


@record
class Paragraph:
    """Running text on one line; `marker` is `- ` for an item of a list, else ""."""

    text: str
    marker: str = ""


@record
class Code:
    """The lines of a fenced block."""

    language: str
    lines: tuple[str, ...]


Block: TypeAlias = Paragraph | Code


@record
class Section:
    """What stands under one heading."""

    heading: str
    markdown: str

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The paragraphs, items and code of the section."""
        return tuple(_blocks(self.markdown))


@record
class RulePage:
    """A rule and what its docstring says. `markdown` is all of it below the summary."""

    rule: Rule
    summary: str
    markdown: str

    @property
    def sections(self) -> tuple[Section, ...]:
        """The sections in order."""
        _, *parts = _HEADING.split(self.markdown)
        return tuple(Section(heading, body.strip()) for heading, body in zip(parts[::2], parts[1::2], strict=True))

    @property
    def plain_text(self) -> str:
        """The sections without Markdown's marks around headings and code, one paragraph a line."""
        return "\n\n".join(f"{section.heading}\n{_plain(section.blocks)}" for section in self.sections)


@cache
def rule_pages() -> tuple[RulePage, ...]:
    """The pages of all rules, in order of their codes."""
    return tuple(sorted(map(_page, rules.EVERY_RULE), key=lambda page: page.rule.code))


def find_page(name: str) -> RulePage | None:
    """The page of the rule with that code or name, in any case, or None."""
    wanted = name.strip().lower()
    return next((page for page in rule_pages() if wanted in (page.rule.code.lower(), page.rule.name)), None)


def _page(module: AnyRuleModule) -> RulePage:
    # Python leaves docstrings out when it runs with -OO.
    summary, _, rest = (module.__doc__ or "").strip().partition("\n")
    return RulePage(module.RULE, summary.strip(), rest.strip())


def _plain(blocks: Iterable[Block]) -> str:
    return "\n".join(_plain_block(block) for block in blocks)


def _plain_block(block: Block) -> str:
    match block:
        case Paragraph(text, marker):
            return marker + text
        case Code(_, lines):
            return "\n".join(lines)


def _blocks(markdown: str) -> Iterator[Block]:
    lines = iter(markdown.splitlines())
    paragraph: list[str] = []
    for line in lines:
        is_fence, is_item = line.startswith(_FENCE), bool(_ITEM.match(line))
        if paragraph and (is_fence or is_item or not line.strip()):
            yield _paragraph(paragraph)
            paragraph = []
        if is_fence:
            yield Code(line.removeprefix(_FENCE).strip(), tuple(_until_fence(lines)))
        elif line.strip():
            paragraph.append(line.strip())
    if paragraph:
        yield _paragraph(paragraph)


def _paragraph(lines: list[str]) -> Paragraph:
    text = " ".join(lines)
    return Paragraph(text[2:], "- ") if _ITEM.match(text) else Paragraph(text)


def _until_fence(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        if line.startswith(_FENCE):
            return
        yield line
