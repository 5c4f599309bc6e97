"""One tab of the browser: it shows a page, lists the tools of it, and collects what the events say."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable
from typing import Any, Self, TypeAlias
from urllib.parse import urljoin

from webmcp_forms.verify.answers import Answer, ListedTool, Page
from webmcp_forms.verify.devtools import BrowserGoneError, DevTools, Message, ProtocolError

ORIGIN = "http://127.0.0.1:8765"
ADDRESS = f"{ORIGIN}/page.html"
"""The address of a page that no server has."""

RequestHandler: TypeAlias = Callable[[Message], Message | None]
"""What is asked first about a request that waits: the answer that it gets, or None to leave it to the tab."""

_ISSUE_PREFIX = "FormModelContext"
_REPLACE_SECONDS = 20.0

# Tools register in a task after parsing, those of frames later still: wait until the list stops growing. A page whose
# navigation is refused may get no load event.
LIST_TOOLS = """(async () => {
  const pause = () => new Promise(done => setTimeout(done, 10));
  while (document.readyState !== 'complete') await pause();
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
"""The tools of a page and of its frames, once there are no more."""


class PageError(Exception):
    """A page crashed, went away, or its script failed."""


class Tab:
    """One tab and the session with it; what the events say of the present page is collected in it.

    Only the page itself is fetched, once, so that a page which navigates stays. With `fetches`, so is what the server
    of the page has besides. `on_request` and `responses` are for those who call tools.
    """

    def __init__(self, devtools: DevTools, target: str, session: str, *, fetches: bool = False) -> None:
        self._devtools = devtools
        self._session = session
        self._page = Page("empty", "")
        self._is_sent = False
        self._crash: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._issues: set[tuple[str, int | None]] = set()
        self._automatic: dict[tuple[str, str], bool] = {}
        self._fetches = fetches
        self.target = target
        self.on_request: RequestHandler | None = None
        self.responses: list[Message] = []

    @classmethod
    async def open(cls, devtools: DevTools, *, fetches: bool = False) -> Self:
        """A new tab, ready to be asked."""
        target = (await devtools.send("Target.createTarget", {"url": "about:blank"}))["targetId"]
        attached = await devtools.send("Target.attachToTarget", {"targetId": target, "flatten": True})
        tab = cls(devtools, target, attached["sessionId"], fetches=fetches)
        devtools.listen(tab._session, tab._hear)
        for domain in ("Page", "Inspector", "Audits", "WebMCP"):
            await tab.send(f"{domain}.enable")
        await tab.send("Fetch.enable", {"patterns": [{"urlPattern": "*"}]})
        return tab

    async def replace(self) -> Tab:
        """Close this tab, whatever its state, and open another; raises `BrowserGoneError` when none can be had."""
        self._devtools.forget(self._session)
        self._devtools.post("Target.closeTarget", {"targetId": self.target})
        try:
            async with asyncio.timeout(_REPLACE_SECONDS):
                return await Tab.open(self._devtools, fetches=self._fetches)
        except (ProtocolError, TimeoutError) as error:
            raise BrowserGoneError("the browser opens no tab any more") from error

    async def has_webmcp(self) -> bool:
        """Whether pages have `document.modelContext`, and its list of tools can be asked for."""
        await self.show(Page("probe", "<!doctype html>"))
        return bool(await self.evaluate("typeof document.modelContext?.getTools === 'function'"))

    async def answer(self, page: Page) -> Answer:
        """Load a page and wait for its tools."""
        await self.show(page)
        listed: list[dict[str, Any]] = await self.evaluate(LIST_TOOLS)
        frames = await self._frames() if any(tool["path"] for tool in listed) else {}
        tools = tuple(self._tool(tool, frames) for tool in listed)
        issues: dict[str, int] = {}
        for kind, _ in self._issues:
            issues[kind] = issues.get(kind, 0) + 1
        return Answer(tools, issues)

    async def show(self, page: Page) -> None:
        """Navigate to a page."""
        self._page, self._is_sent = page, False
        result = await self.send("Page.navigate", {"url": page.address or ADDRESS})
        if "errorText" in result:
            raise PageError(result["errorText"])

    async def evaluate(self, expression: str) -> Any:  # noqa: ANN401 - any value of JavaScript that JSON has
        """The value of an expression in the page."""
        parameters = {"expression": expression, "awaitPromise": True, "returnByValue": True}
        result = await self.send("Runtime.evaluate", parameters)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise PageError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    async def send(self, method: str, parameters: dict[str, object] | None = None) -> Message:
        """A command's result; a crash of the page ends the wait."""
        command = asyncio.ensure_future(self._devtools.send(method, parameters, self._session))
        try:
            await asyncio.wait((command, self._crash), return_when=asyncio.FIRST_COMPLETED)
            if command.done():
                return command.result()
        finally:
            command.cancel()
        raise PageError("the page crashed")

    def crash(self) -> None:
        """Have the page's process crash."""
        self._devtools.post("Page.crash", None, self._session)

    def _tool(self, listed: dict[str, Any], frames: dict[tuple[int, ...], str]) -> ListedTool:
        """A listed tool with what the event for its frame, or else any frame, said of it."""
        name, frame = listed["name"], frames.get(tuple(listed["path"]), self.target)
        schema = _parse_schema(listed["schema"])
        is_automatic = self._automatic.get((frame, name), False)
        return ListedTool(name, listed["title"], listed["description"], is_automatic, schema)

    async def _frames(self) -> dict[tuple[int, ...], str]:
        """The frames' identifiers by their path of indices from the page."""
        pending: list[tuple[tuple[int, ...], Message]] = [((), (await self.send("Page.getFrameTree"))["frameTree"])]
        found: dict[tuple[int, ...], str] = {}
        while pending:
            path, tree = pending.pop()
            found[path] = tree["frame"]["id"]
            pending += [((*path, index), child) for index, child in enumerate(tree.get("childFrames", ()))]
        return found

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
            case "WebMCP.toolResponded":
                self.responses.append(parameters)
            case "Page.javascriptDialogOpening":
                accepted = parameters.get("type") == "beforeunload"
                self._devtools.post("Page.handleJavaScriptDialog", {"accept": accepted}, self._session)
            case "Inspector.targetCrashed" if not self._crash.done():
                self._crash.set_result({})

    def _note_issue(self, details: Message) -> None:
        kind = details.get("errorType", "")
        if kind.startswith(_ISSUE_PREFIX):
            self._issues.add((kind, details.get("violatingNodeId")))

    def _serve(self, paused: Message) -> None:
        """Answer a request, let it reach our server, or refuse it."""
        answer = self.on_request(paused) if self.on_request else None
        is_page = answer is None and self._is_the_page(paused)
        self._is_sent |= is_page
        if is_page and not self._page.address:
            answer = self._response()
        if answer is not None:
            self._decide("fulfillRequest", paused, answer)
        elif is_page or self._is_part(paused):
            self._decide("continueRequest", paused, {})
        else:
            self._decide("failRequest", paused, {"errorReason": "Aborted"})

    def _decide(self, decision: str, paused: Message, details: Message) -> None:
        self._devtools.post(f"Fetch.{decision}", {"requestId": paused["requestId"], **details}, self._session)

    def _is_the_page(self, paused: Message) -> bool:
        """Whether the tab asks for its page, and not the page for itself, again or in a frame."""
        request, is_top = paused["request"], paused["frameId"] == self.target
        is_asked_for = request["url"] == (self._page.address or ADDRESS) and request["method"] == "GET"
        return bool(is_asked_for and is_top and not self._is_sent)

    def _is_part(self, paused: Message) -> bool:
        """Whether the page asks its server for a script or the like, which it may."""
        url: str = paused["request"]["url"]
        is_page = paused.get("resourceType") == "Document"
        return self._fetches and not is_page and url.startswith(urljoin(self._page.address or ADDRESS, "/"))

    def _response(self) -> Message:
        return {
            "responseCode": 200,
            "responseHeaders": [{"name": "Content-Type", "value": self._page.type}],
            "body": base64.b64encode(self._page.html.encode()).decode(),
        }


def _parse_schema(text: str) -> Any:  # noqa: ANN401 - whatever the browser lists
    """A value out of `JSON.stringify`; some versions list a schema as a text of its own."""
    value = json.loads(text)
    return json.loads(value) if isinstance(value, str) else value
