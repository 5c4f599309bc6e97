"""Makes tool forms of markup."""

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.readers import read


def tool(html: str, language: str | None = None) -> ToolForm:
    """The first tool form of a page."""
    return Page(read(html, language=language), find_profile(DEFAULT_PROFILE)).annotated_forms[0]


def form(inside: str, around: str = "{}") -> ToolForm:
    """A tool form with something in it, and something around it."""
    return tool(around.format(f'<form toolname="a" tooldescription="b" method="post">{inside}</form>'))
