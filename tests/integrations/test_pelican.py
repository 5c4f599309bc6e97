"""Pelican sites that are built with the plugin."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import webmcp_forms
from tests.integrations.forms import GOOD, STUCK, UNDESCRIBED

ROOT = Path(webmcp_forms.__file__).parents[1]
SETTINGS = """
SITENAME = "Site"
PATH = "content"
TIMEZONE = "UTC"
THEME = "theme"
PLUGINS = ["webmcp_forms.integrations.pelican"]
FEED_ALL_ATOM = CATEGORY_FEED_ATOM = TRANSLATION_FEED_ATOM = AUTHOR_FEED_ATOM = AUTHOR_FEED_RSS = None
DIRECT_TEMPLATES = ["index"]
AUTHOR_SAVE_AS = CATEGORY_SAVE_AS = TAG_SAVE_AS = ""
STATIC_PATHS = ARTICLE_EXCLUDES = ["extra"]
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory of a site, which is the working directory."""
    monkeypatch.chdir(tmp_path)
    write("pelicanconf.py", SETTINGS)
    write("content/extra/robots.txt", "")
    for name in ("article", "page"):
        write(f"theme/templates/{name}.html", f"<!doctype html>\n{{{{ {name}.content }}}}\n")
    write("theme/templates/index.html", "<!doctype html><h1>{{ SITENAME }}</h1>\n")
    return tmp_path


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text, encoding="utf-8")


def write_article(name: str, form: str) -> None:
    """An article with a form that starts in line 5."""
    write(f"content/{name}.md", f"Title: {name}\nDate: 2026-01-01\nCategory: x\n\n{form}\n")


def build(*options: str, **settings: object) -> tuple[int, str]:
    """Build the site of the working directory: the status, and what was logged."""
    write("pelicanconf.py", f"{SETTINGS}\nWEBMCP_FORMS = {settings!r}\n")
    done = subprocess.run(
        [sys.executable, "-m", "pelican", "--verbose", *options],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "500"},
    )
    return done.returncode, done.stdout + done.stderr


def test_good_forms_pass_and_a_second_build_checks_what_changed(site: Path) -> None:
    write_article("find", GOOD)
    write("content/pages/ask.html", f"<html><head><title>Ask</title></head><body>{UNDESCRIBED}</body></html>")
    code, log = build()
    assert code == 0
    assert "2 WebMCP tools: 2 pages checked" in log
    assert "content/pages/ask.html:2:3: warning WF203 missing-parameter-description" in log
    manifest = json.loads((site / "output/webmcp-tools.json").read_text())
    assert [(page["path"], page["source"]) for page in manifest["pages"]] == [
        ("find.html", "content/find.md"),
        ("pages/ask.html", "content/pages/ask.html"),
    ]
    write_article("find", GOOD.replace("Words", "Terms"))
    code, log = build(fail_on="warning")
    assert code == 1
    assert "2 WebMCP tools: 1 page checked, 1 unchanged" in log
    assert "Traceback" not in log


@pytest.mark.usefixtures("site")
def test_an_error_ends_with_status_1_at_its_place_in_the_article() -> None:
    write_article("order", STUCK)
    code, log = build()
    assert code == 1
    assert "content/order.md:5:1: error WF112 no-submit-path" in log
    assert "webmcp-forms: 1 finding fails the build (fail_on: error)" in log
    assert "Traceback" not in log
    assert build(fail_on="never")[0] == 0


def test_hostile_files_and_a_form_of_the_theme(site: Path) -> None:
    write("theme/templates/index.html", f"<!doctype html>\n{UNDESCRIBED}\n")
    write("content/extra/line.html", "<form toolname=a tooldescription=b>" + "<p>x " * 5_000)
    (site / "content/extra/data.html").write_bytes(b"toolname\0\0\xff" * 1000)
    code, log = build()
    assert code == 1
    assert "theme/templates/index.html:3:3: warning WF203" in log
    assert "content/extra/line.html:1:1: error WF112" in log
    assert "output/extra/data.html: it is a binary file, not a page" in log
    assert "Traceback" not in log


@pytest.mark.usefixtures("site")
def test_a_setting_that_makes_no_sense_is_one_line() -> None:
    code, log = build(failon="error")
    assert code == 1
    assert "webmcp-forms: WEBMCP_FORMS has no key 'failon'. Did you mean 'fail_on'?" in log
    assert "Traceback" not in log


def test_which_runs_go_on() -> None:
    go_on = [["-r"], ["-lr"], ["-rl"], ["content", "-Drl", "-p", "8000"], ["-rp8000"], ["--autoreload"], ["--auto"]]
    end = [[], ["-l"], ["--relative-urls"], ["-toltr", "-ooutr"], ["content", "r", "-", "--"]]
    # In a process of its own, since loading Pelican changes how all of Python logs.
    code = f"from webmcp_forms.integrations.pelican import reloads\nprint([*map(reloads, {go_on + end})])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == f"{[True] * len(go_on) + [False] * len(end)}\n"
