"""A browser process with a pair of pipes, on the systems that Chromium runs on.

On POSIX the process finds its ends of the pipes as descriptors 3 and 4, and leads a process group of its own, so that
Ctrl-C in a terminal reaches us alone. On Windows it is told the handles on its command line.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from webmcp_forms.records import record

_CHILD_READS, _CHILD_WRITES = 3, 4
# Above the two descriptors that the child gets its ends as.
_FIRST_FREE_DESCRIPTOR = 10
_PAUSE = 0.02


class Process(Protocol):
    """A child process."""

    def has_ended(self) -> bool:
        """Whether it has ended; one that has is reaped."""

    def kill(self) -> None:
        """End it, and what it started, at once."""


@record
class Spawned:
    """A process, and our ends of its pipes: the descriptors to read from and to write to."""

    process: Process
    reading: int
    writing: int


def temporary_environment(directory: str) -> dict[str, str]:
    """The environment of a browser that leaves nothing outside a directory where it can be told so."""
    return {**os.environ, "TMPDIR": directory} if sys.platform == "linux" else dict(os.environ)


def ends_within(process: Process, seconds: float) -> bool:
    """Whether a process ends in so many seconds; they are waited for."""
    limit = time.monotonic() + seconds
    while not process.has_ended():
        if time.monotonic() > limit:
            return False
        time.sleep(_PAUSE)
    return True


if sys.platform == "win32":

    class _WindowsProcess:
        def __init__(self, process: subprocess.Popen[bytes]) -> None:
            self._process = process

        def has_ended(self) -> bool:
            return self._process.poll() is not None

        def kill(self) -> None:
            self._process.kill()

    def spawn(executable: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> Spawned:
        """Start a browser that speaks DevTools over pipes; raises `OSError`."""
        import msvcrt

        child_reads, writing = os.pipe()
        reading, child_writes = os.pipe()
        try:
            handles = [msvcrt.get_osfhandle(end) for end in (child_reads, child_writes)]
            for handle in handles:
                os.set_handle_inheritable(handle, True)  # noqa: FBT003 - the function's signature
            startup = subprocess.STARTUPINFO(lpAttributeList={"handle_list": handles})
            command = [str(executable), *arguments, f"--remote-debugging-io-pipes={handles[0]},{handles[1]}"]
            process = subprocess.Popen(command, env=environment, startupinfo=startup, close_fds=True)  # noqa: S603 - a browser that was asked for
        except BaseException:
            os.close(reading)
            os.close(writing)
            raise
        finally:
            os.close(child_reads)
            os.close(child_writes)
        return Spawned(_WindowsProcess(process), reading, writing)

else:

    class _PosixProcess:
        def __init__(self, number: int) -> None:
            self._number = number
            self._ended = False

        def has_ended(self) -> bool:
            if not self._ended:
                try:
                    self._ended = os.waitpid(self._number, os.WNOHANG)[0] != 0
                except ChildProcessError:
                    self._ended = True
            return self._ended

        def kill(self) -> None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._number, signal.SIGKILL)

    def spawn(executable: Path, arguments: Sequence[str], environment: Mapping[str, str]) -> Spawned:
        """Start a browser that speaks DevTools over pipes; raises `OSError`."""
        child_reads, writing = _pipe()
        reading, child_writes = _pipe()
        actions = [
            (os.POSIX_SPAWN_DUP2, child_reads, _CHILD_READS),
            (os.POSIX_SPAWN_DUP2, child_writes, _CHILD_WRITES),
            (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
            (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
        ]
        command = [str(executable), *arguments]
        try:
            number = os.posix_spawn(command[0], command, environment, file_actions=actions, setpgroup=0)
        except BaseException:
            os.close(reading)
            os.close(writing)
            raise
        finally:
            os.close(child_reads)
            os.close(child_writes)
        return Spawned(_PosixProcess(number), reading, writing)

    def _pipe() -> tuple[int, int]:
        """A pipe for reading and writing, on descriptors that leave 3 and 4 to the child."""
        import fcntl

        reading, writing = os.pipe()
        moved = tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, _FIRST_FREE_DESCRIPTOR) for end in (reading, writing))
        os.close(reading)
        os.close(writing)
        return moved[0], moved[1]
