"""What agents will send to a form, for the tests of a site: strategies for Hypothesis.

    from hypothesis import given
    from webmcp_forms import compile_tools
    from webmcp_forms.testing import valid_arguments

    (book,) = compile_tools(Path("booking.html"), base_url="http://localhost:8000/booking")

    @given(valid_arguments(book))
    def test_the_server_takes_what_the_browser_takes(arguments):
        request = book.call(arguments).request
        assert client.request(request.method, request.url, content=request.body).status_code < 400

Hypothesis is imported when a strategy is asked for; without it that is a `WebMCPFormsError`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from webmcp_forms.browser.schema import JSON
from webmcp_forms.errors import WebMCPFormsError
from webmcp_forms.tools import Tool

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

__all__ = ["refused_arguments", "valid_arguments"]


def valid_arguments(tool: Tool) -> SearchStrategy[dict[str, JSON]]:
    """Arguments that the browser takes, and with which the form passes its constraint validation.

    Raises `UsageError` for a form that takes none, as where a file is required.
    """
    _check_hypothesis()
    from webmcp_forms.testing.valid import valid

    return valid(tool)


def refused_arguments(tool: Tool) -> SearchStrategy[dict[str, JSON]]:
    """Arguments that the browser refuses: an unknown parameter, a value that does not fit, or that fails validation.

    Where the user has to submit the form the browser does not validate what an agent fills, and neither is it refused
    here.
    """
    _check_hypothesis()
    from webmcp_forms.testing.refused import refused

    return refused(tool)


def _check_hypothesis() -> None:
    try:
        import_module("hypothesis")
    except ImportError as error:
        raise WebMCPFormsError("webmcp_forms.testing needs Hypothesis: pip install hypothesis") from error
