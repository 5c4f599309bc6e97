"""The DevTools protocol with a Chromium of our own, over a pair of pipes.

With `--remote-debugging-pipe` Chromium reads messages from file descriptor 3 and writes them to 4, each one a JSON text
that a NUL ends. When its end of the pipe closes, Chromium quits, so a test run that is killed leaves none behind.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import json
import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

Message: TypeAlias = dict[str, Any]
Listener: TypeAlias = Callable[[str, Message], None]

_READ_SIZE = 1 << 20
# Above the two descriptors that the child gets its ends as.
_FIRST_FREE_DESCRIPTOR = 10
_CHILD_READS, _CHILD_WRITES = 3, 4
_QUIT_SECONDS = 10.0


class BrowserGoneError(Exception):
    """The browser process ended, or closed its pipe."""


class ProtocolError(Exception):
    """The browser refused a command."""


class DevTools:
    """One Chromium process with a profile directory of its own, and the protocol with it.

    Events go to the listener of their session. `close` must be called; it ends the process and removes the directory.
    """

    def __init__(self, executable: Path, flags: Sequence[str]) -> None:
        self._profile = tempfile.mkdtemp(prefix="conformance-")
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._listeners: dict[str, Listener] = {}
        self._last_id = 0
        self._unfinished = b""
        child_reads, self._writing = _pipe()
        self._reading, child_writes = _pipe()
        command = [str(executable), *flags, f"--user-data-dir={self._profile}", "about:blank"]
        self._process = _spawn(command, child_reads, child_writes)
        os.close(child_reads)
        os.close(child_writes)
        asyncio.get_running_loop().add_reader(self._reading, self._read)

    async def send(
        self, method: str, parameters: Mapping[str, object] | None = None, session: str | None = None
    ) -> Message:
        """The result of a command; raises `ProtocolError` or `BrowserGoneError`."""
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
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
        """Send a command and let go of its result; gives its number."""
        self._last_id += 1
        message: Message = {"id": self._last_id, "method": method, "params": parameters or {}}
        if session is not None:
            message["sessionId"] = session
        rest = memoryview(json.dumps(message).encode() + b"\0")
        try:
            while rest:
                rest = rest[os.write(self._writing, rest) :]
        except OSError as error:
            raise BrowserGoneError(f"{method}: {error.strerror}") from error
        return self._last_id

    def listen(self, session: str, listener: Listener) -> None:
        """Have the events of a session given to a listener, as method and parameters."""
        self._listeners[session] = listener

    def forget(self, session: str) -> None:
        """Drop the events of a session from now on."""
        self._listeners.pop(session, None)

    async def close(self) -> None:
        """End the process and remove its profile directory."""
        with contextlib.suppress(BrowserGoneError):
            self.post("Browser.close")
        if not await _ends_within(self._process, _QUIT_SECONDS):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process, signal.SIGKILL)
            await _ends_within(self._process, _QUIT_SECONDS)
        asyncio.get_running_loop().remove_reader(self._reading)
        os.close(self._reading)
        os.close(self._writing)
        await _remove(self._profile)

    def _read(self) -> None:
        chunk = os.read(self._reading, _READ_SIZE)
        if not chunk:
            self._fail_all()
            return
        if b"\0" not in chunk:
            self._unfinished += chunk
            return
        *complete, self._unfinished = (self._unfinished + chunk).split(b"\0")
        for text in complete:
            self._dispatch(json.loads(text))

    def _dispatch(self, message: Message) -> None:
        if "id" in message:
            answer = self._answers.get(message["id"])
            if answer is not None and not answer.done():
                answer.set_result(message)
        elif listener := self._listeners.get(message.get("sessionId", "")):
            listener(message["method"], message["params"])

    def _fail_all(self) -> None:
        asyncio.get_running_loop().remove_reader(self._reading)
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(BrowserGoneError("the browser closed its pipe"))


def _pipe() -> tuple[int, int]:
    """A pipe for reading and writing, on descriptors that leave 3 and 4 to the child."""
    reading, writing = os.pipe()
    moved = tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, _FIRST_FREE_DESCRIPTOR) for end in (reading, writing))
    os.close(reading)
    os.close(writing)
    return moved[0], moved[1]


def _spawn(command: list[str], reads: int, writes: int) -> int:
    """Start a process with its ends of the pipes as descriptors 3 and 4, and as the leader of a session."""
    actions = [
        (os.POSIX_SPAWN_DUP2, reads, _CHILD_READS),
        (os.POSIX_SPAWN_DUP2, writes, _CHILD_WRITES),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
    ]
    return os.posix_spawn(command[0], command, os.environ, file_actions=actions, setsid=True)


async def _ends_within(process: int, seconds: float) -> bool:
    """Whether a child process has ended, after waiting for it for so long; an ended one is reaped."""
    for _ in range(int(seconds * 50)):
        try:
            if os.waitpid(process, os.WNOHANG)[0]:
                return True
        except ChildProcessError:
            return True
        await asyncio.sleep(0.02)
    return False


async def _remove(directory: str) -> None:
    """Remove a directory that processes on their way out may still write to."""
    for _ in range(50):
        shutil.rmtree(directory, ignore_errors=True)
        if not Path(directory).exists():
            return
        await asyncio.sleep(0.1)
