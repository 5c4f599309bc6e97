"""The page in a response, whichever library the response is of."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import django.http
import flask
import httpx
import pytest
import requests
import starlette.responses
from urllib3 import HTTPResponse

from webmcp_forms.errors import InputError, UsageError
from webmcp_forms.integrations.responses import read_content_type, rendered_page

PAGE = "<p>Grüße</p>"
LATIN = PAGE.encode("latin-1")
KIND = "text/html; charset=iso-8859-1"

Make = Callable[[bytes, dict[str, str], int], object]


def of_httpx(body: bytes, headers: dict[str, str], status: int) -> httpx.Response:
    request = httpx.Request("GET", "https://cars.example/find?secret=1")
    return httpx.Response(status, headers=headers, content=body, request=request)


def of_requests(body: bytes, headers: dict[str, str], status: int) -> requests.Response:
    response = requests.Response()
    response.status_code, response.url = status, "https://cars.example/find?secret=1"
    response.headers.update(headers)
    response.raw = HTTPResponse(BytesIO(body), headers=headers, preload_content=False)
    return response


def of_django(body: bytes, headers: dict[str, str], status: int) -> object:
    return django.http.HttpResponse(body, headers=headers, status=status)


def of_django_streaming(body: bytes, headers: dict[str, str], status: int) -> object:
    return django.http.StreamingHttpResponse([body[:4], body[4:]], headers=headers, status=status)


def of_flask(body: bytes, headers: dict[str, str], status: int) -> object:
    return flask.Response(body, headers=headers, status=status)


def of_starlette(body: bytes, headers: dict[str, str], status: int) -> object:
    return starlette.responses.Response(body, headers=headers, status_code=status)


LIBRARIES = pytest.mark.parametrize(
    "make", [of_httpx, of_requests, of_django, of_django_streaming, of_flask, of_starlette]
)


@pytest.fixture(scope="module", autouse=True)
def project() -> None:
    from django.conf import settings

    if not settings.configured:
        settings.configure(USE_I18N=False)


@LIBRARIES
def test_the_charset_of_the_header_decides(make: Make) -> None:
    page = rendered_page(make(LATIN, {"Content-Type": KIND}, 200))
    assert (page.source.text, page.language) == (PAGE, "html")


@LIBRARIES
def test_a_page_of_xml_is_one(make: Make) -> None:
    assert rendered_page(make(b"<html/>", {"Content-Type": "application/xhtml+xml"}, 200)).language == "xhtml"


@LIBRARIES
def test_a_page_about_an_error_is_a_page(make: Make) -> None:
    assert rendered_page(make(b"<p>no", {"Content-Type": "text/html"}, 422)).source.text == "<p>no"


@LIBRARIES
def test_compression_is_undone_once(make: Make) -> None:
    headers = {"Content-Type": KIND, "Content-Encoding": "gzip"}
    assert rendered_page(make(gzip.compress(LATIN), headers, 200)).source.text == PAGE


@LIBRARIES
def test_json_is_no_page(make: Make) -> None:
    with pytest.raises(InputError, match=r"the response is application/json, not a page"):
        rendered_page(make(json.dumps({}).encode(), {"Content-Type": "application/json"}, 200))


@LIBRARIES
def test_a_redirect_proves_nothing(make: Make) -> None:
    with pytest.raises(InputError, match=r"a redirect to /login/, not a page; follow it first"):
        rendered_page(make(b"", {"Content-Type": "text/html", "Location": "/login/"}, 302))


@pytest.mark.parametrize("make", [of_django, of_flask, of_starlette])
def test_what_cannot_be_decompressed_is_no_page_without_findings(make: Make) -> None:
    headers = {"Content-Type": "text/html", "Content-Encoding": "br"}
    with pytest.raises(InputError, match="compressed by br"):
        rendered_page(make(b"\x1b\x0b\x00\xf8\x05", headers, 200))


@pytest.mark.parametrize("make", [of_httpx, of_requests])
def test_the_address_is_known_and_shown_without_its_query(make: Make) -> None:
    page = rendered_page(make(LATIN, {"Content-Type": KIND}, 200))
    assert page.url == "https://cars.example/find?secret=1"
    assert page.source.path == "/find"


def test_markup_stands_for_a_page(tmp_path: Path) -> None:
    file = tmp_path / "page.xhtml"
    file.write_text("<html/>")
    assert rendered_page(PAGE).source.text == rendered_page(PAGE.encode()).source.text == PAGE
    assert rendered_page(PAGE).url == ""
    assert rendered_page(file).language == "xhtml"


def test_what_is_no_response_is_an_error() -> None:
    unread = httpx.Response(200, stream=httpx.ByteStream(b"<p>"))
    assert not hasattr(unread, "_content")
    for none in (None, 3, {"a": 1}, unread):
        with pytest.raises(UsageError, match="is no response that has a body"):
            rendered_page(none)


@pytest.mark.parametrize(
    ("value", "language", "charset"),
    [
        ("text/html", "html", ""),
        ("TEXT/HTML ; boundary=x ; Charset = 'gbk'", "html", "gbk"),
        ('text/html; charset="utf-8"', "html", "utf-8"),
        ("application/xhtml+xml", "xhtml", ""),
        ("text/plain; charset=utf-8", None, "utf-8"),
        ("", "html", ""),
    ],
)
def test_what_a_content_type_says(value: str, language: str | None, charset: str) -> None:
    kind = read_content_type(value)
    assert (kind.language, kind.charset) == (language, charset)
