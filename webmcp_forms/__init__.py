"""Compile, validate and lint WebMCP's declarative forms: the browser's own answer, without a browser.

    >>> from webmcp_forms import compile_tools
    >>> page = '<form toolname=find tooldescription="Find a car"><label>Make <input name=make></label></form>'
    >>> [tool.name for tool in compile_tools(page)]
    ['find']

Names are imported when they are first used, so that importing the package costs nothing.

For pytest, which may find the package imported before its plugin: PYTEST_DONT_REWRITE.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webmcp_forms.document.forms import Form
    from webmcp_forms.document.nodes import Document
    from webmcp_forms.errors import InputError, UsageError, WebMCPFormsError
    from webmcp_forms.linter import lint
    from webmcp_forms.linter.finding import Finding
    from webmcp_forms.readers import read
    from webmcp_forms.source import SourceFile
    from webmcp_forms.tools import Tool, compile_tools

__version__ = "0.1.0"

__all__ = [
    "Document",
    "Finding",
    "Form",
    "InputError",
    "SourceFile",
    "Tool",
    "UsageError",
    "WebMCPFormsError",
    "__version__",
    "compile_tools",
    "lint",
    "read",
]

_HOMES = {
    "Document": "webmcp_forms.document.nodes",
    "Finding": "webmcp_forms.linter.finding",
    "Form": "webmcp_forms.document.forms",
    "InputError": "webmcp_forms.errors",
    "SourceFile": "webmcp_forms.source",
    "Tool": "webmcp_forms.tools",
    "UsageError": "webmcp_forms.errors",
    "WebMCPFormsError": "webmcp_forms.errors",
    "compile_tools": "webmcp_forms.tools",
    "lint": "webmcp_forms.linter",
    "read": "webmcp_forms.readers",
}


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return sorted(__all__)
