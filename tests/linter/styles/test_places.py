"""Findings in style sheets stand where they are in the original text."""

import pytest
from bs4 import BeautifulSoup

from tests.linter.scripts.findings import FORM, findings, places

RULE = 'p::after { content: "é 𝒳" } .é𝒳,\n  form:tool-form-active { color: red }'
FOUND = [("WF608", ":tool-form-active")]


@pytest.mark.parametrize(
    "page",
    [
        f"{FORM}<style>{RULE}</style>",
        f"<p>é 𝒳\r\n<style>\r\n/* é */\r\n{RULE}\r\n</style>".replace("\n  form", "\r\n  form"),
        f"<style>{RULE}",
        f"<div><template shadowrootmode=open><style>{RULE}</style></template></div>",
        f'<iframe srcdoc="<style>{RULE.replace(chr(34), "&quot;")}</style>"></iframe>',
        f"<svg><style>{RULE}</style></svg>",
    ],
)
def test_in_a_page(page: str) -> None:
    assert places(page) == FOUND


@pytest.mark.parametrize("style", [RULE, f"/*<![CDATA[*/{RULE}/*]]>*/", f"<![CDATA[{RULE}]]>"])
def test_in_xhtml(style: str) -> None:
    assert places(f'<html xmlns="http://www.w3.org/1999/xhtml"><style>{style}</style></html>', "xhtml") == FOUND


@pytest.mark.parametrize(
    ("language", "page"),
    [
        ("css", RULE),
        ("css", f"\ufeff/* é */\r\n{RULE}".replace("\n  form", "\r\n  form")),
        ("jinja", f"<style>{{% if a %}}a {{ b: {{{{ c }}}} }}{{% endif %}} {RULE}</style>"),
        ("vue", f"<template>{FORM}</template><style scoped>{RULE}</style>"),
        ("svelte", f"{FORM}<style lang='scss'>// it's\n{RULE}</style>"),
        ("astro", f"---\n---\n{FORM}<style>{RULE}</style>"),
        ("jsx", "const A = () => <style>{`" + RULE + "`}</style>"),
    ],
)
def test_in_other_languages(language: str, page: str) -> None:
    assert places(page, language) == FOUND


def test_in_a_tree_without_a_source() -> None:
    (finding,) = findings(BeautifulSoup(f"{FORM}<style>{RULE}</style>", "html.parser"))
    assert finding.code == "WF608"
    assert finding.fixes == ()


def test_a_template_string_with_holes_in_it_is_unknown() -> None:
    assert places("const A = () => <style>{`${a}, form:tool-form-active { color: red }`}</style>", "jsx") == []
