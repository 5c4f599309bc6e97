"""A page of the disk in a real Chromium: clicked, typed into, printed and photographed.

    with Window() as window:
        window.open(path, scheme="dark")
        window.click("#clear")
        window.evaluate("document.title")

Nothing is stubbed: events of the mouse and the keyboard go through the browser, and what the page asks for or breaks is
collected from the browser's own reports.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from webmcp_forms.verify.chromium import FLAGS
from webmcp_forms.verify.devtools import DevTools, Message
from webmcp_forms.verify.executables import find_chromium

_Result = TypeVar("_Result")
_SECONDS = 120.0
_DOMAINS = ("Page", "Runtime", "Network", "Audits", "Log")
_KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowRight": 39, "ArrowDown": 40}
_TEXTS = {"Enter": "\r", " ": " "}
# Where a click would land, which is not always on the element itself.
_CENTRE = """(selector => {
  const found = document.querySelector(selector);
  found.scrollIntoView({block: 'center'});
  const box = found.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""


class Window:
    """A browser with one tab, to be used in a `with`; raises `UnsuitableError` when there is no Chromium.

    `requests` are the addresses that were fetched since a page was opened, `broken` what its policy forbade, its
    scripts threw, and the browser complained of.
    """

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._devtools: DevTools | None = None
        self._session = ""
        self._loaded = asyncio.Event()
        self._asked: dict[str, str] = {}
        self.broken: list[str] = []

    def __enter__(self) -> Self:
        executable = find_chromium()
        self._run(self._start(executable))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._devtools is not None:
            self._devtools.close()
        self._runner.close()

    def open(  # noqa: PLR0913 - what a reader's browser and screen are like
        self,
        path: Path,
        *,
        width: int = 1280,
        height: int = 900,
        scheme: str = "light",
        scripts: bool = True,
        paper: bool = False,
    ) -> None:
        """Show a page from its beginning, with `paper` as it would be printed."""
        self.send("Page.navigate", url="about:blank")
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.send("Emulation.setEmulatedMedia", media="print" if paper else "", features=features)
        self.send("Emulation.setScriptExecutionDisabled", value=not scripts)
        self._asked.clear()
        self.broken.clear()
        self._run(self._load("Page.navigate", url=path.as_uri()))

    def reload(self) -> None:
        """Show the page once more, as for a reader who comes back."""
        self._run(self._load("Page.reload"))

    @property
    def requests(self) -> list[str]:
        """The addresses, in the order in which they were asked for, without those that were forbidden."""
        return list(self._asked.values())

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page; promises are awaited."""
        result = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise AssertionError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def texts(self, selector: str) -> list[str]:
        """The texts of the elements that are shown, with white space collapsed."""
        found: list[str] = self.evaluate(
            f"[...document.querySelectorAll({selector!r})].filter(node => node.checkVisibility())"
            ".map(node => node.textContent.replace(/\\s+/g, ' ').trim())"
        )
        return found

    def wait(self, condition: str) -> None:
        """Wait until an expression is true."""
        self.evaluate(
            "new Promise((done, fail) => { let rounds = 0; const look = () => "
            f"({condition}) ? done() : ++rounds > 2000 ? fail(new Error('never')) : setTimeout(look, 20); look(); }})"
        )

    def click(self, selector: str) -> None:
        """Press and let go of the left button on the middle of an element."""
        x, y = self.evaluate(f"{_CENTRE}({selector!r})")
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def press(self, key: str) -> None:
        """Press a key and let go of it."""
        named = {"key": key, "code": "Space" if key == " " else key, "windowsVirtualKeyCode": _KEYS[key]}
        text = {"text": _TEXTS[key]} if key in _TEXTS else {}
        self.send("Input.dispatchKeyEvent", type="keyDown", **named, **text)
        self.send("Input.dispatchKeyEvent", type="keyUp", **named)

    def type(self, text: str) -> None:
        """Write a text where the focus is."""
        self.send("Input.insertText", text=text)

    def choose(self, selector: str, value: str) -> None:
        """Choose an option of a list, as its keyboard does."""
        self.evaluate(
            f"(list => {{ list.value = {value!r}; list.dispatchEvent(new Event('change', {{bubbles: true}})); }})"
            f"(document.querySelector({selector!r}))"
        )

    def pdf(self) -> bytes:
        """The page as it is printed."""
        return base64.b64decode(self.send("Page.printToPDF", printBackground=True)["data"])

    def photograph(self, path: Path, *, height: int = 0) -> None:
        """Write a picture of the page, of the part that is seen or from the top to a height."""
        clip = {}
        if height:
            width = self.evaluate("document.documentElement.clientWidth")
            clip = {"clip": {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}}
        shot = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=bool(height), **clip)
        path.write_bytes(base64.b64decode(shot["data"]))

    def accessibility(self) -> list[Message]:
        """What the browser tells a screen reader, flat and without what it leaves out."""
        nodes = self.send("Accessibility.getFullAXTree")["nodes"]
        return [node for node in nodes if not node["ignored"]]

    def send(self, method: str, **parameters: object) -> Message:
        """The result of a command of the protocol."""
        assert self._devtools is not None
        return self._run(self._devtools.send(method, parameters, self._session))

    def _run(self, work: Coroutine[Any, Any, _Result]) -> _Result:
        async def bounded() -> _Result:
            async with asyncio.timeout(_SECONDS):
                return await work

        return self._runner.run(bounded())

    async def _start(self, executable: Path) -> None:
        flags = (*FLAGS, "--no-sandbox") if os.geteuid() == 0 else FLAGS
        self._devtools = DevTools(executable, flags)
        target = (await self._devtools.send("Target.createTarget", {"url": "about:blank"}))["targetId"]
        attached = await self._devtools.send("Target.attachToTarget", {"targetId": target, "flatten": True})
        self._session = attached["sessionId"]
        self._devtools.listen(self._session, self._hear)
        for domain in _DOMAINS:
            await self._devtools.send(f"{domain}.enable", None, self._session)

    async def _load(self, method: str, **parameters: object) -> None:
        assert self._devtools is not None
        self._loaded.clear()
        result = await self._devtools.send(method, parameters, self._session)
        assert "errorText" not in result, result["errorText"]
        await self._loaded.wait()

    def _hear(self, method: str, parameters: Message) -> None:
        match method:
            case "Page.loadEventFired":
                self._loaded.set()
            case "Network.requestWillBeSent":
                self._asked[parameters["requestId"]] = parameters["request"]["url"]
            case "Network.loadingFailed" if parameters.get("blockedReason"):
                self._asked.pop(parameters["requestId"], None)
            case "Audits.issueAdded":
                self.broken.append(str(parameters["issue"]["details"] or parameters["issue"]))
            case "Runtime.exceptionThrown":
                self.broken.append(str(parameters["exceptionDetails"]))
            case "Log.entryAdded":
                self.broken.append(parameters["entry"]["text"])
            case "Page.javascriptDialogOpening":
                self.broken.append(f"dialog {parameters['message']}")
