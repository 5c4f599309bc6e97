"""Which language a page with bindings is in."""

from __future__ import annotations

import pytest

from webmcp_forms.readers.detect import detect_language


@pytest.mark.parametrize(
    ("path", "language"),
    [
        ("src/Form.vue", "vue"),
        ("src/routes/+page.svelte", "svelte"),
        ("src/pages/index.astro", "astro"),
        ("src/app/app.component.html", "angular"),
        ("Views/Home/Index.cshtml", "razor"),
        ("Pages/Index.razor", "razor"),
        ("lib/web/page_html/home.html.heex", "heex"),
        ("README.md", "markdown"),
        ("index.markdown", "markdown"),
    ],
)
def test_by_name(path: str, language: str) -> None:
    assert detect_language(path, "<p>") == language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ('<html xmlns:th="http://www.thymeleaf.org">', "thymeleaf"),
        ('<p th:text="${x}">', "thymeleaf"),
        ('<form data-th-action="@{/x}">', "thymeleaf"),
        ("<f:form action='x'>", "fluid"),
        ("{namespace f=TYPO3}<f:layout />", "fluid"),
        ('<div v-if="x">{{ y }}</div>', "vue"),
        ('<input v-model.trim="x">', "vue"),
        ('<div *ngIf="x">{{ y }}</div>', "angular"),
        ('<form (ngSubmit)="go()">', "angular"),
        ('<input formControlName="x">', "angular"),
        ("<p>\n  @if (x) {\n  a\n  }\n</p>", "angular"),
        ("<p>@if (f(x)) {<b>a</b>} @else {<i>b</i>}", "angular"),
        ('<form (submit)="go()">{{ x }}', "angular"),
        ('<input [name]="n" [disabled]="busy()">{{ x }}', "angular"),
        ('<form v-scope="{ a: 1 }"><input :name="n">', "alpine"),
        ('<form @submit.prevent="go"><input :name="n">', "alpine"),
        ('<template x-for="x in m">', "alpine"),
        ('<b x-text="hint">', "alpine"),
        ('<p ng-if="x">', "alpine"),
        ('<input data-ng-attr-name="n">', "alpine"),
        ('<input data-bind="attr: { name: n }">', "alpine"),
        ("<!-- ko if: a --><p><!-- /ko -->", "alpine"),
        ("{% comment %}{% if a %}{% endcomment %}", "django"),
        ("{% for x in xs %}{% empty %}{% endfor %}", "django"),
        ("{% comment %}a{% endcomment %}{% assign x = 1 %}", "liquid"),
        ("{%- comment -%}a{%- endcomment -%}", "jinja"),
        ('{% switch k %}{% case "a" %}{% default %}{% endswitch %}', "nunjucks"),
        ("{% asyncEach x in xs %}{% endeach %}", "nunjucks"),
    ],
)
def test_by_what_stands_in_it(text: str, language: str) -> None:
    assert detect_language("page.html", text) == language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ('{% if a %}<div v-if="x">{{ y }}</div>{% endif %}', "jinja"),
        ("<p>write to a@if.example (now) {</p>", "html"),
        ("<p data-th-large='x'>", "html"),
        ('<div x-data="{a: 1}" :class="b" @click="c">', "html"),
        ('<div x-data x-show="a" @click="b" :key="c" ng-class="d" data-binding="e">', "html"),
        ('<style>a[name]="x"</style><p>f(x)="y" [1]="z"', "html"),
        ('{% if a %}<input :name="x">{% endif %}', "jinja"),
        ("<pre>v-if</pre><p>the: th</p>", "html"),
        ("<style>@media (a) { p { b: c } }</style>", "html"),
    ],
)
def test_what_is_something_else(text: str, language: str) -> None:
    assert detect_language("page.html", text) == language


@pytest.mark.parametrize(
    ("path", "language"),
    [
        ("generators/search.vue.ejs", "vue"),
        ("templates/Form.svelte.hbs", "svelte"),
        ("templates/page.astro.j2", "astro"),
        ("app/login.component.html.ejs", "angular"),
        ("files/__name__.component.html.template", "angular"),
        ("templates/page.tsx.ejs", "ts"),
        ("plop/Component.jsx.hbs", "ts"),
        ("views/index.html.ejs", "ejs"),
        ("views/index.html.erb", "erb"),
        ("views/create.js.erb", "erb"),
        ("views/index.ejs", "ejs"),
        ("vue.ejs", "ejs"),
        ("src/vue.ejs/index.ejs", "ejs"),
        ("templates/page.html.j2", "jinja"),
    ],
)
def test_templates_that_write_templates(path: str, language: str) -> None:
    assert detect_language(path, "<p>") == language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ('<form [formGroup]="g"><%= x %>', "angular"),
        ('<p th:text="${x}"><%= x %>', "thymeleaf"),
        ('<p v-if="x"><%= x %>', "vue"),
        ("<p><%= x %> {{ y }}", "ejs"),
    ],
)
def test_what_a_page_of_ejs_writes_shows_in_it(text: str, language: str) -> None:
    assert detect_language("page.html.ejs", text) == language


ANGULAR_ATTRIBUTE = '<input [value]="x">'


@pytest.mark.parametrize(
    "text",
    [
        '<pre><code>&lt;input [value]="x"&gt;</code></pre><input name="q">',
        '<p>Regular [x]="y" text</p>',
        f"<!-- {ANGULAR_ATTRIBUTE} -->",
        f"<!-- {ANGULAR_ATTRIBUTE}",
        '<script>let [a]="b"</script>',
        f"<SCRIPT>x = '{ANGULAR_ATTRIBUTE}'</SCRIPT>",
        '<style>@media x { } input [type]="a" {}</style>',
        f"<textarea>{ANGULAR_ATTRIBUTE}</textarea>",
        """<input title='write <input [value]="x">'>""",
        "<code>&lt;p *ngIf&gt; &lt;input formControlName=x&gt;</code>",
    ],
)
def test_what_a_page_only_shows_is_no_sign(text: str) -> None:
    assert detect_language("a.html", text) == "html"


@pytest.mark.parametrize(
    "text",
    [
        f"<script>let a</script><!-- b -->{ANGULAR_ATTRIBUTE}",
        """<input title="it's > 1" [value]="x">""",
        """<input title=it's [value]="x">""",
        '<input\n(change)="a > b" name=c>',
    ],
)
def test_what_stands_among_the_attributes_is_a_sign(text: str) -> None:
    assert detect_language("a.html", text) == "angular"
