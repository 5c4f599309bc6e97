"""The report formats of `lint`: a line each, and a module each, imported when the format is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # configurations name formats where no report is made
    from webmcp_forms.report.lint_report import Renderer

FORMATS: Mapping[str, str] = {
    "text": "for people, with the line marked",
    "concise": "one line a finding",
    "json": "one document",
    "jsonl": "one JSON object a line",
    "sarif": "SARIF 2.1.0, for code scanning",
    "github": "annotations in GitHub Actions, after the text",
    "gitlab": "GitLab's code quality report",
    "junit": "JUnit XML, a suite a file",
    "checkstyle": "Checkstyle XML",
    "html": "a page to look at, with the tools",
}
"""The formats in the order of the help page, with what they are; `findings_<name>` is the module, but for a page."""

SHOWING_TOOLS = frozenset({"html"})
"""The formats that show tools besides findings, which have to be collected for them."""

_MODULES: Mapping[str, str] = {"html": "html.page"}

DEFAULT_FORMAT = "text"
"""The format when none is asked for."""


def find_renderer(name: str) -> Renderer:
    """The renderer of a format; raises `KeyError` for a name that is none."""
    if name not in FORMATS:
        raise KeyError(name)
    module = _MODULES.get(name, f"findings_{name}")
    renderer: Renderer = import_module(f"webmcp_forms.report.{module}").render
    return renderer
