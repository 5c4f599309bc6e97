"""MkDocs sites that are built with the plugin."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from tests.integrations.forms import GOOD, STUCK, UNDESCRIBED


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The directory of a site, which is the working directory."""
    monkeypatch.chdir(tmp_path)
    write("docs/index.md", "# Home\n\nWelcome.\n")
    return tmp_path


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Leave the loggers of MkDocs as they were."""
    logger = logging.getLogger("mkdocs")
    before = (logger.level, list(logger.handlers))
    logger.setLevel(logging.INFO)
    yield
    logger.level, logger.handlers = before


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text, encoding="utf-8")


def build_site(
    command: Literal["build", "serve"] = "build", *, dirty: bool = False, strict: bool = False, **options: Any
) -> str:
    """Build the site of the working directory, and give why that failed, or ""."""
    theme = {"name": None, "custom_dir": "theme"}
    write("theme/main.html", Path("main.html").read_text() if Path("main.html").exists() else "{{ page.content }}")
    configuration = {"site_name": "Site", "theme": theme, "strict": strict, "plugins": [{"webmcp-forms": options}]}
    write("mkdocs.yml", yaml.safe_dump(configuration))
    config = load_config("mkdocs.yml")
    config.plugins.on_startup(command=command, dirty=dirty)
    try:
        build(config, dirty=dirty)
    except Abort as error:
        return str(error)
    return ""


def said(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """What the plugin has logged since it was asked last."""
    lines = [
        (record.levelname, record.getMessage().removeprefix("webmcp-forms: "))
        for record in caplog.records
        if "webmcp-forms" in record.name
    ]
    caplog.clear()
    return lines


def test_good_forms_pass(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    write("docs/find.md", f"# Find\n\n{GOOD}\n")
    assert build_site() == ""
    assert said(caplog) == [("INFO", "1 WebMCP tool: 1 page checked")]
    manifest = json.loads((site / "site/webmcp-tools.json").read_text())
    assert [(tool["name"], tool["pages"]) for tool in manifest["tools"]] == [("search", ["find/index.html"])]
    assert manifest["pages"] == [
        {
            "path": "find/index.html",
            "source": "docs/find.md",
            "tools": ["search"],
            "findings": {"error": 0, "warning": 0, "info": 0},
        }
    ]


@pytest.mark.usefixtures("site")
def test_an_error_ends_the_build_at_its_place_in_the_markdown(caplog: pytest.LogCaptureFixture) -> None:
    write("docs/shop/order.md", f"# Order\n\n```html\n{STUCK}\n```\n\nLike this:\n\n{STUCK}\n")
    assert build_site() == "Aborted with a BuildError!"
    assert "webmcp-forms: 1 finding fails the build (fail_on: error)" in caplog.text
    (level, line), *_ = said(caplog)
    assert level == "ERROR"
    assert line.startswith("docs/shop/order.md:11:1: error WF112 no-submit-path: ")


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(
    ("options", "fails"),
    [({}, False), ({"fail_on": "warning"}, True), ({"fail_on": "never"}, False), ({"enabled": False}, False)],
)
def test_a_warning_ends_the_build_where_that_is_asked_for(options: dict[str, Any], *, fails: bool) -> None:
    write("docs/ask.md", UNDESCRIBED)
    assert bool(build_site(**options)) is fails


@pytest.mark.usefixtures("site")
def test_strict_builds_fail_for_warnings(caplog: pytest.LogCaptureFixture) -> None:
    write("docs/ask.md", f"# Ask\n\n{UNDESCRIBED}")
    assert build_site(strict=True) == "Aborted with 1 warnings in strict mode!"
    assert said(caplog)[0][1].startswith("docs/ask.md:4:3: warning WF203 ")


@pytest.mark.usefixtures("site")
def test_a_form_of_the_theme_is_found_there_and_once(caplog: pytest.LogCaptureFixture) -> None:
    write("main.html", f"<!doctype html>\n<header>{UNDESCRIBED}</header>\n{{{{ page.content }}}}")
    write("docs/other.md", "# Other")
    assert build_site() == ""
    line, *_ = said(caplog)
    assert line[1].startswith("theme/main.html:3:3: warning WF203 ")
    assert line[1].endswith("(On 2 pages.)")


@pytest.mark.usefixtures("site")
def test_serving_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    write("docs/order.md", STUCK)
    assert build_site("serve") == ""
    assert said(caplog)[0][1].startswith("docs/order.md:1:1: error WF112 ")


@pytest.mark.usefixtures("site")
def test_a_second_build_checks_what_changed(caplog: pytest.LogCaptureFixture) -> None:
    write("docs/find.md", GOOD)
    write("docs/ask.md", UNDESCRIBED)
    build_site()
    first = said(caplog)
    assert build_site() == ""
    assert said(caplog) == [first[0], ("INFO", "2 WebMCP tools: 0 pages checked, 2 unchanged")]
    write("docs/ask.md", STUCK)
    assert build_site() == "Aborted with a BuildError!"
    assert said(caplog)[-1] == ("INFO", "2 WebMCP tools: 1 page checked, 1 unchanged")


def test_files_that_are_not_wanted(site: Path) -> None:
    write("docs/find.md", GOOD)
    assert build_site(manifest="", cache="") == ""
    assert not (site / "site/webmcp-tools.json").exists()
    assert not (site / ".cache").exists()


@pytest.mark.usefixtures("site")
def test_pages_can_be_left_out() -> None:
    write("docs/demo/order.md", STUCK)
    assert build_site(exclude=["/demo/"]) == ""


@pytest.mark.usefixtures("site")
def test_the_configuration_of_the_project_applies() -> None:
    write("docs/order.md", STUCK)
    write("webmcp-forms.toml", 'ignore = ["WF112"]')
    assert build_site() == ""


def test_hostile_files_are_warnings(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    write("docs/find.md", GOOD)
    (site / "docs/data.html").write_bytes(b"toolname\0\0\xff" * 1000)
    write("docs/line.html", "<form toolname=a tooldescription=b>" + "<p>x " * 5_000)
    assert "BuildError" in build_site()
    levels = {line.partition(": ")[0]: level for level, line in said(caplog)}
    assert levels["site/data.html"] == "WARNING"
    assert levels["docs/line.html:1:1"] == "ERROR"


@pytest.mark.usefixtures("site")
def test_an_option_that_makes_no_sense() -> None:
    with pytest.raises(Abort, match="configuration error"):
        build_site(fail_on="sometimes")
