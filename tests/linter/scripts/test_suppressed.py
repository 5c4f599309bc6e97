"""Comments in programs and style sheets silence findings, as those of pages do."""

import pytest

from webmcp_forms.linter import lint

RESET = "f.onsubmit = e => { e.preventDefault(); e.respondWith(1); f.reset(); };"
LIST = "a, b:tool-form-active {}"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("jsx", f"// webmcp-forms: ignore[WF604] -- known\n{RESET}"),
        ("jsx", f"{RESET} // webmcp-forms: ignore[reset-before-response] -- known"),
        ("ts", f"/* webmcp-forms: ignore[WF6]\n   -- known */\n\n\t{RESET}"),
        ("ts", f"const a = 1;\n{RESET}\n// webmcp-forms: ignore-file[WF604] -- known"),
        ("css", f"/* webmcp-forms: ignore[WF608] -- known */\n{LIST}"),
        ("css", f"{LIST} /* webmcp-forms: ignore[WF608] -- known */"),
        ("css", f"/* webmcp-forms: ignore-file[ALL] -- known */\n\n{LIST}\n{LIST}"),
        ("html", f"<!-- webmcp-forms: ignore[WF604] -- known -->\n<script>{RESET}</script>"),
        ("html", f"<!-- webmcp-forms: ignore[WF608] -- known -->\n<style>\n{LIST}\n</style>"),
    ],
)
def test_silenced(language: str, text: str) -> None:
    assert lint(text, language=language) == ()


@pytest.mark.parametrize(
    ("language", "text", "codes"),
    [
        ("jsx", f"// webmcp-forms: ignore[WF604] -- known\nsave();\n{RESET}", ["WF901", "WF604"]),
        ("jsx", f'const a = "// webmcp-forms: ignore-file[WF604]";\n{RESET}', ["WF604"]),
        ("css", f"/* webmcp-forms: ignore[WF608] -- known */\nc {{}}\n{LIST}", ["WF901", "WF608"]),
        ("css", f'd {{ e: "/* webmcp-forms: ignore-file[ALL] */" }}\n{LIST}', ["WF608"]),
    ],
)
def test_not_silenced(language: str, text: str, codes: list[str]) -> None:
    assert [finding.code for finding in lint(text, language=language)] == codes
