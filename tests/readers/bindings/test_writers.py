"""Templates that write templates: what the writer puts in is a hole, and what it writes is read."""

from __future__ import annotations

import pytest

from webmcp_forms import compile_tools, lint
from webmcp_forms.document.dump import dump
from webmcp_forms.readers import read
from webmcp_forms.source import SourceFile


def picture(text: str, path: str) -> list[str]:
    lines = (line.strip() for line in dump(read(SourceFile(text, path))))
    return [line for line in lines if line not in {"html", "head", "body"}]


def test_bindings_and_islands_of_the_writer() -> None:
    source = '<template><form :toolname="name" id="<%= id %>"><input name="q" :title="t"></form></template>'
    assert picture(source, "a.vue.ejs") == [
        "document vue",
        'form 1:11 toolname=hole("name") id=hole("<%= id %>")',
        'input 1:49 name="q" title=hole("t")',
    ]


def test_a_value_that_the_writer_has_a_part_in_is_open() -> None:
    source = "<template><input :name=\"'<%= field %>'\" :id=\"'q'\"><p>{{ '<%= field %>' }}</p></template>"
    _, field, paragraph = picture(source, "a.vue.ejs")
    assert field == """input 1:11 name=hole("'<%= field %>'") id="q\""""
    assert paragraph.startswith("p 1:51 hole(")


def test_branches_of_both() -> None:
    source = '<form toolname="f"><% if (a) { %><input name="q"><% } else { %><input v-if="b" name="r"><% } %></form>'
    assert picture(f"<template>{source}</template>", "a.vue.ejs") == [
        "document vue without 1:74",
        'form 1:11 toolname="f"',
        'input 1:44 name="q" in-branch arm=0.0',
        "document vue without 1:44",
        'form 1:11 toolname="f"',
        'input 1:74 v-if="b" name="r" in-branch arm=0.1 arm=1.0',
        "document vue without 1:44 1:74",
        'form 1:11 toolname="f"',
    ]


def test_a_tag_whose_name_the_writer_makes() -> None:
    source = '<<%= prefix %>-alert /><form [attr.toolname]="\'find\'"><input name="q" [(ngModel)]="q"></form>'
    assert 'form 1:24 toolname="find" novalidate=""' in picture(source, "a.component.html.ejs")


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("a.vue.hbs", '<template>{{#if a}}<input name="{{name}}" :title="t">{{/if}}</template>'),
        ("a.vue.j2", '<template>{% if a %}<input name="{{ name }}" :title="t">{% endif %}</template>'),
        ("a.svelte.ejs", '<% if (a) { %><input name="<%= name %>" title={t}><% } %>'),
        ("a.component.html.template", '<% if (a) { %><input name="<%= name %>" [title]="t"><% } %>'),
    ],
)
def test_other_writers(path: str, source: str) -> None:
    (line,) = (line for line in picture(source, path) if line.startswith("input"))
    assert "name=hole(" in line
    assert "title=hole(" in line
    assert "in-branch" in line


def test_the_root_of_a_component_is_no_template_of_a_page() -> None:
    source = (
        '<template><form toolname="find_car" tooldescription="Find a car by its maker" @submit="go">'
        '<input name="q" toolparamdescription="<%= maker %>"><button>Go</button></form></template>'
    )
    assert [tool.name for tool in compile_tools(SourceFile(source, "a.vue.ejs"))] == ["find_car"]
    assert "WF108" not in {finding.code for finding in lint(source, filename="a.vue.ejs")}


def test_a_program_with_islands_is_no_page() -> None:
    source = "<% if (a) { %>export const F = () => <form toolname={name}><Input name={q} /></form><% } %>"
    assert picture(source, "F.tsx.ejs") == ["document ts"]
    assert lint(source, filename="F.tsx.ejs") == ()
