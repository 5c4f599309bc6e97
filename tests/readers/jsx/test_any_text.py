"""Any text is read: without an exception, in bounded time, and with places that lie in it."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from webmcp_forms.document.dump import dump
from webmcp_forms.document.nodes import Document
from webmcp_forms.linter import lint
from webmcp_forms.readers import JSX_LANGUAGES, read
from webmcp_forms.readers.comments import comments_and_tags
from webmcp_forms.source import Span

PIECES = [
    "<form toolname='a' tooldescription=\"b\">", "</form>", "<input ", "/>", ">", "<", "<>", "</>", "</", "<A.b",
    "<a:b",
    ' name="q"', " name={q}", " {...x}", " {...{a: 1}}", " {...(x && {toolname: `y`})}", " r={() => <i/>}", "<T,>",
    " toolautosubmit", "{", "}", "(", ")", "[", "]", "`", "${", "'", '"', "\\", "/*", "*/", "//", "\n", "\r\n", "\r",
    "\0", "é", "😀", "\ud800", "&amp;", "&#0;", "&#xD800;", "&#99999999;", "const x = ", "let y = ", "function f() {",
    "return ", "=> ", "?", ":", " && ", " || ", " ?? ", " === 'a'", "x", "xs.map(x => ", "switch (x) { case 1: ",
    "default:", "if (x) ", "else ", "for (;;) ", "class A { render() { ", "export default ",
    "import a from 'solid-js';",
    "as const", "!", "...", "{/* c */}", "{children}", "await ", "async ", "x.push(", "cloneElement(", "createPortal(",
    "<template>", "<svg>", "<Suspense fallback={", "<Form ", "---\n", "```\n", "# a\n", "\n\n", "> ", "0x1", "1e999",
    "1_0", "-", "+ 'a'", "/a/", "@dec ", "<textarea value={x} ",
]  # fmt: skip
TEXTS = st.lists(st.sampled_from(PIECES), max_size=30).map("".join) | st.text(max_size=40)


def spans(document: Document) -> Iterator[tuple[Span, Span]]:
    """Places, each with one that lies around it."""
    whole = Span(0, len(document.source.text))
    for element in document.elements():
        if place := document.place(element):
            yield place.start_tag, whole
            for found in place.attributes.values():
                yield found.whole, whole
                yield found.name, found.whole
                if found.value:
                    yield found.value, found.whole


@pytest.mark.parametrize("language", JSX_LANGUAGES)
@settings(deadline=None, max_examples=100)
@given(text=TEXTS)
def test_any_text_has_a_document_whose_places_nest(language: str, text: str) -> None:
    document = read(text, language=language)
    assert list(dump(document))
    for reading in document.readings:
        assert all(token.span.end <= len(text) for token in comments_and_tags(reading))
        for inner, outer in spans(reading):
            assert outer.start <= inner.start <= inner.end <= outer.end


@settings(deadline=None, max_examples=100)
@given(text=TEXTS)
def test_any_text_is_linted(text: str) -> None:
    form = f'<form toolname="a" tooldescription="b">{text}</form>'
    for program in (text, form, f"const A = () => {form}"):
        lint(program, language="tsx")


MANY = 5_000
HOSTILE = {
    "nested": "<a>" * MANY + "</a>" * MANY,
    "nested in expressions": "<a>{" * MANY + "}</a>" * MANY,
    "nested in attributes": "<a b=" * MANY + '"x"' + "/>" * MANY,
    "nested in render props": "<A r={() => " * MANY + "1" + "}/>" * MANY,
    "nested in calls": "<a>{f(" * MANY + "<b/>" + ")}</a>" * MANY,
    "nested in conditions": "<form toolname='a'>" + "{c && <p>" * MANY + "</p>}" * MANY + "</form>",
    "nested functions": "function A() { return " * MANY + "<b/>" + " }" * MANY,
    "a chain of ternaries": "<p>{" + "a ? <a/> : " * MANY + "b}</p>",
    "a chain of else": "function f(){" + "if(a){return <a/>}else " * MANY + "{}}",
    "a long sum": '<a b={"a"' + '+"a"' * MANY + "}/>",
    "a long member": "<a b={a" + ".b" * MANY + "}>{a" + ".b" * MANY + "}</a>",
    "parentheses": "x = " + "(" * MANY + "<a/>" + ")" * MANY,
    "templates in templates": "<a b={" + "`${" * MANY + "1" + "}`" * MANY + "}/>",
    "spreads in spreads": "<a {" + "...{" * MANY + "}" * MANY + "}/>",
    "many spreads": "<a " + "{...x} " * MANY + "/>",
    "many attributes": "<a " + " ".join(f"a{number}={{x}}" for number in range(MANY)) + "/>",
    "many constants": "".join(f"const a{number} = a{number + 1};" for number in range(MANY)) + "<a b={a0}/>",
    "many forms": "<>" + '<form toolname="a" tooldescription="b"><input name="q"/></form>' * (MANY // 4) + "</>",
    "many components": "".join(f"const A{n} = () => <form toolname='t{n}'/>;" for n in range(MANY // 5)),
    "many cases": "function A() { switch (x) {"
    + "".join(f"case {n}: return <form toolname='t{n}'/>;" for n in range(MANY // 5)) + "}}",
    "one long line": "<div>" + '<input name="q"/>' * MANY + "</div>",
    "a long string": '<a b="' + "x" * 1_000_000 + '"/>',
    "a long text": "<p>" + "é &amp; \n" * MANY + "</p>",
    "only opened": "<a>" * MANY,
    "only closed": "<a/>" + "</a>" * MANY,
    "HTML": "<!doctype html><p>hi<br><input name=a>" * (MANY // 10),
    "open templates": "<a/>" + "`${" * MANY,
    "open quotes": '<a b="' * MANY,
    "comparisons": "<a/>" + "a<b<" * (MANY // 10),
}  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_texts_take_linear_time(text: str) -> None:
    start = time.process_time()
    document = read(text, language="tsx")
    assert time.process_time() - start < 10
    assert len(document.readings) <= 100


def test_a_text_that_is_no_program_does_not_hold_up_a_run() -> None:
    start = time.process_time()
    document = read("<a/>" * 20_000, language="tsx")
    assert time.process_time() - start < 15
    assert document.problem is None or document.problem.message == "too tangled to be a program"
