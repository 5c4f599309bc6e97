"""What the documentation shows is so: its commands print what it says, its Python runs, its files can be read."""

from __future__ import annotations

import doctest
import json
import tomllib
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest
import tree_sitter
import tree_sitter_typescript
import yaml

from tests.documentation.fences import Fence, fences
from tests.documentation.project import ROOT, Project, commands, is_shown
from webmcp_forms.cli.commands import PROGRAM, command_line

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

# What is only looked at: it needs a network, a server that goes on, another program, or somebody else's project.
NOT_RUN = {
    "CONTRIBUTING.md": 1,
    "README.md": 2,
    "agents.md": 1,
    "editors.md": 3,
    "frameworks.md": 1,
    "other-linters.md": 1,
    "static-sites.md": 7,
    "tutorial.md": 1,
    "verify.md": 3,
}
# These are the content of files; the commands around them read those that have a name.
TEXTS = frozenset({"html", "jinja", "text"})
PROGRAMS = frozenset({"js", "jsx", "ts", "tsx"})
FINDINGS = 1


def name_of(page: Path) -> str:
    return page.name


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_the_blocks_of_a_page_run_from_top_to_bottom(page: Path, tmp_path: Path) -> None:
    project = Project.make(tmp_path / "project")
    for fence in fences(page):
        if fence.runs:
            check(fence, project, f"{page.name}:{fence.line}")


def check(fence: Fence, project: Project, place: str) -> None:
    if fence.file is not None:
        project.write(fence.file, fence.text)
    match fence.language:
        case "console":
            check_console(fence, project, place)
        case "sh":
            check_commands(fence, project, place)
        case "python" if fence.file is None:
            ran = project.python(fence.text)
            assert ran.code == 0, f"{place}\n{ran.printed}"
        case "python":
            compile(fence.text, place, "exec", dont_inherit=True)
        case "json":
            json.loads(fence.text)
        case "toml":
            tomllib.loads(fence.text)
        case "yaml":
            yaml.safe_load(fence.text)
        case language if language in PROGRAMS:
            assert not syntax_tree(fence.text, language).has_error, place
        case language:
            assert language in TEXTS, f"{place}: what is {language!r}?"


def syntax_tree(text: str, language: str) -> tree_sitter.Node:
    grammar = (
        tree_sitter_typescript.language_typescript() if language == "ts" else tree_sitter_typescript.language_tsx()
    )
    return tree_sitter.Parser(tree_sitter.Language(grammar)).parse(text.encode()).root_node


def check_console(fence: Fence, project: Project, place: str) -> None:
    for command, shown in commands(fence.text):
        printed = project.shell(command).printed
        assert is_shown(shown, printed), f"{place}: $ {command}\n{printed}"
        assert "Traceback" not in printed


def check_commands(fence: Fence, project: Project, place: str) -> None:
    """Each line is a command of its own, which may find something and may not fail."""
    for command in fence.text.splitlines():
        ran = project.shell(command)
        assert ran.code <= FINDINGS, f"{place}: {command}\n{ran.printed}"
        assert "Traceback" not in ran.printed


def test_what_is_not_run_is_counted() -> None:
    found = Counter(page.name for page in PAGES for fence in fences(page) if not fence.runs)
    assert found == NOT_RUN


@pytest.mark.parametrize(
    ("shown", "printed"),
    [
        ("one\ntwo\n", "one\ntwo\n"),
        ("one: …\ntwo\n", "one: 1\ntwo\n"),
        ("one\n…\n", "one\ntwo\nthree\n"),
        ("…\nthree\n", "one\ntwo\nthree\n"),
        ("", "anything\n"),
    ],
)
def test_an_ellipsis_stands_for_what_is_left_out(shown: str, printed: str) -> None:
    assert is_shown(shown, printed)


@pytest.mark.parametrize(
    ("shown", "printed"),
    [("one\n", "one\ntwo\n"), ("one …\ntwo\n", "one 1\n2\ntwo\n"), ("a.c\n", "abc\n"), ("one\n…\n", "two\n")],
)
def test_output_that_differs_is_noticed(shown: str, printed: str) -> None:
    assert not is_shown(shown, printed)


def test_the_first_page_lists_every_command() -> None:
    index = (ROOT / "docs" / "index.md").read_text("utf-8")
    table = index[index.index("## The commands") :]
    assert [name for name in command_line.commands if f"`{name}`" not in table.replace(f"`{PROGRAM} ", "`")] == []


def modules_with_examples() -> list[str]:
    files = [path for path in (ROOT / "webmcp_forms").rglob("*.py") if ">>> " in path.read_text("utf-8")]
    return sorted(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in files)


@pytest.mark.parametrize("module", modules_with_examples())
def test_the_examples_in_docstrings_run(module: str) -> None:
    outcome = doctest.testmod(import_module(module))
    assert (outcome.failed, outcome.attempted > 0) == (0, True)
