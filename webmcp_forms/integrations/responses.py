"""The page in a response, whichever library the response is of.

Responses are told by what they have, so that no library has to be there: `content`, `body` or `data` in bytes, and
`headers`. That covers Django, Flask and Werkzeug, Starlette and FastAPI, httpx, requests and WebTest.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from webmcp_forms.browser.profiles import DEFAULT_PROFILE
from webmcp_forms.errors import InputError, UsageError
from webmcp_forms.integrations.compression import Unread, decompressed_once
from webmcp_forms.records import record
from webmcp_forms.source import SourceFile
from webmcp_forms.tools import Tool, compile_tools

_LANGUAGES = {"text/html": "html", "application/xhtml+xml": "xhtml"}
MARKUP = "<html>"
"""What findings name markup by that has no address."""

_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_BODIES = ("content", "body", "data")
_ADDRESSES: tuple[Callable[..., object], ...] = (
    lambda response: response.wsgi_request.build_absolute_uri(),
    lambda response: response.asgi_request.build_absolute_uri(),
    lambda response: response.url,
    lambda response: response.request.url,
)


@record
class RenderedPage:
    """A page as a server sent it: its text, its language, and its address or ""."""

    source: SourceFile
    language: str
    url: str = ""


@record
class ContentType:
    """What a `Content-Type` says: the language of the page, None when it is no page, and the charset or ""."""

    language: str | None
    charset: str


def rendered_page(response: object) -> RenderedPage:
    """The page in a response, or in markup (`str`, `bytes`, a `Path`) that stands for one.

    The body of a response that streams is taken from it. Raises `UsageError` for what is no response, `InputError` for
    a response that is no page: a redirect, or what is no HTML.
    """
    match response:
        case str():
            return RenderedPage(SourceFile(response, MARKUP), "html")
        case bytes():
            return RenderedPage(SourceFile.from_bytes(response, MARKUP), "html")
        case Path():
            return RenderedPage(SourceFile.from_path(response), "xhtml" if response.suffix == ".xhtml" else "html")
    body = _body(response)
    if body is None:
        raise UsageError(f"{type(response).__qualname__} is no response that has a body, and no markup")
    url = _address(response)
    shown = shown_address(url) or "<response>"
    kind = read_content_type(_header(response, "Content-Type"))
    _refuse_redirect(response, shown)
    if kind.language is None:
        raise InputError(f"the response is {_header(response, 'Content-Type')}, not a page", shown)
    text = decompressed_once(body, _header(response, "Content-Encoding"))
    if isinstance(text, Unread):
        raise InputError(text.reason, shown)
    return RenderedPage(SourceFile.from_bytes(text, shown, charset=kind.charset), kind.language, url)


def page_tools(page: RenderedPage, profile: str = DEFAULT_PROFILE) -> tuple[Tool, ...]:
    """The tools that the browser registers for a page, in its order; raises `UsageError` for an unknown profile."""
    return compile_tools(page.source, profile=profile, language=page.language, base_url=page.url or None)


def read_content_type(value: str) -> ContentType:
    """What a `Content-Type` says; without one a response is taken for HTML."""
    kind, *parameters = (part.strip() for part in value.split(";"))
    pairs = (parameter.partition("=") for parameter in parameters)
    charsets = (text.strip().strip("\"'") for name, _, text in pairs if name.strip().lower() == "charset")
    return ContentType(_LANGUAGES.get(kind.lower()) if kind else "html", next(charsets, ""))


def shown_address(url: str) -> str:
    """An address as findings name it: the path alone, since a query may hold what nobody should read in a log."""
    return urlsplit(url).path


def _refuse_redirect(response: object, shown: str) -> None:
    """Raise `InputError` for a redirect: that nothing is found in its empty page would prove nothing."""
    status = getattr(response, "status_code", None)
    if isinstance(status, int) and status in _REDIRECTS:
        target = _header(response, "Location")
        raise InputError(f"the response is a redirect to {target or 'nowhere'}, not a page; follow it first", shown)


def _body(response: object) -> bytes | None:
    if getattr(response, "streaming", False):
        return b"".join(getattr(response, "streaming_content", ()))
    found = (_attribute(response, name) for name in _BODIES)
    return next((body for body in found if isinstance(body, bytes)), None)


def _attribute(response: object, name: str) -> object:
    """An attribute, or None where there is none, or where asking for it raises: it is not rendered or read yet."""
    try:
        return getattr(response, name, None)
    except Exception:  # noqa: BLE001 - each library has exceptions of its own
        return None


def _header(response: object, name: str) -> str:
    headers = getattr(response, "headers", None)
    return str(headers.get(name) or "") if headers is not None else ""


def _address(response: object) -> str:
    """The address that a response says it came from."""
    for find in _ADDRESSES:
        try:
            url = str(find(response))
        except Exception:  # noqa: BLE001, S112 - whatever a library raises, there is no address here
            continue
        if url.startswith(("http://", "https://")):
            return url
    return ""
