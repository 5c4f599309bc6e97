"""The flow of imports: a stage knows the stages before it and none after; and importing the package is cheap."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import webmcp_forms

PACKAGE = Path(webmcp_forms.__file__).parent
STAGES = [
    "errors",
    "expressions",
    "records",
    "encoding",
    "source",
    "document",
    "readers",
    "browser",
    "tools",
    "testing",
    "linter",
    "agent",
    "export",
    "contract",
    "report",
    "serve",
    "config",
    "verify",
    "site",
    "integrations",
    "lsp",
    "cli",
]
MODULES = sorted(PACKAGE.rglob("*.py"))


def stage_of(module: str) -> int | None:
    """The place of a module in the flow; None for the package itself and its `__main__`."""
    parts = module.split(".")
    return STAGES.index(parts[1]) if len(parts) > 1 and parts[1] in STAGES else None


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def imported_modules(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name for name in names if name.startswith("webmcp_forms")}


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_a_module_imports_only_from_stages_before_its_own(path: Path) -> None:
    own = stage_of(module_name(path))
    if own is None:
        assert path.name in ("__init__.py", "__main__.py")
        return
    for name in imported_modules(path):
        stage = stage_of(name)
        assert stage is None or stage <= own, f"{module_name(path)} imports {name}"


def test_every_module_belongs_to_a_stage() -> None:
    outside = {module_name(path) for path in MODULES if stage_of(module_name(path)) is None}
    assert outside <= {"webmcp_forms.__init__", "webmcp_forms.__main__"}


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_no_module_is_longer_than_400_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400


def loaded_after(statement: str) -> set[str]:
    code = f"import sys; {statement}; print(*sorted(name.partition('.')[0] for name in sys.modules))"
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    return set(output.split())


def test_importing_the_package_loads_no_dependency() -> None:
    heavy = {"click", "jsonschema", "bs4", "lxml", "tree_sitter", "turbohtml", "regress"}
    assert not loaded_after("import webmcp_forms") & heavy


def test_compiling_html_loads_neither_lxml_nor_soup() -> None:
    statement = "import webmcp_forms; webmcp_forms.compile_tools('<form toolname=a tooldescription=b></form>')"
    assert not loaded_after(statement) & {"click", "jsonschema", "bs4", "lxml", "tree_sitter"}


def test_every_public_name_is_there() -> None:
    assert all(getattr(webmcp_forms, name) for name in webmcp_forms.__all__)
    assert set(dir(webmcp_forms)) == set(webmcp_forms.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'compile_tool'"):
        webmcp_forms.compile_tool  # noqa: B018 - the access is the test
