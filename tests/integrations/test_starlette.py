"""A FastAPI and a Starlette application: linted under development, and left alone in production."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import anyio
import pytest
from fastapi import APIRouter, FastAPI, WebSocket
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response, StreamingResponse
from fastapi.testclient import TestClient
from starlette.applications import Starlette
from starlette.background import BackgroundTask
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from tests.integrations.pages import BAD, FINDING, GOOD
from webmcp_forms.integrations.development import MOST_BYTES
from webmcp_forms.integrations.starlette import DevelopmentLint, lint_in_development

pages = APIRouter()


def application(*, debug: bool, compresses_last: bool = False) -> FastAPI:
    app = FastAPI(debug=debug)
    if not compresses_last:
        app.add_middleware(GZipMiddleware)
    lint_in_development(app)
    if compresses_last:
        app.add_middleware(GZipMiddleware)
    app.include_router(pages)
    return app


def stack(app: Starlette) -> list[object]:
    return [middleware.cls for middleware in app.user_middleware]


@pages.get("/good", response_class=HTMLResponse)
def good() -> str:
    return GOOD


@pages.get("/bad", response_class=HTMLResponse)
async def bad() -> str:
    return BAD


@pages.get("/long", response_class=HTMLResponse)
def long() -> str:
    return BAD + " " * 1000


@pages.get("/brotli")
def brotli() -> Response:
    return Response(b"\x0b\x00<p>", media_type="text/html", headers={"Content-Encoding": "br"})


@pages.get("/stream")
async def stream() -> StreamingResponse:
    return StreamingResponse(pieces(), media_type="text/html")


@pages.get("/cut")
async def cut() -> StreamingResponse:
    return StreamingResponse(pieces(fails=True), media_type="text/html")


@pages.get("/text", response_class=PlainTextResponse)
def text() -> str:
    return BAD


@pages.get("/json")
def data() -> dict[str, str]:
    return {"page": BAD}


@pages.get("/huge", response_class=HTMLResponse)
def huge() -> str:
    return BAD + " " * MOST_BYTES


@pages.get("/broken")
def broken() -> Response:
    return Response(b"no gzip " + BAD.encode(), media_type="text/html", headers={"Content-Encoding": "gzip"})


@pages.get("/failure")
def failure() -> str:
    raise RuntimeError


@pages.websocket("/socket")
async def socket(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text(BAD)
    await socket.close()


async def pieces(*, fails: bool = False) -> AsyncIterator[str]:
    for start in range(0, len(BAD), 50):
        yield BAD[start : start + 50]
        if fails:
            raise RuntimeError


@pytest.fixture(autouse=True)
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, logger="webmcp_forms")
    return caplog


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(application(debug=True)) as client:
        yield client


def lines(log: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in log.records if record.name == "webmcp_forms"]


def test_in_production_it_is_not_in_the_stack(log: pytest.LogCaptureFixture) -> None:
    app = application(debug=False)
    assert stack(app) == [GZipMiddleware]
    assert TestClient(app).get("/bad").text == BAD
    assert lines(log) == []


def test_in_development_it_is() -> None:
    app = application(debug=True)
    assert stack(app) == [DevelopmentLint, GZipMiddleware]


def test_a_finding_is_logged_once(client: TestClient, log: pytest.LogCaptureFixture) -> None:
    assert client.get("/bad").text == BAD
    (line,) = lines(log)
    assert line.startswith("/bad:4:")
    assert FINDING in line
    client.get("/bad")
    assert len(lines(log)) == 1


@pytest.mark.parametrize("path", ["/stream", "/long"])
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("compresses_last", [False, True])
def test_a_page_is_looked_at_however_it_is_compressed_and_cut(
    path: str, encoding: str, compresses_last: bool, log: pytest.LogCaptureFixture
) -> None:
    client = TestClient(application(debug=True, compresses_last=compresses_last))
    answer = client.get(path, headers={"Accept-Encoding": encoding})
    assert answer.text.strip() == BAD.strip()
    assert answer.headers.get("Content-Encoding", "identity") == encoding
    assert FINDING in lines(log)[0]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/good", []),
        ("/text", []),
        ("/json", []),
        ("/absent", []),
        ("/huge", ["/huge: pages of more than 2,000,000 bytes are not linted"]),
        ("/brotli", ["/brotli: pages that are compressed by br cannot be read here"]),
    ],
)
def test_what_is_not_looked_at_is_sent_as_it_is(
    path: str, said: list[str], client: TestClient, log: pytest.LogCaptureFixture
) -> None:
    in_production = TestClient(application(debug=False)).get(path)
    answer = client.get(path)
    assert (answer.status_code, answer.headers, answer.content) == (
        in_production.status_code,
        in_production.headers,
        in_production.content,
    )
    assert lines(log) == said


def test_a_file_that_the_server_sends_is_not_looked_at(tmp_path: Path, log: pytest.LogCaptureFixture) -> None:
    (tmp_path / "bad.html").write_text(BAD)
    app = DevelopmentLint(FileResponse(tmp_path / "bad.html"))
    assert anyio.run(raw_body, app, "/file", {"http.response.pathsend": {}}) == b""
    assert lines(log) == ["/file: pages that stream, and files, are not linted"]


def test_what_a_script_fetches_is_part_of_a_page(client: TestClient, log: pytest.LogCaptureFixture) -> None:
    client.get("/bad", headers={"Sec-Fetch-Dest": "empty"})
    assert lines(log) == []


def test_what_cannot_be_looked_at_is_sent_and_said(log: pytest.LogCaptureFixture) -> None:
    app = application(debug=True)
    sent = anyio.run(raw_body, app, "/broken")
    assert sent == b"no gzip " + BAD.encode()
    (line,) = lines(log)
    assert line == "/broken: pages that say they are compressed by gzip, and are not, cannot be read"


async def raw_body(app: Any, path: str, extensions: dict[str, Any] | None = None) -> bytes:
    """What an application sends, as no client undoes it."""
    body: list[bytes] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        body.append(message.get("body", b""))

    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b"", "root_path": ""}
    await app({**scope, "extensions": extensions or {}}, receive, send)
    return b"".join(body)


@pytest.mark.parametrize("path", ["/failure", "/cut"])
def test_a_failure_stays_the_failure_it_is(path: str, client: TestClient, log: pytest.LogCaptureFixture) -> None:
    with pytest.raises(RuntimeError):
        client.get(path)
    assert lines(log) == []


def test_a_socket_is_left_alone(client: TestClient, log: pytest.LogCaptureFixture) -> None:
    with client.websocket_connect("/socket") as socket:
        assert socket.receive_text() == BAD
    assert lines(log) == []


def test_starlette_itself_with_a_background_task_and_a_configuration(
    tmp_path: Path, log: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "webmcp-forms.toml").write_text('ignore = ["WF101"]\n')
    done: list[str] = []
    route = Route("/", lambda _request: HTMLResponse(BAD, background=BackgroundTask(done.append, "done")))
    app = Starlette(debug=True, routes=[route])
    lint_in_development(app, directory=tmp_path)
    assert TestClient(app).get("/").text == BAD
    assert done == ["done"]
    assert lines(log) == []


def test_a_setting_of_the_project_may_decide_instead_of_debug() -> None:
    for debug, expected in ((True, [DevelopmentLint]), (False, [])):
        app = Starlette(debug=not debug)
        lint_in_development(app, debug=debug)
        assert stack(app) == expected
