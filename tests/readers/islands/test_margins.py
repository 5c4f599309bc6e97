"""How much white space around an island goes with it."""

from __future__ import annotations

import pytest

from webmcp_forms.document.nodes import text_content
from webmcp_forms.readers import read
from webmcp_forms.readers.islands.languages import LANGUAGES
from webmcp_forms.readers.islands.scanner import scan


@pytest.mark.parametrize(
    ("language", "text", "margin"),
    [
        ("jinja", "a \n {{- x }} b", (3, 0)),
        ("jinja", "a {{ x -}} \n b", (0, 3)),
        ("jinja", "a {%+ set x = 1 +%} b", (0, 0)),
        ("twig", "a {{~ x ~}} b", (1, 1)),
        ("go", "a {{- .X -}} b", (1, 1)),
        ("handlebars", "a {{~x~}} b", (1, 1)),
        ("handlebars", "a\n  {{! x }} \nb", (2, 2)),
        ("handlebars", "a\n  {{#x}} b", (0, 0)),
        ("handlebars", "a\n  {{x}}\nb", (0, 0)),
        ("handlebars", "{{! x }}", (0, 0)),
        ("liquid", "a {%- comment -%} x {%- endcomment -%} b", (1, 1)),
        ("liquid", "a {% comment -%} x {%- endcomment %} b", (0, 0)),
        ("jinja", "a {%- filter upper -%} x {%- endfilter -%} b", (1, 1)),
        ("jinja", "a {#- x -#} b", (1, 1)),
        ("django", "a {#- x -#} b", (0, 0)),
        ("erb", "a <% x -%>\nb", (0, 1)),
        ("erb", "a\n  <%- x %> b", (2, 0)),
        ("erb", "a <%- x %> b", (0, 0)),
        ("ejs", "a <%_ x _%>\nb", (0, 1)),
        ("php", "a <?= $x ?>\n\nb", (0, 1)),
        ("php", "a <?= $x ?> \nb", (0, 0)),
    ],
)
def test_margin(language: str, text: str, margin: tuple[int, int]) -> None:
    [island] = scan(text, LANGUAGES[language])
    assert island.margin == margin


@pytest.mark.parametrize(
    ("language", "text", "title"),
    [
        ("jinja", "a {%- raw -%} {{x}} {%- endraw -%} b", "a{{x}}b"),
        ("jinja", "a {%- raw %} {{x}} {% endraw -%} b", "a {{x}} b"),
        ("liquid", "a {%- raw %} {{x}} {% endraw -%} b", "a {{x}} b"),
        ("liquid", "x {%- comment -%} d {%- endcomment -%} z", "xz"),
        ("django", "x {#- d -#} z", "x  z"),
        ("mako", "a\\\nb", "ab"),
        ("mako", "x\n%% a", "x\n% a"),
        ("mako", "x\n  %% a\n %%% b %% c", "x\n  % a\n %% b %% c"),
        ("mako", "a \\\n  b\\ c", "a   b\\ c"),
    ],
)
def test_what_is_left_is_what_the_engine_renders(language: str, text: str, title: str) -> None:
    document = read(f"<p>{text}</p>", language=language)
    [paragraph] = document.tagged(frozenset({"p"}))
    assert text_content(document, paragraph) == title
