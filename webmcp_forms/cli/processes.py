"""The same work for many files, in this process or in several, with the answers in the order of the files."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

_Task = TypeVar("_Task")
_Answer = TypeVar("_Answer")

SERIAL_BELOW = 400
"""With fewer files the start of processes takes longer than they save (measured by `benchmarks/lint.py`)."""

_MOST_PROCESSES = 16
_FILES_AT_A_TIME = 16


def process_count(asked: int, files: int) -> int:
    """How many processes to use for so many files; 0 asks for as many as are worth it."""
    if asked:
        return min(asked, max(files, 1))
    if files < SERIAL_BELOW:
        return 1
    return min(_available(), _MOST_PROCESSES)


def work_through(work: Callable[[_Task], _Answer], tasks: Sequence[_Task], processes: int) -> Iterator[_Answer]:
    """The answers to tasks in their order. When a process dies, the rest is done here."""
    done = 0
    if processes > 1:
        for answer in _in_processes(work, tasks, processes):
            done += 1
            yield answer
    for task in tasks[done:]:
        yield work(task)


def _in_processes(work: Callable[[_Task], _Answer], tasks: Sequence[_Task], processes: int) -> Iterator[_Answer]:
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    # Not forked: the parent may have threads, and a process that starts afresh behaves alike on every system.
    executor = ProcessPoolExecutor(processes, mp_context=get_context("spawn" if os.name == "nt" else "forkserver"))
    try:
        yield from executor.map(work, tasks, chunksize=_FILES_AT_A_TIME)
    except BrokenProcessPool:
        return
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def _available() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
