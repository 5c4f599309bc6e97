"""Rules as pages: the docstring taken apart, and put together for terminals, sites and programs."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.process import ROOT
from webmcp_forms.linter.finding import Severity
from webmcp_forms.linter.rule import Rule
from webmcp_forms.linter.rules import EVERY_RULE
from webmcp_forms.report.rule_markdown import documentation, index_markdown, page_markdown
from webmcp_forms.report.rule_page import FAMILIES, Code, Paragraph, RulePage, find_page, rule_pages
from webmcp_forms.report.rule_text import list_text, page_text
from webmcp_forms.report.rules_json import rules_json
from webmcp_forms.report.terminal import width

FOLDER = ROOT / "docs" / "rules"
COMMAND = "webmcp-forms rule --write docs/rules"
MARKDOWN = """## What it does
One line,
and another.

A second paragraph:
- an item
  that goes on
- another

```html
<form>

  ## no heading
</form>
```

## Why it matters
It does."""
PAGE = RulePage(Rule("WF901", "made-up", Severity.INFO, since="0.2.0", opt_in=True), "A rule | made up.", MARKDOWN)


def test_there_is_a_page_for_every_rule_in_order() -> None:
    assert [page.rule for page in rule_pages()] == [module.RULE for module in EVERY_RULE]
    assert all(page.summary.endswith(".") and page.sections for page in rule_pages())
    assert {page.rule.family for page in rule_pages()} <= set(FAMILIES)


@pytest.mark.parametrize("name", ["WF101", "wf101", "invalid-tool-name", "Invalid-Tool-Name", " WF101 "])
def test_a_rule_is_found_by_code_and_name(name: str) -> None:
    page = find_page(name)
    assert page
    assert page.rule.code == "WF101"


@pytest.mark.parametrize("name", ["", "WF1", "tool-name", "WF1011"])
def test_no_rule_is_found_by_part_of_them(name: str) -> None:
    assert find_page(name) is None


def test_a_section_is_paragraphs_items_and_code() -> None:
    first, second = PAGE.sections
    assert (first.heading, second.heading) == ("What it does", "Why it matters")
    assert first.blocks == (
        Paragraph("One line, and another."),
        Paragraph("A second paragraph:"),
        Paragraph("an item that goes on", "- "),
        Paragraph("another", "- "),
        Code("html", ("<form>", "", "  ## no heading", "</form>")),
    )


def test_a_page_in_a_terminal() -> None:
    assert list(page_text(PAGE, 40, colour=False)) == [
        "WF901 made-up",
        "info, only when selected, since 0.2.0",
        "",
        "A rule | made up.",
        "",
        "What it does",
        "  One line, and another.",
        "",
        "  A second paragraph:",
        "",
        "  - an item that goes on",
        "  - another",
        "",
        "      <form>",
        "",
        "        ## no heading",
        "      </form>",
        "",
        "Why it matters",
        "  It does.",
    ]


@pytest.mark.parametrize("columns", [20, 80, 1000])
def test_text_is_wrapped_and_code_is_not(columns: int) -> None:
    for page in rule_pages():
        code = {
            line
            for section in page.sections
            for block in section.blocks
            if isinstance(block, Code)
            for line in block.lines
        }
        lines = list(page_text(page, columns, colour=False))
        assert all(width(line) <= min(max(columns, 40), 100) or line.strip() in map(str.strip, code) for line in lines)


def test_nothing_in_a_page_commands_the_terminal() -> None:
    hostile = RulePage(PAGE.rule, "\x1b[31m", "## \x1b]0;\x07\n\x9b\n```\n\u202e\n```")
    assert not set("".join(page_text(hostile, 80, colour=False))) & set("\x1b\x07\x9b\u202e")
    assert "\x1b" not in "".join(list_text([hostile], colour=False))


def test_the_list_is_a_line_a_rule() -> None:
    lines = list(list_text((*rule_pages(), PAGE), colour=False))
    assert lines[0].split(None, 3)[:3] == ["WF101", "invalid-tool-name", "error"]
    assert lines[-1].startswith("WF901  made-up ")
    assert lines[-1].endswith("  info     (opt-in) A rule | made up.")


def test_a_page_for_a_site() -> None:
    assert page_markdown(PAGE).startswith(
        "# WF901 made-up\n\nInfo, only when selected, since 0.2.0.\n\nA rule | made up.\n\n## What it does\n"
    )
    assert index_markdown([PAGE]).splitlines()[2:] == [
        "## WF9 Suppressions",
        "",
        "| code | name | severity | finds |",
        "|---|---|---|---|",
        r"| [WF901](WF901.md) | made-up | info, opt-in | A rule \| made up. |",
    ]


def test_pages_for_programs() -> None:
    assert json.loads(rules_json([PAGE])) == {
        "version": 1,
        "rules": [
            {
                "code": "WF901",
                "name": "made-up",
                "severity": "info",
                "opt_in": True,
                "since": "0.2.0",
                "summary": "A rule | made up.",
                "sections": {section.heading: section.markdown for section in PAGE.sections},
            }
        ],
    }


def test_the_documentation_is_what_the_rules_say() -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in Path(FOLDER).glob("*.md")}
    expected = dict(documentation(rule_pages()))
    stale = sorted(name for name in expected if written.get(name) != expected[name])
    assert not stale, f"{', '.join(stale)} in docs/rules: run `{COMMAND}`"
    assert set(written) == set(expected), f"delete the pages in docs/rules that have no rule, then run `{COMMAND}`"


def test_every_link_of_the_index_leads_to_a_page() -> None:
    pages = dict(documentation(rule_pages()))
    assert {f"{page.rule.code}.md" for page in rule_pages()} == set(re.findall(r"\]\((.+?)\)", pages["README.md"]))
