"""A real Chromium, as `webmcp_forms.verify` has it, and what only the conformance tests ask of it.

    with Chromium(find_chromium()) as browser:
        answers = browser.ask([Page("one", "<form toolname=t tooldescription=d><input name=q></form>")])

Every page is a navigation of its own to the same address, served by request interception; nothing else is ever
fetched. Several tabs work side by side.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from pathlib import Path

from tests.conformance.call_record import NOTE_SUBMISSION, CallRecord, answered, failed_call
from webmcp_forms.verify.answers import Answer, Page
from webmcp_forms.verify.chromium import Chromium as VerifyingChromium
from webmcp_forms.verify.chromium import Task
from webmcp_forms.verify.devtools import Message
from webmcp_forms.verify.executables import UnsuitableError, find_chromium
from webmcp_forms.verify.tab import LIST_TOOLS, Tab

__all__ = ["Chromium", "UnsuitableError", "find_chromium"]

_CRASH_AFTER_SECONDS = 1.0
_PATTERNS_AT_ONCE = 5_000
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


class Chromium(VerifyingChromium):
    """The browser, which also calls tools, crashes and is timed; without a sandbox, which CI may not have."""

    def __init__(self, executable: Path, tabs: int = 4) -> None:
        super().__init__(executable, tabs, sandbox=False)

    def call(self, lines: Sequence[Message], *, tabs: int | None = None) -> tuple[Message, ...]:
        """What becomes of a call each, of the first tool of `html` with `args`, as recorded calls have it."""
        return self.work([_calling(line) for line in lines], failed_call, tabs=tabs)

    def crash(self) -> Answer:
        """What a page that crashes while it is asked for answers."""
        return self.work([_crash], lambda reason: Answer(error=reason), tabs=1)[0]

    def time_to_tools(self, page: Page, count: int) -> float:
        """The seconds from navigating to a page until so many tools are there and listed, in one tab."""

        async def measure(tab: Tab) -> float:
            start = time.perf_counter()
            await tab.show(page)
            await tab.evaluate(_WAIT_FOR_TOOLS.format(count=count))
            return time.perf_counter() - start

        return self.work([measure], _unmeasured, tabs=1)[0]

    def compiled_patterns(self, patterns: Sequence[str]) -> list[bool]:
        """For each regular expression, whether it compiles with the `v` flag, as that of a `pattern` attribute must."""
        verdicts: list[bool] = []
        for start in range(0, len(patterns), _PATTERNS_AT_ONCE):
            part = json.dumps(patterns[start : start + _PATTERNS_AT_ONCE])
            verdicts += self.evaluate(
                f"{part}.map(text => {{ try {{ new RegExp(text, 'v'); return true }} catch {{ return false }} }})"
            )
        return verdicts


def _calling(line: Message) -> Task[Message]:
    async def call(tab: Tab) -> Message:
        """Load a page, call its first tool, and wait until it answers or seems to have nothing to say."""
        tab.responses = []
        record = CallRecord(tab.responses)
        tab.on_request = lambda paused: answered(paused["request"]) if record.notes(paused) else None
        try:
            await tab.show(Page(line.get("id", "call"), line["html"]))
            tools: list[Message] = await tab.evaluate(LIST_TOOLS)
            if not tools:
                return {"status": "NoTool"}
            await tab.evaluate(NOTE_SUBMISSION)
            command = {"frameId": tab.target, "toolName": tools[0]["name"], "input": line["args"]}
            await tab.send("WebMCP.invokeTool", command)
            return record.answer(json.loads(await record.settled(tab.evaluate)))
        finally:
            tab.on_request = None

    return call


async def _crash(tab: Tab) -> Answer:
    asking = asyncio.ensure_future(tab.answer(_ENDLESS))
    await asyncio.sleep(_CRASH_AFTER_SECONDS)
    tab.crash()
    return await asking


def _unmeasured(reason: str) -> float:
    raise AssertionError(reason)
