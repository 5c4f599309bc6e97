"""An editor: a client that starts the server and speaks JSON-RPC with it over standard input and output."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from tests.cli.process import COMMAND, environment

Message = dict[str, Any]
_SECONDS = 60


class Editor:
    """A running server, and the texts that are open in it."""

    def __init__(self, root: Path, capabilities: Message | None = None) -> None:
        self.root = root
        self._capabilities = capabilities or {}
        self._process = subprocess.Popen(
            [*COMMAND, "lsp"], cwd=root, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._received: queue.Queue[Message] = queue.Queue()
        self._kept: list[Message] = []
        self._last_id = 0
        self._versions: dict[str, int] = {}

    def __enter__(self) -> Self:
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()
        self.initialized = self.request(
            "initialize", {"processId": None, "rootUri": self.root.as_uri(), "capabilities": self._capabilities}
        )
        self.notify("initialized", {})
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self.request("shutdown", None)
                self.notify("exit", None)
                assert self._process.wait(_SECONDS) == 0
        finally:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                if stream:
                    stream.close()

    def uri(self, name: str) -> str:
        return name if ":" in name else (self.root / name).as_uri()

    def open(self, name: str, text: str, language_id: str = "html") -> list[Message]:
        """Open a text; gives its diagnostics."""
        uri = self.uri(name)
        self._versions[uri] = 1
        document = {"uri": uri, "languageId": language_id, "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})
        return self.diagnostics(name)

    def type(self, name: str, text: str) -> None:
        """Change all of a text."""
        uri = self.uri(name)
        self._versions[uri] += 1
        document = {"uri": uri, "version": self._versions[uri]}
        self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})

    def diagnostics(self, name: str) -> list[Message]:
        """The next diagnostics of a text, of the version that it has now."""
        uri = self.uri(name)

        def is_it(message: Message) -> bool:
            parameters = message.get("params") or {}
            is_current = parameters.get("version") in (None, self._versions.get(uri))
            is_about = message.get("method") == "textDocument/publishDiagnostics" and parameters["uri"] == uri
            return is_about and is_current

        found: list[Message] = self._next(is_it)["params"]["diagnostics"]
        return found

    def hover(self, name: str, line: int, character: int) -> Message | None:
        position = {"line": line, "character": character}
        found: Message | None = self.request(
            "textDocument/hover", {"textDocument": {"uri": self.uri(name)}, "position": position}
        )
        return found

    def actions(self, name: str, where: Message, only: list[str] | None = None) -> list[Message]:
        context: Message = {"diagnostics": []} | ({"only": only} if only else {})
        found: list[Message] = self.request(
            "textDocument/codeAction", {"textDocument": {"uri": self.uri(name)}, "range": where, "context": context}
        )
        return found or []

    def request(self, method: str, parameters: object) -> Any:
        """The result of a request; an error fails the test."""
        self._last_id += 1
        number = self._last_id
        self._send({"id": number, "method": method, "params": parameters})
        answer = self._next(lambda message: message.get("id") == number and "method" not in message)
        assert "error" not in answer, answer
        return answer.get("result")

    def requested(self, method: str) -> Message:
        """A request of the server, which is answered with null."""
        asked = self._next(lambda message: message.get("method") == method)
        self._send({"id": asked["id"], "result": None})
        parameters: Message = asked["params"]
        return parameters

    def notify(self, method: str, parameters: object) -> None:
        self._send({"method": method, "params": parameters})

    def _send(self, message: Message) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self._process.stdin.flush()

    def _next(self, is_wanted: Any) -> Message:
        for message in self._kept:
            if is_wanted(message):
                self._kept.remove(message)
                return message
        while True:
            message = self._received.get(timeout=_SECONDS)
            if is_wanted(message):
                return message
            self._kept.append(message)

    def _read(self, stream: IO[bytes]) -> None:
        while header := stream.readline():
            length = 0
            while header.strip():
                name, _, value = header.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
                header = stream.readline()
            self._received.put(json.loads(stream.read(length)))


def apply(text: str, edits: list[Message]) -> str:
    """A text with the edits of an action made, as an editor that counts UTF-16 makes them."""
    units = text.encode("utf-16-le")
    breaks = (number for number in range(0, len(units), 2) if units[number : number + 2] == b"\n\0")
    starts = [0, *(number + 2 for number in breaks)]

    def offset(position: Message) -> int:
        return starts[position["line"]] + 2 * int(position["character"])

    for edit in sorted(edits, key=lambda edit: offset(edit["range"]["start"]), reverse=True):
        start, end = offset(edit["range"]["start"]), offset(edit["range"]["end"])
        units = units[:start] + edit["newText"].encode("utf-16-le") + units[end:]
    return units.decode("utf-16-le")
