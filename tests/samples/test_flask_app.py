"""The Flask sample over HTTP: an agent fills its form, is refused, corrects and submits."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.samples.live import client_of
from webmcp_forms import compile_tools

if TYPE_CHECKING:
    import httpx

APPLICATION = Path(__file__).parents[2] / "samples" / "flask_app"


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    monkeypatch.syspath_prepend(APPLICATION)
    app = import_module("tables.app").app
    with app.app_context(), client_of(app) as site:
        yield site


@pytest.fixture
def agent(client: httpx.Client) -> Any:  # noqa: ARG001 - it makes the application known
    return import_module("tables.agent")


@pytest.fixture
def bookings(client: httpx.Client) -> Any:  # noqa: ARG001 - it makes the application known
    known = import_module("tables.app").BOOKINGS
    known.clear()
    return known


def test_an_agent_books_a_table(client: httpx.Client, agent: Any, bookings: list[Any]) -> None:
    fill, send = agent.booking_tools(client)
    wanted = {"name": "Ada", "day": "2031-05-05", "guests": 6, "place": "terrace", "high_chair": True}
    assert not fill.execute(wanted).is_error

    refused = send.execute({})
    assert refused.is_error
    assert refused.value["problems"] == {"root": "A table on the terrace has four seats."}
    assert bookings == []

    corrected = fill.execute({"name": "", "guests": 4})
    assert corrected.value == {"values": wanted | {"guests": 4}, "problems": {}}
    assert send.execute({}).value == {"submitted": True}
    assert bookings == [wanted | {"guests": 4, "day": datetime.date(2031, 5, 5)}]


def test_what_the_schema_refuses_is_not_filled(client: httpx.Client, agent: Any, bookings: list[Any]) -> None:
    fill, send = agent.booking_tools(client)
    for wrong in ({"guests": 9}, {"place": "roof"}, {"csrf_token": "x"}):
        assert fill.execute(wrong).is_error
    refused = send.execute({}).value
    assert refused["values"] == {}
    assert {"name", "day", "guests"} <= set(refused["problems"])
    assert bookings == []


def test_an_agent_goes_to_a_page(client: httpx.Client, agent: Any, bookings: list[Any]) -> None:
    fill, send = agent.booking_tools(client)
    fill.execute({"name": "Ada", "day": "2031-05-05", "guests": 2, "place": "inside"})
    send.execute({})
    go = agent.page_tool(client)
    page = go.execute({"to": "/bookings/{number}", "params": {"number": len(bookings)}}).value
    assert page["status"] == 200
    assert "<h1>Ada: 2 guests, inside, on 2031-05-05</h1>" in page["page"]
    assert go.execute({"to": "/bookings/{number}", "params": {"number": 99}}).value["status"] == 404
    assert go.execute({"to": "https://example.org/"}).is_error


def test_the_page_is_a_tool_in_the_browser_too(client: httpx.Client) -> None:
    (book,) = compile_tools(client.get("/book").text)
    assert book.name == "book_table"
    assert [parameter.name for parameter in book.parameters] == ["name", "day", "guests", "place", "high_chair"]


def test_a_request_without_the_token_is_refused(client: httpx.Client, bookings: list[Any]) -> None:
    values = {"name": "Ada", "day": "2031-05-05", "guests": "2", "place": "inside"}
    assert client.post("/book", data=values).status_code == 422
    assert bookings == []
