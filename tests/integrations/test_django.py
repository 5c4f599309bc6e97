"""A Django project: its check, its command, and calls of its tools through the test client."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import django
import pytest
from django.apps import apps
from django.conf import settings
from django.core.checks import Error, Info, Warning, run_checks  # noqa: A004 - Django's names
from django.core.management import CommandError, call_command
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.template import engines
from django.test import Client, override_settings
from django.urls import path

from tests.cli.process import environment
from tests.integrations.pages import GOOD
from webmcp_forms.errors import InputError
from webmcp_forms.integrations.django.testing import CallRefusedError, assert_no_findings, call_tool, tools_of
from webmcp_forms.linter.finding import Confidence, Severity

if not settings.configured:
    settings.configure(USE_I18N=False)
if not apps.ready:
    django.setup()

TEMPLATE = """{% extends "base.html" %}
{% block content %}
<form action="{% url 'find' %}" toolname="find car" tooldescription="Find used cars.">
  <label>Make <input name="make"></label>
  {{ form.year }}
  <button>Search</button>
</form>
{% endblock %}
"""
UNDESCRIBED = '<form toolname="find" tooldescription="Find used cars."><input name="make"><button>Go</button></form>'
JINJA = '<form toolname="{{ name }}" tooldescription="Find used cars."><input name="a"><button>Go</button></form>'


def find(request: HttpRequest) -> HttpResponse:
    if request.GET:
        return HttpResponse(f"<p>{request.GET['make']}, {request.GET['year']}</p>")
    return HttpResponse(GOOD)


def buy(request: HttpRequest) -> HttpResponse:
    """A form that is posted with a token, and leads back to itself when it is wrong."""
    if request.method == "POST":
        if request.POST["token"] != "secret" or request.POST["make"] == "none":  # noqa: S105 - what is compared with
            return HttpResponse("<p>no", status=422)
        return HttpResponseRedirect("/thanks/")
    return HttpResponse(
        '<form method=post toolname=buy tooldescription="Buy a car." toolautosubmit><input type=hidden name=token '
        "value=secret><label>Make <input name=make required></label><button>Buy</button></form>"
        '<form action="https://elsewhere.example/" toolname=leave tooldescription="Leave."><button>Go</button></form>'
    )


def reserve(request: HttpRequest) -> HttpResponse:
    """A page that Django renders, with a token against forged requests."""
    if request.method == "POST":
        return HttpResponse(f"<p>{request.POST['make']}")
    page = (
        '<form method="post" toolname="reserve" tooldescription="Reserve a car.">{% csrf_token %}'
        '<label>Make <input name="make"></label><button name="go" value="1">Reserve</button></form>'
    )
    return HttpResponse(engines["django"].from_string(page).render({}, request))


urlpatterns = [
    path("reserve/", reserve),
    path("cars/", find, name="find"),
    path("buy/", buy),
    path("thanks/", lambda _request: HttpResponse("<p>Thanks")),
    path("data/", lambda _request: JsonResponse({})),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a project, with a page that is wrong and one that is right."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "bad.html").write_text(TEMPLATE)
    (tmp_path / "templates" / "good.html").write_text(TEMPLATE.replace("find car", "find_car"))
    return tmp_path


@pytest.fixture(autouse=True)
def project(folder: Path) -> Iterator[None]:
    engine = {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [folder / "templates"],
        "APP_DIRS": True,
    }
    with override_settings(
        INSTALLED_APPS=["webmcp_forms.integrations.django"],
        ROOT_URLCONF=__name__,
        ALLOWED_HOSTS=["*"],
        TEMPLATES=[engine],
    ):
        yield


def found() -> list[tuple[type, str, str]]:
    return [(type(one), str(one.id), str(one.obj)) for one in run_checks(tags=["webmcp_forms"])]


class TestCheck:
    def test_a_finding_is_a_message_with_its_place(self) -> None:
        (message,) = run_checks(tags=["webmcp_forms"])
        assert isinstance(message, Error)
        assert message.id == "webmcp_forms.WF101"
        assert message.obj == "templates/bad.html:3:43"
        assert message.msg.startswith("The browser drops this tool without a word")
        assert message.hint == 'Write toolname="find_car". `webmcp-forms rule WF101` says more.'

    def test_it_is_a_check_of_templates(self) -> None:
        assert "webmcp_forms.WF101" in [message.id for message in run_checks(tags=["templates"])]
        assert run_checks(tags=["urls"]) == []

    def test_severities_are_levels(self, folder: Path) -> None:
        (folder / "templates" / "bad.html").write_text(UNDESCRIBED)
        assert [kind for kind, _, _ in found()] == [Warning]
        (folder / "webmcp-forms.toml").write_text('[severity]\nWF203 = "info"\n')
        assert [kind for kind, _, _ in found()] == [Info]

    def test_it_is_silenced_as_django_does_it(self) -> None:
        with override_settings(SILENCED_SYSTEM_CHECKS=["webmcp_forms.WF101"]):
            call_command("check")

    def test_errors_stop_django(self) -> None:
        from django.core.management.base import SystemCheckError

        with pytest.raises(SystemCheckError, match=r"bad\.html:3:43"):
            call_command("check")

    def test_the_configuration_and_comments_count(self, folder: Path) -> None:
        (folder / "webmcp-forms.toml").write_text('ignore = ["WF101"]\n')
        assert found() == []
        (folder / "webmcp-forms.toml").unlink()
        silenced = TEMPLATE.replace("<form", "{# webmcp-forms: ignore[WF101] -- old #}\n<form")
        (folder / "templates" / "bad.html").write_text(silenced)
        assert found() == []

    def test_a_configuration_that_makes_no_sense_is_a_message(self, folder: Path) -> None:
        (folder / "webmcp-forms.toml").write_text("igonre = []\n")
        ((kind, identifier, _),) = found()
        assert (kind, identifier) == (Error, "webmcp_forms.E001")

    def test_a_template_that_cannot_be_read_is_a_message(self, folder: Path) -> None:
        (folder / "templates" / "bad.html").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR toolname")
        assert found() == [(Warning, "webmcp_forms.W001", "templates/bad.html")]

    def test_templates_of_installed_packages_are_left_out_unless_asked_for(self, folder: Path) -> None:
        place = folder / "site-packages" / "shop" / "templates"
        place.mkdir(parents=True)
        (place / "shop.html").write_text(TEMPLATE)
        engine = {"BACKEND": "django.template.backends.django.DjangoTemplates", "DIRS": [place]}
        with override_settings(TEMPLATES=[engine]):
            assert found() == []
            with override_settings(WEBMCP_FORMS_INSTALLED_TEMPLATES=True):
                assert len(found()) == 1

    def test_templates_of_jinja_are_read_as_such(self, folder: Path) -> None:
        place = folder / "jinja"
        place.mkdir()
        (place / "page.html").write_text(TEMPLATE.replace("{% url 'find' %}", "{{ url('find') }}"))
        engine = {"BACKEND": "django.template.backends.jinja2.Jinja2", "DIRS": [place]}
        with override_settings(TEMPLATES=[engine]):
            assert found() == [(Error, "webmcp_forms.WF101", "jinja/page.html:3:44")]
        delimiters = {"variable_start_string": "[[", "variable_end_string": "]]"}
        with override_settings(TEMPLATES=[{**engine, "OPTIONS": delimiters}]):
            assert found() == [(Warning, "webmcp_forms.W001", "jinja/page.html")]


class TestCommand:
    def run(self, capsys: pytest.CaptureFixture[str], *arguments: str, **options: Any) -> tuple[int, str, str]:
        try:
            call_command("webmcp_lint", *arguments, **options)
        except SystemExit as end:
            return int(end.code or 0), *capsys.readouterr()
        except CommandError as error:
            return error.returncode, capsys.readouterr().out, str(error)
        return 0, *capsys.readouterr()

    def test_it_reports_as_lint_does(self, capsys: pytest.CaptureFixture[str]) -> None:
        code, out, _ = self.run(capsys)
        assert code == 1
        assert out.startswith("templates/bad.html:3:43: error WF101 invalid-tool-name: ")
        assert out.endswith("Found 1 error in 1 of 2 files.\n")

    def test_nothing_found(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert self.run(capsys, "templates/good.html") == (0, "No findings in 1 file.\n", "")

    @pytest.mark.parametrize(
        ("arguments", "code", "out"),
        [
            (["--ignore", "WF101"], 0, "No findings in 2 files."),
            (["--select", "WF2,WF7"], 0, "No findings in 2 files."),
            (["--fail-on", "never"], 0, "Found 1 error"),
            (["--format", "concise"], 1, "templates/bad.html:3:43: error WF101"),
            (["--format", "json"], 1, '"code": "WF101"'),
        ],
    )
    def test_options_are_those_of_lint(
        self, arguments: list[str], code: int, out: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        ended, text, _ = self.run(capsys, *arguments)
        assert ended == code
        assert out in text

    @pytest.mark.parametrize(
        ("options", "code"),
        [
            ({"select": "WF2, WF7"}, 0),
            ({"select": ["WF101"]}, 1),
            ({"extend_select": ("WF7",)}, 1),
            ({"ignore": ["WF101"]}, 0),
            ({"fail_on": Severity.INFO}, 1),
            ({"fail_on": "never"}, 0),
            ({"min_confidence": "possible"}, 1),
            ({"min_confidence": Confidence.CERTAIN}, 1),
            ({"config": "own.toml"}, 0),
        ],
    )
    def test_programs_give_options_as_they_have_them(
        self, options: dict[str, Any], code: int, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (folder / "own.toml").write_text('ignore = ["WF101"]\n')
        assert self.run(capsys, **options)[0] == code

    @pytest.mark.parametrize(
        ("options", "said"),
        [
            ({"select": ["WF999"]}, "there is no rule 'WF999'"),
            ({"select": 3}, "select must be a list"),
            ({"fail_on": "sometimes"}, "fail-on has no choice 'sometimes'"),
            ({"min_confidence": "sure"}, "min-confidence has no choice 'sure'"),
            ({"format": "pdf"}, "format has no choice 'pdf'"),
        ],
    )
    def test_options_of_programs_that_make_no_sense_are_said(self, options: dict[str, Any], said: str) -> None:
        with pytest.raises(CommandError, match=said):
            call_command("webmcp_lint", **options)

    def test_what_makes_no_sense_ends_with_2(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (folder / "webmcp-forms.toml").write_text("igonre = []\n")
        code, _, message = self.run(capsys)
        assert code == 2
        assert "igonre" in message

    def test_a_rule_that_there_is_not_is_said(self) -> None:
        with pytest.raises(CommandError, match="Did you mean 'invalid-tool-name'"):
            call_command("webmcp_lint", "--ignore", "WF203,invalid-tool-names")

    def test_it_reads_what_it_can(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        (folder / "templates" / "image.html").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR toolname")
        code, out, err = self.run(capsys)
        assert code == 2
        assert "WF101" in out
        assert err == "templates/image.html: it is a binary file, not a page\n"


class TestClientCalls:
    def test_the_tools_of_a_response(self) -> None:
        (tool,) = tools_of(Client().get("/cars/"))
        assert (tool.name, tool.page_url) == ("find_car", "http://testserver/cars/")

    def test_a_call_gets_what_the_site_answers(self) -> None:
        client = Client()
        page = client.get("/cars/", HTTP_HOST="cars.example")
        (tool,) = tools_of(page)
        assert tool.page_url == "http://cars.example/cars/"
        answer = call_tool(client, client.get("/buy/"), "buy", {"make": "Saab"})
        assert (answer.status_code, answer["Location"]) == (302, "/thanks/")

    @pytest.mark.parametrize("secure", [False, True])
    def test_a_call_has_the_token_of_its_page(self, secure: bool) -> None:
        with override_settings(MIDDLEWARE=["django.middleware.csrf.CsrfViewMiddleware"]):
            client = Client(enforce_csrf_checks=True)
            page = client.get("/reserve/", secure=secure)
            assert call_tool(client, page, "reserve", {"make": "Saab"}).content == b"<p>Saab"
            assert client.post("/reserve/", {"make": "Saab"}, secure=secure).status_code == 403

    def test_redirects_are_followed_when_asked(self) -> None:
        client = Client()
        answer = call_tool(client, client.get("/buy/"), "buy", {"make": "Saab"}, follow=True)
        assert (answer.status_code, answer.content) == (200, b"<p>Thanks")

    def test_what_the_site_refuses_is_an_answer(self) -> None:
        client = Client()
        assert call_tool(client, client.get("/buy/"), "buy", {"make": "none"}).status_code == 422

    @pytest.mark.parametrize(
        ("name", "arguments", "message"),
        [
            ("buy", {"colour": "red"}, "there is no such parameter for the tool"),
            ("buy", {"make": ""}, "buy: "),
            ("bye", {}, "the page has no tool 'bye'. Did you mean 'buy'?"),
            ("leave", {}, "the form leads to another site"),
        ],
    )
    def test_what_the_browser_refuses_is_never_sent(self, name: str, arguments: dict[str, Any], message: str) -> None:
        client = Client()
        with pytest.raises(CallRefusedError, match=message.replace("?", r"\?")):
            call_tool(client, client.get("/buy/"), name, arguments)


class TestFindings:
    def test_a_page_without_findings(self) -> None:
        assert_no_findings(Client().get("/cars/"))

    def test_findings_are_the_message(self) -> None:
        page = Client().get("/buy/")
        with pytest.raises(AssertionError, match=r"/buy/:1:\d+: .* WF"):
            assert_no_findings(page)
        assert_no_findings(page, select=["WF101"])

    def test_a_redirect_is_no_page(self) -> None:
        with pytest.raises(InputError, match="a redirect to /thanks/"):
            assert_no_findings(Client().post("/buy/", {"token": "secret", "make": "Saab"}))


MANAGE = """
import sys
from django.conf import settings
from django.core.management import execute_from_command_line
settings.configure(
    INSTALLED_APPS=["webmcp_forms.integrations.django"], USE_I18N=False, ROOT_URLCONF="sys",
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "DIRS": ["templates"]}])
execute_from_command_line(sys.argv)
"""


def test_manage_py_itself(folder: Path) -> None:
    (folder / "manage.py").write_text(MANAGE)
    command = [sys.executable, "manage.py", "webmcp_lint"]
    lint = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment(), check=False)
    assert (lint.returncode, lint.stderr) == (1, "")
    assert "templates/bad.html:3:43: error WF101" in lint.stdout
