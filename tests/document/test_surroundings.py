"""What nobody knows around an element, and whether two elements are surely shown together."""

from __future__ import annotations

import pytest

from webmcp_forms.document.nodes import Document, Element
from webmcp_forms.document.surroundings import Surroundings
from webmcp_forms.readers import read


def found(language: str, page: str) -> tuple[Document, list[Element]]:
    document = read(page, language=language)
    return document, list(document.tagged(frozenset({"input"})))


@pytest.mark.parametrize(
    ("language", "page", "is_with"),
    [
        ("jinja", "<input><input>", (True, True)),
        ("jinja", "{% if a %}<input>{% endif %}<input>", (False, True)),
        ("jinja", "{% a %}<input>{% enda %}<input>", (False, False)),
        ("jinja", "{% a %}<input><p><input></p>{% enda %}", (True, True)),
        ("jinja", "{% a %}<input>{% enda %}{% a %}<input>{% enda %}", (False, False)),
        ("svelte", "<A><input></A><A><input></A>", (False, False)),
        ("svelte", "<A><input><div><input></div></A>", (True, True)),
        ("html", "<a-b><input></a-b><a-b><input></a-b>", (True, True)),
    ],
)
def test_whether_one_is_there_wherever_the_other_is(language: str, page: str, is_with: tuple[bool, bool]) -> None:
    document, (one, other) = found(language, page)
    around = Surroundings(document)
    assert (around.is_surely_with(one, other), around.is_surely_with(other, one)) == is_with


def test_the_nearest_component() -> None:
    document, (one, other) = found("svelte", "<A><B><input></B></A><input>")
    around = Surroundings(document)
    assert [around.component(one), around.component(other)] == [list(document.tree.components())[-1], -1]
