"""A program that answers DevTools over its pipes as some Chromium would, for a browser that nobody has installed.

When it is told to close it still asks for a page first.
"""

from __future__ import annotations

import sys
from pathlib import Path

_PROGRAM = """#!{python}
import json, os
product, refused, has_api, ends = {settings}
data = b""
while True:
    chunk = os.read(3, 65536)
    if not chunk or ends:
        raise SystemExit
    data += chunk
    *complete, data = data.split(b"\\0")
    for text in complete:
        message = json.loads(text)
        method = message["method"]
        result = {{
            "Browser.getVersion": {{"product": product}},
            "Target.createTarget": {{"targetId": "T"}},
            "Target.attachToTarget": {{"sessionId": "S"}},
            "Runtime.evaluate": {{"result": {{"value": has_api}}}},
        }}.get(method, {{}})
        answer = {{"id": message["id"], "result": result}}
        if method in refused:
            answer = {{"id": message["id"], "error": {{"message": repr(method) + " wasn't found"}}}}
        if method == "Browser.close":
            request = {{"requestId": "R", "frameId": "T", "request": {{"url": "http://127.0.0.1/"}}}}
            event = {{"method": "Fetch.requestPaused", "params": request, "sessionId": "S"}}
            os.write(4, json.dumps(event).encode() + b"\\0")
            raise SystemExit
        os.write(4, json.dumps(answer).encode() + b"\\0")
"""


def fake_browser(
    directory: Path, product: str, *, refused: tuple[str, ...] = (), has_api: bool = True, ends: bool = False
) -> Path:
    """An executable that calls itself `product`, refuses some commands, lacks the API, or ends at once."""
    path = directory / "fake-chromium"
    settings = repr((product, refused, has_api, ends))
    path.write_text(_PROGRAM.format(python=sys.executable, settings=settings), "utf-8")
    path.chmod(0o755)
    return path
