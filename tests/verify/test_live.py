"""Pages in the Chromium that is installed here: what differs is found and nothing else, whatever happens to it."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cli.process import COMMAND, call, environment
from tests.conformance.chromium import Chromium
from tests.conformance.pages import random_pages
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, Profile, find_profile
from webmcp_forms.document.nodes import Document
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile
from webmcp_forms.verify import verifying
from webmcp_forms.verify.answers import Answer, document_answer
from webmcp_forms.verify.executables import find_chromium
from webmcp_forms.verify.loopback import Loopback
from webmcp_forms.verify.tab import Tab
from webmcp_forms.verify.verifying import Verdict, verify

pytestmark = [pytest.mark.live, pytest.mark.usefixtures("browser")]

PROFILE = find_profile(DEFAULT_PROFILE)
PAGES = int(os.environ.get("WEBMCP_FORMS_LIVE_PAGES") or 40)
SEED = 7
CAR = """<!doctype html>
<title>Cars</title>
<h1>Cars</h1>
<form toolname="sell" tooldescription="Sell a car"><input name="price" toolparamdescription="Price"></form>
<form toolname="find" tooldescription="Find a car">
  <p>Which one?</p>
  <input name="make" required toolparamdescription="Make">
  <input type="number" name="year" min="1900" toolparamdescription="Year">
</form>
"""


def verdicts(browser: Chromium, texts: Sequence[str], *, scripts: bool = False, seconds: float = 20) -> list[Verdict]:
    documents = [
        read(SourceFile(text, f"{number}.html"), language="xhtml" if text.startswith("<?xml") else "html")
        for number, text in enumerate(texts)
    ]
    with Loopback(scripts=scripts) as loopback:
        return list(verify(browser, loopback, documents, PROFILE, seconds))


def names(verdict: Verdict) -> list[str]:
    return [tool.name for tool in verdict.theirs.tools]


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the compiler say that no year before 1901 may be asked for."""

    def altered(document: Document, profile: Profile) -> Answer:
        answer = document_answer(document, profile)
        tools = []
        for tool in answer.tools:
            properties: dict[str, Any] = dict(tool.input_schema["properties"])
            if "year" in properties:
                properties["year"] = {**properties["year"], "minimum": 1901}
            tools.append(replace(tool, input_schema={**tool.input_schema, "properties": properties}))
        return replace(answer, tools=tuple(tools))

    monkeypatch.setattr(verifying, "document_answer", altered)
    monkeypatch.setattr("webmcp_forms.verify.reduction.document_answer", altered)


def test_random_pages_differ_in_nothing(browser: Chromium) -> None:
    texts = [page.html for page in random_pages(SEED, PAGES) if not page.is_xhtml]
    found = [verdict for verdict in verdicts(browser, texts) if verdict.differences or verdict.theirs.error]
    assert not found, [(verdict.page.html, verdict.differences, verdict.theirs.error) for verdict in found[:3]]


def test_a_planted_difference_is_found_and_no_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, temporary: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cars.html").write_text(CAR, "utf-8")
    (tmp_path / "other.html").write_text("<form toolname=t tooldescription=d><input name=q></form>", "utf-8")
    (tmp_path / "view.j2").write_text("<form toolname=t tooldescription=d>{% if a %}{{ b }}{% endif %}</form>", "utf-8")
    plant(monkeypatch)
    outcome = call(capsys, "verify", "--no-sandbox", ".", "--report", "report.md", "--record", "draft.json")
    assert outcome.returncode == 1
    assert outcome.stdout.splitlines()[:3] == [
        "cars.html:8:3: tool find, parameter year: minimum",
        "  webmcp-forms: 1901",
        "  browser:      1900",
    ]
    assert outcome.stdout.splitlines()[3].startswith("2 pages, 3 tools: 1 difference (")
    assert "not verified, since only rendered pages can be: view.j2 (jinja)" in outcome.stderr
    report = (tmp_path / "report.md").read_text("utf-8")
    assert "| `8:3` | `tool find, parameter year: minimum` | `1901` | `1900` |" in report
    small = report.partition("A page that is enough for the first line:\n\n```html\n")[2].partition("\n```")[0]
    assert 'name="year"' in small
    assert not any(word in small for word in ("sell", "make", "Which one", "title"))
    assert '"changes": {}' in (tmp_path / "draft.json").read_text("utf-8")
    assert not list(temporary.iterdir())


def test_xhtml_and_bytes_of_another_encoding(browser: Chromium) -> None:
    xhtml = (
        '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body>'
        '<form toolname="x" tooldescription="d"><input name="q" /></form></body></html>'
    )
    greek = "<meta charset=iso-8859-7><form toolname=g tooldescription='Αναζήτηση'></form>"
    both = verdicts(browser, [xhtml, SourceFile.from_bytes(greek.encode("iso-8859-7")).text])
    assert [names(verdict) for verdict in both] == [["x"], ["g"]]
    assert not any(verdict.differences for verdict in both)


FORM = "<form toolname=t tooldescription=d><input name=q toolparamdescription=d></form>"


@pytest.mark.parametrize(
    "page",
    [
        f"{FORM}<meta http-equiv=refresh content='0;url=/other.html'>",
        f"{FORM}<meta http-equiv=refresh content='0'>",
        f"{FORM}<iframe src='0.html'></iframe><iframe src='https://example.com/'></iframe>",
        f"{FORM}<script>document.querySelector('form').remove()</script>",
        f"{FORM}<img src=x onerror=\"document.querySelector('form').remove()\">",
    ],
)
def test_what_a_page_would_do_does_not_count(browser: Chromium, page: str) -> None:
    (verdict,) = verdicts(browser, [page])
    assert (names(verdict), verdict.differences, verdict.theirs.error) == (["t"], (), None)


@pytest.mark.parametrize(
    "script",
    ["location = 'https://example.com/'", "location.reload()", "alert(1)", "window.open('https://example.com/')"],
)
def test_scripts_that_run_cannot_leave(browser: Chromium, script: str) -> None:
    (verdict,) = verdicts(browser, [f"{FORM}<script>{script}</script>"], scripts=True)
    assert (names(verdict), verdict.differences, verdict.theirs.error) == (["t"], (), None)


def test_what_scripts_do_counts_when_they_run(browser: Chromium) -> None:
    (verdict,) = verdicts(browser, [f"{FORM}<script>document.querySelector('input').remove()</script>"], scripts=True)
    assert [one.subject for one in verdict.differences] == [("t", "q", "parameter")]


def test_scripts_may_be_files_of_the_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "js").mkdir()
    (tmp_path / "js" / "app.js").write_text("document.querySelector('input').remove()", "utf-8")
    (tmp_path / "page.html").write_text(f"{FORM}<script src=js/app.js></script>", "utf-8")
    outcome = call(capsys, "verify", "--no-sandbox", "--scripts", ".")
    assert outcome.returncode == 1
    assert outcome.stdout.startswith("page.html:1:36: tool t, parameter q: parameter\n")


def test_a_page_that_hangs_is_said_and_the_next_one_is_answered(browser: Chromium) -> None:
    hanging, fine = verdicts(browser, [f"{FORM}<script>for (;;) {{}}</script>", FORM], scripts=True, seconds=1)
    assert (hanging.theirs.error, hanging.differences) == ("no answer within 1 seconds", ())
    assert names(fine) == ["t"]


def test_a_browser_that_crashes_is_started_again(browser: Chromium) -> None:
    async def crash(tab: Tab) -> str:
        await tab._devtools.send("Browser.crash")
        return "alive"

    async def list_tools(tab: Tab) -> str:
        return (await tab.answer(replace(verdicts_page, html=FORM))).tools[0].name

    verdicts_page = next(iter(random_pages(SEED, 1)))
    tasks = [list_tools, crash, *[list_tools] * 6]
    assert browser.work(tasks, lambda reason: reason) == ("t", "the browser crashed", *["t"] * 6)


@pytest.mark.skipif(os.name != "posix", reason="stops a process")
def test_a_browser_that_hangs_is_started_again(browser: Chromium, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("webmcp_forms.verify.tab._REPLACE_SECONDS", 1)
    (version,) = browser.work([lambda tab: tab.evaluate("navigator.userAgent")], str)
    found = subprocess.run(["pgrep", "-f", f"user-data-dir={profile_of(browser)}"], capture_output=True, check=True)
    for number in found.stdout.split():
        os.kill(int(number), signal.SIGSTOP)
    assert browser.work([lambda tab: tab.evaluate("navigator.userAgent")] * 2, str, seconds=1) == (version, version)


def profile_of(browser: Chromium) -> str:
    assert browser._devtools
    return browser._devtools._profile


def processes_with(text: str) -> list[str]:
    """The command lines of running processes that have a text in them."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = path.read_bytes().decode("utf-8", "replace")
        except OSError:
            continue
        if text in line:
            found.append(line)
    return found


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="asks /proc for the processes")
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupt_leaves_no_browser_behind(
    tmp_path: Path, temporary: Path, sent: signal.Signals, code: int
) -> None:
    (tmp_path / "endless.html").write_text(f"{FORM}<script>for (;;) {{}}</script>", "utf-8")
    # A shell starts what it runs in the background with interrupts ignored, and children inherit that.
    command = ["env", "--default-signal=INT", *COMMAND, "verify"]
    arguments = [*command, "--no-sandbox", "--scripts", "--browser", str(find_chromium()), "endless.html"]
    running = subprocess.Popen(
        arguments, cwd=tmp_path, env=environment(TMPDIR=str(temporary)), stderr=subprocess.DEVNULL
    )
    try:
        limit = time.monotonic() + 60
        while not list(temporary.glob("*/Default")):
            assert running.poll() is None
            assert time.monotonic() < limit
            time.sleep(0.1)
        time.sleep(1)
        running.send_signal(sent)
        assert running.wait(30) == code
    finally:
        running.kill()
        running.wait()
    assert not list(temporary.iterdir())
    assert not processes_with(str(temporary))
