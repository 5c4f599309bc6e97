"""A browser for the reports, or the reason why there is none."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.report.html.examples import HOSTILE_PAGES, SITE, large_report
from tests.report.html.pages import full_report
from tests.report.html.window import Window
from tests.report.reports import render
from webmcp_forms.report.lint_report import Report
from webmcp_forms.verify.executables import UnsuitableError


@pytest.fixture(scope="session")
def window() -> Iterator[Window]:
    """A browser. Without one the test is skipped, but on CI it fails."""
    try:
        opened = Window().__enter__()
    except UnsuitableError as error:
        if os.environ.get("CI"):
            pytest.fail(f"CI needs a Chromium: {error}")
        pytest.skip(str(error))
    try:
        yield opened
    finally:
        opened.__exit__(None, None, None)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of a small site with tools, a form that is none, and findings of all severities."""
    return _written(tmp_path_factory, full_report(SITE))


@pytest.fixture(scope="session")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of pages that mean harm."""
    return _written(tmp_path_factory, full_report(HOSTILE_PAGES))


@pytest.fixture(scope="session")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of a thousand tools in a hundred files."""
    return _written(tmp_path_factory, large_report(100))


def _written(factory: pytest.TempPathFactory, report: Report) -> Path:
    path = factory.mktemp("report") / "report.html"
    path.write_text(render("html", report), encoding="utf-8", newline="\n")
    return path
