"""The DevTools protocol with a Chromium of our own, over a pair of pipes.

With `--remote-debugging-pipe` Chromium reads messages from one pipe and writes them to another, each one a JSON text
that a NUL ends. When its end of the pipe closes, Chromium quits, so that a run which is killed leaves none behind.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from webmcp_forms.verify.processes import ends_within, spawn, temporary_environment

Message: TypeAlias = dict[str, Any]
"""A message of the protocol, or a part of one."""

Listener: TypeAlias = Callable[[str, Message], None]
"""What is told of an event: its method and its parameters."""

PROFILE_PREFIX = "webmcp-forms-"
"""What the names of temporary profile directories start with."""

_READ_SIZE = 1 << 20
_QUIT_SECONDS = 5.0
_PAUSE = 0.1
_SHORT = "/tmp"  # noqa: S108 - the directory in it is made by `mkdtemp`
_LONGEST_DIRECTORY = 40


class BrowserGoneError(Exception):
    """The browser process ended, or closed its pipe."""


class ProtocolError(Exception):
    """The browser refused a command."""


class DevTools:
    """One Chromium process with a profile directory of its own, and the protocol with it.

    Events go to the listener of their session. `close` must be called; it ends the process and removes the directory.
    """

    def __init__(self, executable: Path, flags: Sequence[str]) -> None:
        """Start the process, inside a running event loop; raises `OSError` when it cannot be started."""
        self._loop = asyncio.get_running_loop()
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._listeners: dict[str, Listener] = {}
        self._last_id = 0
        self._unfinished = bytearray()
        self._is_gone = False
        self._profile = tempfile.mkdtemp(prefix=PROFILE_PREFIX, dir=_temporary_directory())
        arguments = [*flags, f"--user-data-dir={self._profile}", "about:blank"]
        try:
            self._spawned = spawn(executable, arguments, temporary_environment(self._profile))
        except BaseException:
            shutil.rmtree(self._profile, ignore_errors=True)
            raise
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    async def send(
        self, method: str, parameters: Mapping[str, object] | None = None, session: str | None = None
    ) -> Message:
        """The result of a command; raises `ProtocolError` or `BrowserGoneError`."""
        answer: asyncio.Future[Message] = self._loop.create_future()
        number = self.post(method, parameters, session)
        self._answers[number] = answer
        try:
            message = await answer
        finally:
            self._answers.pop(number, None)
        if "error" in message:
            raise ProtocolError(f"{method}: {message['error'].get('message')}")
        result: Message = message["result"]
        return result

    def post(self, method: str, parameters: Mapping[str, object] | None = None, session: str | None = None) -> int:
        """Send a command and let go of its result; gives its number. Raises `BrowserGoneError`."""
        if self._is_gone:
            raise BrowserGoneError("the browser ended")
        self._last_id += 1
        message: Message = {"id": self._last_id, "method": method, "params": parameters or {}}
        if session is not None:
            message["sessionId"] = session
        rest = memoryview(json.dumps(message).encode() + b"\0")
        try:
            while rest:
                rest = rest[os.write(self._spawned.writing, rest) :]
        except OSError as error:
            raise BrowserGoneError(f"{method}: {error.strerror}") from error
        return self._last_id

    def listen(self, session: str, listener: Listener) -> None:
        """Have the events of a session given to a listener, as method and parameters."""
        self._listeners[session] = listener

    def forget(self, session: str) -> None:
        """Drop the events of a session from now on."""
        self._listeners.pop(session, None)

    def close(self) -> None:
        """End the process and remove its profile directory; nothing that happens meanwhile stops that."""
        process = self._spawned.process
        self._listeners.clear()
        try:
            with contextlib.suppress(BrowserGoneError):
                self.post("Browser.close")
            # What is still on its way in must not be answered: the descriptor may belong to something else by then.
            self._is_gone = True
            ends_within(process, _QUIT_SECONDS)
        finally:
            # Also when it has ended: what it started may still be on its way out, and write to the directory.
            process.kill()
            ends_within(process, _QUIT_SECONDS)
            os.close(self._spawned.writing)
            self._reader.join(_QUIT_SECONDS)
            os.close(self._spawned.reading)
            _remove(self._profile)

    def _read(self) -> None:
        """Hand on what comes out of the pipe; runs in a thread, since not every event loop can wait for pipes."""
        chunk = b"-"
        while chunk:
            try:
                chunk = os.read(self._spawned.reading, _READ_SIZE)
            except OSError:
                chunk = b""
            with contextlib.suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(self._receive, chunk)

    def _receive(self, chunk: bytes) -> None:
        if not chunk:
            self._fail_all()
            return
        if b"\0" not in chunk:
            self._unfinished += chunk
            return
        *complete, rest = (bytes(self._unfinished) + chunk).split(b"\0")
        self._unfinished = bytearray(rest)
        for text in complete:
            self._dispatch(json.loads(text))

    def _dispatch(self, message: Message) -> None:
        if "id" in message:
            answer = self._answers.get(message["id"])
            if answer is not None and not answer.done():
                answer.set_result(message)
        elif listener := self._listeners.get(message.get("sessionId", "")):
            with contextlib.suppress(BrowserGoneError):  # whoever waits for an answer is told of it
                listener(message["method"], message["params"])

    def _fail_all(self) -> None:
        self._is_gone = True
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(BrowserGoneError("the browser ended"))


def _temporary_directory() -> str:
    """Where the profile directory is made: a path so short that that of a socket below it is not too long."""
    usual = tempfile.gettempdir()
    is_long = sys.platform == "linux" and len(usual) > _LONGEST_DIRECTORY
    return _SHORT if is_long and os.access(_SHORT, os.W_OK) else usual


def _remove(directory: str) -> None:
    """Remove a directory that processes on their way out may still write to."""
    for _ in range(50):
        shutil.rmtree(directory, ignore_errors=True)
        if not Path(directory).exists():
            return
        time.sleep(_PAUSE)
