"""A real Chromium, asked which tools and issues it finds on a page.

    with Chromium(find_chromium()) as browser:
        answers = browser.ask([Page("one", "<form toolname=t tooldescription=d><input name=q></form>")])

Every page is a navigation of its own to the same address, served by request interception; nothing else is ever
fetched. Several tabs work side by side.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import shutil
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.conformance.answers import Answer, ListedTool, Page
from tests.conformance.devtools import BrowserGoneError, DevTools, Message, ProtocolError

ORIGIN = "http://127.0.0.1:8765"
ADDRESS = f"{ORIGIN}/page.html"
FLAGS = (
    "--headless=new",
    "--remote-debugging-pipe",
    "--enable-features=WebMCP,WebMCPTesting,DevToolsWebMCPSupport",
    "--enable-blink-features=WebMCP",
    "--no-sandbox",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-extensions",
    "--disable-breakpad",
    "--disable-hang-monitor",
    "--disable-popup-blocking",
    "--disable-component-update",
    "--disable-background-networking",
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
_EXECUTABLES = ("chromium", "chromium-browser", "google-chrome", "chrome")
_PAGE_SECONDS = 20.0
_START_SECONDS = 60.0
_CRASH_AFTER_SECONDS = 1.0
_PATTERNS_AT_ONCE = 5_000
_ISSUE_PREFIX = "FormModelContext"

# Tools register in a task after parsing, those of frames later still: wait until the list stops growing.
_LIST_TOOLS = """(async () => {
  const pause = () => new Promise(done => setTimeout(done, 10));
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done, {once: true}));
  let tools = await document.modelContext.getTools();
  for (let round = 0, before = -1; round < 40 && (round < 2 || tools.length !== before); round++) {
    before = tools.length;
    await pause();
    tools = await document.modelContext.getTools();
  }
  const place = w => Array.from({length: w.parent.length}, (_, index) => w.parent[index]).indexOf(w);
  const path = w => !w || w === w.top ? [] : [...path(w.parent), place(w)];
  return tools.map(({name, title, description, inputSchema, window: w}) =>
    ({name, title: title ?? '', description, schema: JSON.stringify(inputSchema), path: path(w)}));
})()"""
_ENDLESS = Page("endless", "<script>for (;;) {}</script>")

# For the benchmark, which knows how many tools there will be: no pause that is not needed.
_WAIT_FOR_TOOLS = """(async () => {{
  if (document.readyState === 'loading') await new Promise(done => addEventListener('DOMContentLoaded', done));
  let tools = await document.modelContext.getTools();
  for (let round = 0; tools.length < {count} && round < 1000; round++) {{
    await new Promise(done => setTimeout(done));
    tools = await document.modelContext.getTools();
  }}
  return tools.map(({{name, description, inputSchema}}) => ({{name, description, inputSchema}}));
}})()"""


class UnsuitableError(Exception):
    """There is no Chromium that answers; the text says why."""


def find_chromium() -> Path:
    """The executable that `$CHROMIUM` names, else the first on the path; raises `UnsuitableError` without one."""
    if chosen := os.environ.get("CHROMIUM"):
        if found := shutil.which(chosen):
            return Path(found)
        raise UnsuitableError(f"$CHROMIUM is {chosen!r}, which is no executable")
    for name in _EXECUTABLES:
        if found := shutil.which(name):
            return Path(found)
    raise UnsuitableError(f"none of {', '.join(_EXECUTABLES)} is on the path, and $CHROMIUM is not set")


class Chromium:
    """A running browser; a context manager that ends it. Starting raises `UnsuitableError` when it lacks WebMCP."""

    def __init__(self, executable: Path, tabs: int = 4) -> None:
        self._executable = executable
        self._tab_count = tabs
        self._tabs: list[Tab] = []
        self._runner = asyncio.Runner()
        self._devtools: DevTools | None = None
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
            if self._devtools is not None:
                self._runner.run(self._devtools.close())
        finally:
            self._devtools = None
            self._runner.close()

    def ask(
        self, pages: Sequence[Page], *, tabs: int | None = None, seconds: float = _PAGE_SECONDS
    ) -> tuple[Answer, ...]:
        """The browser's answer for each page, in order; one that crashes or takes too long is an error."""
        return self._runner.run(self._ask_all(pages, tabs or self._tab_count, seconds))

    def crash(self, tab: int = 0) -> Answer:
        """What a page that crashes while it is asked for answers."""
        return self._runner.run(self._crash(tab))

    def time_to_tools(self, page: Page, count: int) -> float:
        """The seconds from navigating to a page until so many tools are there and listed, in one tab."""
        return self._runner.run(self._time_to_tools(page, count))

    def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression on an empty page; promises are awaited."""
        return self._runner.run(self._evaluate(expression))

    def compiled_patterns(self, patterns: Sequence[str]) -> list[bool]:
        """For each regular expression, whether it compiles with the `v` flag, as that of a `pattern` attribute must."""
        verdicts: list[bool] = []
        for start in range(0, len(patterns), _PATTERNS_AT_ONCE):
            part = json.dumps(patterns[start : start + _PATTERNS_AT_ONCE])
            verdicts += self.evaluate(
                f"{part}.map(text => {{ try {{ new RegExp(text, 'v'); return true }} catch {{ return false }} }})"
            )
        return verdicts

    async def _start(self) -> None:
        self._devtools = DevTools(self._executable, FLAGS)
        try:
            async with asyncio.timeout(_START_SECONDS):
                self.version = str((await self._devtools.send("Browser.getVersion"))["product"])
                self._tabs = [await Tab.open(self._devtools) for _ in range(self._tab_count)]
        except (BrowserGoneError, TimeoutError) as error:
            raise UnsuitableError(f"{self._executable} does not start: {error or 'it takes too long'}") from error
        except ProtocolError as error:
            raise UnsuitableError(f"{self.version} has no WebMCP in its DevTools ({error})") from error
        if not await self._tabs[0].has_webmcp():
            raise UnsuitableError(f"{self.version} has no document.modelContext")

    async def _ask_all(self, pages: Sequence[Page], tabs: int, seconds: float) -> tuple[Answer, ...]:
        answers: dict[int, Answer] = {}
        waiting = iter(enumerate(pages))
        async with asyncio.TaskGroup() as workers:
            for number in range(min(tabs, self._tab_count)):
                workers.create_task(self._work(number, waiting, answers, seconds))
        return tuple(answers[number] for number in range(len(pages)))

    async def _work(
        self, number: int, waiting: Iterator[tuple[int, Page]], answers: dict[int, Answer], seconds: float
    ) -> None:
        for index, page in waiting:
            answers[index] = await self._ask_one(number, page, seconds)

    async def _ask_one(self, number: int, page: Page, seconds: float) -> Answer:
        try:
            async with asyncio.timeout(seconds):
                return await self._tabs[number].answer(page)
        except (ProtocolError, PageError, TimeoutError) as error:
            self._tabs[number] = await self._tabs[number].replace()
            return Answer(error=str(error) or f"no answer within {seconds:g} seconds")

    async def _crash(self, number: int) -> Answer:
        asking = asyncio.ensure_future(self._ask_one(number, _ENDLESS, _PAGE_SECONDS))
        await asyncio.sleep(_CRASH_AFTER_SECONDS)
        self._tabs[number].crash()
        return await asking

    async def _time_to_tools(self, page: Page, count: int) -> float:
        start = time.perf_counter()
        await self._tabs[0].show(page)
        await self._tabs[0].evaluate(_WAIT_FOR_TOOLS.format(count=count))
        return time.perf_counter() - start

    async def _evaluate(self, expression: str) -> Any:
        tab = self._tabs[0]
        await tab.show(Page("empty", "<!doctype html>"))
        return await tab.evaluate(expression)


class PageError(Exception):
    """A page crashed, or its script failed."""


class Tab:
    """One tab and the session with it; what the events say of the present page is collected in it."""

    def __init__(self, devtools: DevTools, target: str, session: str) -> None:
        self._devtools = devtools
        self._target = target
        self._session = session
        self._page = Page("empty", "")
        self._crash: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._issues: set[tuple[str, int | None]] = set()
        self._automatic: dict[tuple[str, str], bool] = {}

    @classmethod
    async def open(cls, devtools: DevTools) -> Self:
        """A new tab, ready to be asked."""
        target = (await devtools.send("Target.createTarget", {"url": "about:blank"}))["targetId"]
        attached = await devtools.send("Target.attachToTarget", {"targetId": target, "flatten": True})
        tab = cls(devtools, target, attached["sessionId"])
        devtools.listen(tab._session, tab._hear)
        for domain in ("Page", "Inspector", "Audits", "WebMCP"):
            await tab._send(f"{domain}.enable")
        await tab._send("Fetch.enable", {"patterns": [{"urlPattern": "*"}]})
        return tab

    async def replace(self) -> Tab:
        """Close this tab, whatever its state, and open another."""
        self._devtools.forget(self._session)
        self._devtools.post("Target.closeTarget", {"targetId": self._target})
        return await Tab.open(self._devtools)

    async def has_webmcp(self) -> bool:
        """Whether pages have `document.modelContext`, and its list of tools can be asked for."""
        await self.show(Page("probe", "<!doctype html>"))
        return bool(await self.evaluate("typeof document.modelContext?.getTools === 'function'"))

    async def answer(self, page: Page) -> Answer:
        """Load a page and wait for its tools."""
        await self.show(page)
        listed: list[dict[str, Any]] = await self.evaluate(_LIST_TOOLS)
        frames = await self._frames() if any(tool["path"] for tool in listed) else {}
        tools = tuple(self._tool(tool, frames) for tool in listed)
        issues: dict[str, int] = {}
        for kind, _ in self._issues:
            issues[kind] = issues.get(kind, 0) + 1
        return Answer(tools, issues)

    async def show(self, page: Page) -> None:
        """Navigate to a page."""
        self._page = page
        result = await self._send("Page.navigate", {"url": ADDRESS})
        if "errorText" in result:
            raise PageError(result["errorText"])

    async def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page."""
        parameters = {"expression": expression, "awaitPromise": True, "returnByValue": True}
        result = await self._send("Runtime.evaluate", parameters)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise PageError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def crash(self) -> None:
        """Have the page's process crash."""
        self._devtools.post("Page.crash", None, self._session)

    def _tool(self, listed: dict[str, Any], frames: dict[tuple[int, ...], str]) -> ListedTool:
        """A listed tool with what the event for its frame, or else any frame, said of it."""
        name, frame = listed["name"], frames.get(tuple(listed["path"]), self._target)
        schema = _parse_schema(listed["schema"])
        return ListedTool(
            name, listed["title"], listed["description"], self._automatic.get((frame, name), False), schema
        )

    async def _frames(self) -> dict[tuple[int, ...], str]:
        """The frames' identifiers by their path of indices from the page."""
        pending: list[tuple[tuple[int, ...], Message]] = [((), (await self._send("Page.getFrameTree"))["frameTree"])]
        found: dict[tuple[int, ...], str] = {}
        while pending:
            path, tree = pending.pop()
            found[path] = tree["frame"]["id"]
            pending += [((*path, index), child) for index, child in enumerate(tree.get("childFrames", ()))]
        return found

    async def _send(self, method: str, parameters: dict[str, object] | None = None) -> Message:
        """A command's result; a crash of the page ends the wait."""
        command = asyncio.ensure_future(self._devtools.send(method, parameters, self._session))
        try:
            await asyncio.wait((command, self._crash), return_when=asyncio.FIRST_COMPLETED)
            if command.done():
                return command.result()
        finally:
            command.cancel()
        raise PageError("the page crashed")

    def _hear(self, method: str, parameters: Message) -> None:
        match method:
            case "Fetch.requestPaused":
                self._serve(parameters)
            case "Page.frameNavigated" if "parentId" not in parameters["frame"]:
                # Only now is the page before gone, with all it had to say.
                self._issues = set()
                self._automatic = {}
            case "Audits.issueAdded":
                self._note_issue(parameters["issue"]["details"].get("genericIssueDetails", {}))
            case "WebMCP.toolsAdded":
                for tool in parameters["tools"]:
                    is_automatic = bool(tool.get("annotations", {}).get("autosubmit"))
                    self._automatic[tool["frameId"], tool["name"]] = is_automatic
            case "Inspector.targetCrashed" if not self._crash.done():
                self._crash.set_result({})

    def _note_issue(self, details: Message) -> None:
        kind = details.get("errorType", "")
        if kind.startswith(_ISSUE_PREFIX):
            self._issues.add((kind, details.get("violatingNodeId")))

    def _serve(self, paused: Message) -> None:
        request = {"requestId": paused["requestId"]}
        if paused["request"]["url"] != ADDRESS or paused["request"]["method"] != "GET":
            self._devtools.post("Fetch.failRequest", {**request, "errorReason": "Aborted"}, self._session)
            return
        response = {
            "responseCode": 200,
            "responseHeaders": [{"name": "Content-Type", "value": self._page.type}],
            "body": base64.b64encode(self._page.html.encode()).decode(),
        }
        self._devtools.post("Fetch.fulfillRequest", {**request, **response}, self._session)


def _parse_schema(text: str) -> Any:
    """A value out of `JSON.stringify`; some versions list a schema as a text of its own."""
    value = json.loads(text)
    return json.loads(value) if isinstance(value, str) else value
