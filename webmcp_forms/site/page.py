"""One page of a built site: its tools, and what is found on it before the pages are compared."""

from __future__ import annotations

from webmcp_forms.browser.profiles import find_profile
from webmcp_forms.browser.schema import Schema
from webmcp_forms.config.settings import Settings
from webmcp_forms.encoding import looks_binary
from webmcp_forms.errors import InputError
from webmcp_forms.linter.built_site import page_language
from webmcp_forms.linter.engine import NOTHING_FOUND, LintResult, lint_document
from webmcp_forms.linter.prefilter import may_concern
from webmcp_forms.linter.selection import ChosenRules
from webmcp_forms.readers import read
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile
from webmcp_forms.tools import Tool, document_tools


@record
class PageTool:
    """A tool of a page as an agent sees it."""

    name: str
    title: str
    description: str
    autosubmit: bool
    input_schema: Schema

    @classmethod
    def of(cls, tool: Tool) -> PageTool:
        """What is kept of a compiled tool."""
        return cls(tool.name, tool.title, tool.description, tool.autosubmit, tool.input_schema)


@record
class PageResult:
    """What came of a page: its tools and findings. `note` says where it could not be read to its end, or is ""."""

    tools: tuple[PageTool, ...] = ()
    lint: LintResult = NOTHING_FOUND
    note: str = ""


NOTHING_ON_PAGE = PageResult()
"""What comes of a page that does not concern agents."""


def check_page(data: bytes, source: SourceFile, settings: Settings, chosen: ChosenRules) -> PageResult:
    """Compile and lint a page, given as its bytes and as they were decoded; raises `InputError` for what is none.

    A rendered page is HTML or XHTML, also where its text is about templates.
    """
    if not concerns(data, chosen):
        return NOTHING_ON_PAGE
    if looks_binary(data):
        raise InputError("it is a binary file, not a page")
    profile = find_profile(settings.profile)
    document = read(source, language=page_language(source.path))
    rules = chosen.rules
    # Rules about a site make their claims as those about a run do; these have no part in it.
    result = lint_document(document, rules.page, profile, settings.options, rules.site)
    problem = document.problem
    note = f"line {source.position(problem.offset).line}: {problem.message}" if problem else ""
    return PageResult(tuple(map(PageTool.of, document_tools(document, profile))), result, note)


def concerns(data: bytes, chosen: ChosenRules) -> bool:
    """Whether a page may hold anything to compile or to find."""
    return chosen.reads_everything or may_concern(data)
