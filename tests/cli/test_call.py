"""`webmcp-forms call`: what it says, and that it only sends when it is told to."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.cli.process import call, run

SEARCH = (
    "<form toolname=find tooldescription='Find a car' action=/cars toolautosubmit><input name=make required></form>"
)
FORM = "<form toolname=save tooldescription='Keep a note' method=post><input name=note><button>Save</button></form>"


@pytest.fixture(autouse=True)
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "search.html").write_text(SEARCH)
    (tmp_path / "note.html").write_text(FORM)
    return tmp_path


class Handler(BaseHTTPRequestHandler):
    """Answers with two blocks of linked data, one of them broken, and remembers what it was asked."""

    asked: list[tuple[str, str, bytes]]

    def answer(self) -> None:
        if self.path.startswith("/astray"):
            self.redirect()
            return
        length = int(self.headers.get("Content-Length") or 0)
        type(self).asked.append((self.command, self.path, self.rfile.read(length)))
        page = b'<script type="application/ld+json">{"cars": 2}</script><script type="application/ld+json">{</script>'
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def redirect(self) -> None:
        self.send_response(303)
        self.send_header("Location", "http://[")
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_GET = do_POST = answer  # noqa: N815 - the names the library asks for

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def server() -> Iterator[str]:
    Handler.asked = []
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}"
        running.shutdown()


def test_an_accepted_call_shows_its_request(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(
        capsys, "call", "search.html", "--args", '{"make": "Röhr & Co"}', "--base-url", "https://a.example/x"
    )
    assert outcome.returncode == 0
    assert outcome.stdout.splitlines() == [
        "find: accepted and submitted",
        "  make = Röhr & Co",
        "GET https://a.example/cars?make=R%C3%B6hr+%26+Co",
    ]


def test_a_refused_call_ends_with_1_and_the_words_of_the_browser(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "call", "search.html", "--args", '{"mark": "x"}')
    assert outcome.returncode == 1
    assert 'unknown-parameter): Input contains a parameter "mark"' in outcome.stdout


def test_schema_and_browser_may_disagree(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "call", "search.html", "--args", '{"make": 5}', "--format", "json")
    shown = json.loads(outcome.stdout)
    assert shown["accepted"]
    assert shown["disagreement"].startswith("the schema refuses these arguments, and the browser takes them")


def test_a_call_without_autosubmit_waits(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "call", "note.html", "--args", '{"note": "tea"}', "--format", "json")
    shown = json.loads(outcome.stdout)
    assert (shown["pending"], shown["request"]["body"]) == (True, "note=tea")


def test_what_the_user_could_not_submit_is_said(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (site / "note.html").write_text(FORM.replace("<input", "<input required"))
    outcome = call(capsys, "call", "note.html", "--args", "{}")
    assert outcome.returncode == 0
    assert outcome.stdout.splitlines()[-2].startswith("note: as it is the browser would not submit it: Form validation")
    shown = json.loads(call(capsys, "call", "note.html", "--args", "{}", "--format", "json").stdout)
    assert (shown["error"], shown["submissionError"]["parameter"]) == (None, "note")


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("http://[", "find: accepted, but nothing is sent, since the form's action is no address of the web"),
        ("tel:1", "find: accepted and submitted, but no page can answer, so the call never ends"),
    ],
)
def test_a_form_that_leads_to_no_page(site: Path, capsys: pytest.CaptureFixture[str], action: str, said: str) -> None:
    (site / "search.html").write_text(SEARCH.replace("/cars", action))
    outcome = call(
        capsys, "call", "search.html", "--args", '{"make": "x"}', "--base-url", "http://a.example/", "--send"
    )
    assert outcome.returncode == 0
    assert outcome.stdout.splitlines() == [said, "  make = x"]


def test_a_form_that_waits_may_lead_to_no_page_too(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (site / "note.html").write_text(FORM.replace("method=post", "target=_blank"))
    outcome = call(capsys, "call", "note.html", "--args", '{"note": "tea"}')
    assert outcome.stdout.splitlines()[-1] == "note: no page can answer a submission, so the call never ends"


def test_a_number_that_no_double_holds_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "call", "search.html", "--args", '{"make": 1e400}')
    assert (outcome.returncode, outcome.stderr) == (1, "")
    assert outcome.stdout.startswith("find: refused (invalid-value): Invalid value for parameter make\n")


def test_arguments_may_come_on_standard_input(site: Path) -> None:
    done = run("call", "search.html", cwd=site, stdin=b'{"make": "BMW"}')
    assert (done.returncode, b"make = BMW" in done.stdout) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("search.html", "--args", "{"), "the arguments are no JSON"),
        (("search.html", "--args", "[1]"), "the arguments have to be a JSON object"),
        (("search.html", "--args", '{"make": NaN}'), "the arguments are no JSON: NaN"),
        (("search.html", "--args", '{"make": "x"}', "--base-url", "http://["), "'http://[' is no address of a page"),
        (("search.html", "--args", "{}", "--tool", "fnd"), "Did you mean 'find'?"),
        ((".", "--args", "{}"), "choose one with --tool"),
        (("search.html", "--args", '{"make": "x"}', "--send", "--yes"), "--send needs --base-url"),
    ],
)
def test_a_mistake_is_a_line(arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(capsys, "call", *arguments)
    assert (outcome.returncode, outcome.stderr.count("\n")) == (2, 1)
    assert said in outcome.stderr


def test_nothing_is_sent_unless_it_is_asked_for(server: str, capsys: pytest.CaptureFixture[str]) -> None:
    call(capsys, "call", "search.html", "--args", '{"make": "x"}', "--base-url", server)
    call(capsys, "call", "search.html", "--args", '{"mark": "x"}', "--base-url", server, "--send", "--yes")
    assert Handler.asked == []


def test_what_is_sent_and_what_an_agent_would_get(server: str, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = call(
        capsys, "call", "note.html", "--args", '{"note": "a b"}', "--base-url", f"{server}/notes", "--send", "--yes"
    )
    assert Handler.asked == [("POST", "/notes", b"note=a+b")]
    assert outcome.stdout.endswith('[{"cars": 2}]\n')
    assert "the server answered 200" in outcome.stderr


def test_a_redirect_to_no_address_is_a_line(site: Path, server: str, capsys: pytest.CaptureFixture[str]) -> None:
    (site / "search.html").write_text(SEARCH.replace("/cars", "/astray"))
    outcome = call(capsys, "call", "search.html", "--args", '{"make": "x"}', "--base-url", server, "--send", "--yes")
    assert (outcome.returncode, outcome.stderr.count("\n")) == (2, 1)
    assert outcome.stderr.startswith(f"webmcp-forms: {server}/astray?make=x: ")


def test_a_server_that_is_not_there_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    url = "http://127.0.0.1:9"
    outcome = call(capsys, "call", "search.html", "--args", '{"make": "x"}', "--base-url", url, "--send", "--yes")
    assert outcome.returncode == 2
    assert outcome.stderr.startswith("webmcp-forms: http://127.0.0.1:9/cars?make=x: ")
