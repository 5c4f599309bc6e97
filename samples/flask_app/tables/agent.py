"""The tools that an agent is given: fill the form, send it to the site over HTTP, and go to another page.

What is sent is the request that the browser would send for the form in the page, with the token that stands there.
They need the context of the application, as Flask-WTF does.
"""

from typing import Any

import httpx

from tables.app import app
from tables.forms import TableForm
from webmcp_forms import compile_tools
from webmcp_forms.agent import AgentTool, form_tool, navigate_tool, submit_tool
from webmcp_forms.agent.adapters.wtforms import wtforms_form
from webmcp_forms.agent.routes import flask_routes


def booking_tools(client: httpx.Client) -> tuple[AgentTool, AgentTool]:
    """Tools that fill and send a booking."""
    booking = wtforms_form(TableForm)
    fill = form_tool("Book a table.", **booking, name="fill_booking")

    def submit() -> bool:
        page = client.get("/book")
        (tool,) = compile_tools(page.text, base_url=str(page.url))
        request = tool.call(booking.values).request
        if request is None:
            return False
        headers = {"Content-Type": request.content_type or ""}
        return client.request(request.method, request.url, content=request.body, headers=headers).is_redirect

    return fill, submit_tool("Send the booking.", submit=submit, read=booking.read, name="send_booking")


def page_tool(client: httpx.Client) -> AgentTool:
    """A tool that goes to a page of the site, and gives what stands there."""
    pages: list[httpx.Response] = []

    def read() -> dict[str, Any]:
        return {"status": pages[-1].status_code, "page": pages[-1].text}

    return navigate_tool(flask_routes(app), navigate=lambda to: pages.append(client.get(to)), read=read)
