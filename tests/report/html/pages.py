"""Reports of the tests, rendered, and what stands in them as a parser reads it."""

from __future__ import annotations

from collections.abc import Mapping

from bs4 import BeautifulSoup, Tag

from tests.report.reports import render
from webmcp_forms import SourceFile, lint, read
from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.linter.finding import Finding
from webmcp_forms.report.lint_report import Report
from webmcp_forms.report.tool_facts import ToolFacts, tool_facts

CARS = """\
<form toolname="find_cars" tooldescription="Find cars to rent" tooltitle="Cars">
<label>Make <select name="make"><option value="">Any<option>BMW<option>Fiat</select></label>
<input name="seats" type="number" min="1" max="9" required>
<input type="hidden" name="token" value="x">
<button>Search</button></form>
"""
BAD = '<form toolname="find it" tooldescription="Find a car by its make"><button>Search</button></form>'


def facts(page: str, path: str = "page.html") -> tuple[ToolFacts, ...]:
    return tool_facts(read(SourceFile(page, path)), find_profile("chrome-156"))


def full_report(pages: Mapping[str, str], others: tuple[Finding, ...] = ()) -> Report:
    """The report of pages by their paths, with tools and with the findings that rules make."""
    found = [finding for path, page in pages.items() for finding in lint(SourceFile(page, path))]
    tools = tuple(tool for path, page in pages.items() for tool in facts(page, path))
    return Report((*found, *others), (), tuple(pages), tools=tools)


def parsed(markup: str) -> BeautifulSoup:
    return BeautifulSoup(markup, "html5lib")


def page_of(pages: Mapping[str, str]) -> BeautifulSoup:
    return parsed(render("html", full_report(pages)))


def card(pages: Mapping[str, str], number: int = 1) -> Tag:
    found = page_of(pages).find(id=f"tool-{number}")
    assert isinstance(found, Tag)
    return found


def words(tag: Tag | None) -> str:
    """The text of an element with white space collapsed."""
    assert tag is not None
    return " ".join(tag.get_text(" ").split())
