"""Branches know how their conditions are written, and those that no reading shows are holes."""

from __future__ import annotations

import pytest

from webmcp_forms.document.nodes import Hole, MixedText
from webmcp_forms.readers import read


@pytest.mark.parametrize(
    ("language", "page", "sources"),
    [
        ("vue", '<p v-if="a"></p><p v-else></p><p v-for="b in c"></p>', ['v-if="a"', 'v-for="b in c"']),
        ("vue", '<input :disabled="busy">', [':disabled="busy"']),
        ("vue", "<slot name='a'>b</slot>", ["<slot name='a'>"]),
        ("svelte", "{#if a}b{:else}c{/if}", ["{#if a}"]),
        ("astro", "{a && <p/>}{b.map((c) => <p/>)}", ["{a && ", "{b.map((c) => "]),
        ("angular", "@if (a) { b }<p *ngIf='c'></p>", ["@if (a) {", "*ngIf='c'"]),
        ("thymeleaf", '<p th:unless="${a}"></p>', ['th:unless="${a}"']),
        ("fluid", '<f:if condition="{a}">b</f:if>', ['<f:if condition="{a}">']),
        ("razor", "@if (a) { foreach (var b in c) { <p></p> } }", ["if (a) {", "foreach (var b in c) {"]),
        ("razor", "@switch (a) { case 1: <p></p> break; }", ["case 1:"]),
        ("heex", "<p :if={@a}></p>", [":if={@a}"]),
    ],
)
def test_the_condition_of_a_branch(language: str, page: str, sources: list[str]) -> None:
    source = f'<form toolname="a" tooldescription="b">{page}</form>'
    document = read(source, language=language)
    assert [branch.source for branch in document.branches] == sources
    assert [document.source.slice(branch.span) for branch in document.branches if branch.span] == sources


def test_arms_that_no_reading_shows_are_a_hole() -> None:
    arms = "".join(f'<input v-else-if="a{number}" name="q{number}">' for number in range(8))
    document = read(f'<form toolname="a" tooldescription="b"><i v-if="x"></i>{arms}</form>', language="vue")
    holes = [
        part
        for reading in document.readings
        for element in reading.elements()
        for child in reading.tree.children(element.index)
        if isinstance(child, MixedText)
        for part in child.parts
        if isinstance(part, Hole)
    ]
    assert {(hole.source, hole.is_branch) for hole in holes} == {('v-if="x"', True)}
