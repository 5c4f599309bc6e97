"""Sphinx projects that are built with the extension."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sphinx.cmd.build import build_main
from sphinx.util.docutils import docutils_namespace

from tests.integrations.forms import GOOD, STUCK, UNDESCRIBED

EXTENSION = "extensions = ['webmcp_forms.integrations.sphinx']\nhtml_theme = 'basic'\nhtml_copy_source = False\n"
HOME = "Home\n====\n\n.. toctree::\n   :glob:\n\n   pages/*\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The directory of a project, which is the working directory."""
    monkeypatch.chdir(tmp_path)
    write("conf.py", EXTENSION)
    write("index.rst", HOME)
    with docutils_namespace():
        yield tmp_path


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text, encoding="utf-8")


def page(form: str) -> str:
    """A page with a form; the form's first line is line 6."""
    lines = "".join(f"   {line}\n" for line in form.splitlines())
    return f"Page\n====\n\n.. raw:: html\n\n{lines}"


def build(capsys: pytest.CaptureFixture[str], *options: str, builder: str = "html") -> tuple[int, str, str]:
    """Build the project of the working directory: the status, what was said, and what was warned of."""
    capsys.readouterr()
    code = build_main(["-N", "-b", builder, *options, ".", "_build"])
    return code, *capsys.readouterr()


@pytest.mark.parametrize(("builder", "path"), [("html", "pages/find.html"), ("dirhtml", "pages/find/index.html")])
def test_good_forms_pass(project: Path, capsys: pytest.CaptureFixture[str], builder: str, path: str) -> None:
    write("pages/find.rst", page(GOOD))
    code, output, warnings = build(capsys, builder=builder)
    assert (code, warnings) == (0, "")
    assert "webmcp-forms: 1 WebMCP tool: 1 page checked\n" in output
    manifest = json.loads((project / "_build/webmcp-tools.json").read_text())
    assert [(entry["path"], entry["source"]) for entry in manifest["pages"]] == [(path, "pages/find.rst")]


@pytest.mark.usefixtures("project")
def test_an_error_ends_with_status_1_at_its_place_in_the_source(capsys: pytest.CaptureFixture[str]) -> None:
    shown = page(STUCK).replace("raw:: html", "code-block:: html").replace("Page\n====\n\n", "")
    write("pages/order.rst", page(STUCK).replace("====\n", f"====\n\n{shown}\n"))
    code, output, warnings = build(capsys)
    assert code == 1
    assert "pages/order.rst:13: ERROR: error WF112 no-submit-path: Every call" in warnings
    assert "webmcp-forms: 1 finding fails the build (fail_on: error)" in warnings
    assert "build finished with problems" in output
    assert "Traceback" not in warnings


@pytest.mark.usefixtures("project")
def test_the_severity_that_fails_is_a_setting(capsys: pytest.CaptureFixture[str]) -> None:
    write("pages/ask.rst", page(UNDESCRIBED))
    code, _, warnings = build(capsys)
    assert code == 0
    assert "pages/ask.rst:7: WARNING: warning WF203 missing-parameter-description" in warnings
    assert build(capsys, "-D", "webmcp_forms_fail_on=warning")[0] == 1
    assert build(capsys, "-D", "webmcp_forms_fail_on=never", "-W")[0] == 1, "-W is about all warnings"
    write("pages/ask.rst", page(STUCK))
    assert build(capsys, "-D", "webmcp_forms_fail_on=never")[0] == 0


@pytest.mark.usefixtures("project")
def test_a_form_of_a_template_is_found_there_and_once(capsys: pytest.CaptureFixture[str]) -> None:
    write("conf.py", f"{EXTENSION}templates_path = ['_templates']\n")
    form = UNDESCRIBED.replace("https://ask.example/", "{{ pathto('search') }}")
    write("_templates/layout.html", f'{{% extends "basic/layout.html" %}}\n{{% block footer %}}{form}{{% endblock %}}')
    write("pages/a.rst", "A\n=\n")
    code, _, warnings = build(capsys, "-D", "suppress_warnings=webmcp.WF802")
    assert code == 0
    (line,) = (line for line in warnings.splitlines() if "WF203" in line)
    assert "/_templates/layout.html:3: WARNING" in f"/{line}"
    assert line.endswith("pages.) [webmcp.WF203]")


@pytest.mark.usefixtures("project")
def test_a_second_build_checks_what_changed(capsys: pytest.CaptureFixture[str]) -> None:
    write("pages/find.rst", page(GOOD))
    write("pages/ask.rst", page(UNDESCRIBED))
    first = build(capsys)
    again = build(capsys)
    assert "2 pages checked\n" in first[1]
    assert "0 pages checked, 2 unchanged\n" in again[1]
    assert again[2] == first[2], "what is found is said each time"
    write("pages/ask.rst", page(STUCK))
    changed = build(capsys)
    assert changed[0] == 1
    assert "1 page checked, 1 unchanged\n" in changed[1]


def test_books_are_for_no_agent(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write("pages/order.rst", page(STUCK))
    for builder in ("text", "epub"):
        assert build(capsys, "-D", "version=1", builder=builder)[0] == 0
    assert not (project / "_build/webmcp-tools.json").exists()


def test_hostile_pages_are_warnings(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write("conf.py", f"{EXTENSION}html_extra_path = ['extra']\n")
    write("extra/line.html", "<form toolname=a tooldescription=b>" + "<p>x " * 5_000)
    (project / "extra/data.html").write_bytes(b"toolname\0\0\xff" * 1000)
    code, _, warnings = build(capsys)
    assert code == 1
    assert "webmcp-forms: _build/data.html: it is a binary file, not a page [webmcp.page]" in warnings
    assert "extra/line.html:1: ERROR: error WF112" in warnings
    assert "Traceback" not in warnings


def test_a_note_is_no_warning(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write("pages/find.rst", page(GOOD))
    (project / "_build/.doctrees/webmcp-forms-html.json").mkdir(parents=True)
    code, output, warnings = build(capsys, "-W")
    assert (code, warnings) == (0, "")
    assert "/_build/.doctrees/webmcp-forms-html.json: " in output


@pytest.mark.usefixtures("project")
def test_pages_of_another_build_are_no_source(capsys: pytest.CaptureFixture[str]) -> None:
    write("pages/order.rst", "Page\n====\n\n.. raw:: html\n   :file: order.html\n")
    write("pages/order.html", STUCK)
    assert build_main(["-q", "-N", "-b", "html", ".", "_build/html"]) == 1
    capsys.readouterr()
    assert build_main(["-q", "-N", "-b", "dirhtml", ".", "_build/dirhtml"]) == 1
    assert "pages/order.html:1: ERROR: error WF112" in capsys.readouterr().err


@pytest.mark.usefixtures("project")
def test_a_setting_that_makes_no_sense_is_an_error_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, warnings = build(capsys, "-D", "webmcp_forms_fail_on=sometimes")
    assert code == 1
    assert "webmcp-forms: fail_on is 'sometimes', which is none of" in warnings
