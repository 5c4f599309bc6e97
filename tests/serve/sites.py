"""A small site on loopback, which answers well, elsewhere, at length, late, or not at all."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PAGE = """<!doctype html>
<form toolname=find tooldescription="Find a car" toolautosubmit action=/found><input name=make required></form>
<form toolname=order tooldescription="Order a car" method=post action=/ordered>
  <input name=car required><input type=hidden name=token value=TOKEN><button>Order</button></form>
<form toolname=away tooldescription=d toolautosubmit action=http://elsewhere.example/><input name=q></form>
<form toolname=leave tooldescription=d toolautosubmit action=/leave></form>
<form toolname=astray tooldescription=d toolautosubmit action=/astray></form>
<form toolname=nowhere tooldescription=d toolautosubmit action="http://["></form>
<form toolname=call tooldescription=d toolautosubmit action=tel:1></form>
<form toolname=loop tooldescription=d toolautosubmit action=/loop></form>
<form toolname=large tooldescription=d toolautosubmit action=/large></form>
<form toolname=slow tooldescription=d toolautosubmit action=/slow></form>
<form toolname=fail tooldescription=d toolautosubmit action=/fail></form>"""
FOUND = b'<script type="application/ld+json">{"name": "Mini"}</script>'


class Handler(BaseHTTPRequestHandler):
    """Answers by path, and keeps what was asked."""

    server: SiteServer

    def do_GET(self) -> None:
        self.server.asked.append(f"GET {self.path}")
        match self.path.partition("?")[0]:
            case "/leave":
                self.redirect("http://elsewhere.example/")
            case "/astray":
                self.redirect("http://[")
            case "/loop":
                self.redirect("/loop")
            case "/moved":
                self.redirect("/found?moved=1")
            case "/large":
                self.answer(200, b"x" * 3_000_000)
            case "/slow":
                self.server.closing.wait(10)
            case "/fail":
                self.answer(500, b"broken")
            case "/found":
                self.answer(200, FOUND)
            case _:
                count = len(self.server.asked)
                self.answer(200, PAGE.replace("TOKEN", f"token-{count}").encode())

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.server.asked.append(f"POST {self.path} {body}")
        self.redirect("/moved")

    def redirect(self, place: str) -> None:
        self.send_response(303)
        self.send_header("Location", place)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def answer(self, status: int, page: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: object) -> None:
        """Nothing."""


class SiteServer(ThreadingHTTPServer):
    """The server, with what it was asked."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.asked: list[str] = []
        self.closing = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, *_: object) -> None:
        """Clients may go away."""


@contextmanager
def running_site() -> Iterator[SiteServer]:
    server = SiteServer()
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield server
    finally:
        server.closing.set()
        server.shutdown()
        thread.join()
        server.server_close()
