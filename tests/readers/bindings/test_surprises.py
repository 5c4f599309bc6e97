"""What frameworks write where `toolautosubmit` is false."""

from __future__ import annotations

import pytest

from webmcp_forms.document.nodes import Surprise
from webmcp_forms.readers import read


def surprises(source: str, language: str) -> list[Surprise]:
    document = read(source, language=language)
    assert all(len(reading.surprises) <= 1 for reading in document.readings)
    return list(document.surprises)


FALSE = [
    ("vue", '<form :toolautosubmit="false">', ""),
    ("vue", '<form v-bind:toolautosubmit="!x">', "v-bind:toolautosubmit=\"!x ? '' : undefined\""),
    ("vue", "<form :toolautosubmit='a > b'>", ":toolautosubmit='(a > b) ? \"\" : undefined'"),
    ("vue", '<form :toolautosubmit="list.includes(x)">', ":toolautosubmit=\"(list.includes(x)) ? '' : undefined\""),
    ("vue", '<form :toolautosubmit="a ? true : false">', ":toolautosubmit=\"(a ? true : false) ? '' : undefined\""),
    ("vue", "<form v-bind=\"{ toolautosubmit: x === 'a', b: c }\">", "toolautosubmit: (x === 'a') ? '' : undefined"),
    ("vue", '<form v-bind="{ toolautosubmit: false, b: c }">', "toolautosubmit: undefined"),
    ("svelte", "<form toolautosubmit={false}>", ""),
    ("svelte", "<form toolautosubmit={!x}>", "toolautosubmit={!x ? '' : undefined}"),
    ("svelte", "<form toolautosubmit={a && b === c}>", None),
    ("svelte", "<form toolautosubmit={!a && b === c}>", "toolautosubmit={(!a && b === c) ? '' : undefined}"),
    ("svelte", "<script>let auto = false;</script><form toolautosubmit={auto}>",
     "toolautosubmit={auto ? '' : undefined}"),
    ("svelte", "<script>let {toolautosubmit}: {toolautosubmit?: boolean} = $props();</script><form {toolautosubmit}>",
     "toolautosubmit={toolautosubmit ? '' : undefined}"),
    ("vue", "<script setup>const auto = ref(true)</script><template><form :toolautosubmit='auto'></form></template>",
     ":toolautosubmit='auto ? \"\" : undefined'"),
    ("astro", "---\nconst auto = false;\n---\n<form toolautosubmit={auto}>", ""),
    ("angular", '<form [attr.toolautosubmit]="!x">', "[attr.toolautosubmit]=\"!x ? '' : null\""),
]  # fmt: skip


@pytest.mark.parametrize(("language", "source", "instead"), FALSE)
def test_false_is_written_as_text(language: str, source: str, instead: str | None) -> None:
    found = surprises(source, language)
    assert [surprise.instead for surprise in found] == ([] if instead is None else [instead])
    assert not any(surprise.reads_on or surprise.is_assumed for surprise in found)


@pytest.mark.parametrize("name", ["isSafe", "props.isSafe", "canSubmit", "settings.autoEnabled", "shouldSubmit()"])
def test_a_name_may_say_that_it_is_true_or_false(name: str) -> None:
    [surprise] = surprises(f'<form :toolautosubmit="{name}">', "vue")
    assert surprise.is_assumed


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("vue", "<form toolautosubmit>"),
        ("vue", '<form toolautosubmit="false">'),
        ("vue", '<form :toolautosubmit="true">'),
        ("vue", """<form :toolautosubmit="''">"""),
        ("vue", '<form :toolautosubmit="undefined">'),
        ("vue", '<form :toolautosubmit="null">'),
        ("vue", """<form :toolautosubmit="isSafe ? '' : undefined">"""),
        ("vue", '<form :toolautosubmit="isSafe || undefined">'),
        ("vue", '<form :toolautosubmit="isSafe ? true : null">'),
        ("vue", '<form :toolautosubmit="value">'),
        ("vue", '<form :toolautosubmit="island">'),
        ("vue", '<form :toolautosubmit="f(x)">'),
        ("vue", """<form :toolautosubmit="x('!a')">"""),
        ("vue", '<form :novalidate="!x">'),
        ("svelte", '<form toolautosubmit="{a} b">'),
        ("svelte", "<form {...toolautosubmit}>"),
        ("heex", "<form toolautosubmit={false}>"),
        ("heex", "<form toolautosubmit={!@x}>"),
        ("razor", '<form toolautosubmit="@(!x)">'),
        ("thymeleaf", '<form th:attr="toolautosubmit=${!x}">'),
        ("html", '<form :toolautosubmit="false">'),
    ],
)
def test_what_is_as_it_reads(language: str, source: str) -> None:
    assert surprises(source, language) == []


def test_each_reading_has_its_own() -> None:
    document = read('<p v-if="a"></p><form v-else :toolautosubmit="!x">', language="vue")
    found = [(reading, surprise) for reading in document.readings for surprise in reading.surprises]
    assert found
    assert all(reading.element(surprise.element).tag == "form" for reading, surprise in found)


@pytest.mark.parametrize(("language", "source", "instead"), [case for case in FALSE if case[2] is not None])
def test_what_to_write_instead_surprises_nobody(language: str, source: str, instead: str) -> None:
    [surprise] = surprises(source, language)
    whole = surprise.place.whole
    assert surprises(f"{source[: whole.start]}{instead}{source[whole.end :]}", language) == []
