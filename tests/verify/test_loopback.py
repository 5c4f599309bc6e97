"""The server of a run: these files, and nothing else."""

from __future__ import annotations

import http.client
from collections.abc import Iterator

import pytest

from webmcp_forms.verify.answers import Page
from webmcp_forms.verify.loopback import HOST, Loopback


@pytest.fixture
def loopback() -> Iterator[Loopback]:
    with Loopback() as running:
        yield running


def get(loopback: Loopback, path: str, host: str = "") -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(loopback.origin.removeprefix("http://"), timeout=10)
    try:
        connection.request("GET", path, headers={"Host": host} if host else {})
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()
    finally:
        connection.close()


def path_of(loopback: Loopback, page: Page) -> str:
    return page.address.removeprefix(loopback.origin)


def test_a_page_is_served_as_it_is_read(loopback: Loopback) -> None:
    page = loopback.publish("shop/größe 1.html", "<p>ß</p>")
    assert page.address == f"{loopback.origin}/shop/gr%C3%B6%C3%9Fe%201.html"
    status, headers, body = get(loopback, path_of(loopback, page))
    assert (status, body) == (200, "<p>ß</p>".encode())
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert headers["Content-Security-Policy"] == "script-src 'none'"


def test_scripts_run_when_they_may() -> None:
    with Loopback(scripts=True) as loopback:
        page = loopback.publish("a.html", "")
        assert "Content-Security-Policy" not in get(loopback, path_of(loopback, page))[1]


@pytest.mark.parametrize("path", ["/", "/etc/passwd", "/../../etc/passwd", "/b.html", "/a.html/"])
def test_nothing_else_is_served(loopback: Loopback, path: str) -> None:
    loopback.publish("a.html", "")
    assert get(loopback, path)[0] == 404


def test_another_host_is_not_served(loopback: Loopback) -> None:
    page = loopback.publish("a.html", "secret")
    status, _, body = get(loopback, path_of(loopback, page), host="evil.example")
    assert status == 404
    assert b"secret" not in body


def test_paths_stay_below_the_root_and_never_meet(loopback: Loopback) -> None:
    pages = [loopback.publish(path, path) for path in ("../a.html", "a.html", "/a.html", "./x/../a.html", "C:\\a.html")]
    assert len({page.address for page in pages}) == len(pages)
    assert all(page.address.startswith(f"http://{HOST}:") and ".." not in page.address for page in pages)
    assert [get(loopback, path_of(loopback, page))[2].decode() for page in pages] == [page.id for page in pages]


def test_what_is_withdrawn_is_gone(loopback: Loopback) -> None:
    page = loopback.publish("a.html", "")
    loopback.withdraw(page)
    assert get(loopback, path_of(loopback, page))[0] == 404
