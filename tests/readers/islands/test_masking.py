"""Islands replaced by fillers, and what the fillers stand for."""

from __future__ import annotations

import pytest

from webmcp_forms.document.nodes import Hole, MixedText, Text
from webmcp_forms.readers.islands.languages import LANGUAGES
from webmcp_forms.readers.islands.masking import hide, mask
from webmcp_forms.readers.islands.scanner import scan
from webmcp_forms.readers.islands.unmasking import Holes
from webmcp_forms.readers.offsets import OffsetMap


def masked(text: str, language: str = "jinja") -> str:
    return mask(text, scan(text, LANGUAGES[language]))


def unmasked(text: str, language: str = "jinja") -> Text:
    islands = scan(text, LANGUAGES[language])
    return Holes(text, islands, OffsetMap()).unmask(mask(text, islands))


def shown(text: Text) -> list[str]:
    parts = text.parts if isinstance(text, MixedText) else (text,)
    return [f"<{part.source}>" if isinstance(part, Hole) else part for part in parts]


def test_what_renders_as_nothing_is_blank() -> None:
    assert masked("a{# b #}c") == "a\f\f\f\f\f\f\fc"


def test_what_renders_as_something_has_a_character_of_its_own() -> None:
    assert masked("{{ a }}{{ b }}") == "\U000f0000" * 7 + "\U000f0001" * 7


def test_line_breaks_stay() -> None:
    assert masked("{{ a\n}}{#\n#}") == "\U000f0000" * 4 + "\n" + "\U000f0000" * 2 + "\f\f\n\f\f"


def test_the_line_break_after_a_blank_is_kept_apart_from_it() -> None:
    assert masked("{# a #}\nb") == "\f\f\f\f\f\f\t\nb"


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        ("<{{ t }} a>", "<x\f\f\f\f\f\f a>"),
        ("</{{ t }}>", "</x\f\f\f\f\f\f>"),
        ("<h{{ n }}>", "<hx\f\f\f\f\f\f>"),
        ("<a-{{ n }}-b>", "<a-xxxxxxx-b>"),
        ("<input{{ a }}>", "<input\f" + "\U000f0000" * 6 + ">"),
        ("<p>a{{ b }}", "<p>a" + "\U000f0000" * 7),
        ("a < b{{ c }}", "a < b" + "\U000f0000" * 7),
    ],
)
def test_beside_a_tag_name(tag: str, expected: str) -> None:
    assert masked(tag) == expected


def test_characters_that_look_like_fillers_are_replaced() -> None:
    assert masked("\U000f0000{{ a }}") == "\ufffd" + "\U000f0000" * 7


def test_a_conditional_attribute_is_written_out() -> None:
    assert masked("<input @checked($a)>", "blade") == "<input checked\f\f\f\f\f>"


def test_islands_that_are_shown_become_holes() -> None:
    text = "{% if a %}b{% endif %}"
    islands = scan(text, LANGUAGES["jinja"])
    assert mask(text, islands, {10}) == "\U000f0000" * 10 + "b" + "\f" * 11
    found = Holes(text, islands, OffsetMap()).unmask(mask(text, islands, {10}))
    assert isinstance(found, MixedText)
    assert found.parts[0] == Hole("{% if a %}", OffsetMap().span(0, 10), is_branch=True)


def test_what_is_hidden_is_blank() -> None:
    text = "a{% if b %}\nc{% endif %}\nd"
    hidden = hide(masked(text), [(11, 13)], {})
    assert len(hidden) == len(text)
    assert hidden.count("\n") == text.count("\n")
    assert Holes(text, (), OffsetMap()).unmask(hidden) == "a\nd"


def test_a_mark_stands_where_something_is_hidden() -> None:
    assert hide("abcd", [(1, 3)], {1: "X"}) == "aX\fd"


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("plain", "jinja", ["plain"]),
        ("a {# b #} c", "jinja", ["a  c"]),
        ("a{{ b }}c", "jinja", ["a", "<{{ b }}>", "c"]),
        ("{{ a }}{{ b }}", "jinja", ["<{{ a }}>", "<{{ b }}>"]),
        ("a\n{{ b\n  c }}\nd", "jinja", ["a\n", "<{{ b\n  c }}>", "\nd"]),
        ("a {#\n b\n #} c", "jinja", ["a  c"]),
        ("a\n{# b #}\n{# c #}\nd", "jinja", ["a\n\n\nd"]),
        ("a {{- b -}} c", "jinja", ["a", "<{{- b -}}>", "c"]),
        ("a {#- b -#} c", "jinja", ["ac"]),
        ("a\n  {{! b }}\n  c", "handlebars", ["a\n  c"]),
        ("a\n{{#if b}}\nc\n{{/if}}\nd", "handlebars", ["a\nc\nd"]),
        ("a <?php $x = 1 ?>\nb", "php", ["a b"]),
        ("a\t{# b #}\tc", "jinja", ["a\t\tc"]),
    ],
)
def test_unmask(text: str, language: str, expected: list[str]) -> None:
    assert shown(unmasked(text, language)) == expected
