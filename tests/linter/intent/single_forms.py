"""One form, and what it does."""

from __future__ import annotations

from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.linter.intent.kinds import Intent
from webmcp_forms.linter.options import RuleOptions
from webmcp_forms.linter.page import Page, ToolForm
from webmcp_forms.readers import read

PROFILE = find_profile("chrome-156")


def tool_of(markup: str, options: RuleOptions | None = None, language: str = "html") -> ToolForm:
    (tool,) = Page(read(markup, language=language), PROFILE, options or RuleOptions()).annotated_forms
    return tool


def intent_of(form: str, attributes: str = 'method="post"', options: RuleOptions | None = None) -> Intent:
    """What a form with some content does that says nothing else of itself."""
    return tool_of(f'<form toolname="xyz" tooldescription="xyz" {attributes}>{form}</form>', options).intent
