"""What a page does while its tool is called: the browser's responses, and the requests of the form."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from webmcp_forms.verify.devtools import Message, ProtocolError
from webmcp_forms.verify.tab import ADDRESS, ORIGIN

DESCRIBED = "/described"
"""The path of an action whose answer holds structured data."""

_BODIES = {True: b'<script type="application/ld+json">{"name": "Ada"}</script>ok', False: b"ok"}

# The name of a window stays when the page goes, so that it can still be read on the page that answers.
NOTE_SUBMISSION = """(() => {
  window.name = '';
  const pairs = data => [...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  window.pairsOf = pairs;
  addEventListener('submit', event => {
    window.name = JSON.stringify(pairs(new FormData(event.target, event.submitter)));
  }, true);
})()"""
_OUTCOME = """JSON.stringify({
  entries: window.name ? JSON.parse(window.name) : null,
  state: window.name || !window.pairsOf ? null : pairsOf(new FormData(
    [...document.forms].find(form => form.hasAttribute('toolname')))),
})"""
_ROUNDS = 60
_PAUSE = 0.01
_MOVING_ON = 20


def answered(request: Message) -> Message:
    """What a submission is answered with."""
    body = _BODIES[request["url"].startswith(ORIGIN + DESCRIBED)]
    return {
        "responseCode": 200,
        "responseHeaders": [{"name": "Content-Type", "value": "text/html"}],
        "body": base64.b64encode(body).decode(),
    }


def failed_call(reason: str) -> Message:
    """What stands for a call that the browser did not come to an end with."""
    return {"status": "Failed", "error": reason, "output": None, "state": None, "entries": None, "request": None}


@dataclass(slots=True)
class CallRecord:
    """Collects what one call leads to."""

    responses: list[Message] = field(default_factory=list)
    requests: list[Message] = field(default_factory=list)
    is_loaded: bool = False

    def notes(self, paused: Message) -> bool:
        """Note a request that the form sends; False for the page itself, which is loaded first, and for others."""
        request = paused["request"]
        is_page = request["url"] == ADDRESS and request["method"] == "GET" and not self.is_loaded
        self.is_loaded |= is_page
        if is_page or paused["resourceType"] != "Document" or not request["url"].startswith(ORIGIN):
            return False
        self.requests.append(request)
        return True

    async def settled(self, evaluate: Callable[[str], Awaitable[Any]]) -> str:
        """The form data as JSON text, once the call is answered, or nothing has come for a while."""
        for _ in range(_ROUNDS):
            if self.responses:
                break
            await asyncio.sleep(_PAUSE)
        for _ in range(_MOVING_ON):  # a page that is just going away answers nothing
            try:
                return str(await evaluate(_OUTCOME))
            except ProtocolError:
                await asyncio.sleep(_PAUSE)
        return str(await evaluate(_OUTCOME))

    def answer(self, outcome: Message) -> Message:
        """The call as recorded ones are."""
        response = self.responses[0] if self.responses else {"status": "Pending"}
        return {
            "status": response["status"],
            "error": response.get("errorText"),
            "output": response.get("output"),
            "state": outcome["state"],
            "entries": outcome["entries"],
            "request": _shown(self.requests[0]) if self.requests else None,
        }


def _shown(request: Message) -> Message:
    headers = {name.lower(): value for name, value in request.get("headers", {}).items()}
    return {
        "method": request["method"],
        "url": request["url"].removeprefix(ORIGIN),
        "contentType": headers.get("content-type"),
        "body": _body(request),
    }


def _body(request: Message) -> str | None:
    parts = [base64.b64decode(entry["bytes"]) for entry in request.get("postDataEntries", ()) if "bytes" in entry]
    return b"".join(parts).decode("utf-8", "replace") if parts else request.get("postData")
