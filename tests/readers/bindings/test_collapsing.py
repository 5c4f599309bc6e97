"""White space of texts, as the compilers of Vue 3.5, Svelte 5, Angular 21 and Astro's leave it (measured)."""

from __future__ import annotations

from typing import Any

import pytest

from webmcp_forms import compile_tools
from webmcp_forms.document.nodes import Document, MixedText
from webmcp_forms.readers import read

LANGUAGES = ("vue", "svelte", "angular", "astro")
# What is written in a label, and what of it is on the page; `{}` stands for an expression.
MEASURED = {
    "runs inside a text": ("a\n   b", "a b", "a\n   b", "a b", "a\n   b"),
    "a single line break": ("a\nb", "a b", "a\nb", "a\nb", "a\nb"),
    "the ends of an element": ("\n  a ", " a ", "a", " a ", "\na "),
    "only white space": ("\n  ", "", "", "", ""),
    "between elements, on one line": ("<b>a</b> <i>b</i>", "a b", "a b", "ab", "a b"),
    "between elements, on two lines": ("<b>a</b>\n  <i>b</i>", "ab", "a b", "ab", "a b"),
    "between an element and a text": ("<b>a</b>\n  b", "a b", "a b", "a b", "a\nb"),
    "beside expressions": ("{}  a\n {}", "Q a Q", "Q  a\n Q", "Q a Q", "Q a\nQ"),
    "between expressions": ("{}\n {}", "Q Q", "Q\n Q", "Q Q", "Q Q"),
    "around a comment": ("a \n<!-- c -->\n b", "a b", "a b", "a  b", "a\n\nb"),
    "in preformatted text": ("<pre> a\n  b</pre>", " a\n  b", " a\n  b", " a\n  b", " a\n  b"),
    "blanks that do not break": ("a\u00a0 b", "a\u00a0 b", "a\u00a0 b", "a\u00a0 b", "a\u00a0 b"),
}
CASES = [
    pytest.param(language, written, left[number], id=f"{language}: {title}")
    for title, (written, *left) in MEASURED.items()
    for number, language in enumerate(LANGUAGES)
]


def page(inner: str, language: str) -> str:
    expression = "{{ q }}" if language in ("vue", "angular") else "{q}"
    markup = inner.replace("{}", expression)
    return f"<template>{markup}</template>" if language == "vue" else markup


def text(document: Document, index: int) -> str:
    pieces = []
    for child in document.tree.children(index):
        if isinstance(child, int):
            pieces.append(text(document, child))
        elif isinstance(child, MixedText):
            pieces += [part if isinstance(part, str) else "Q" for part in child.parts]
        else:
            pieces.append(child)
    return "".join(pieces)


@pytest.mark.parametrize(("language", "written", "left"), CASES)
def test_what_is_left_in_a_label(language: str, written: str, left: str) -> None:
    document = read(page(f"<form><label>{written}</label></form>", language), language=language)
    label = next(document.tagged(frozenset({"label"})))
    assert text(document, label.index) == left


@pytest.mark.parametrize(
    ("language", "left"),
    [("vue", " one two| a  b |x y"), ("svelte", "one two| a  b |x\ny"), ("angular", " one two |  a  b  |x\ny")],
)
def test_the_value_of_an_expression_is_no_white_space_of_the_template(language: str, left: str) -> None:
    written = page("<p> one {'two'} </p><p> {' a  b '} </p><p>{'x'}\n{'y'}</p>", language)
    if language in ("vue", "angular"):
        written = written.replace("{'", "{{ '").replace("'}", "' }}")
    document = read(written, language=language)
    assert "|".join(text(document, one.index) for one in document.tagged(frozenset({"p"}))) == left


@pytest.mark.parametrize(
    ("language", "title"),
    [("vue", " One two "), ("svelte", "One\n   two"), ("angular", " One two "), ("astro", "\nOne\n   two\n")],
)
def test_titles_of_options(language: str, title: str) -> None:
    select = "<select name=s>\n <option value=a>\n  One\n   two\n </option>\n</select>"
    form = page(f'<form toolname="a" tooldescription="b">{select}</form>', language)
    (tool,) = compile_tools(read(form, language=language))
    properties: Any = tool.input_schema["properties"]
    assert properties["s"]["anyOf"] == [{"type": "string", "const": "a", "title": title}]


@pytest.mark.parametrize(
    ("language", "markup"),
    [
        ("angular", "<p ngPreserveWhitespaces><label>a\n  b</label></p>"),
        ("svelte", "<svelte:options preserveWhitespace /><label>a\n  b </label>"),
        ("vue", "<textarea>a\n  b</textarea>"),
        ("jinja", "<label>a\n  b </label>"),
        ("blade", "<label>a\n  b </label>"),
    ],
)
def test_white_space_that_stays(language: str, markup: str) -> None:
    document = read(page(markup, language), language=language)
    element = next(document.tagged(frozenset({"label", "textarea"})))
    assert text(document, element.index).rstrip() == "a\n  b"


def test_what_is_in_blocks_is_collapsed_too() -> None:
    document = read("<label>a\n @if (x) {\n  b\n   c\n }\n</label>", language="angular")
    assert text(document, 0).split() == ["a", "b", "c"]
    assert "\n" not in text(document, 0)


def test_a_block_that_touches_a_text() -> None:
    document = read("<label>Total@if (x) {<b> b </b>}</label>", language="angular")
    (bold,) = document.tagged(frozenset({"b"}))
    assert bold.presence.arms
    assert text(document, 0) == "Total b "
