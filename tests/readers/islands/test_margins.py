"""How much white space around an island goes with it."""

from __future__ import annotations

import pytest

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
