"""Calls of tools in a project's tests, through Django's own test client.

    from webmcp_forms.integrations.django.testing import call_tool, tools_of

    def test_an_agent_finds_a_car(client):
        page = client.get("/cars/")
        assert [tool.name for tool in tools_of(page)] == ["find_car"]
        answer = call_tool(client, page, "find_car", {"make": "Saab"})
        assert answer.status_code == 200

A call is what the browser makes of it: the same refusals, and the same request with all its hidden fields.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

from django.conf import settings

from webmcp_forms.browser.call.call import Call
from webmcp_forms.browser.call.request import Request
from webmcp_forms.browser.profiles import DEFAULT_PROFILE
from webmcp_forms.browser.schema import JSON
from webmcp_forms.errors import did_you_mean
from webmcp_forms.integrations.pytest.findings import AssertNoFindings
from webmcp_forms.integrations.responses import page_tools, rendered_page
from webmcp_forms.tools import Tool

_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_KEEPING_METHOD = frozenset({307, 308})
_MOST_REDIRECTS = 20


class CallRefusedError(AssertionError):
    """The browser sends nothing: it refuses the arguments, or the form leads to no page of this site.

    `call` is the call, None where there is no such tool.
    """

    def __init__(self, message: str, call: Call | None = None) -> None:
        super().__init__(message)
        self.call = call


def tools_of(response: Any, *, profile: str = DEFAULT_PROFILE) -> tuple[Tool, ...]:  # noqa: ANN401 - Django has no types
    """The tools that the browser registers for the page in a response of the test client, in its order."""
    return page_tools(rendered_page(response), profile)


def assert_no_findings(
    response: Any,  # noqa: ANN401 - Django has no types
    *,
    fail_on: str = "info",
    select: Sequence[str] = (),
    ignore: Sequence[str] = (),
) -> None:
    """Lint the page in a response, as the fixture of that name does, for test cases that take no fixtures.

    The configuration is that of `BASE_DIR`, or of the working directory. Raises `AssertionError` with the findings.
    """
    project = Path(getattr(settings, "BASE_DIR", None) or Path.cwd())
    AssertNoFindings(project)(response, fail_on=fail_on, select=select, ignore=ignore)


def call_tool(
    client: Any,  # noqa: ANN401 - Django has no types
    response: Any,  # noqa: ANN401
    name: str,
    arguments: Mapping[str, JSON],
    *,
    follow: bool = False,
) -> Any:  # noqa: ANN401
    """The response to a call of a tool of a page, as the test client gives it.

    A form without `toolautosubmit` is sent as if the user had submitted it as it is filled. With `follow`, redirects
    are followed as a browser does. Raises `CallRefusedError` when nothing would be sent.
    """
    tools = {tool.name: tool for tool in tools_of(response)}
    if name not in tools:
        raise CallRefusedError(f"the page has no tool {name!r}.{did_you_mean(name, tools)} It has {list(tools)}.")
    tool = tools[name]
    return _answer(client, _request(tool, tool.call(arguments)), tool.page_url, follow=follow)


def _request(tool: Tool, call: Call) -> Request:
    """What a call sends; raises `CallRefusedError`."""
    error = call.error or call.submission_error
    if error:
        raise CallRefusedError(f"{tool.name}: {error.message.strip()}", call)
    if call.request is None:
        raise CallRefusedError(f"{tool.name}: the form leads to no page that could answer", call)
    if urlsplit(call.request.url).netloc != urlsplit(tool.page_url).netloc:
        raise CallRefusedError(f"{tool.name}: the form leads to another site, {call.request.url}", call)
    return call.request


def _answer(client: Any, request: Request, page_url: str, *, follow: bool) -> Any:  # noqa: ANN401 - Django has no types
    for _ in range(_MOST_REDIRECTS):
        answer = _send(client, request, page_url)
        redirected = _redirected(request, answer) if follow else None
        if redirected is None:
            return answer
        request = redirected
    raise CallRefusedError("the site redirects again and again")


def _send(client: Any, request: Request, page_url: str) -> Any:  # noqa: ANN401 - Django has no types
    url = urlsplit(request.url)
    is_secure = url.scheme == "https"
    more = {"HTTP_HOST": url.netloc, "HTTP_REFERER": page_url}
    path = f"{url.path or '/'}?{url.query}" if url.query else url.path or "/"
    kind = request.content_type or "application/octet-stream"
    return client.generic(request.method, path, request.body or b"", content_type=kind, secure=is_secure, **more)


def _redirected(request: Request, answer: Any) -> Request | None:  # noqa: ANN401 - Django has no types
    """The request that a redirect leads to within the site."""
    location = answer.headers.get("Location")
    if answer.status_code not in _REDIRECTS or not location:
        return None
    url = urljoin(request.url, location)
    if urlsplit(url).netloc != urlsplit(request.url).netloc:
        return None
    return replace(request, url=url) if answer.status_code in _KEEPING_METHOD else Request("GET", url)
