"""The Django sample over HTTP: an agent fills its forms, is refused, corrects and submits."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import django
import pytest
from django.conf import settings
from django.test.utils import override_settings

from tests.samples.live import client_of
from webmcp_forms import compile_tools

if TYPE_CHECKING:
    import httpx

PROJECT = Path(__file__).parents[2] / "samples" / "django_project"


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """The site, with settings that leave those of other tests alone."""
    monkeypatch.syspath_prepend(PROJECT)
    if not settings.configured:
        settings.configure(USE_I18N=False)
        django.setup()
    # Django does not let settings without a secret be restored.
    settings.SECRET_KEY = "test"  # noqa: S105 - no secret
    own = vars(import_module("workshops.settings"))
    with override_settings(**{name: value for name, value in own.items() if name.isupper()}):
        from django.core.wsgi import get_wsgi_application

        with client_of(get_wsgi_application()) as site:
            yield site


@pytest.fixture
def agent(client: httpx.Client) -> Any:  # noqa: ARG001 - it makes the project known
    return import_module("workshops.agent")


@pytest.fixture
def registrations(client: httpx.Client) -> Any:  # noqa: ARG001 - it makes the project known
    known = import_module("workshops.views").REGISTRATIONS
    known.clear()
    return known


def test_an_agent_registers_people(client: httpx.Client, agent: Any, registrations: list[Any]) -> None:
    fill, send = agent.registration_tools(client)
    people = [{"name": "Ada", "email": "ada@example.org"}, {"name": "Bob", "email": "bob@"}]
    filled = fill.execute({"company": "Loom & Co", "workshop": "pottery", "day": "2031-05-04", "attendees": people})
    assert not filled.is_error

    refused = send.execute({})
    assert refused.is_error
    assert refused.value["problems"] == {
        "root": "There is no pottery on Sundays.",
        "attendees.1.email": "Enter a valid email address.",
    }
    assert registrations == []

    people[1]["email"] = "bob@example.org"
    corrected = fill.execute({"company": "", "workshop": "weaving", "attendees": people})
    assert corrected.value["problems"] == {}
    assert send.execute({}).value == {"submitted": True}

    (registration,) = registrations
    assert registration["company"] == "Loom & Co"
    assert registration["workshop"] == "weaving"
    assert registration["attendees"] == people


def test_what_the_schema_refuses_never_reaches_the_site(
    client: httpx.Client, agent: Any, registrations: list[Any]
) -> None:
    fill, send = agent.registration_tools(client)
    assert fill.execute({"workshop": "knitting"}).is_error
    assert fill.execute({"attendees": [{"name": "Ada", "age": 36}]}).is_error
    refused = send.execute({}).value
    assert refused["values"] == {}
    assert set(refused["problems"]) == {"company", "workshop", "day", "attendees.root"}
    assert registrations == []


def test_an_agent_asks_a_question(client: httpx.Client, agent: Any) -> None:
    fill, send = agent.question_tools(client)
    fill.execute({"question": "Is there tea?"})
    assert send.execute({}).value["problems"] == {"email": "This field is required."}
    fill.execute({"email": "ada@example.org"})
    assert send.execute({}).value == {"submitted": True}
    asked = import_module("workshops.views").QUESTIONS
    assert asked[-1] == {"email": "ada@example.org", "question": "Is there tea?"}


def test_an_agent_goes_to_a_page(client: httpx.Client, agent: Any, registrations: list[Any]) -> None:
    fill, send = agent.registration_tools(client)
    ada = {"name": "Ada", "email": "ada@example.org"}
    fill.execute({"company": "Loom", "workshop": "weaving", "day": "2031-05-04", "attendees": [ada]})
    send.execute({})
    go = agent.page_tool(client)
    page = go.execute({"to": "/registrations/{number}/", "params": {"number": len(registrations)}}).value
    assert page["status"] == 200
    assert "<h1>Loom: weaving on 2031-05-04</h1>" in page["page"]
    assert go.execute({"to": "/registrations/{number}/", "params": {"number": 99}}).value["status"] == 404
    assert go.execute({"to": "https://example.org/"}).is_error


def test_the_pages_are_tools_in_the_browser_too(client: httpx.Client) -> None:
    (register,) = compile_tools(client.get("/register/").text)
    assert register.name == "register"
    assert [parameter.name for parameter in register.parameters][:4] == [
        "company",
        "workshop",
        "day",
        "attendees-0-name",
    ]
    (ask,) = compile_tools(client.get("/question/").text)
    assert [parameter.name for parameter in ask.parameters] == ["email", "question"]
