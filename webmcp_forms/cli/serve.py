"""`webmcp-forms serve`: the tools of a site for agents without a browser, over the Model Context Protocol."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, PROFILES
from webmcp_forms.cli.options import examples
from webmcp_forms.errors import UsageError, WebMCPFormsError

if TYPE_CHECKING:
    from webmcp_forms.serve.fetching import Bounds
    from webmcp_forms.serve.site import Site
    from webmcp_forms.tools import Tool

_WEB = ("http://", "https://")
_PAGES = frozenset({".html", ".htm", ".xhtml"})


@click.command(
    "serve",
    epilog=examples(
        "serve site/ --base-url https://shop.example/",
        "serve https://shop.example/cars --allow-submit order_car",
        "serve site/ --base-url http://localhost:8000/ --http --port 8765",
    ),
)
@click.argument("sources", nargs=-1, required=True, metavar="PATH|URL...")
@click.option(
    "--base-url", metavar="URL",
    help="The address of the folder or page, whose site alone is contacted; the folder of the first URL without it.",
)  # fmt: skip
@click.option("--allow-submit", multiple=True, metavar="NAME", help="Submit this form, which the user else has to.")
@click.option("--http", "over_http", is_flag=True, help="Serve over HTTP on loopback instead of standard input/output.")
@click.option("--port", type=click.IntRange(1, 65535), default=8765, show_default=True, help="The port for --http.")
@click.option(
    "--timeout", type=click.FloatRange(0.1, 600), default=20.0, show_default=True, metavar="SECONDS",
    help="How long the site may take to answer.",
)  # fmt: skip
@click.option(
    "--profile",
    type=click.Choice(list(PROFILES)),
    default=DEFAULT_PROFILE,
    show_default=True,
    help="The version of Chromium.",
)
def command(  # noqa: PLR0913, PLR0917 - one parameter an option, as click calls it
    sources: tuple[str, ...],
    base_url: str | None,
    allow_submit: tuple[str, ...],
    over_http: bool,
    port: int,
    timeout: float,
    profile: str,
) -> None:
    """Offer the tools of a site to agents over the Model Context Protocol.

    PATH is a page, or the folder of a built site; a URL is a page of the site, read anew for each call. A form without
    toolautosubmit is filled in but not sent, unless --allow-submit names it.
    """
    try:
        import mcp.server  # noqa: F401 - only whether it is there

        from webmcp_forms.serve.fetching import Bounds
    except ImportError as error:
        raise WebMCPFormsError("serving needs the MCP SDK: install webmcp-forms[mcp]") from error
    import asyncio

    from webmcp_forms.serve.server import serve_http, serve_stdio

    base = base_of(sources, base_url)
    site = _site(sources, base, allow_submit, profile, Bounds(seconds=timeout))
    asyncio.run(serve_http(site, port) if over_http else serve_stdio(site))


def base_of(sources: Sequence[str], base_url: str | None) -> str:
    """The address of folders: what is said to be it, else the folder of the first URL among the sources."""
    from webmcp_forms.browser.call.urls import resolve

    if base_url:
        return base_url
    first = next((source for source in sources if source.startswith(_WEB)), None)
    if first is None:
        raise UsageError("files need --base-url, the address of their site")
    return str(resolve("./", resolve(first)) or first)


def _site(sources: Sequence[str], base: str, allow_submit: Sequence[str], profile: str, bounds: Bounds) -> Site:
    """The site that the sources make up; raises `UsageError` when it has no tool."""
    import asyncio

    from webmcp_forms.serve.site import site_of

    files = [source for source in sources if not source.startswith(_WEB)]
    urls = [source for source in sources if source.startswith(_WEB)]
    tools = [(tool, False) for tool in file_tools(files, base, profile)]
    tools += [(tool, True) for tool in asyncio.run(_url_tools(urls, base, bounds))]
    if not tools:
        raise UsageError(f"there is no tool in {' '.join(sources)}")
    return site_of(tools, base, allow_submit, bounds)


def file_tools(files: Sequence[str], base: str, profile: str) -> Iterator[Tool]:
    """The tools of pages and of folders of pages, each at its address; raises `FetchError` where `base` is none."""
    from webmcp_forms.serve.fetching import address_of
    from webmcp_forms.site.manifest import page_url
    from webmcp_forms.tools import compile_tools

    address = str(address_of(base))
    for source in files:
        path = Path(source)
        if not path.is_dir():
            yield from compile_tools(path, profile=profile, base_url=address)
            continue
        for page in sorted(page for page in path.rglob("*") if page.suffix in _PAGES):
            url = page_url(page.relative_to(path).as_posix(), address)
            yield from compile_tools(page, profile=profile, base_url=url)


async def _url_tools(urls: Sequence[str], base: str, bounds: Bounds) -> list[Tool]:
    from webmcp_forms.serve.fetching import new_client
    from webmcp_forms.serve.site import live_tools

    async with new_client() as client:
        return [tool for url in urls for tool in await live_tools(client, url, base, bounds)]
