"""A site as agents see it: its tools, and what comes of a call."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING

from webmcp_forms.agent.definition import Answer
from webmcp_forms.browser.call.call import Call
from webmcp_forms.browser.call.request import Request
from webmcp_forms.browser.schema import JSON
from webmcp_forms.errors import UsageError, did_you_mean
from webmcp_forms.export import Exported, export_tools
from webmcp_forms.records import record
from webmcp_forms.serve.fetching import Bounds, FetchError, address_of, fetch, new_client, origin
from webmcp_forms.serve.page_data import page_data
from webmcp_forms.tools import Tool, compile_tools

if TYPE_CHECKING:
    import httpx

_BAD_STATUS = 400


@record
class Offer:
    """A tool that is offered; `is_live` when its page is read anew for each call, for its tokens and values."""

    tool: Tool
    exported: Exported
    is_live: bool = False


@record
class Site:
    """What is offered of a site, by the names that agents use.

    A form that the user has to submit is only prepared, unless its name is in `may_submit`.
    """

    base_url: str
    offers: Mapping[str, Offer]
    may_submit: frozenset[str] = frozenset()
    bounds: Bounds = field(default_factory=Bounds)

    async def call(self, name: str, arguments: Mapping[str, JSON]) -> Answer:
        """What comes of a call; what goes wrong is an error in the answer."""
        offer = self.offers.get(name)
        if offer is None:
            return _error(f"there is no tool {name!r}.{did_you_mean(name, self.offers)}")
        try:
            async with new_client() as client:
                tool = await self._present(client, offer)
                call = tool.call(offer.exported.decode(arguments))
                return await self._answer(client, tool, call)
        except FetchError as error:
            return _error(error.message)

    async def _present(self, client: httpx.AsyncClient, offer: Offer) -> Tool:
        """The tool as its page has it now."""
        if not offer.is_live:
            return offer.tool
        for tool in await live_tools(client, offer.tool.page_url, self.base_url, self.bounds):
            if tool.name == offer.tool.name:
                return tool
        raise FetchError(f"{offer.tool.page_url} has no tool {offer.tool.name!r} any more")

    async def _answer(self, client: httpx.AsyncClient, tool: Tool, call: Call) -> Answer:
        if call.error:
            return _error(call.error.message.strip())
        if call.request is None:
            return _error("the form leads to no page that could answer")
        if call.pending and tool.name not in self.may_submit:
            return Answer(_prepared(call.request))
        if call.submission_error:
            return _error(call.submission_error.message.strip())
        answered = await fetch(client, call.request, origin(self.base_url), self.bounds)
        if answered.status >= _BAD_STATUS:
            return _error(f"the site answered {answered.status}")
        data = page_data(answered.page, answered.content_type)
        return Answer({"submitted": True, "status": answered.status, "data": data})


def site_of(
    tools: Iterable[tuple[Tool, bool]], base_url: str, may_submit: Iterable[str] = (), bounds: Bounds | None = None
) -> Site:
    """A site of tools, each with whether it is live.

    Raises `UsageError` for a base URL that is none, and for a name in `may_submit` that no tool has.
    """
    try:
        origin(base_url)
    except FetchError as error:
        raise UsageError(error.message) from error
    by_content: dict[tuple[str, str, str], tuple[Tool, bool]] = {}
    for tool, is_live in tools:
        by_content.setdefault((tool.name, tool.description, repr(tool.input_schema)), (tool, is_live))
    found = list(by_content.values())
    exported = export_tools([tool for tool, _ in found], "mcp")
    offers = {one.name: Offer(tool, one, is_live) for one, (tool, is_live) in zip(exported, found, strict=True)}
    names = {tool.name for tool, _ in found}
    for name in may_submit:
        if name not in names:
            raise UsageError(f"no tool is called {name!r}.{did_you_mean(name, names)}")
    return Site(base_url, offers, frozenset(may_submit), bounds or Bounds())


async def live_tools(client: httpx.AsyncClient, url: str, base_url: str, bounds: Bounds) -> tuple[Tool, ...]:
    """The tools of a page of the site; raises `FetchError`."""
    answered = await fetch(client, Request("GET", str(address_of(url))), origin(base_url), bounds)
    if answered.status >= _BAD_STATUS:
        raise FetchError(f"{url} answered {answered.status}")
    return compile_tools(answered.page, language="html", base_url=answered.url)


def _prepared(request: Request) -> JSON:
    """A request that nobody has sent."""
    body = None if request.body is None else request.body.decode("utf-8", "replace")
    return {
        "submitted": False,
        "message": "The form is filled in. It is not sent: the user has to submit it.",
        "request": {
            "method": request.method,
            "url": request.url,
            "contentType": request.content_type,
            "body": body,
        },
    }


def _error(message: str) -> Answer:
    return Answer({"error": message}, is_error=True)
