"""`call --send`: the request really sent, and what an agent would get back.

The browser gives an agent the JSON of each `<script type="application/ld+json">` of the page that answers, as a list.
"""

from __future__ import annotations

import click

from webmcp_forms.browser.call.call import Call
from webmcp_forms.cli.console import Console
from webmcp_forms.errors import UsageError, WebMCPFormsError
from webmcp_forms.report.json_layout import escape_json, lay_out
from webmcp_forms.serve.page_data import page_data

_SECONDS = 30
_MOST_BYTES = 10_000_000


def send_request(call: Call, console: Console, *, asks: bool, has_address: bool) -> None:
    """Send the request of a call, after asking at a terminal, and report what an agent gets."""
    request = call.request
    if request is None:
        return
    if not has_address:
        raise UsageError("--send needs --base-url, the address of the page")
    if call.pending:
        console.note("without toolautosubmit the user would have to submit this")
    if asks and not click.confirm(f"Send {request.method} {request.url}?", err=True):
        return
    status, page, content_type = fetch(call)
    console.note(f"the server answered {status}")
    console.report([escape_json(lay_out(page_data(page, content_type)), ascii_only=console.is_ascii_only), "\n"])


def fetch(call: Call) -> tuple[int, bytes, str]:
    """The status, the page and the `Content-Type` of the answer; raises `WebMCPFormsError` when there is none."""
    try:
        import httpx
    except ImportError as error:
        raise WebMCPFormsError("sending needs httpx: install webmcp-forms[send]") from error
    request = call.request
    if request is None:
        raise WebMCPFormsError("the call sends nothing")
    headers = {"Content-Type": request.content_type} if request.content_type else {}
    try:
        with (
            httpx.Client(follow_redirects=True, timeout=_SECONDS) as client,
            client.stream(request.method, request.url, content=request.body, headers=headers) as response,
        ):
            body = b""
            for chunk in response.iter_bytes():
                body += chunk
                if len(body) > _MOST_BYTES:
                    raise WebMCPFormsError(f"the answer is longer than {_MOST_BYTES} bytes")
            return response.status_code, body, response.headers.get("Content-Type", "")
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise WebMCPFormsError(f"{request.url}: {error}") from error
