"""Pages and the templates that their engines render them from: what nobody can know is never said to break.

A page that a template renders is one of the things that the template may mean, so no agent that knows the page breaks
by the template.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings

from tests.truth.engines import ENGINES
from tests.truth.test_random import DATA, ENVIRONMENT, TEMPLATES
from tests.truth.test_truth import _FILES, _data
from webmcp_forms import SourceFile, compile_tools
from webmcp_forms.contract.changes import compare
from webmcp_forms.contract.lockfile import LockedTool, lock_text
from webmcp_forms.contract.reading import read_lock


def locked(page: str | SourceFile, language: str) -> tuple[LockedTool, ...]:
    tools = tuple(LockedTool.of(tool, "page.html") for tool in compile_tools(page, language=language))
    return read_lock(lock_text(tools), "x.lock")


def breaking(before: tuple[LockedTool, ...], after: tuple[LockedTool, ...]) -> list[str]:
    return [f"{change.parameter}: {change.message}" for change in compare(before, after) if change.breaking]


# React is rendered in a process of its own, which tests/truth waits for already.
_TEMPLATES = [path for path in _FILES if path.parent.name != "react"]


@pytest.mark.parametrize("path", _TEMPLATES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_page_and_its_template(path: Path) -> None:
    engine = ENGINES[path.parent.name]
    written = locked(SourceFile.from_path(path), engine.language)
    names = {tool.name for tool in written}
    for data in _data(path):
        rendered = locked(engine.render(path, data), "html")
        # A page may have forms of other templates, which this one extends or includes.
        assert breaking(tuple(tool for tool in rendered if tool.name in names), written) == []


@settings(deadline=None, max_examples=15, derandomize=True)
@given(template=TEMPLATES, data=DATA)
def test_a_page_and_a_random_template(template: str, data: dict[str, object]) -> None:
    written = locked(template, "jinja")
    assert breaking(locked(ENVIRONMENT.from_string(template).render(data), "html"), written) == []
    assert compare(written, written[::-1]) == ()
