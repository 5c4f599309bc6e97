"""A Flask application: its pages are linted while it is developed, and it is left alone in production."""

from __future__ import annotations

import gzip
import io
import logging
from collections.abc import Iterator

import flask
import pytest

from tests.integrations.pages import BAD, FINDING, GOOD
from webmcp_forms.integrations.development import MOST_BYTES
from webmcp_forms.integrations.flask import WebMCPForms
from webmcp_forms.integrations.jinja import check_environment

pages = flask.Blueprint("pages", __name__)


def application(**configuration: bool) -> flask.Flask:
    app = flask.Flask(__name__)
    app.config.update(configuration)
    WebMCPForms(app)
    app.register_blueprint(pages)
    return app


@pages.get("/good")
def good() -> str:
    return GOOD


@pages.get("/bad")
def bad() -> str:
    return BAD


@pages.get("/xhtml")
def xhtml() -> flask.Response:
    page = BAD.replace("<!DOCTYPE html>", "").replace('lang="en"', 'xmlns="http://www.w3.org/1999/xhtml"')
    page = page.replace(" required>", "/>").replace('min="1950">', 'min="1950"/>')
    return flask.Response(page, content_type="application/xhtml+xml")


@pages.get("/stream")
def stream() -> flask.Response:
    return flask.Response((BAD[start : start + 50] for start in range(0, len(BAD), 50)), mimetype="text/html")


@pages.get("/file")
def file() -> flask.Response:
    return flask.send_file(io.BytesIO(BAD.encode()), mimetype="text/html")


@pages.get("/text")
def text() -> flask.Response:
    return flask.Response(BAD, mimetype="text/plain")


@pages.get("/huge")
def huge() -> str:
    return BAD + " " * MOST_BYTES


@pages.get("/compressed")
def compressed() -> flask.Response:
    return flask.Response(gzip.compress(BAD.encode()), headers={"Content-Encoding": "gzip"}, mimetype="text/html")


@pages.get("/broken")
def broken() -> flask.Response:
    return flask.Response(b"\x1f\x8b" + BAD.encode(), headers={"Content-Encoding": "gzip"}, mimetype="text/html")


@pages.get("/brotli")
def brotli() -> flask.Response:
    return flask.Response(b"\x1b\x0b\x00\xf8", headers={"Content-Encoding": "br"}, mimetype="text/html")


@pages.get("/failure")
def failure() -> str:
    raise RuntimeError


@pages.app_errorhandler(404)
def not_found(_error: Exception) -> tuple[str, int]:
    return BAD, 404


@pytest.fixture(autouse=True)
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, logger="webmcp_forms")
    return caplog


@pytest.fixture
def client() -> Iterator[flask.testing.FlaskClient]:
    with application(DEBUG=True).test_client() as client:
        yield client


def lines(log: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in log.records if record.name == "webmcp_forms"]


def test_in_production_nothing_of_it_is_there(log: pytest.LogCaptureFixture) -> None:
    app = application()
    assert app.after_request_funcs == {}
    assert app.extensions == {}
    assert app.test_client().get("/bad").text == BAD
    assert lines(log) == []


def test_debugging_that_is_switched_off_again_switches_it_off(log: pytest.LogCaptureFixture) -> None:
    app = application(DEBUG=True)
    app.debug = False
    app.test_client().get("/bad")
    assert lines(log) == []


@pytest.mark.parametrize("mode", ["DEBUG", "TESTING"])
def test_in_development_a_finding_is_logged_once(mode: str, log: pytest.LogCaptureFixture) -> None:
    client = application(**{mode: True}).test_client()
    assert client.get("/bad").text == BAD
    (line,) = lines(log)
    assert line.startswith("/bad:4:")
    assert FINDING in line
    client.get("/bad")
    client.get("/absent")
    assert len(lines(log)) == 1


@pytest.mark.parametrize("path", ["/xhtml", "/compressed", "/absent"])
def test_pages_of_every_kind_are_looked_at(
    path: str, client: flask.testing.FlaskClient, log: pytest.LogCaptureFixture
) -> None:
    client.get(path)
    assert FINDING in lines(log)[0]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/good", []),
        ("/text", []),
        ("/stream", ["/stream: pages that stream, and files, are not linted"]),
        ("/file", ["/file: pages that stream, and files, are not linted"]),
        ("/huge", ["/huge: pages of more than 2,000,000 bytes are not linted"]),
        ("/brotli", ["/brotli: pages that are compressed by br cannot be read here"]),
    ],
)
def test_what_is_not_looked_at_is_sent_as_it_is(
    path: str, said: list[str], client: flask.testing.FlaskClient, log: pytest.LogCaptureFixture
) -> None:
    in_production = application().test_client().get(path)
    answer = client.get(path)
    assert (answer.status, list(answer.headers), answer.data) == (
        in_production.status,
        list(in_production.headers),
        in_production.data,
    )
    assert lines(log) == said


def test_what_a_script_fetches_is_part_of_a_page(
    client: flask.testing.FlaskClient, log: pytest.LogCaptureFixture
) -> None:
    client.get("/bad", headers={"Sec-Fetch-Dest": "empty"})
    assert lines(log) == []
    client.get("/bad", headers={"Sec-Fetch-Dest": "document"})
    assert len(lines(log)) == 1


def test_what_cannot_be_looked_at_is_sent_and_said(
    client: flask.testing.FlaskClient, log: pytest.LogCaptureFixture
) -> None:
    assert client.get("/broken").data == b"\x1f\x8b" + BAD.encode()
    (line,) = lines(log)
    assert line == "/broken: pages that say they are compressed by gzip, and are not, cannot be read"


def test_a_failure_stays_the_failure_it_is(client: flask.testing.FlaskClient) -> None:
    with pytest.raises(RuntimeError):
        client.get("/failure")


def test_an_application_that_is_made_later() -> None:
    extension, app = WebMCPForms(), flask.Flask(__name__)
    extension.init_app(app)
    assert app.after_request_funcs == {}
    app.debug = True
    extension.init_app(app)
    assert len(app.after_request_funcs[None]) == 1


def test_the_templates_of_an_application(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("app")
    (folder / "templates").mkdir()
    (folder / "templates" / "good.html").write_text(GOOD.replace("Find used cars", "{{ find }}"))
    (folder / "templates" / "bad.html").write_text("{% extends 'base.html' %}\n{% block x %}" + BAD + "{% endblock %}")
    app = flask.Flask("shop", root_path=str(folder))
    report = check_environment(app.jinja_env)
    assert [(finding.code, finding.start.line) for finding in report.findings] == [("WF101", 5)]
    assert report.findings[0].path == (folder / "templates" / "bad.html").as_posix()
    assert report.problems == ()
