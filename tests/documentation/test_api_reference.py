"""The API reference: signatures as they are written, docstrings without markup of their own, names followed home."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.documentation.project import ROOT


@pytest.fixture(autouse=True)
def path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "docs" / "site")


def statement(source: str) -> Any:
    return ast.parse(source).body[0]


@pytest.mark.parametrize(
    "signature",
    [
        "def f()",
        "def f(a: int, /, b: str = 'x', *rest: int, c=None, **more: str) -> None",
        "def f(a, *, b) -> tuple[int, ...]",
        "async def f() -> int",
    ],
)
def test_a_signature_is_shown_as_it_is_written(signature: str) -> None:
    assert import_module("signatures").function_signature(statement(f"{signature}: ...")) == signature


def test_a_long_signature_has_a_parameter_a_line() -> None:
    name = "a_name_that_is_long_" * 4
    shown = import_module("signatures").function_signature(statement(f"def f({name}: int, *, b: int = 1) -> int: ..."))
    assert shown.splitlines() == ["def f(", f"    {name}: int,", "    *,", "    b: int = 1,", ") -> int"]


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("@record\nclass A:\n    x: int\n    _y: int = 1\n    z: str = 'z'", "class A\n\nA(x: int, z: str = 'z')"),
        ("class A(B):\n    def __init__(self, x: int) -> None: ...", "class A(B)\n\nA(x: int)"),
        ("class A(Enum):\n    X = 'x'\n    Y = 'y'", "class A(Enum):\n    X = 'x'\n    Y = 'y'"),
        ("class A(Exception): ...", "class A(Exception)"),
    ],
)
def test_a_class_is_shown_with_what_makes_one(source: str, shown: str) -> None:
    assert import_module("signatures").class_signature(statement(source)) == shown


def test_a_property_is_a_name_and_a_method_has_no_self() -> None:
    signature = import_module("signatures").function_signature
    assert signature(statement("@property\ndef x(self) -> int: ..."), of_class=True) == "x: int"
    assert signature(statement("def x(self, y: int): ..."), of_class=True) == "def x(y: int)"


def test_the_text_of_a_docstring_is_no_markup_outside_of_code() -> None:
    prose = import_module("docstrings").prose
    assert prose("Finds `<form>`, not <b> or *all*.") == "Finds `<form>`, not &#60;b&#62; or &#42;all&#42;."


def test_examples_in_docstrings_are_blocks() -> None:
    prose = import_module("docstrings").prose
    assert prose("So:\n\n    from a import b\n\n    b()\n\nEnd.") == (
        "So:\n\n```python\nfrom a import b\n\nb()\n```\n\nEnd."
    )
    assert prose(">>> 1 + 1\n2") == "```python\n>>> 1 + 1\n2\n```"


def test_a_name_is_followed_to_where_it_is_defined(tmp_path: Path) -> None:
    package = tmp_path / "webmcp_forms"
    package.mkdir()
    (package / "__init__.py").write_text("from webmcp_forms.home import made as make\n__all__ = ['make']\n")
    (package / "home.py").write_text("LIMIT = 3\ndef made(limit=LIMIT):\n    '''Make it.'''\n")
    reference = import_module("api_reference")
    page = reference.find_module("webmcp_forms", tmp_path).markdown(tmp_path)
    assert page.startswith("# webmcp_forms\n\n## make\n\n```python\ndef made(limit=3)\n```\n\nMake it.\n")


def test_a_name_that_is_nowhere_ends_the_build(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text("__all__ = ['missing']\n")
    with pytest.raises(LookupError, match="other has no missing"):
        import_module("api_reference").find_module("other", tmp_path).markdown(tmp_path)
