"""A real Chromium, asked which tools and issues it finds on a page.

    with Chromium(find_chromium()) as browser:
        answers = browser.ask([Page("one", "<form toolname=t tooldescription=d><input name=q></form>")])

Every page is a navigation of its own, and nothing else is ever fetched. Several tabs work side by side. A browser that
crashes is started again, and the pages that it was asked about then are asked one by one.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias, TypeVar

from webmcp_forms.verify.answers import Answer, Page
from webmcp_forms.verify.devtools import BrowserGoneError, DevTools, ProtocolError
from webmcp_forms.verify.executables import UnsuitableError
from webmcp_forms.verify.tab import PageError, Tab

_Result = TypeVar("_Result")
Task: TypeAlias = Callable[[Tab], Awaitable[_Result]]
"""What is done with a tab."""

FLAGS = (
    "--headless=new",
    "--remote-debugging-pipe",
    "--enable-features=WebMCP,WebMCPTesting,DevToolsWebMCPSupport",
    "--enable-blink-features=WebMCP",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-extensions",
    "--disable-breakpad",
    "--disable-hang-monitor",
    "--disable-component-update",
    "--disable-background-networking",
    # Only loopback is ever asked, also by what no tab sees.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    # Hidden tabs work as fast as the visible one, and a page left behind is gone.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-back-forward-cache",
    "--disable-ipc-flooding-protection",
    "--password-store=basic",
    "--use-mock-keychain",
    "--mute-audio",
)
"""What the browser is started with, besides what is chosen and its profile directory."""

FIRST_VERSION = 147
"""The first Chromium that makes tools of forms."""

PAGE_SECONDS = 20.0
"""How long a page may take, when nobody says otherwise."""

_START_SECONDS = 60.0
_MOST_STARTS = 20
_GONE = "the browser crashed"
_VERSION = re.compile(r"/(\d+)\.")


class Chromium:
    """A running browser; a context manager that ends it. Starting raises `UnsuitableError` when it lacks WebMCP.

    With `sandbox` None, it has one unless it runs as root, which Chromium refuses. With `fetches`, pages get what their
    server has besides them.
    """

    def __init__(self, executable: Path, tabs: int = 4, *, sandbox: bool | None = None, fetches: bool = False) -> None:
        is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        has_sandbox = not is_root if sandbox is None else sandbox
        # A form that is submitted to a new window may open it, a script of a page may not.
        chosen = (*(() if has_sandbox else ("--no-sandbox",)), *(() if fetches else ("--disable-popup-blocking",)))
        self._flags = (*FLAGS, *chosen)
        self._executable = executable
        self._tab_count = tabs
        self._tabs: list[Tab] = []
        self._fetches = fetches
        self._runner = asyncio.Runner()
        self._devtools: DevTools | None = None
        self._starts = 0
        self.version = ""

    def __enter__(self) -> Self:
        try:
            self._runner.run(self._start())
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            self._end()
        finally:
            self._runner.close()

    @property
    def major_version(self) -> int:
        """The number that a release goes by, such as 156; 0 when the browser does not say."""
        found = _VERSION.search(self.version)
        return int(found[1]) if found else 0

    def ask(
        self, pages: Sequence[Page], *, tabs: int | None = None, seconds: float = PAGE_SECONDS
    ) -> tuple[Answer, ...]:
        """The browser's answer for each page, in order; one that crashes or takes too long is an error."""
        return self.work([_asking(page) for page in pages], _no_answer, tabs=tabs, seconds=seconds)

    def work(
        self,
        tasks: Sequence[Task[_Result]],
        failed: Callable[[str], _Result],
        *,
        tabs: int | None = None,
        seconds: float = PAGE_SECONDS,
    ) -> tuple[_Result, ...]:
        """What each task gives, in order, and what `failed` makes of the reason why one gives nothing."""
        results: dict[int, _Result] = {}
        while len(results) < len(tasks):
            waiting = [number for number in range(len(tasks)) if number not in results]
            lost = self._run_some(tasks, waiting, results, failed, tabs or self._tab_count, seconds)
            for number in lost:
                if self._run_some(tasks, [number], results, failed, 1, seconds):
                    results[number] = failed(_GONE)
        return tuple(results[number] for number in range(len(tasks)))

    def evaluate(self, expression: str) -> Any:  # noqa: ANN401 - any value of JavaScript that JSON has
        """The value of a JavaScript expression on an empty page; promises are awaited."""
        return self._runner.run(self._evaluate(expression))

    def _run_some(  # noqa: PLR0913, PLR0917 - what `work` knows
        self,
        tasks: Sequence[Task[_Result]],
        numbers: Iterable[int],
        results: dict[int, _Result],
        failed: Callable[[str], _Result],
        tabs: int,
        seconds: float,
    ) -> list[int]:
        """Do tasks until all are done or the browser is gone; gives the tasks that it was at then, and starts anew."""
        waiting = iter(tuple(numbers))
        lost: list[int] = []

        async def take(place: int) -> None:
            for number in waiting:
                try:
                    results[number] = await self._attempt(place, tasks[number], failed, seconds)
                except BrowserGoneError:
                    lost.append(number)
                    return

        async def take_all() -> None:
            async with asyncio.TaskGroup() as workers:
                for place in range(min(tabs, self._tab_count)):
                    workers.create_task(take(place))

        self._runner.run(take_all())
        if lost:
            self._end()
            self._runner.run(self._start())
        return sorted(lost)

    async def _attempt(
        self, place: int, task: Task[_Result], failed: Callable[[str], _Result], seconds: float
    ) -> _Result:
        try:
            async with asyncio.timeout(seconds):
                return await task(self._tabs[place])
        except (ProtocolError, PageError, TimeoutError) as error:
            self._tabs[place] = await self._tabs[place].replace()
            return failed(str(error) or f"no answer within {seconds:g} seconds")

    async def _start(self) -> None:
        if self._starts == _MOST_STARTS:
            raise UnsuitableError(f"{self.version} crashes again and again")
        self._starts += 1
        try:
            self._devtools = DevTools(self._executable, self._flags)
            async with asyncio.timeout(_START_SECONDS):
                self.version = str((await self._devtools.send("Browser.getVersion"))["product"])
                if 0 < self.major_version < FIRST_VERSION:
                    raise UnsuitableError(self._too_old())
                self._tabs = [await Tab.open(self._devtools, fetches=self._fetches) for _ in range(self._tab_count)]
                has_webmcp = await self._tabs[0].has_webmcp()
        except (BrowserGoneError, TimeoutError, OSError) as error:
            raise UnsuitableError(self._does_not_start(error)) from error
        except ProtocolError as error:
            raise UnsuitableError(f"{self.version} has no WebMCP in its DevTools ({error}). {_ADVICE}") from error
        if not has_webmcp:
            raise UnsuitableError(f"{self.version} has no document.modelContext. {_ADVICE}")

    def _too_old(self) -> str:
        return (
            f"{self._executable} is {self.version}, which is too old: Chromium makes tools of forms since "
            f"{FIRST_VERSION}; name a newer one with --browser"
        )

    def _does_not_start(self, error: BaseException) -> str:
        reason = "it takes too long" if isinstance(error, TimeoutError) else str(error)
        hint = "" if "--no-sandbox" in self._flags else "; in a container, it may need --no-sandbox"
        return f"{self._executable} does not start: {reason}{hint}"

    def _end(self) -> None:
        devtools, self._devtools = self._devtools, None
        self._tabs = []
        if devtools is not None:
            devtools.close()

    async def _evaluate(self, expression: str) -> Any:  # noqa: ANN401 - any value of JavaScript that JSON has
        tab = self._tabs[0]
        await tab.show(Page("empty", "<!doctype html>"))
        return await tab.evaluate(expression)


_ADVICE = (
    "It was started with the flags that switch WebMCP on (--enable-features=WebMCP), so that it is too old for the API "
    "that pages have today, or built or managed without it; name another with --browser"
)


def _asking(page: Page) -> Task[Answer]:
    return lambda tab: tab.answer(page)


def _no_answer(reason: str) -> Answer:
    return Answer(error=reason)
