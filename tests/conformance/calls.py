"""Recorded and live calls: what the browser answered, and what we say."""

from __future__ import annotations

import re
from typing import Any

from webmcp_forms.browser.call.call import Call
from webmcp_forms.tools import compile_tools

ORIGIN = "http://127.0.0.1:8765"
Answer = dict[str, Any]


def our_answer(line: Answer) -> Answer:
    """Our answer to a call in the shape of a recorded one."""
    tools = compile_tools(line["html"], language="html", base_url=f"{ORIGIN}/page.html")
    if not tools:
        return {"status": "NoTool"}
    call = tools[0].call(line["args"])
    is_done = call.accepted and not call.pending and call.answers
    return {
        "status": "Completed" if is_done else "Pending" if call.accepted else "Error",
        "error": call.error.message if call.error else None,
        "state": None if is_done else [[entry.name, entry.value] for entry in call.state],
        "entries": [[entry.name, entry.value] for entry in call.entries or ()] if is_done else None,
        "request": _request(call) if is_done else None,
    }


def recorded_answer(line: Answer) -> Answer:
    """The browser's answer, its multipart boundary replaced by ours."""
    answer = {key: line[key] for key in ("status", "error", "state", "entries", "request")}
    if answer["request"]:
        answer["request"] = _without_boundary(answer["request"])
    return answer


def _request(call: Call) -> Answer | None:
    if call.request is None:
        return None
    request = call.request
    return _without_boundary(
        {
            "method": request.method,
            "url": request.url.removeprefix(ORIGIN),
            "contentType": request.content_type,
            "body": None if request.body is None else request.body.decode("utf-8"),
        }
    )


def _without_boundary(request: Answer) -> Answer:
    match = re.search(r"boundary=(.*)", request["contentType"] or "")
    if not match:
        return request
    return {**request, "contentType": "multipart/form-data", "body": request["body"].replace(match[1], "BOUNDARY")}
