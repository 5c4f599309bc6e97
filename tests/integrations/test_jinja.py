"""The templates of Jinja environments, whichever loader finds them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    DictLoader,
    Environment,
    FileSystemLoader,
    FunctionLoader,
    PackageLoader,
    PrefixLoader,
    TemplateNotFound,
)

from tests.integrations.pages import BAD, GOOD
from webmcp_forms.errors import ConfigurationError, UsageError
from webmcp_forms.integrations.jinja import check_environment, environment_language, loader_folders

PLACE = ("WF101", 4)


def made(loader: BaseLoader | None, **options: Any) -> Environment:
    return Environment(loader=loader, autoescape=True, **options)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package `shop` with the templates, which is also the working directory's."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    templates = tmp_path / "shop" / "templates" / "cars"
    templates.mkdir(parents=True)
    (tmp_path / "shop" / "__init__.py").touch()
    (templates / "bad.html").write_text(BAD)
    (templates / "good.html").write_text("{% macro form(make) %}" + GOOD + "{% endmacro %}")
    (templates / "style.css").write_text("form:tool-form-active { color: red }")
    importlib.invalidate_caches()
    sys.modules.pop("shop", None)
    return tmp_path


LOADERS: dict[str, Callable[[], BaseLoader]] = {
    "files": lambda: FileSystemLoader(["absent", "shop/templates"]),
    "package": lambda: PackageLoader("shop"),
    "choice": lambda: ChoiceLoader([DictLoader({}), FileSystemLoader("shop/templates")]),
    "prefix": lambda: PrefixLoader({"shop": FileSystemLoader("shop/templates")}),
}


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", LOADERS)
def test_templates_are_found_by_any_loader(name: str) -> None:
    report = check_environment(made(LOADERS[name]()))
    assert [(finding.code, finding.start.line) for finding in report.findings] == [PLACE]
    assert report.findings[0].path == "shop/templates/cars/bad.html"
    assert report.problems == ()


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", LOADERS)
def test_the_folders_of_a_loader(name: str) -> None:
    found = [Path(folder).resolve() for folder in loader_folders(LOADERS[name]())]
    assert Path("shop/templates").resolve() in found


def test_what_has_no_file_goes_by_its_name() -> None:
    report = check_environment(made(DictLoader({"bad.html": BAD, "good.html": GOOD})))
    assert [(finding.path, finding.code) for finding in report.findings] == [("bad.html", "WF101")]


def test_what_a_hole_says_nobody_knows() -> None:
    page = GOOD.replace("find_car", "{{ name }}")
    assert check_environment(made(DictLoader({"a.html": page}))).findings == ()


def test_the_configuration_and_what_it_excludes(folder: Path) -> None:
    environment = made(LOADERS["files"]())
    (folder / "webmcp-forms.toml").write_text('exclude = ["bad.html"]\n')
    assert check_environment(environment).findings == ()
    (folder / "webmcp-forms.toml").write_text('ignore = ["WF101"]\n')
    assert check_environment(environment).findings == ()
    (folder / "webmcp-forms.toml").write_text("igonre = []\n")
    with pytest.raises(ConfigurationError, match="Did you mean"):
        check_environment(environment)


def test_templates_of_installed_packages_are_left_out_unless_asked_for(folder: Path) -> None:
    place = folder / "lib" / "site-packages" / "other"
    place.mkdir(parents=True)
    (place / "bad.html").write_text(BAD)
    environment = made(FileSystemLoader(place))
    assert check_environment(environment).findings == ()
    assert len(check_environment(environment, installed=True).findings) == 1


def test_one_template_that_cannot_be_loaded_does_not_stop_the_others() -> None:
    class Flaky(DictLoader):
        def get_source(self, environment: Environment, template: str) -> tuple[str, None, Callable[[], bool]]:
            if template == "b.html":
                raise TemplateNotFound(template)
            return super().get_source(environment, template)

    report = check_environment(made(Flaky({"a.html": BAD, "b.html": "", "c.html": BAD})))
    assert [finding.path for finding in report.findings] == ["a.html", "c.html"]
    assert [(problem.path, problem.message) for problem in report.problems] == [
        ("b.html", "cannot be loaded: TemplateNotFound: b.html")
    ]


def test_an_environment_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(UsageError, match="cannot list its templates"):
        check_environment(made(FunctionLoader(lambda _name: None)))
    with pytest.raises(UsageError, match="delimiters of its own"):
        check_environment(made(DictLoader({}), variable_start_string="[["))
    assert check_environment(made(None)).findings == ()


def test_line_statements_are_a_language_of_their_own() -> None:
    lines = made(None, line_statement_prefix="#", variable_start_string="${", variable_end_string="}")
    assert environment_language(lines) == "jinja-lines"
    assert environment_language(made(None)) == "jinja"
