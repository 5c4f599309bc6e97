"""The pages of a run on 127.0.0.1, under a port that is free, and nothing else.

What runs in pages does not run here, unless that is asked for: forms are compared as they are written.
"""

from __future__ import annotations

import socketserver
import threading
from dataclasses import replace
from http.server import BaseHTTPRequestHandler
from types import TracebackType
from typing import Self
from urllib.parse import quote

from webmcp_forms.verify.answers import HTML_TYPE, Page

HOST = "127.0.0.1"
"""The only address that is listened on."""

_NO_SCRIPTS = "script-src 'none'"
_HEADERS = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}


class Loopback:
    """A server for pages that are published; a context manager that ends it."""

    def __init__(self, *, scripts: bool = False) -> None:
        self._scripts = scripts
        self._pages: dict[str, tuple[str, bytes]] = {}
        self._server = _Server((HOST, 0), self._handler())
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    @property
    def origin(self) -> str:
        """Where the pages are, without a slash at the end."""
        return f"http://{HOST}:{self._server.server_address[1]}"

    def publish(self, path: str, text: str, media_type: str = HTML_TYPE) -> Page:
        """Serve a text, in UTF-8, under a path such as `pages/one.html`; gives it with its address."""
        place = "/" + quote(
            "/".join(part for part in path.replace("\\", "/").split("/") if part not in {"", ".", ".."})
        )
        number = 1
        while (free := place if number == 1 else f"/{number}{place}") in self._pages:
            number += 1
        self._pages[free] = (media_type, text.encode("utf-8", "replace"))
        return replace(Page(path, text, media_type), address=self.origin + free)

    def withdraw(self, page: Page) -> None:
        """Serve a page no longer."""
        self._pages.pop(page.address.removeprefix(self.origin), None)

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        loopback = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                page = loopback._pages.get(self.path.partition("?")[0])
                # A page of another site that has its name resolve to us asks for another host.
                if page is None or f"http://{self.headers.get('Host')}" != loopback.origin:
                    self.send_error(404)
                    return
                media_type, body = page
                self.send_response(200)
                for name, value in loopback._headers(media_type, len(body)).items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
                """Say nothing."""

        return Handler

    def _headers(self, media_type: str, length: int) -> dict[str, str]:
        policy = {} if self._scripts else {"Content-Security-Policy": _NO_SCRIPTS}
        return {"Content-Type": media_type, "Content-Length": str(length), **_HEADERS, **policy}


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    block_on_close = False
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of a browser that hangs up."""
