"""Texts of a template: what is known of them, what a translation says, and what may bring ids."""

import pytest

from webmcp_forms.document.nodes import Hole, MixedText
from webmcp_forms.linter.known_text import UNKNOWN, known_text, may_bring_ids, outline, outlined, spoken
from webmcp_forms.readers import read


def mixed(*parts: str) -> MixedText:
    """Parts in braces are holes."""
    return MixedText(tuple(Hole(part) if part[:1] in "{<" else part for part in parts))


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("plain ", "plain "),
        (mixed("a ", "{{ b }}", " c"), f"a {UNKNOWN} c"),
        (mixed("a\n ", "{{- b -}}", "\n c"), f"a{UNKNOWN}c"),
        (mixed("\n", "{%- b %}", "\n", "{% c -%}", " d"), f"{UNKNOWN}\n{UNKNOWN}d"),
        (mixed(" ", "<%- b -%>", " "), UNKNOWN),
    ],
)
def test_holes_are_one_character_and_may_trim(text: str | MixedText, known: str) -> None:
    assert outlined(text) == known


@pytest.mark.parametrize(
    ("hole", "message"),
    [
        ('{% trans "Go back" %}', "Go back"),
        ("{{ _('Save') }}", "Save"),
        ("{{ 'forms.buttons.cancel'|trans }}", "cancel"),
        ('{{ ngettext("One page", "%d pages", count) }}', "One page"),
        ('{% trans "Back" context "button" %}', "Back"),
        ("{{ _('Save') if new else _('Update') }}", UNKNOWN),
        ("{{ kind == 'x' and _('Save') or _('Update') }}", UNKNOWN),
        ("{{ _(label) }}", UNKNOWN),
        ('{{ "Save" }}', UNKNOWN),
        ('{{ _("' + "x" * 1000 + '") }}', UNKNOWN),
    ],
)
def test_a_translation_says_what_it_translates(hole: str, message: str) -> None:
    assert spoken(mixed(hole)) == message


def test_a_component_may_say_anything() -> None:
    document = read("<p>a<x-b>c</x-b>d</p>", language="blade")
    paragraph = next(document.tagged(frozenset({"p"})))
    assert outline(document, paragraph) == f"a{UNKNOWN}d"
    assert known_text(document, paragraph) is None


@pytest.mark.parametrize(
    "page",
    [
        "<p>{{ field }}</p>",
        "<label>{{ field }}</label>",
        "<p id='a{{ n }}'>",
        "<p {{ attributes }}>",
        "<p :id='x'>",
        "<p v-html='x'>",
        "<p th:replace='x'>",
        "<p hx-get='/rows' hx-trigger=load>",
    ],
)
def test_what_may_bring_ids(page: str) -> None:
    assert may_bring_ids(read(page, language="jinja"))


@pytest.mark.parametrize(
    "page",
    [
        "<p id=a class='{{ b }}'>c</p>",
        "<title>{{ a }}</title><h1>{{ b }}</h1><a href='{{ c }}'>{{ d }}</a>",
        '<p>{% trans "Text" %} {{ _("more") }}</p>',
        "<p class=x-bind @click=y></p>",
    ],
)
def test_what_brings_none(page: str) -> None:
    assert not may_bring_ids(read(page, language="jinja"))
