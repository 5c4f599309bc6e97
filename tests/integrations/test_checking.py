"""Linting what a program has found in its own way: as it is configured, and none stops the others."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest

from tests.integrations.pages import BAD, GOOD
from webmcp_forms.config.finder import SettingsFinder
from webmcp_forms.config.settings import Settings
from webmcp_forms.errors import UsageError
from webmcp_forms.integrations.checking import Subject, check, reaches
from webmcp_forms.integrations.installed import is_installed
from webmcp_forms.integrations.template_languages import template_language
from webmcp_forms.linter.rules import RULES
from webmcp_forms.source import SourceFile

PLAIN = Settings()


def subject(text: str, path: str, language: str | None = "html", settings: Settings = PLAIN) -> Subject:
    return Subject(SourceFile(text, path), settings, language)


def test_the_findings_of_all_in_order() -> None:
    report = check([subject(BAD, "b.html"), subject(GOOD, "c.html"), subject(BAD, "a.html")], PLAIN)
    assert [finding.path for finding in report.findings] == ["a.html", "b.html"]
    assert report.files == ("b.html", "c.html", "a.html")


def test_what_is_configured_for_each_counts(tmp_path: Path) -> None:
    (tmp_path / "webmcp-forms.toml").write_text('ignore = ["WF101"]\n')
    other = SettingsFinder().in_directory(str(tmp_path)).settings
    report = check([subject(BAD, "a.html", settings=other), subject(BAD, "b.html")], PLAIN)
    assert [finding.path for finding in report.findings] == ["b.html"]


def test_severities_and_confidence_are_those_that_are_configured(tmp_path: Path) -> None:
    (tmp_path / "webmcp-forms.toml").write_text('[severity]\nWF101 = "warning"\n')
    other = SettingsFinder().in_directory(str(tmp_path)).settings
    (finding,) = check([subject(BAD, "a.html", settings=other)], other).findings
    assert finding.severity.value == "warning"
    assert reaches(finding, "info")
    assert reaches(finding, "warning")
    assert not reaches(finding, "error")
    assert not reaches(finding, "never")


def test_a_rule_that_crashes_is_a_problem_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    crashing = next(module for module in RULES if module.RULE.code == "WF203")

    def crash(_page: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(crashing, "check", crash)
    report = check([subject(BAD, "a.html")], PLAIN)
    assert [problem.code for problem in report.problems] == ["WF203"]
    assert [finding.code for finding in report.findings] == ["WF101"]


def test_a_language_that_there_is_not_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(UsageError):
        check([subject(BAD, "a.html", "htlm")], PLAIN)


@pytest.mark.parametrize(
    ("name", "engine", "language"),
    [
        ("page.html", "django", "django"),
        ("page.html", "jinja", "jinja"),
        ("mail.txt", "jinja", "jinja"),
        ("page", "django", "django"),
        ("page.html.j2", "jinja", "jinja"),
        ("page.xhtml", "django", "django"),
        ("style.css", "django", "css"),
        ("app.js", "jinja", "jsx"),
    ],
)
def test_the_engine_tells_the_language_of_pages(name: str, engine: str, language: str) -> None:
    assert template_language(name, engine, PLAIN) == language


def test_what_is_configured_for_a_suffix_goes_first(tmp_path: Path) -> None:
    (tmp_path / "webmcp-forms.toml").write_text('[languages]\n".html" = "twig"\n')
    settings = SettingsFinder().in_directory(str(tmp_path)).settings
    assert template_language("page.html", "django", settings) == "twig"


def test_whose_a_file_is(tmp_path: Path) -> None:
    assert is_installed(sysconfig.get_path("purelib"))
    assert is_installed(sysconfig.get_path("stdlib"))
    assert is_installed(str(tmp_path / "venv" / "lib" / "site-packages" / "django" / "a.html"))
    assert not is_installed(str(tmp_path))
    assert not is_installed(str(tmp_path / "site-packages-of-mine" / "a.html"))
