"""What the rules about scripts and style sheets find, as the tests of them write it down."""

from __future__ import annotations

from bs4 import BeautifulSoup

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Finding
from webmcp_forms.linter.rules import RULES
from webmcp_forms.readers import read

FORM = '<form id="f" toolname="find" tooldescription="Find things"><input name="q"><button>Go</button></form>'
_MODULES = [module for module in RULES if module.RULE.family == "WF6"]
_PROFILE = find_profile(DEFAULT_PROFILE)


def findings(page: str | BeautifulSoup, language: str = "html") -> tuple[Finding, ...]:
    """The findings of this family on a page, without a crash."""
    document = read(page) if isinstance(page, BeautifulSoup) else read(page, language=language)
    result = lint_document(document, _MODULES, _PROFILE)
    assert not result.crashes
    return result.findings


def places(page: str, language: str = "html") -> list[tuple[str, str]]:
    """The codes and what stands at their places."""
    return [(finding.code, finding.source.slice(finding.span)) for finding in findings(page, language)]


def listener(body: str, kind: str = "") -> str:
    """A tool with a listener that prevents the submission first."""
    return f'{FORM}<script>f.addEventListener("submit", {kind} event => {{ event.preventDefault(); {body} }});</script>'
