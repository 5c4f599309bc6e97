"""Where islands start and end."""

from __future__ import annotations

import pytest

from webmcp_forms.readers.islands.languages import LANGUAGES
from webmcp_forms.readers.islands.parts import Role
from webmcp_forms.readers.islands.scanner import scan


def islands(text: str, language: str) -> list[str]:
    return [text[island.start : island.end] for island in scan(text, LANGUAGES[language])]


@pytest.mark.parametrize(
    ("language", "island"),
    [
        ("jinja", '{{ x|default("}}") }}'),
        ("jinja", """{{ x|default('"}}') }}"""),
        ("jinja", r'{{ "\"}}" }}'),
        ("jinja", '{% if x == "%}" %}'),
        ("jinja", "{{ {'a': {'b': 1}} }}"),
        ("jinja", "{{ {'a': {}}}}"),
        ("jinja", "{# }} %} { #}"),
        ("jinja", "{{ it's }}"),
        ("jinja", "{{ x }}"),
        ("django", '{% trans "E\'mpty" %}'),
        ("go", "{{ print `}}` }}"),
        ("go", "{{/* }} */}}"),
        ("go", '{{ print "}}" /* }} */ }}'),
        ("php", '<?php $a = "?>"; ?>'),
        ("php", "<?php /* ?> */ $a = '?>'; ?>"),
        ("php", "<?php // it's ?>"),
        ("php", "<?php # it's ?>"),
        ("ejs", '<% if (a > b) { x("%>") } %>'),
        ("freemarker", "<#if (a > b)>"),
        ("freemarker", '<#if a == ">">'),
        ("freemarker", "<#if (f(a > b) && (c > d))>"),
        ("freemarker", '${r"}"}'),
        ("handlebars", "{{!-- }} --}}"),
        ("handlebars", '{{helper "}}"}}'),
        ("handlebars", "{{{x}}}"),
        ("handlebars", "{{{{x}}}}"),
        ("blade", "@if (f(')') && g(\"(\"))"),
        ("blade", "{{-- }} --}}"),
        ("blade", "{!! $x !!}"),
        ("blade", "@csrf"),
        ("jsp", "<%-- %> --%>"),
        ("mako", "<%doc> %> </%doc>"),
        ("erb", "<%= f.label 'a', \"b\" %>"),
    ],
)
def test_an_island_is_all_of_it(language: str, island: str) -> None:
    assert islands(f"a {island} b", language) == [island]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("jinja", "{ x } {{ never closed"),
        ("jinja", "{% never closed"),
        ("handlebars", "{{ never closed }"),
        ("php", '<?xml version="1.0"?>'),
        ("blade", "a@if.example me@csrf.example"),
        ("blade", '<a @click="go(1)" @submit.prevent="x">'),
        ("blade", "@media (min-width: 1px) {} @supports (a) {}"),
        ("blade", "@unknown word"),
        ("erb", "a % b <- c"),
        ("mako", "10 % of it"),
        ("jinja-lines", "a # b"),
        ("jsp", r"\${x}"),
    ],
)
def test_what_is_no_island(language: str, text: str) -> None:
    assert islands(text, language) == []


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("handlebars", r"\{{x}}{{y}}", ["\\", "{{y}}"]),
        ("blade", "@{{ x }}{{ y }}", ["@", "{{ y }}"]),
        ("blade", "@@if (a)", ["@"]),
        ("erb", "<%% x %><%= y %>", ["%", "<%= y %>"]),
    ],
)
def test_only_the_escape_goes_from_what_is_escaped(language: str, text: str, expected: list[str]) -> None:
    assert islands(text, language) == expected


def test_an_open_ended_island_ends_with_the_file() -> None:
    assert islands("a <?php echo 1", "php") == ["<?php echo 1"]


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("jinja", "{% raw %}{{ a }}{% if %}{% endraw %}{{ b }}", ["{% raw %}", "{% endraw %}", "{{ b }}"]),
        ("django", "{% verbatim x %}{{ a }}{% endverbatim x %}", ["{% verbatim x %}", "{% endverbatim x %}"]),
        ("django", "{% comment %}{{ a }}{% if %}{% endcomment %}", ["{% comment %}{{ a }}{% if %}{% endcomment %}"]),
        ("django", "{% filter upper %}<b>{% endfilter %}", ["{% filter upper %}<b>{% endfilter %}"]),
        ("liquid", "{% schema %}{}{% endschema %}", ["{% schema %}{}{% endschema %}"]),
        ("blade", "@verbatim {{ a }} @endverbatim", ["@verbatim", "@endverbatim"]),
        ("blade", "@php $a = '{{ b }}'; @endphp", ["@php $a = '{{ b }}'; @endphp"]),
        ("mako", "<%text>${a}</%text>", ["<%text>", "</%text>"]),
        ("freemarker", "<#noparse>${a}</#noparse>", ["<#noparse>", "</#noparse>"]),
        ("handlebars", "{{{{raw}}}}{{a}}{{{{/raw}}}}", ["{{{{raw}}}}{{a}}{{{{/raw}}}}"]),
        ("jinja", "{% raw %}{{ a }}", ["{% raw %}", "{{ a }}"]),
    ],
)
def test_a_region_has_no_islands(language: str, text: str, expected: list[str]) -> None:
    assert islands(text, language) == expected


@pytest.mark.parametrize("language", ["liquid", "handlebars", "go"])
def test_front_matter_is_one_island(language: str) -> None:
    assert islands("---\na: {{ b }}\n---\n{{ c }}", language) == ["---\na: {{ b }}\n---\n", "{{ c }}"]


def test_front_matter_stands_at_the_start() -> None:
    assert islands("\n---\na: 1\n---\n{{ c }}", "liquid") == ["{{ c }}"]


def test_islands_are_in_order_and_do_not_overlap() -> None:
    text = "{% if a %}{{ b }}{# c #}{% raw %}{{ d }}{% endraw %}{% endif %}"
    found = scan(text, LANGUAGES["jinja"])
    bounds = [bound for island in found for bound in (island.start, island.end)]
    assert bounds == sorted(bounds)


@pytest.mark.parametrize(
    ("language", "text", "role"),
    [
        ("jinja", "{{ x }}", Role.OUTPUT),
        ("jinja", "{# x #}", Role.SILENT),
        ("jinja", "{% include 'x' %}", Role.OUTPUT),
        ("jinja", "{% set x = 1 %}", Role.SILENT),
        ("jinja", "{% set x %}", Role.OPEN_MACRO),
        ("jinja", "{% macro x(a=1) %}", Role.OPEN_MACRO),
        ("jinja", "{%- elif x -%}", Role.ARM),
        ("jinja", "{% block x scoped %}", Role.SILENT),
        ("twig", "{% block x y %}", Role.OUTPUT),
        ("django", "{% empty %}", Role.LAST_ARM),
        ("django", "{% url 'x' as y %}", Role.SILENT),
        ("django", "{% custom_tag %}", Role.OUTPUT),
        ("django", "{% cycle 'a' 'b' as c %}", Role.OUTPUT),
        ("liquid", "{% case x %}", Role.OPEN_SWITCH),
        ("nunjucks", "{% case x %}", Role.ARM),
        ("nunjucks", "{% endeach %}", Role.CLOSE),
        ("handlebars", "{{#each x}}", Role.OPEN_LOOP),
        ("handlebars", "{{^x}}", Role.OPEN_INVERSE),
        ("handlebars", "{{^}}", Role.LAST_ARM),
        ("handlebars", "{{else if x}}", Role.ARM),
        ("handlebars", "{{#> x}}", Role.OPEN_WRAPPER),
        ("handlebars", "{{> x}}", Role.OUTPUT),
        ("handlebars", "{{elsewhere}}", Role.OUTPUT),
        ("erb", "<%= form_with do |f| %>", Role.OPEN_WRAPPER),
        ("erb", "<% xs.each do |x| %>", Role.OPEN_LOOP),
        ("erb", "<% content_for :x do %>", Role.OPEN_PART),
        ("erb", "<% x = lambda do |y| %>", Role.OPEN_DEFINITION),
        ("erb", "<% def x(y) %>", Role.OPEN_DEFINITION),
        ("erb", "<% return if x %>", Role.LEAVES),
        ("ejs", "<% const x = y => { %>", Role.OPEN_DEFINITION),
        ("erb", "<% case x %>", Role.OPEN_SWITCH),
        ("erb", "<% x = 1 %>", Role.SILENT),
        ("ejs", "<% if (a) { %>", Role.OPEN_BRANCH),
        ("ejs", "<% } else { %>", Role.LAST_ARM),
        ("ejs", "<% break; case 2: %>", Role.ARM),
        ("ejs", "<% if (a) { b(); } %>", Role.SILENT),
        ("php", "<?php echo 1 ?>", Role.OUTPUT),
        ("php", "<?php if ($a) echo 1 ?>", Role.OUTPUT),
        ("php", "<?php $a = 1 ?>", Role.SILENT),
        ("php", "<?php if ($a): ?>", Role.OPEN_BRANCH),
        ("php", "<?php switch ($a): ?>", Role.OPEN_SWITCH),
        ("php", "<?php switch ($a) { case 1: ?>", Role.OPEN_BRANCH),
        ("php", "<?php endif; ?>", Role.CLOSE),
        ("php", "<?php function x() { ?>", Role.OPEN_DEFINITION),
        ("php", "<?php ob_start(); ?>", Role.CAPTURES),
        ("php", "<?php ob_get_clean(); ?>", Role.CLOSE),
        ("php", "<?php $a = 1; echo ob_get_clean(); ?>", Role.RELEASES),
        ("php", "<?php ob_end_flush(); ?>", Role.RELEASES),
        ("php", "<?php echo f(ob_get_clean()); ?>", Role.CLOSE),
        ("php", "<?php if ($a) { return; } ?>", Role.LEAVES),
        ("php", "<?php if (!defined('A')) exit; ?>", Role.SILENT),
        ("php", "<?php $return = 1; $a->exit = 2; ?>", Role.SILENT),
        ("php", "<?php $a = $b -> die; ?>", Role.SILENT),
        ("php", "<?php $a = f(1, return: true); ?>", Role.SILENT),
        ("php", "<?php $a = $b ? $default : $case; $c = $default; ?>", Role.SILENT),
        ("php", "<?php class K { public $return; function exit() {} } ?>", Role.SILENT),
        ("php", "<?php if ($a) { switch ($b) { case 1:return; } } ?>", Role.LEAVES),
        ("php", "<?php $a = array_map(function ($b) { return $b; }, $c); ?>", Role.SILENT),
        ("php", "<?php $a = $b->map(function ($c) { if ($c) { return 1; } return 2; }); ?>", Role.SILENT),
        ("php", "<?php foreach ($a as $b) { if ($b) { return; } } ?>", Role.LEAVES),
        ("php", "<?php if (any($a, function ($b) { return $b; })) { return; } ?>", Role.LEAVES),
        ("php", "<?php $a = <<<TXT\nDon't return; or { exit ?>\n  TXT;\n?>", Role.SILENT),
        ("php", "<?php if ($a) { $b = <<<'A'\nA; ?>", Role.OPEN_BRANCH),
        ("php", "<?php } elseif ($b) { ?>", Role.ARM),
        ("blade", "@checked($x)", Role.ATTRIBUTE),
        ("blade", "@empty", Role.LAST_ARM),
        ("blade", "@empty($x)", Role.OPEN_BRANCH),
        ("blade", "@honeypot('x')", Role.OUTPUT),
        ("blade", "@method('PUT')", Role.SILENT),
        ("go", "{{ else }}", Role.LAST_ARM),
        ("go", "{{ else with .X }}", Role.ARM),
        ("go", "{{ $a, $b := f }}", Role.SILENT),
        ("go", "{{ $a }}", Role.OUTPUT),
        ("jsp", "<c:choose>", Role.OPEN_SWITCH),
        ("jsp", "</c:if>", Role.CLOSE),
        ("jsp", '<sec:authorize access="a">', Role.OPEN_BRANCH),
        ("jsp", '<sec:authorize url="/a" var="b"/>', Role.SILENT),
        ("jsp", '<c:if test="${a}" var="b"/>', Role.SILENT),
        ("jsp", '<fmt:message key="x" var="y"/>', Role.SILENT),
        ("mako", "% for x in xs:\n", Role.OPEN_LOOP),
        ("mako", '<%include file="x"/>', Role.OUTPUT),
        ("mako", '<% return "" %>', Role.LEAVES),
        ("mako", "<%! def a(): return 1 %>", Role.SILENT),
        ("mako", '<% x = "a; return b" %>', Role.SILENT),
        ("mako", '<% x = """a\n"return\nb""" %>', Role.SILENT),
        ("mako", "<%\n# a: return\nx = 1\n%>", Role.SILENT),
        ("mako", '<%\nx = "def"\nif x:\n    return\n%>', Role.LEAVES),
        ("mako", '<%def name="x()">', Role.OPEN_MACRO),
        ("freemarker", "</#list>", Role.CLOSE),
        ("freemarker", "<#assign x = 1>", Role.SILENT),
        ("freemarker", "<@x/>", Role.OUTPUT),
    ],
)
def test_what_an_island_does(language: str, text: str, role: Role) -> None:
    [island] = scan(text, LANGUAGES[language])
    assert island.step.role is role
