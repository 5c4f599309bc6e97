"""Starlette and FastAPI: the pages of an application under development are linted after they are sent.

    from webmcp_forms.integrations.starlette import lint_in_development

    app = FastAPI(debug=True)
    lint_in_development(app)

In production it is off because nothing of it is there: unless `app.debug` is on, the application gets no middleware.

`DevelopmentLint` is plain ASGI and goes around any application of it. Each message is copied and passed on at once, and
a page is linted in a thread of its own when all of it has been sent. Findings are log lines of the logger
`webmcp_forms`, each once. Of pages of more than two megabytes nothing is kept, which is said once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from webmcp_forms.integrations.compression import Unread
from webmcp_forms.integrations.development import MOST_BYTES, STREAMING, TOO_LONG, DevelopmentLog, SentPage, is_page

if TYPE_CHECKING:  # whoever has an application has loaded it
    from starlette.applications import Starlette

Message: TypeAlias = MutableMapping[str, Any]
"""A message of ASGI, or a scope."""

Receive: TypeAlias = Callable[[], Awaitable[Message]]
"""What an application is told by."""

Send: TypeAlias = Callable[[Message], Awaitable[None]]
"""What an application answers by."""

Application: TypeAlias = Callable[[Message, Receive, Send], Awaitable[None]]
"""An application of ASGI."""


def lint_in_development(app: Starlette, *, debug: bool | None = None, directory: str | Path | None = None) -> None:
    """Give an application the middleware when debugging is on, else nothing.

    `debug` says whether it is; by default `app.debug` does. `directory` is where the configuration is looked for, by
    default the working directory. Raises `RuntimeError` when the application has started already.
    """
    if app.debug if debug is None else debug:
        app.add_middleware(DevelopmentLint, directory=directory)


class DevelopmentLint:
    """An application of ASGI around another, whose pages it lints when they have been sent."""

    def __init__(self, app: Application, directory: str | Path | None = None) -> None:
        self.app = app
        self._log = DevelopmentLog(directory)

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Let the application answer, and look at what it sends if that is a page."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        copy = _Copy(str(scope.get("path", "")), _headers(scope).get("sec-fetch-dest", ""))

        async def send_and_copy(message: Message) -> None:
            # What goes around this one may change a message in place as it passes it on, as compression does.
            copy.take(message)
            await send(message)

        await self.app(scope, receive, send_and_copy)
        if copy.is_whole:
            from anyio.to_thread import run_sync

            await run_sync(self._log.look_at, copy.page)


class _Copy:
    """A copy of a page that is being sent; of anything else nothing is kept."""

    def __init__(self, path: str, destination: str) -> None:
        self.is_whole = False
        self._path, self._destination = path, destination
        self._headers: dict[str, str] = {}
        self._is_page = False
        self._unread: Unread | None = None
        self._body = bytearray()

    def take(self, message: Message) -> None:
        """Take one message of the answer."""
        match message["type"]:
            case "http.response.start":
                self._headers = _headers(message)
                kind = self._headers.get("content-type", "")
                self._is_page = is_page(kind, message["status"], self._destination)
            case "http.response.body" if self._is_page:
                self._add(message.get("body", b""))
                self.is_whole = not message.get("more_body", False)
            case "http.response.pathsend" if self._is_page:
                self._unread = STREAMING
                self.is_whole = True

    def page(self) -> SentPage:
        """The page, all of which was sent."""
        kind, encoding = (self._headers.get(name, "") for name in ("content-type", "content-encoding"))
        return SentPage(self._path, kind, encoding, self._unread or bytes(self._body))

    def _add(self, body: bytes) -> None:
        if len(self._body) + len(body) > MOST_BYTES:
            self._unread = TOO_LONG
            self._body.clear()
        elif self._unread is None:
            self._body += body


def _headers(message: Message) -> dict[str, str]:
    pairs = message.get("headers") or ()
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in pairs}
