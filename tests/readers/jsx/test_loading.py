"""Which files are programs with markup, and what reading others does not load."""

from __future__ import annotations

import subprocess
import sys

import pytest

from webmcp_forms.readers import read
from webmcp_forms.readers.detect import detect_language

FORM = '<form toolname="a" tooldescription="b"><input name="q"></form>'


@pytest.mark.parametrize(
    ("path", "language"),
    [
        ("src/Form.jsx", "jsx"),
        ("src/form.js", "jsx"),
        ("src/form.mjs", "jsx"),
        ("src/form.cjs", "jsx"),
        ("src/Form.tsx", "tsx"),
        ("src/form.component.tsx", "tsx"),
        ("src/form.ts", "ts"),
        ("src/form.d.mts", "ts"),
        ("src/form.cts", "ts"),
        ("docs/form.mdx", "mdx"),
    ],
)
def test_by_name(path: str, language: str) -> None:
    assert detect_language(path, "<p>{{ x }}</p>") == language
    assert read("const a = 1;", filename=path).language == language


def test_a_program_without_a_tag_is_not_parsed() -> None:
    statement = "from webmcp_forms import lint; lint('if (a < b && c > d) e();', filename='a.tsx')"
    assert "tree_sitter_typescript" not in loaded_after(statement)


@pytest.mark.parametrize("call", ["lint", "compile_tools", "read"])
def test_html_loads_no_parser_of_programs(call: str) -> None:
    loaded = loaded_after(f"import webmcp_forms; webmcp_forms.{call}({FORM!r})")
    assert not loaded & {"tree_sitter", "tree_sitter_javascript", "tree_sitter_typescript"}


def test_programs_load_no_parser_of_html() -> None:
    loaded = loaded_after(f"import webmcp_forms; webmcp_forms.lint({FORM!r}, language='jsx')")
    assert "tree_sitter" in loaded
    assert not loaded & {"turbohtml", "lxml", "bs4"}


def loaded_after(statement: str) -> set[str]:
    code = f"import sys; {statement}; print(*sorted(name.partition('.')[0] for name in sys.modules))"
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    return set(output.split())
