"""`webmcp-forms call`: what the browser would do with a call of a tool, and, when asked to, the call itself."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Never

import click

from webmcp_forms.browser.call.destination import DEFAULT_PAGE_URL
from webmcp_forms.browser.profiles import Profile
from webmcp_forms.browser.schema import JSON
from webmcp_forms.cli.options import examples, page_options, profile_option
from webmcp_forms.cli.run import Run
from webmcp_forms.errors import InputError, UsageError, did_you_mean
from webmcp_forms.tools import Tool, document_tools

_REFUSED = 1


@click.command(
    "call",
    epilog=examples(
        """call search.html --args '{"q": "tea"}'""",
        "call shop.html --tool find_car --base-url https://shop.example/cars < arguments.json",
    ),
)
@click.option("--tool", "name", metavar="NAME", help="The tool to call; needed where a page has several.")
@click.option(
    "--args", "arguments", metavar="JSON", help="The arguments, an object; without it they are read from stdin."
)
@click.option("--base-url", metavar="URL", help=f"The address of the page.  [default: {DEFAULT_PAGE_URL}]")
@click.option(
    "--format", "output_format", type=click.Choice(["text", "json"]), default="text", show_default=True,
    help="Lines for people, or one JSON document.",
)  # fmt: skip
@click.option("--send", is_flag=True, help="Really send the request, and show what an agent would get back.")
@click.option("--yes", is_flag=True, help="With --send: do not ask.")
@profile_option
@page_options
def command(  # noqa: PLR0913, PLR0917 - one parameter an option, as click calls it
    run: Run,
    name: str | None,
    arguments: str | None,
    base_url: str | None,
    output_format: str,
    profile: Profile,
    *,
    send: bool,
    yes: bool,
) -> int:
    """Show what the browser would do with a call: accept or refuse it, and the request it would send.

    PATH is a page. Nothing is sent without --send. Ends with 1 when the call is refused.
    """
    from webmcp_forms.report.call_text import call_json, call_lines
    from webmcp_forms.report.json_layout import escape_json

    tool = _tool(run, name, profile, base_url)
    call = tool.call(_parsed(arguments))
    if output_format == "json":
        run.console.report([escape_json(call_json(tool.name, call), ascii_only=run.console.is_ascii_only)])
    else:
        run.console.report(f"{line}\n" for line in call_lines(tool.name, call))
    if not call.accepted:
        return _REFUSED
    if send and call.request:
        from webmcp_forms.cli.sending import send_request

        send_request(call, run.console, asks=not yes, has_address=base_url is not None)
    return 0


def _tool(run: Run, name: str | None, profile: Profile, base_url: str | None) -> Tool:
    """The tool that is meant, of all pages; raises `UsageError` when it is none or not clear."""
    from dataclasses import replace

    found = [tool for tools in run.each(lambda document: document_tools(document, profile)) for tool in tools]
    wanted = [tool for tool in found if name is None or tool.name == name]
    names = [tool.name for tool in found]
    if not wanted:
        raise UsageError(f"no tool is called {name!r}.{did_you_mean(name, names)}" if name else "there is no tool")
    if len(wanted) > 1:
        raise UsageError(f"there are several tools: {', '.join(names)}; choose one with --tool")
    return replace(wanted[0], page_url=base_url) if base_url else wanted[0]


def _parsed(arguments: str | None) -> Mapping[str, JSON]:
    if arguments is None:
        if sys.stdin is None or sys.stdin.isatty():
            raise UsageError("give the arguments with --args, or on standard input")
        arguments = sys.stdin.read()
    try:
        value = json.loads(arguments or "{}", parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise InputError(f"the arguments are no JSON: {error}") from error
    if not isinstance(value, dict):
        raise InputError("the arguments have to be a JSON object")
    return value


def _refuse(constant: str) -> Never:
    raise ValueError(constant)
