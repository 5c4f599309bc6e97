"""Requests to one origin, bounded in size and time.

Redirects are followed as a browser does, but not to another origin. Nothing of a request is logged.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import httpx

from webmcp_forms.browser.call.request import Request
from webmcp_forms.browser.call.urls import WebURL, resolve
from webmcp_forms.errors import WebMCPFormsError
from webmcp_forms.records import record

_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_KEEPING_METHOD = frozenset({307, 308})
_MOST_REDIRECTS = 10
_SCHEMES = frozenset({"http", "https"})

# The library logs every address, and with it what was filled into a form.
logging.getLogger("httpx").setLevel(logging.WARNING)


class FetchError(WebMCPFormsError):
    """There is no answer that could be used; the text says why."""


@record
class Bounds:
    """How long an answer may take, redirects included, and how long it may be."""

    seconds: float = 20.0
    most_bytes: int = 2_000_000


@record
class Answered:
    """What a server answered: the status, the address that it came from, the page, and its `Content-Type`."""

    status: int
    url: str
    page: bytes
    content_type: str


def address_of(url: str) -> WebURL:
    """An address of the web; raises `FetchError` for any other text."""
    found = resolve(url)
    if isinstance(found, WebURL) and found.scheme in _SCHEMES:
        return found
    raise FetchError(f"{url} is no address of the web")


def origin(url: str) -> str:
    """Scheme, host and port of an address; raises `FetchError` for one that is not of the web."""
    return address_of(url).origin


def new_client() -> httpx.AsyncClient:
    """A client without cookies yet, which takes neither proxies nor passwords from the environment."""
    return httpx.AsyncClient(trust_env=False)


async def fetch(client: httpx.AsyncClient, request: Request, home: str, bounds: Bounds) -> Answered:
    """The answer to a request within an origin; raises `FetchError`."""
    try:
        async with asyncio.timeout(bounds.seconds):
            for _ in range(_MOST_REDIRECTS):
                answer = await _once(client, request, home, bounds)
                if isinstance(answer, Answered):
                    return answer
                request = answer
    except TimeoutError as error:
        raise FetchError(f"the site did not answer within {bounds.seconds:g} seconds") from error
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise FetchError(f"the site cannot be reached: {type(error).__name__}") from error
    raise FetchError("the site redirects again and again")


async def _once(client: httpx.AsyncClient, request: Request, home: str, bounds: Bounds) -> Answered | Request:
    """The answer, or the request that it redirects to."""
    if origin(request.url) != home:
        raise FetchError(f"{_shown(request.url)} is another site, which is not contacted")
    headers = {"Accept-Encoding": "identity"}  # so that the bound is one of what really comes
    if request.content_type:
        headers["Content-Type"] = request.content_type
    async with client.stream(
        request.method, request.url, content=request.body, headers=headers, follow_redirects=False, timeout=None
    ) as response:
        location = response.headers.get("Location")
        if response.status_code in _REDIRECTS and location:
            return _redirected(request, response.status_code, location)
        page = bytearray()
        async for chunk in response.aiter_bytes():
            page += chunk
            if len(page) > bounds.most_bytes:
                raise FetchError(f"the answer is longer than {bounds.most_bytes} bytes")
        content_type = response.headers.get("Content-Type", "")
        return Answered(response.status_code, request.url, bytes(page), content_type)


def _redirected(request: Request, status: int, location: str) -> Request:
    target = resolve(location, address_of(request.url))
    if not isinstance(target, WebURL) or target.scheme not in _SCHEMES:
        raise FetchError("the site redirects to what is no address of the web")
    if status in _KEEPING_METHOD:
        return Request(request.method, str(target), request.content_type, request.body)
    return Request("GET", str(target))


def _shown(url: str) -> str:
    """An address without its query, which may hold what was filled in, and without a password."""
    return str(replace(address_of(url), credentials="", query=None))
