"""Any text is read: without an exception, in linear time, and with places that lie in it."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from webmcp_forms.document.dump import dump
from webmcp_forms.document.nodes import Document, literal
from webmcp_forms.readers import BOUND_LANGUAGES, MARKDOWN, read
from webmcp_forms.readers.islands.languages import LANGUAGES as ISLAND_LANGUAGES
from webmcp_forms.readers.islands.masking import mask
from webmcp_forms.readers.islands.scanner import scan
from webmcp_forms.source import Span

LANGUAGES = (*BOUND_LANGUAGES, MARKDOWN)
PIECES = [
    "<form toolname='a' tooldescription='b'>", "</form>", "<template v-if='a'>", "</template>", "<p v-if='x'>",
    "<p v-else>", "</p>", ' :name="x"', ' :required="y"', "{{", "}}", "{", "}", "{#if a}", "{:else}", "{/if}", "{...x}",
    ' {x} ', '"', "'", "`", "${", "<input ", ">", "/>", "<A b={c}/>", "@if (a) {", "} @else {", "@switch (a) {",
    "@case (1) {", "@{", "@(a)", "@*", "*@", "@:x\n", "\n", "\r\n", "<script>", "</script>", "<!--", "-->",
    'th:if="${a}"', "th:attr=\"a='b'\"", ' th:text="x">', "<th:block>", "<f:if condition='{a}'>", "<f:else>", "</f:if>",
    "<f:form additionalAttributes=\"{a: 'b'}\">", "[[${x}]]", "---\n", "```\n", "    <input>\n", "- a\n", "\n\n",
    "{cond && <b>", "</b>}", "? <i/>", ": <u/>", ".map(x => (", "))", "<slot>", "<ng-template>", ' *ngIf="a"',
    "<textarea>", "a", "\0", "\ue000", "\U000f0001", "\\", "<.form for={x}>", "</.form>", " :if={a}",
    "<%= if x do %>", "<% end %>", "case 1:", "default:", ";", "else", "foreach (a) {", "<text>", "//", "/*", "*/",
    "<select>", '<option :value="x" />', ' asp-for="A"',
]  # fmt: skip
TEXTS = st.lists(st.sampled_from(PIECES), max_size=30).map("".join) | st.text(max_size=40)


def spans(document: Document) -> Iterator[tuple[Span, Span]]:
    """Places, each with one that lies around it."""
    whole = Span(0, len(document.source.text))
    for element in document.elements():
        if place := document.place(element):
            yield place.start_tag, whole
            for found in place.attributes.values():
                yield found.whole, place.start_tag
                yield found.name, found.whole
                if found.value:
                    yield found.value, found.whole


@pytest.mark.parametrize("language", LANGUAGES)
@settings(deadline=None, max_examples=60)
@given(text=TEXTS)
def test_any_text_has_a_document_whose_places_nest(language: str, text: str) -> None:
    document = read(text, language=language)
    assert list(dump(document))
    for reading in document.readings:
        for inner, outer in spans(reading):
            assert outer.start <= inner.start <= inner.end <= outer.end


@pytest.mark.parametrize("language", LANGUAGES)
@settings(deadline=None, max_examples=60)
@given(text=TEXTS)
def test_masking_keeps_length_and_line_breaks(language: str, text: str) -> None:
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    masked = mask(text, scan(text, ISLAND_LANGUAGES[language]))
    assert [len(line) for line in masked.split("\n")] == [len(line) for line in text.split("\n")]


@given(text=st.text(st.characters(blacklist_characters="\"'\\\0\r\n&<>", blacklist_categories=["Cs"])))
def test_a_string_in_a_binding_is_the_value(text: str) -> None:
    for language, source in (("vue", f""":toolname="'{text}'\""""), ("svelte", f"toolname={{'{text}'}}")):
        document = read(f"<form {source}>", language=language)
        [(_, value)] = document.tree.with_attribute("toolname")
        assert literal(value) == text


UNITS = [
    ("vue", "<div>"), ("vue", '<p v-if="a">'), ("vue", "{{"), ("vue", '<p v-for="a" :value="b">'), ("vue", '<a b="'),
    ("vue", '<form toolname="x" :required="y" '), ("vue", "<template v-if='a'>"), ("vue", "<slot>"), ("vue", "<A/>"),
    ("vue", "<a "), ("vue", "<template><a "), ("vue", "<template "), ("vue", "<a></b><!--"),
    ("svelte", "{"), ("svelte", '{"'), ("svelte", "{`${"), ("svelte", "{#if a}"), ("svelte", "{#each a}<b>"),
    ("svelte", "<input {a} "), ("svelte", "{(/["), ("svelte", "<script>"), ("svelte", "<script"),
    ("svelte", "<form toolautosubmit={a1}></form>"), ("svelte", "<input a={b}/>"), ("svelte", "<a "),
    ("astro", "{a && <b>"), ("astro", "{a?<b/>:"), ("astro", "{`"), ("astro", "<a {"), ("astro", "{a<b "),
    ("astro", "<b a=`"), ("astro", "{/**/<b>"), ("astro", "<script>"),
    ("angular", "@if (a) {"), ("angular", "@if (a) {<b>}"), ("angular", "@if ("), ("angular", "}"),
    ("angular", "@switch (a) { @case (1) { <b></b> "), ("angular", '<p *ngIf="a"></p>'), ("angular", "<p [a]='b'>"),
    ("thymeleaf", "[[${"), ("thymeleaf", '<p th:attr="a=b,c=d">'), ("thymeleaf", "a=b,"), ("thymeleaf", "<!--/*"),
    ("tal", "<a metal:use-macro='x'>"), ("tal", "<a metal:use-macro='x'><b metal:fill-slot='y'>"),
    ("thymeleaf", "<input th:field='*{a}'>"), ("heex", "<% a -> %>"), ("heex", "<%= case a do %>"),
    ("fluid", '<f:if condition="{a}">'), ("fluid", "{a -> "), ("fluid", "{a:"), ("fluid", "<f:form a='{b: c,"),
    ("razor", "@("), ("razor", "@a("), ("razor", "@{ <p>"), ("razor", "@if (a) {\n<b>"), ("razor", "@* "),
    ("razor", "@{ a<b ;"), ("razor", "@{ a <b "), ("razor", "@switch (a) { case 1:"), ("razor", "@a.b.c"),
    ("heex", "<.a :if={b}>"), ("heex", "<%= if a do %>"), ("heex", "{"),
    ("markdown", "`a "), ("markdown", "``a"), ("markdown", "<a "), ("markdown", "- ```\n"),
    ("markdown", "<p>\n\n    a"), ("markdown", "<a b='"), ("markdown", "<a {{"),
]  # fmt: skip
SIZE = 60_000
# A second or two; what is not linear would take minutes.
SECONDS = 30


@pytest.mark.parametrize(("language", "unit"), UNITS)
def test_hostile_texts_are_read_in_linear_time(language: str, unit: str) -> None:
    text = unit * (SIZE // len(unit))
    started = time.process_time()
    assert read(text, language=language)
    assert time.process_time() - started < SECONDS
