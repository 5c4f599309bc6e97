"""The tools that an agent is given: fill a form, send it to the site over HTTP, and go to another page."""

from collections.abc import Mapping
from typing import Any

import httpx

from webmcp_forms.agent import AgentTool, form_tool, navigate_tool, submit_tool
from webmcp_forms.agent.adapters.django import django_form, request_data
from webmcp_forms.agent.routes import django_routes
from workshops.forms import AttendeeFormSet, QuestionForm, RegistrationForm
from workshops.urls import urlpatterns

FORMSETS = {"attendees": AttendeeFormSet}


def registration_tools(client: httpx.Client) -> tuple[AgentTool, AgentTool]:
    """Tools that fill and send a registration."""
    registration = django_form(RegistrationForm, formsets=FORMSETS)
    fill = form_tool("Register people for a workshop.", **registration, name="fill_registration")

    def submit() -> bool:
        return _post(client, "/register/", request_data(registration.values, FORMSETS))

    return fill, submit_tool("Send the registration.", submit=submit, read=registration.read, name="send_registration")


def question_tools(client: httpx.Client) -> tuple[AgentTool, AgentTool]:
    """Tools that fill and send a question."""
    question = django_form(QuestionForm)
    fill = form_tool("Ask the organisers something.", **question, name="fill_question")

    def submit() -> bool:
        return _post(client, "/question/", question.values)

    return fill, submit_tool("Send the question.", submit=submit, read=question.read, name="send_question")


def page_tool(client: httpx.Client) -> AgentTool:
    """A tool that goes to a page of the site, and gives what stands there."""
    pages: list[httpx.Response] = []

    def read() -> dict[str, Any]:
        return {"status": pages[-1].status_code, "page": pages[-1].text}

    return navigate_tool(django_routes(urlpatterns), navigate=lambda to: pages.append(client.get(to)), read=read)


def _post(client: httpx.Client, path: str, data: Mapping[str, Any]) -> bool:
    """Whether the site takes the data of a form. The page that shows the form gives the token."""
    client.get(path)
    answer = client.post(path, data=data, headers={"X-CSRFToken": client.cookies["csrftoken"]})
    return answer.is_redirect
