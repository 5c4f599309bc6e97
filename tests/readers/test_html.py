"""HTML: what the parser reads otherwise than a browser is read as the browser does, and places stay where they were."""

from __future__ import annotations

import time

import pytest

from webmcp_forms import compile_tools
from webmcp_forms.document.nodes import Document, Element
from webmcp_forms.readers import read

FORM = "<form toolname=t tooldescription=d>"
# A hostile page takes a second or so; a reader that is not linear would take hours.
SECONDS = 60


def first(document: Document, tag: str) -> Element:
    return next(element for element in document.elements() if element.tag == tag)


def written(document: Document, element: Element, name: str) -> tuple[str, str]:
    place = document.place(element)
    assert place
    attribute = place.attributes[name]
    assert attribute.value
    return document.source.slice(attribute.whole), document.source.slice(attribute.value)


@pytest.mark.parametrize("quoted", ['type="hidden"', "TYPE = 'Hidden'"])
@pytest.mark.parametrize("wide", ["", "\u00e9", "\u65e5"])
def test_a_hidden_input_stays_in_its_table_whatever_else_is_on_the_page(quoted: str, wide: str) -> None:
    page = f"{wide}<table>{FORM}<tr><input {quoted} name=h toolparamdescription=i><input name=g>"
    document = read(page)
    assert [parameter.name for parameter in compile_tools(document)[0].parameters] == ["g", "h"]
    hidden = next(element for element in document.elements() if element.show("name") == "h")
    whole, value = written(document, hidden, "type")
    assert (whole, value.lower()) == (quoted, "hidden")


def test_only_tags_are_reworded() -> None:
    document = read(
        "\u65e5<table></table><p title='<input type=\"hidden\">'><input type='hidden'><script>'<input type=\"hidden\">'"
    )
    assert first(document, "p").show("title") == '<input type="hidden">'
    assert next(document.tree.children(first(document, "script").index)) == "'<input type=\"hidden\">'"


@pytest.mark.parametrize(
    "attributes",
    [
        "shadowrootmode=closed",
        "shadowrootmode='closed'",
        'title=">" SHADOWROOTMODE = "closed"',
        '/a="b"shadowrootmode=closed',
    ],
)
def test_a_closed_shadow_tree_registers_its_forms(attributes: str) -> None:
    (tool,) = compile_tools(f"<div><template {attributes}>{FORM}<input name=a></form></template></div>")
    assert [parameter.name for parameter in tool.parameters] == ["a"]


def test_only_the_first_shadow_root_mode_counts() -> None:
    page = f"<div><template shadowrootmode=none shadowrootmode=closed>{FORM}</form></template></div>"
    assert compile_tools(page) == ()


@pytest.mark.parametrize(
    "page",
    [
        pytest.param("<template shadowrootmode " * 100_000, id="open template tags"),
        pytest.param("<template shadowrootmode='>" * 100_000, id="open quotes"),
        pytest.param("\u65e5<table>" + "<input type='hidden'>" * 50_000, id="hidden inputs"),
        pytest.param("<p " + " ".join(f"a{number}=x" for number in range(20_000)) + ">", id="attributes"),
    ],
)
def test_a_hostile_page_is_read_in_bounded_time(page: str) -> None:
    started = time.perf_counter()
    document = read(page)
    for element in document.elements():
        document.place(element)
        dict(element.attributes)
    assert time.perf_counter() - started < SECONDS
