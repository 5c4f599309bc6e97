"""The server: which request is answered by what. It checks a text some time after the last key was pressed.

All work on texts is done in one thread, one after the other, so that requests are taken while a page is read.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from webmcp_forms import __version__
from webmcp_forms.errors import WebMCPFormsError
from webmcp_forms.lsp.actions import FIX_ALL, KINDS, Target, fix_all, is_wanted, quick_fixes
from webmcp_forms.lsp.checking import Checked, Checker, OpenText
from webmcp_forms.lsp.diagnostics import diagnostics
from webmcp_forms.lsp.hovering import hover
from webmcp_forms.lsp.places import Places
from webmcp_forms.lsp.rule_addresses import RuleAddresses
from webmcp_forms.source import Span

_Result = TypeVar("_Result")

DEBOUNCE_SECONDS = 0.2
"""How long nothing is typed before a text is checked."""

_CONFIGURATIONS = ("**/webmcp-forms.toml", "**/pyproject.toml", "**/.gitignore")


class FormsServer(LanguageServer):
    """A language server for WebMCP's forms; `start_io` runs it over standard input and output."""

    def __init__(self) -> None:
        full = types.TextDocumentSyncKind.Full
        super().__init__("webmcp-forms", __version__, text_document_sync_kind=full)
        self._worker = ThreadPoolExecutor(1)
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._latest: dict[str, tuple[OpenText, Checked]] = {}
        self._checker = Checker()
        self.addresses = RuleAddresses()

    def begin(self) -> None:
        """Take note of where the editor is."""
        root = self.workspace.root_path
        self._checker = Checker(Path(root) if root else None)

    def schedule(self, uri: str, seconds: float) -> None:
        """Check a text and show what is found, after some time in which nothing else happens to it."""
        self.forget(uri)
        self._waiting[uri] = asyncio.get_running_loop().create_task(self.attempt(self._publish(uri, seconds)))

    def forget(self, uri: str) -> None:
        """Drop a check that is waiting."""
        if waiting := self._waiting.pop(uri, None):
            waiting.cancel()

    def close(self, uri: str) -> None:
        """Show nothing any more for a text that is closed."""
        self.forget(uri)
        self._latest.pop(uri, None)
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, []))

    async def refresh(self) -> None:
        """Go by the configuration as it is now, and check all that is open."""
        await self._work(self._checker.refresh)
        self._latest.clear()
        for uri in tuple(self.workspace.text_documents):
            self.schedule(uri, 0)

    async def actions(self, parameters: types.CodeActionParams) -> list[types.CodeAction]:
        """The fixes for a stretch of a text."""
        text = self.open_text(parameters.text_document.uri)
        checked = await self._check(text)
        places = self._places(checked)
        target = Target(text.uri, text.version, places, self._is_versioned)
        start, end = (places.offset(end) for end in (parameters.range.start, parameters.range.end))
        found: list[types.CodeAction] = []
        only = parameters.context.only
        if is_wanted(types.CodeActionKind.QuickFix, only):
            found += quick_fixes(checked, Span(start, end), target, self.addresses.of)
        if is_wanted(FIX_ALL, only):
            everything = await self._work(lambda: fix_all(checked, lambda: self._checker.fixed(text), target))
            found += [everything] if everything else []
        return found

    async def hover(self, parameters: types.HoverParams) -> types.Hover | None:
        """What stands at a place."""
        text = self.open_text(parameters.text_document.uri)

        def find() -> types.Hover | None:
            page = self._checker.read(text)
            if page is None:
                return None
            places = Places(page[0].source, self._encoding)
            found = hover(*page, places.offset(parameters.position))
            if found is None:
                return None
            markdown = types.MarkupContent(types.MarkupKind.Markdown, found.markdown)
            return types.Hover(markdown, places.range(found.span))

        return await self._work(find)

    async def attempt(self, answer: Awaitable[_Result]) -> _Result | None:
        """An answer, or None when there is none; what is our own fault is written to the editor's log."""
        try:
            return await answer
        except WebMCPFormsError:
            return None
        except Exception as error:  # noqa: BLE001 - an editor must not be bothered with what fails on the way
            message = f"internal error: {type(error).__name__}: {error}"
            self.window_log_message(types.LogMessageParams(types.MessageType.Error, message))
            return None

    def open_text(self, uri: str) -> OpenText:
        """A text as it is in the editor."""
        document = self.workspace.get_text_document(uri)
        return OpenText(uri, document.source, document.language_id or "", document.version)

    async def _publish(self, uri: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if uri not in self.workspace.text_documents:
            return
        text = self.open_text(uri)
        checked = await self._check(text)
        shown = diagnostics(checked, uri, self._places(checked), self.addresses.of)
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, shown, text.version))

    async def _check(self, text: OpenText) -> Checked:
        known = self._latest.get(text.uri)
        if known is not None and known[0] == text:
            return known[1]
        checked = await self._work(lambda: self._checker.check(text))
        self._latest[text.uri] = (text, checked)
        return checked

    async def _work(self, task: Callable[[], _Result]) -> _Result:
        return await asyncio.get_running_loop().run_in_executor(self._worker, task)

    def _places(self, checked: Checked) -> Places:
        return Places(checked.source, self._encoding)

    @property
    def _encoding(self) -> str:
        return self.workspace.position_encoding or types.PositionEncodingKind.Utf16

    @property
    def _is_versioned(self) -> bool:
        workspace = self.client_capabilities.workspace
        edits = workspace.workspace_edit if workspace else None
        return bool(edits and edits.document_changes)


def new_server() -> FormsServer:
    """A server that answers what editors ask."""
    server = FormsServer()

    @server.feature(types.INITIALIZED)
    async def initialized(_parameters: types.InitializedParams) -> None:
        server.begin()
        await _watch_configurations(server)

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    async def opened(parameters: types.DidOpenTextDocumentParams) -> None:
        server.schedule(parameters.text_document.uri, 0)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(parameters: types.DidChangeTextDocumentParams) -> None:
        server.schedule(parameters.text_document.uri, DEBOUNCE_SECONDS)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    async def saved(_parameters: types.DidSaveTextDocumentParams) -> None:
        await server.refresh()

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(parameters: types.DidCloseTextDocumentParams) -> None:
        server.close(parameters.text_document.uri)

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    async def files_changed(_parameters: types.DidChangeWatchedFilesParams) -> None:
        await server.refresh()

    @server.feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)
    async def settings_changed(_parameters: types.DidChangeConfigurationParams) -> None:
        await server.refresh()

    @server.feature(types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(code_action_kinds=list(KINDS)))
    async def actions(parameters: types.CodeActionParams) -> list[types.CodeAction]:
        return await server.attempt(server.actions(parameters)) or []

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    async def hovered(parameters: types.HoverParams) -> types.Hover | None:
        return await server.attempt(server.hover(parameters))

    return server


def serve() -> None:
    """Serve over standard input and output until the editor is done."""
    server = new_server()
    # A stream of its own, since it is closed at the end, and nothing else may write to it.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        server.start_io(sys.stdin.buffer, output)
    finally:
        server.addresses.close()


async def _watch_configurations(server: FormsServer) -> None:
    """Ask to be told of changes of configurations, when the client can."""
    workspace = server.client_capabilities.workspace
    watching = workspace.did_change_watched_files if workspace else None
    if not (watching and watching.dynamic_registration):
        return
    watchers = [types.FileSystemWatcher(pattern) for pattern in _CONFIGURATIONS]
    options = types.DidChangeWatchedFilesRegistrationOptions(watchers)
    method = types.WORKSPACE_DID_CHANGE_WATCHED_FILES
    registration = types.Registration("webmcp-forms-configurations", method, options)
    await server.client_register_capability_async(types.RegistrationParams([registration]))
