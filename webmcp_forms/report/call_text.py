"""What a call would do, for people and as JSON.

The JSON is `{"version": 1, "tool", "accepted", "pending", "answers", "error", "state", "entries", "request",
"submissionError", "disagreement"}`; what does not apply is null. A body is text where it is UTF-8, else base64
under `bodyBase64`.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator

from webmcp_forms.browser.call.call import Call, CallError
from webmcp_forms.browser.call.entries import Entries
from webmcp_forms.browser.call.request import Request
from webmcp_forms.browser.schema import JSON
from webmcp_forms.report.json_layout import lay_out
from webmcp_forms.report.terminal import escape

VERSION = 1


def call_lines(tool: str, call: Call) -> Iterator[str]:
    """The call in words, a line each."""
    name = escape(tool)
    if call.error:
        yield f"{name}: refused ({call.error.kind}): {escape(call.error.message.strip())}"
    elif call.pending:
        yield f"{name}: accepted; the form is filled and waits until the user submits it"
    elif not call.answers:
        yield f"{name}: accepted and submitted, but no page can answer, so the call never ends"
    elif call.request is None:
        yield f"{name}: accepted, but nothing is sent, since the form's action is no address of the web"
    else:
        yield f"{name}: accepted and submitted"
    yield from _entry_lines(call.entries if call.entries is not None else call.state)
    if call.request:
        yield from _request_lines(call.request)
    if call.submission_error:
        yield f"note: as it is the browser would not submit it: {escape(call.submission_error.message.strip())}"
    if call.pending and not call.answers:
        yield "note: no page can answer a submission, so the call never ends"
    if disagreement := call.disagreement:
        yield f"note: {escape(disagreement)}"


def call_json(tool: str, call: Call) -> str:
    """The call as one JSON document, which still has to be escaped."""
    return (
        lay_out(
            {
                "version": VERSION,
                "tool": tool,
                "accepted": call.accepted,
                "pending": call.pending,
                "answers": call.answers,
                "error": _error_json(call.error),
                "state": _pairs(call.state),
                "entries": None if call.entries is None else _pairs(call.entries),
                "request": _request_json(call.request) if call.request else None,
                "submissionError": _error_json(call.submission_error),
                "disagreement": call.disagreement,
            }
        )
        + "\n"
    )


def _error_json(error: CallError | None) -> JSON:
    return {"kind": error.kind, "parameter": error.parameter, "message": error.message} if error else None


def _pairs(entries: Entries) -> list[JSON]:
    return [[entry.name, entry.value] for entry in entries]


def _entry_lines(entries: Entries) -> Iterator[str]:
    return (f"  {escape(entry.name)} = {escape(entry.value)}" for entry in entries)


def _request_lines(request: Request) -> Iterator[str]:
    yield f"{request.method} {escape(request.url)}"
    if request.content_type:
        yield f"Content-Type: {escape(request.content_type)}"
    if request.body:
        yield ""
        yield from (escape(line) for line in request.body.decode("utf-8", "replace").splitlines())


def _request_json(request: Request) -> dict[str, JSON]:
    shown: dict[str, JSON] = {"method": request.method, "url": request.url, "contentType": request.content_type}
    if request.body is None:
        return {**shown, "body": None}
    try:
        return {**shown, "body": request.body.decode("utf-8")}
    except UnicodeDecodeError:
        return {**shown, "body": None, "bodyBase64": b64encode(request.body).decode("ascii")}
