"""The middleware of a Django project: there in development, and not in the stack in production."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Any
from zlib import compress

import django
import pytest
from django.apps import apps
from django.conf import settings
from django.core.handlers.base import BaseHandler
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.test import AsyncClient, Client, override_settings
from django.urls import path

from tests.integrations.pages import BAD, FINDING
from webmcp_forms.integrations.development import MOST_BYTES

if not settings.configured:
    settings.configure(USE_I18N=False)
if not apps.ready:
    django.setup()

OURS = "webmcp_forms.integrations.django.middleware.lint_in_development"
GZIP = "django.middleware.gzip.GZipMiddleware"


def fail(_request: HttpRequest) -> HttpResponse:
    raise RuntimeError


async def bad_later(_request: HttpRequest) -> HttpResponse:
    return HttpResponse(BAD)


urlpatterns = [
    path("bad/", lambda _request: HttpResponse(BAD)),
    # Django compresses with a random name of up to 100 bytes, and sends what that makes longer as it is.
    path("long/", lambda _request: HttpResponse(BAD + " " * 1000)),
    path("bad-later/", bad_later),
    path("stream/", lambda _request: StreamingHttpResponse([BAD])),
    path("text/", lambda _request: HttpResponse(BAD, content_type="text/plain")),
    path("huge/", lambda _request: HttpResponse(BAD + " " * MOST_BYTES)),
    path("brotli/", lambda _request: HttpResponse(b"\x1b\x0b\x00\xf8", headers={"Content-Encoding": "br"})),
    path("deflated/", lambda _request: HttpResponse(compress(BAD.encode()), headers={"Content-Encoding": "deflate"})),
    path("failure/", fail),
]


@pytest.fixture
def development() -> Iterator[None]:
    with override_settings(
        DEBUG=True,
        DEBUG_PROPAGATE_EXCEPTIONS=True,
        ROOT_URLCONF=__name__,
        ALLOWED_HOSTS=["*"],
        MIDDLEWARE=[OURS, GZIP],
    ):
        yield


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, logger="webmcp_forms")
    return caplog


def lines(log: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in log.records if record.name == "webmcp_forms"]


def stack() -> list[str]:
    """The names of the functions and classes that a request goes through."""
    handler = BaseHandler()
    handler.load_middleware()
    names, one = [], handler._middleware_chain
    while one is not None:
        wrapped = getattr(one, "__wrapped__", one)
        names.append(type(wrapped).__name__ + "." + getattr(wrapped, "__module__", ""))
        cells = [cell.cell_contents for cell in getattr(wrapped, "__closure__", None) or ()]
        one = getattr(wrapped, "get_response", None) or next((cell for cell in cells if callable(cell)), None)
    return names


@pytest.mark.usefixtures("development")
def test_in_production_it_is_not_in_the_stack(log: pytest.LogCaptureFixture) -> None:
    assert any("webmcp_forms" in name for name in stack())
    with override_settings(DEBUG=False):
        assert not any("webmcp_forms" in name for name in stack())
        assert Client().get("/bad/").content.decode() == BAD
    assert lines(log) == []


@pytest.mark.usefixtures("development")
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_finding_is_logged_once(encoding: str, log: pytest.LogCaptureFixture) -> None:
    client = Client(headers={"Accept-Encoding": encoding})
    for _ in range(2):
        assert client.get("/long/").headers.get("Content-Encoding", "identity") == encoding
    (line,) = lines(log)
    assert line.startswith("/long/:4:")
    assert FINDING in line


@pytest.mark.usefixtures("development")
def test_what_a_view_has_compressed_is_looked_at(log: pytest.LogCaptureFixture) -> None:
    Client().get("/deflated/")
    assert FINDING in lines(log)[0]


@pytest.mark.usefixtures("development")
def test_it_waits_for_nothing_else_in_an_application_of_asgi(log: pytest.LogCaptureFixture) -> None:
    async def answer() -> Any:
        return await AsyncClient().get("/bad-later/")

    assert asyncio.run(answer()).content.decode() == BAD
    assert FINDING in lines(log)[0]


@pytest.mark.usefixtures("development")
@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("/text/", []),
        ("/stream/", ["/stream/: pages that stream, and files, are not linted"]),
        ("/huge/", ["/huge/: pages of more than 2,000,000 bytes are not linted"]),
        ("/brotli/", ["/brotli/: pages that are compressed by br cannot be read here"]),
    ],
)
def test_what_is_not_looked_at_is_sent_as_it_is(address: str, said: list[str], log: pytest.LogCaptureFixture) -> None:
    answer = Client().get(address)
    with override_settings(MIDDLEWARE=[GZIP]):
        without = Client().get(address)
    assert (answer.status_code, dict(answer.headers)) == (without.status_code, dict(without.headers))
    assert answer.getvalue() == without.getvalue()
    assert lines(log) == said


@pytest.mark.usefixtures("development")
def test_a_failure_stays_the_failure_it_is() -> None:
    with pytest.raises(RuntimeError):
        Client().get("/failure/")
