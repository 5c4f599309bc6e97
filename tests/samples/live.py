"""A WSGI application on loopback, in a thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, make_server

import httpx


class QuietHandler(WSGIRequestHandler):
    def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002 - the name in the base class
        pass


@contextmanager
def client_of(application: Any) -> Iterator[httpx.Client]:
    """A client of the application, which is served while it is open."""
    with make_server("127.0.0.1", 0, application, handler_class=QuietHandler) as server:
        Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{server.server_port}", trust_env=False) as client:
                yield client
        finally:
            server.shutdown()
