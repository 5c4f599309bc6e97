"""`verify` where there is no Chromium, or none that is suitable, and what it says of pages that it leaves out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

from tests.cli.process import TOOL, call, run
from webmcp_forms.browser.profiles import PROFILES, Profile
from webmcp_forms.cli import verify
from webmcp_forms.readers import read
from webmcp_forms.verify.answers import Answer, Page, document_answer

NEWEST = PROFILES["chrome-156"]


class Pretender:
    """Says what another profile would say, and crashes on pages that ask for it."""

    version = "Chrome/157.0.1.2"
    major_version = 157
    profile: Profile = NEWEST

    def __init__(self, executable: Path, **_options: object) -> None:
        self.executable = executable

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Nothing to end."""

    def ask(self, pages: Sequence[Page], *, tabs: int | None = None, seconds: float = 1) -> tuple[Answer, ...]:
        assert all(page.address.startswith("http://127.0.0.1:") for page in pages)
        assert (seconds, tabs) != (0, 0)
        return tuple(map(self._answer, pages))

    def _answer(self, page: Page) -> Answer:
        if "crash" in page.html:
            return Answer(error="the page crashed")
        return document_answer(read(page.html, language="xhtml" if page.is_xhtml else "html"), self.profile)


@pytest.fixture(autouse=True)
def _project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "webmcp-forms.toml").write_text("", "utf-8")


@pytest.fixture
def pretender(monkeypatch: pytest.MonkeyPatch) -> type[Pretender]:
    class Own(Pretender):
        pass

    monkeypatch.setattr(verify, "Chromium", Own)
    monkeypatch.setattr(verify, "find_chromium", lambda _chosen: Path("/pretended"))
    return Own


def test_without_a_browser_it_says_what_it_looked_for(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(TOOL, "utf-8")
    done = run("verify", "a.html", cwd=tmp_path, CHROMIUM="no-such-browser")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"webmcp-forms: $CHROMIUM is 'no-such-browser', which is no executable\n"
    done = run("verify", "--browser", "neither", "a.html", cwd=tmp_path)
    assert done.stderr == b"webmcp-forms: --browser neither is no executable\n"


@pytest.mark.usefixtures("pretender")
def test_the_same_answers_are_no_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.html").write_text(TOOL, "utf-8")
    outcome = call(capsys, "verify", "a.html")
    assert outcome.returncode == 0
    assert outcome.stdout == "1 page, 1 tool: 0 differences (Chrome/157.0.1.2, chrome-156).\n"
    assert "Chrome/157.0.1.2 is asked, and chrome-156 is what it is compared with (--profile)" in outcome.stderr


def test_what_an_older_version_does_otherwise(
    tmp_path: Path, pretender: type[Pretender], capsys: pytest.CaptureFixture[str]
) -> None:
    pretender.profile = PROFILES["chrome-148"]
    (tmp_path / "a.html").write_text("<p>\n  <form toolname=t tooldescription=d tooltitle='T | `'></form>", "utf-8")
    outcome = call(capsys, "verify", "a.html", "--report", "report.md", "--record", "draft.json")
    assert outcome.returncode == 1
    assert outcome.stdout.startswith('a.html:2:3: tool t: title\n  webmcp-forms: "T | `"\n  browser:      ""\n')
    assert "differ in 1 fact" in (tmp_path / "report.md").read_text("utf-8")
    draft = (tmp_path / "draft.json").read_text("utf-8")
    assert '"profile": "chrome-157"' in draft
    assert '"titles": false' in draft
    assert '"unexplained": []' in draft
    assert call(capsys, "verify", "--profile", "chrome-148", "a.html").returncode == 0


@pytest.mark.usefixtures("pretender")
def test_templates_are_left_out_with_the_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.html").write_text(TOOL, "utf-8")
    for number in range(5):
        (tmp_path / f"v{number}.vue").write_text("<template></template>", "utf-8")
    outcome = call(capsys, "verify", ".")
    assert outcome.returncode == 0
    assert "not verified, since only rendered pages can be: v0.vue, v1.vue, v2.vue and 2 more (vue)" in outcome.stderr


@pytest.mark.usefixtures("pretender")
def test_nothing_but_templates_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.j2").write_text("{{ a }}", "utf-8")
    outcome = call(capsys, "verify", "a.j2")
    assert outcome.returncode == 2
    assert "no page was verified" in outcome.stderr


@pytest.mark.usefixtures("pretender")
def test_a_page_without_an_answer_is_an_error_and_no_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.html").write_text(TOOL + "crash", "utf-8")
    (tmp_path / "b.html").write_text(TOOL, "utf-8")
    outcome = call(capsys, "verify", "a.html", "b.html")
    assert outcome.returncode == 2
    assert outcome.stdout.startswith("1 page, 1 tool: 0 differences")
    assert "a.html: the browser gave no answer: the page crashed" in outcome.stderr


@pytest.mark.usefixtures("pretender")
def test_a_report_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.html").write_text(TOOL, "utf-8")
    outcome = call(capsys, "verify", "a.html", "--report", "no/such/report.md")
    assert outcome.returncode == 2
    assert "no/such/report.md: cannot be written" in outcome.stderr
