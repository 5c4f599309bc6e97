"""Every element, attribute name and value has its place in the original text."""

from __future__ import annotations

import pytest

from webmcp_forms.document.nodes import Document, Element, Hole, MixedText, Place, written
from webmcp_forms.readers import read


def first(document: Document, tag: str) -> Element:
    return next(element for element in document.elements() if element.tag == tag)


def place_of(document: Document, tag: str) -> Place:
    place = document.place(first(document, tag))
    assert place
    return place


def parts(source: str, tag: str, attribute: str, language: str = "tsx") -> tuple[str, str, str | None]:
    """All of an attribute, its name and its value, as they are written."""
    document = read(source, language=language)
    found = place_of(document, tag).attributes[attribute]
    value = document.source.slice(found.value) if found.value else None
    return document.source.slice(found.whole), document.source.slice(found.name), value


def test_tags() -> None:
    source = "const A = () => (\n  <form id='a' >\n    <input /> é😀 </form>);"
    document = read(source, language="tsx")
    form, control = place_of(document, "form"), place_of(document, "input")
    assert document.source.slice(form.start_tag) == "<form id='a' >"
    assert form.end_tag
    assert document.source.slice(form.end_tag) == "</form>"
    assert document.source.slice(control.start_tag) == "<input />"
    assert control.end_tag is None


@pytest.mark.parametrize(
    ("attribute", "name", "value"),
    [
        ('name="q"', "name", "q"),
        ("name = 'q'", "name", "q"),
        ('name={"q"}', "name", "q"),
        ("name={`q`}", "name", "q"),
        ("name={q}", "name", "{q}"),
        ('name={"q" as string}', "name", '{"q" as string}'),
        ("required", "required", None),
        ("readOnly={false || x}", "readOnly", "{false || x}"),
        ("htmlFor=\"a &amp; b\"", "htmlFor", "a &amp; b"),
    ],
)  # fmt: skip
def test_attributes(attribute: str, name: str, value: str | None) -> None:
    html_name = {"htmlFor": "for", "readOnly": "readonly"}.get(name, name)
    assert parts(f"<input {attribute} id='x' />", "input", html_name) == (attribute, name, value)


def test_an_attribute_in_a_spread_stands_in_the_object_with_the_comma_after_it() -> None:
    source = 'const tool = { "toolname": "a", tooldescription: `b` };\n<form {...tool} />;'
    assert parts(source, "form", "toolname") == ('"toolname": "a",', '"toolname"', "a")
    assert parts(source, "form", "tooldescription") == ("tooldescription: `b`", "tooldescription", "b")


@pytest.mark.parametrize("line_break", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("filler", ["", "é", "中文", "😀", "\ud800", "a\u0301"])
def test_places_count_code_points_of_the_original(filler: str, line_break: str) -> None:
    lines = [
        "// " + filler,
        f"const a = <form title='{filler}' id=\"f\">{filler}",
        f'<input name="{filler}q" /></form>;',
    ]
    document = read(line_break.join(lines), language="jsx")
    control = place_of(document, "input")
    assert document.source.slice(control.start_tag) == f'<input name="{filler}q" />'
    assert document.source.slice(place_of(document, "form").attributes["id"].whole) == 'id="f"'


def test_holes_have_their_place_and_their_source() -> None:
    source = "<form é toolname={`a_${row.id}`} tooldescription={'x' + about}>{children}<p>{note}</p></form>"
    document = read(source, language="tsx")
    form, paragraph = first(document, "form"), first(document, "p")
    texts = (form.get("toolname"), form.get("tooldescription"), *document.tree.children(paragraph.index))
    parts = [part for text in texts if isinstance(text, MixedText) for part in text.parts]
    holes = [part for part in parts if isinstance(part, Hole)]
    assert [(hole.source, document.source.slice(hole.span)) for hole in holes if hole.span] == [
        ("${row.id}", "${row.id}"),
        ("{about}", "about"),
        ("{note}", "note"),
    ]
    assert written(form.attributes["toolname"]) == "a_${row.id}"
    assert document.source.slice(place_of(document, "{children}").start_tag) == "children"


def test_mdx_places_are_those_of_the_text() -> None:
    source = (
        "---\na: 1\n---\nexport const N = 'é😀'\n\n# Ünïcödé\n\n<form toolname={N}>\n  *x* <input name='q' />\n</form>"
    )
    document = read(source, language="mdx")
    assert first(document, "form").get("toolname") == "é😀"
    assert document.source.slice(place_of(document, "form").start_tag) == "<form toolname={N}>"
    assert document.source.slice(place_of(document, "input").attributes["name"].whole) == "name='q'"
