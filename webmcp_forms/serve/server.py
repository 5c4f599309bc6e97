"""The server: `tools/list` from the compiler, `tools/call` through the call of a form (the official SDK's server)."""

from __future__ import annotations

import sys
from typing import Any

import mcp_types as types
from mcp.server.lowlevel.server import Server
from mcp.server.stdio import stdio_server

from webmcp_forms import __version__
from webmcp_forms.serve.site import Offer, Site

LOOPBACK = "127.0.0.1"
"""The only address that is listened on."""

PATH = "/mcp"
"""Where the server answers over HTTP."""


def server_of(site: Site) -> Server[Any]:
    """A server that offers the tools of a site."""

    async def list_tools(_context: object, _parameters: object) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[_listed(offer) for offer in site.offers.values()])

    async def call_tool(_context: object, parameters: types.CallToolRequestParams) -> types.CallToolResult:
        answer = await site.call(parameters.name, parameters.arguments or {})
        _say(f"{parameters.name}: {'error' if answer.is_error else 'done'}")
        return types.CallToolResult(
            content=[types.TextContent(type="text", text=answer.text)], is_error=answer.is_error
        )

    return Server("webmcp-forms", version=__version__, on_list_tools=list_tools, on_call_tool=call_tool)


async def serve_stdio(site: Site) -> None:
    """Serve over standard input and output until the input ends."""
    server = server_of(site)
    async with stdio_server() as (reading, writing):
        await server.run(reading, writing, server.create_initialization_options())


async def serve_http(site: Site, port: int) -> None:
    """Serve over streamable HTTP on loopback until interrupted; a page of another site cannot reach it."""
    import uvicorn

    application = server_of(site).streamable_http_app(streamable_http_path=PATH, host=LOOPBACK, stateless_http=True)
    settings = uvicorn.Config(application, host=LOOPBACK, port=port, log_level="warning", access_log=False)
    _say(f"listening on http://{LOOPBACK}:{port}{PATH}")
    await uvicorn.Server(settings).serve()


def _listed(offer: Offer) -> types.Tool:
    return types.Tool.model_validate(offer.exported.definition)


def _say(line: str) -> None:
    """A line on standard error; arguments are never in one."""
    sys.stderr.write(f"webmcp-forms: {line.encode('unicode_escape').decode('ascii')}\n")
