"""Templates rendered by their engines: what their tools claim before holds of every rendering, and findings of some.

`templates/<engine>/<name>.html` is a template and `<name>.json` a list of data sets for it; a name that starts with `_`
is included by others. To add a template is to add the two files.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.truth.claims import disagreements
from tests.truth.engines import ENGINES, Data
from webmcp_forms import SourceFile, compile_tools, read
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.linter.engine import lint_document
from webmcp_forms.linter.finding import Confidence
from webmcp_forms.linter.rules import DEFAULT_RULES

_TEMPLATES = Path(__file__).with_name("templates")
_FILES = sorted(
    path
    for path in _TEMPLATES.glob("*/*.*")
    if path.suffix != ".json" and not path.name.startswith("_") and path.parent.name in ENGINES
)
# Rules about templates themselves.
_OF_TEMPLATES = {"WF114", "WF507"}


@pytest.mark.parametrize("path", _FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_rendered_page_agrees(path: Path) -> None:
    engine = ENGINES[path.parent.name]
    source = SourceFile.from_path(path)
    template = read(source, language=engine.language)
    tools = compile_tools(template)
    found = []
    for number, data in enumerate(_data(path)):
        page = engine.render(path, data)
        rendered = compile_tools(page, language="html")
        found += [f"{number}: {line}" for line in disagreements(tools, rendered, template)]
    assert found == []


@pytest.mark.parametrize("path", _FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_is_found_is_in_some_rendering(path: Path) -> None:
    engine = ENGINES[path.parent.name]
    source = SourceFile.from_path(path)
    pages = [engine.render(path, data) for data in _data(path)]
    rendered = {code for page in pages for code in _codes(SourceFile(page, "page.html"), "html")}
    assert _codes(source, engine.language) - _OF_TEMPLATES <= rendered


def _data(path: Path) -> Sequence[Data]:
    return tuple(json.loads(path.with_suffix(".json").read_text("utf-8")))


def _codes(source: SourceFile, language: str) -> set[str]:
    """The rules that found something in a page, and not only perhaps."""
    findings = lint_document(read(source, language=language), DEFAULT_RULES, find_profile(DEFAULT_PROFILE)).findings
    return {finding.code for finding in findings if finding.confidence is not Confidence.POSSIBLE}
