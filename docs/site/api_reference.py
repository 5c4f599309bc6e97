"""The public names of the package as Markdown, from the source: nothing is imported, so nothing has to be installed.

modules -> names in `__all__` -> where each is defined -> signature, docstring, fields and methods
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from docstrings import prose
from signatures import class_signature, fields_with_docstrings, function_signature

PACKAGE = "webmcp_forms"
MODULES = (
    "",
    ".site",
    ".export",
    ".testing",
    ".agent",
    ".agent.routes",
    ".agent.adapters.django",
    ".agent.adapters.pydantic",
    ".agent.adapters.wtforms",
    ".integrations.mkdocs",
    ".integrations.sphinx",
    ".integrations.pelican",
    ".integrations.django",
    ".integrations.django.testing",
    ".integrations.django.middleware",
    ".integrations.flask",
    ".integrations.jinja",
    ".integrations.starlette",
    ".integrations.pytest",
)
"""The modules whose names are public, after the name of the package."""
COMPANIONS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    PACKAGE: {
        "browser.call.call": ("Call", "CallError"),
        "browser.call.request": ("Request",),
        "linter.finding": ("Severity", "Confidence", "Fix", "Edit", "Evidence", "Related"),
        "source": ("Span", "Position"),
    },
    f"{PACKAGE}.integrations.pytest": {
        "tools": ("ReadTools",),
        "contracts": ("AssertTools",),
        "findings": ("AssertNoFindings",),
    },
}
"""What the public names of a module give, where it is defined below the package."""

_LONGEST_VALUE = 200


@dataclass(frozen=True, slots=True)
class Module:
    """A module: its dotted name, and its syntax tree."""

    name: str
    tree: ast.Module

    @property
    def public_names(self) -> list[str]:
        """The names in `__all__`, else the classes and functions that are defined here; none with an underscore."""
        names = [name for name in self._listed() if not name.startswith("_")]
        return sorted(names, key=str.lower)

    def _listed(self) -> list[str]:
        for statement in self.tree.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                    return list(ast.literal_eval(value))
        return [node.name for node in self.tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)]

    def markdown(self, root: Path) -> str:
        """The page of the module."""
        parts = [f"# {self.name}", prose(ast.get_docstring(self.tree) or "")]
        for name, home in self._entries(root):
            parts += _entry(name, home, root)
        return "\n\n".join(part for part in parts if part) + "\n"

    def _entries(self, root: Path) -> Iterator[tuple[str, Module]]:
        yield from ((name, self) for name in self.public_names)
        for below, names in COMPANIONS.get(self.name, {}).items():
            home = find_module(f"{self.name}.{below}", root)
            if home is not None:
                yield from ((name, home) for name in names)


def public_modules(root: Path) -> Iterator[Module]:
    """The modules of the reference, in its order."""
    for suffix in MODULES:
        module = find_module(PACKAGE + suffix, root)
        if module is None:
            raise LookupError(f"there is no {PACKAGE}{suffix}")
        yield module


@cache
def find_module(name: str, root: Path) -> Module | None:
    """The module of a dotted name."""
    path = root.joinpath(*name.split("."))
    for file in (path / "__init__.py", path.with_suffix(".py")):
        if file.is_file():
            return Module(name, ast.parse(file.read_text("utf-8")))
    return None


@dataclass(frozen=True, slots=True)
class Definition:
    """Where a name is defined: the statement, the module, and the string after it."""

    node: ast.stmt
    home: Module
    said: str


def definition(name: str, module: Module, root: Path) -> Definition | None:
    """Where a name is defined, wherever it was imported from."""
    for number, statement in enumerate(module.tree.body):
        if name in _bound(statement):
            return Definition(statement, module, _string(module.tree.body[number + 1 :]))
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            original = {alias.asname or alias.name: alias.name for alias in node.names}.get(name)
            home = find_module(node.module, root) if original else None
            if original and home:
                return definition(original, home, root)
    return None


def _bound(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return [name]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(targets=targets):
            return [target.id for target in targets if isinstance(target, ast.Name)]
    return []


def _string(after: list[ast.stmt]) -> str:
    match after[:1]:
        case [ast.Expr(value=ast.Constant(value=str(said)))]:
            return said
    return ""


@dataclass(frozen=True, slots=True)
class _Constants(ast.NodeTransformer):
    """Puts the values of constants in the place of their names, so that a default says what it is."""

    home: Module
    root: Path

    def visit_Name(self, node: ast.Name) -> ast.expr:
        found = definition(node.id, self.home, self.root) if node.id.isupper() else None
        match found:
            case Definition(node=ast.Assign(value=ast.Constant() as value)):
                return value
        return node


def _entry(name: str, module: Module, root: Path) -> Iterator[str]:
    """The heading of a name, and what is said of it where it is defined."""
    found = definition(name, module, root)
    if found is None:
        raise LookupError(f"{module.name} has no {name}, which its __all__ lists")
    yield f"## {name}"
    match _Constants(found.home, root).visit(found.node):
        case ast.ClassDef() as node:
            yield from _class(node)
        case ast.FunctionDef() | ast.AsyncFunctionDef() as node:
            yield _code(function_signature(node))
            yield prose(ast.get_docstring(node) or "")
        case node:
            value = ast.unparse(node)
            yield _code(value if len(value) <= _LONGEST_VALUE else f"{name} = …")
            yield prose(found.said)


def _class(node: ast.ClassDef) -> Iterator[str]:
    yield _code(class_signature(node))
    yield prose(ast.get_docstring(node) or "")
    for field, said in fields_with_docstrings(node):
        yield f"`{field}`: {prose(said)}"
    for member in node.body:
        if isinstance(member, ast.FunctionDef | ast.AsyncFunctionDef) and _is_public(member.name):
            yield f"### {node.name}.{member.name}".removesuffix(".__call__")
            yield _code(function_signature(member, of_class=True))
            yield prose(ast.get_docstring(member) or "")


def _is_public(name: str) -> bool:
    return not name.startswith("_") or name == "__call__"


def _code(text: str) -> str:
    return f"```python\n{text}\n```"
