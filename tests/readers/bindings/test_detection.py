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
