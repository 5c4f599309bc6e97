"""Bound attributes stand where they are written: all of them, their name, and their value."""

from __future__ import annotations

import pytest

from webmcp_forms.readers import read

CASES = [
    ("vue", """<form :toolname="'find'">""", "toolname", (""":toolname="'find'\"""", "toolname", "find")),
    ("vue", '<form v-bind:toolname="name">', "toolname", ('v-bind:toolname="name"', "toolname", "name")),
    ("vue", '<input :required="true">', "required", (':required="true"', "required", "true")),
    ("vue", '<input :required="busy" x>', "required", (':required="busy"', "required", "busy")),
    ("vue", "<input :required>", "required", (":required", "required", "required")),
    ("svelte", "<form toolname={'find'}>", "toolname", ("toolname={'find'}", "toolname", "find")),
    ("svelte", "<form toolname={ a }>", "toolname", ("toolname={ a }", "toolname", " a ")),
    ("svelte", "<form\n toolname={\n a\n}\n>", "toolname", ("toolname={\n a\n}", "toolname", "\n a\n")),
    ("svelte", "<form {toolname}>", "toolname", ("{toolname}", "toolname", "toolname")),
    ("svelte", "<input {required}>", "required", ("{required}", "required", "required")),
    ("svelte", '<form title="a {b}">', "title", ('title="a {b}"', "title", "a {b}")),
    ("angular", """<form [attr.toolname]="'f'">""", "toolname", ("""[attr.toolname]="'f'\"""", "toolname", "f")),
    ("angular", '<label [htmlFor]="x">', "for", ('[htmlFor]="x"', "htmlFor", "x")),
    ("thymeleaf", """<form th:attr="a=b, toolname='find'">""", "toolname", ("toolname='find'", "toolname", "find")),
    ("thymeleaf", '<input th:field="*{mail}">', "name", ('th:field="*{mail}"', "th:field", "*{mail}")),
    ("fluid", """<f:form additionalAttributes="{lang: 'en'}">""", "lang", ("lang: 'en'", "lang", "en")),
    ("heex", '<form toolname={"find"}>', "toolname", ('toolname={"find"}', "toolname", "find")),
    ("razor", '<form toolname="@Model.Name">', "toolname", ('toolname="@Model.Name"', "toolname", "Model.Name")),
    ("astro", "<form toolname=`find`>", "toolname", ("toolname=`find`", "toolname", "find")),
]  # fmt: skip


@pytest.mark.parametrize(("language", "source", "name", "written"), CASES)
@pytest.mark.parametrize("before", ["", "text\r\n\r\n"])
def test_places(language: str, source: str, name: str, written: tuple[str, str, str | None], before: str) -> None:
    document = read(before + source, language=language)
    [(index, _)] = document.tree.with_attribute(name)
    place = document.place(document.element(index))
    assert place is not None
    found = place.attributes[name]
    text = document.source
    assert text.slice(place.start_tag) == source
    value = text.slice(found.value) if found.value else None
    assert (text.slice(found.whole), text.slice(found.name), value) == written


def test_a_hole_stands_where_its_expression_does() -> None:
    document = read('<form\r\n :title="a\r\n.b">', language="vue")
    [(_, value)] = document.tree.with_attribute("title")
    [hole] = [part for part in getattr(value, "parts", ()) if not isinstance(part, str)]
    assert document.source.slice(hole.span) == "a\r\n.b"


@pytest.mark.parametrize(
    ("language", "source", "methods"),
    [
        ("fluid", '<f:form action="a">', ["post"]),
        ("fluid", '<f:form method="get">', ["get"]),
        ("fluid", "<form>", []),
        ("heex", "<.form for={@f}>", ["post"]),
        ("heex", '<p><.form method="get">', ["get"]),
        ("razor", '<form asp-page="/Find">', ["post"]),
        ("razor", '<form method="get" asp-page="/Find">', ["get"]),
        ("razor", '<form><a asp-page="/Find"></a></form>', []),
    ],
)
def test_helpers_send_forms_by_post(language: str, source: str, methods: list[str]) -> None:
    document = read(source, language=language)
    assert [value for _, value in document.tree.with_attribute("method")] == methods
    assert [element.get("method") for element in document.elements() if element.has("method")] == methods
