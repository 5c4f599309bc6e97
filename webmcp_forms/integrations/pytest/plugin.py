"""What pytest loads: an option, three fixtures, and some lines at the end of a run that used them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:  # a run that uses none of them must not pay for them
    from webmcp_forms.integrations.pytest.contracts import AssertTools
    from webmcp_forms.integrations.pytest.findings import AssertNoFindings
    from webmcp_forms.integrations.pytest.tools import ReadTools

UPDATE = "--webmcp-update"
"""The option that writes contracts anew."""

NOTE = "webmcp"
"""The name of the property under which a test says what the end of the run should tell."""

_OUTCOMES = ("passed", "failed", "xfailed", "xpassed")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.getgroup("webmcp-forms").addoption(
        UPDATE, action="store_true", help="Write the contracts that assert_tools compares with, as tools are now."
    )


@pytest.fixture(scope="session")
def webmcp_tools(pytestconfig: pytest.Config) -> ReadTools:
    """The tools that the browser registers for a page: `webmcp_tools(response)` gives a tuple of `Tool`.

    The page is a response of Django, Flask, Starlette, FastAPI, httpx, requests or WebTest, or markup as `str`, `bytes`
    or `Path`.
    """
    from webmcp_forms.integrations.pytest.tools import ReadTools

    return ReadTools(pytestconfig.rootpath)


@pytest.fixture
def assert_tools(request: pytest.FixtureRequest, webmcp_tools: ReadTools) -> AssertTools:
    """Compare the tools of a page with a stored contract: `assert_tools(response, "cars")`.

    The contract is `webmcp-contracts/cars.lock` beside the test; `--webmcp-update` writes it.
    """
    from webmcp_forms.integrations.pytest.contracts import AssertTools

    return AssertTools(webmcp_tools, request)


@pytest.fixture(scope="session")
def assert_no_findings(pytestconfig: pytest.Config) -> AssertNoFindings:
    """Lint a page: `assert_no_findings(response)` fails with the findings, each with its place and what to write."""
    from webmcp_forms.integrations.pytest.findings import AssertNoFindings

    return AssertNoFindings(pytestconfig.rootpath)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell which contracts were written, and which changes of tools none of them has yet."""
    notes = dict.fromkeys(_notes(terminalreporter))
    if notes:
        terminalreporter.section("contracts of WebMCP tools")
        for note in notes:
            terminalreporter.write_line(note)


def _notes(terminalreporter: pytest.TerminalReporter) -> Iterator[str]:
    for outcome in _OUTCOMES:
        for report in terminalreporter.stats.get(outcome, ()):
            yield from (str(value) for name, value in getattr(report, "user_properties", ()) if name == NOTE)
