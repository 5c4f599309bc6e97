"""Trees of BeautifulSoup and lxml: the tools of their markup, what browsers do on top, deep trees, no places."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import lxml.html
import pytest
from bs4 import BeautifulSoup, CData, Comment, Declaration, Doctype, ProcessingInstruction
from bs4.element import Stylesheet, Tag
from lxml import etree

from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.document.nodes import DOCUMENT_SCOPE, INERT_SCOPE, Document, Element, Namespace, text_content
from webmcp_forms.errors import UsageError
from webmcp_forms.readers import read
from webmcp_forms.readers.soup import read_soup
from webmcp_forms.tools import document_tools

XHTML = "http://www.w3.org/1999/xhtml"
RECORDED = Path(__file__).resolve().parent.parent / "conformance" / "recorded"
FORM = "<form toolname='t' tooldescription='d'>"

Parse = Callable[[str], Any]
HTML_PARSERS: dict[str, Parse] = {
    "html5lib": lambda html: BeautifulSoup(html, "html5lib"),
    "lxml": lambda html: BeautifulSoup(html, "lxml"),
    "html.parser": lambda html: BeautifulSoup(html, "html.parser"),
    "lxml.html": lxml.html.document_fromstring,
}
XML_PARSERS: dict[str, Parse] = {
    "lxml-xml": lambda text: BeautifulSoup(text, "lxml-xml"),
    "lxml.etree": etree.XML,
    "ElementTree": lambda text: etree.ElementTree(etree.XML(text)),
}
html_parsers = pytest.mark.parametrize("parse", HTML_PARSERS.values(), ids=HTML_PARSERS)
xml_parsers = pytest.mark.parametrize("parse", XML_PARSERS.values(), ids=XML_PARSERS)


def first(document: Document, tag: str) -> Element:
    return next(element for element in document.elements() if element.tag == tag)


def text_of(document: Document, tag: str) -> str:
    return text_content(document, first(document, tag))


def tools(document: Document) -> list[tuple[str, str, str, bool, str]]:
    return [
        (tool.name, tool.title, tool.description, tool.autosubmit, json.dumps(tool.input_schema))
        for tool in document_tools(document, find_profile(DEFAULT_PROFILE))
    ]


class Nesting(HTMLParser):
    """Finds out whether every start tag has its end tag, so that no parser has anything to repair."""

    VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr"})
    # Between these and a form stands something that the parsers imply, drop or move, each in its way.
    REPAIRED = frozenset({"table", "select", "frameset", "svg", "math", "form"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.is_proper = True

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "form" and self.REPAIRED & set(self.open):
            self.is_proper = False
        if tag in {"svg", "math"} or len(dict(attrs)) < len(attrs):
            self.is_proper = False
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        self.is_proper &= bool(self.open) and self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)


# Line breaks, NULs, and references that only a browser reads by where they stand.
ODD_CHARACTERS = re.compile(r"[\r\0]|&notit;")


def nests_properly(html: str) -> bool:
    nesting = Nesting()
    nesting.feed(html)
    nesting.close()
    return nesting.is_proper and not nesting.open


def recorded_pages() -> list[Any]:
    """Recorded pages that need no repair, and whose characters all parsers read alike."""
    lines = [
        line
        for name in ("pages-probes.jsonl", "pages-random.jsonl")
        for line in (RECORDED / name).read_text(encoding="utf-8").strip().split("\n")
    ]
    return [
        pytest.param(page["html"], id=page["id"])
        for page in map(json.loads, lines)
        if "type" not in page and nests_properly(page["html"]) and not ODD_CHARACTERS.search(page["html"])
    ]


PAGES = recorded_pages()


def test_there_are_many_recorded_pages_that_need_no_repair() -> None:
    assert len(PAGES) > 100


@html_parsers
@pytest.mark.parametrize("html", PAGES)
def test_a_tree_has_the_tools_of_its_markup(html: str, parse: Parse) -> None:
    assert tools(read_soup(parse(html))) == tools(read(html))


@xml_parsers
@pytest.mark.parametrize(
    "body",
    [
        f"{FORM}<label>L<input name='a' required='required'/></label><INPUT name='b'/></form>",
        f"{FORM}<input name='a'/><form toolname='u' tooldescription='d'><input name='b'/></form></form>",
        f"<noscript>{FORM}<input name='a'/></form></noscript>",
        f"<template>{FORM}</form></template>",
        f"<p xmlns=''>{FORM}</form></p>",
        "<iframe srcdoc='&lt;form toolname=i tooldescription=d>&lt;input name=q>'/>",
        f"<form q:toolname='x' xmlns:q='urn:q' tooldescription='d'/>{FORM}</form>",
    ],
)
def test_an_xml_tree_has_the_tools_of_its_page(body: str, parse: Parse) -> None:
    page = f"<html xmlns='{XHTML}'><body>{body}</body></html>"
    document = read_soup(parse(page))
    assert tools(document) == tools(read(page, language="xhtml"))
    assert document.language == "xhtml"


class TestHtmlTrees:
    @html_parsers
    def test_a_form_owns_what_is_nested_in_it_or_names_it(self, parse: Parse) -> None:
        page = f"<p>{FORM[:-1]} id='f'><input name='a'></form><input name='b' form='f'><input name='c'></p>"
        ((*_, schema),) = tools(read_soup(parse(page)))
        assert list(json.loads(schema)["properties"]) == ["a", "b"]

    @html_parsers
    def test_a_tree_has_no_places_and_no_text(self, parse: Parse) -> None:
        document = read_soup(parse("<p>x</p>"))
        assert document.place(first(document, "p")) is None
        assert (document.source.text, document.source.path, document.parser_owners) == ("", "<soup>", {})

    @html_parsers
    def test_noscript_holds_text(self, parse: Parse) -> None:
        document = read_soup(parse("<div>a<noscript>b &amp; <i title='x'>c</i><br></noscript>d</div>"))
        assert text_of(document, "div") == 'ab &amp; <i title="x">c</i><br>d'
        assert not list(document.tagged(frozenset({"i", "br"})))

    @html_parsers
    def test_the_content_of_a_template_is_inert_and_no_text(self, parse: Parse) -> None:
        document = read_soup(parse("<div>a<template><p>b</p></template></div>"))
        assert first(document, "p").scope == INERT_SCOPE
        assert text_of(document, "div") == "a"

    @html_parsers
    def test_a_declarative_shadow_root_is_a_scope_of_its_own(self, parse: Parse) -> None:
        page = (
            "<div><label for='x'>Outer</label><template shadowrootmode='Open'>"
            f"<label for='x'>Inner</label>{FORM}<input name='a' id='x'></form></template><input id='x'></div>"
        )
        document = read_soup(parse(page))
        assert first(document, "form").scope > DOCUMENT_SCOPE
        assert not list(document.tagged(frozenset({"template"})))
        assert tools(document) == tools(read(page))
        assert text_of(document, "div") == "Outer"

    @pytest.mark.parametrize(
        "page",
        [
            "<a><template shadowrootmode='open'><form></form></template></a>",
            "<div><template shadowrootmode='other'><form></form></template></div>",
            "<p><template shadowrootmode=open></template><template shadowrootmode=open><form></form></template></p>",
            "<template><div><template shadowrootmode='open'><form></form></template></div></template>",
        ],
    )
    def test_what_makes_no_live_shadow_root_is_inert(self, page: str) -> None:
        assert first(read_soup(BeautifulSoup(page, "html.parser")), "form").scope == INERT_SCOPE

    @html_parsers
    def test_a_frame_is_an_html_document(self, parse: Parse) -> None:
        ((index, frame),) = read_soup(parse("<p></p><iframe srcdoc='<b title=x>y'></iframe>")).frames
        place = frame.place(first(frame, "b"))
        assert index > 0
        assert text_of(frame, "b") == "y"
        assert place is not None
        assert frame.source.slice(place.start_tag) == "<b title=x>"

    @pytest.mark.parametrize("page", ["<template><iframe srcdoc='x'></iframe></template>", "<iframe></iframe>"])
    def test_what_is_no_live_frame_has_no_document(self, page: str) -> None:
        assert read_soup(BeautifulSoup(page, "html.parser")).frames == ()

    @html_parsers
    def test_foreign_elements_are_foreign_and_html_in_them_is_html(self, parse: Parse) -> None:
        document = read_soup(
            parse("<svg><a></a><foreignObject><p></p></foreignObject></svg><math><mi><b></b></mi></math>")
        )
        namespaces = {element.tag.lower(): element.namespace for element in document.elements()}
        assert namespaces["svg"] is namespaces["a"] is namespaces["foreignobject"] is Namespace.SVG
        assert namespaces["p"] is namespaces["b"] is Namespace.HTML
        assert namespaces["math"] is namespaces["mi"] is Namespace.MATHML

    def test_a_tree_is_lower_case_whoever_built_it(self) -> None:
        root = etree.Element("FORM", {"TOOLNAME": "t", "ToolDescription": "d"})
        etree.SubElement(root, "Input", {"NAME": "a"})
        assert [tool[0] for tool in tools(read_soup(root))] == ["t"]


class TestBeautifulSoup:
    def test_a_tag_is_read_with_what_it_holds_and_nothing_else(self) -> None:
        soup = BeautifulSoup(f"<p><input name='z'></p>{FORM}<input name='a'></form>", "html.parser")
        form = soup.form
        assert isinstance(form, Tag)
        document = read_soup(form)
        assert [element.tag for element in document.elements()] == ["form", "input"]

    def test_token_lists_are_joined_by_blanks(self) -> None:
        document = read_soup(BeautifulSoup("<p class='a  b' title='c  d'></p>", "html.parser"))
        assert dict(first(document, "p").attributes) == {"class": "a b", "title": "c  d"}

    def test_values_that_a_program_has_set_are_read_as_they_would_be_written(self) -> None:
        soup = BeautifulSoup("<input>", "html.parser")
        field = soup.input
        assert isinstance(field, Tag)
        field["min"] = 3  # type: ignore[assignment]  # BeautifulSoup writes it out as text
        field["required"] = None  # type: ignore[assignment]  # and this without a value
        assert dict(first(read_soup(soup), "input").attributes) == {"min": "3", "required": ""}

    @pytest.mark.parametrize("kind", [Comment, Declaration, Doctype, ProcessingInstruction, CData])
    def test_what_a_browser_makes_a_comment_is_no_text(self, kind: Callable[[str], Any]) -> None:
        soup = BeautifulSoup("<p>a</p>", "html.parser")
        paragraph = soup.p
        assert isinstance(paragraph, Tag)
        paragraph.append(kind("b"))
        assert text_of(read_soup(soup), "p") == "a"

    def test_cdata_is_text_in_foreign_content(self) -> None:
        soup = BeautifulSoup("<div><svg><text><![CDATA[a]]></text></svg><![CDATA[b]]></div>", "html.parser")
        assert text_of(read_soup(soup), "div") == "a"

    def test_scripts_styles_and_template_strings_are_text(self) -> None:
        page = "<div><script>a</script><style>b</style></div>"
        assert text_of(read_soup(BeautifulSoup(page, "html.parser")), "div") == "ab"
        style = Tag(name="p")
        style.append(Stylesheet("c"))
        assert text_of(read_soup(style), "p") == "c"

    def test_an_xml_soup_without_the_namespace_has_no_html(self) -> None:
        document = read_soup(BeautifulSoup(f"<html>{FORM}</form></html>", "lxml-xml"))
        assert first(document, "form").namespace is Namespace.NONE

    def test_an_empty_soup_is_an_empty_document(self) -> None:
        assert list(read_soup(BeautifulSoup("", "html.parser")).elements()) == []


class TestLxml:
    def test_an_element_without_a_namespace_is_html(self) -> None:
        document = read_soup(etree.XML(f"<div>{FORM}<input name='a'/></form></div>"))
        assert document.language == "html"
        assert [tool[0] for tool in tools(document)] == ["t"]

    def test_the_text_after_the_topmost_element_is_not_its(self) -> None:
        root = etree.XML("<div><p>a<!-- b --><?c d?>e</p>f</div>")
        document = read_soup(root[0])
        assert [element.tag for element in document.elements()] == ["p"]
        assert text_of(document, "p") == "ae"

    def test_an_entity_left_alone_is_a_hole(self) -> None:
        parser = etree.XMLParser(resolve_entities=False)
        root = etree.fromstring("<!DOCTYPE p [<!ENTITY e 'E'>]><p>a&e;b</p>", parser)
        assert text_of(read_soup(root), "p") == "a&e;b"

    def test_a_prefixed_attribute_never_matches(self) -> None:
        root = etree.XML(f"<form xmlns='{XHTML}' xmlns:q='urn:q' q:toolname='x' tooldescription='d'/>")
        assert not first(read_soup(root), "form").has("toolname")


@pytest.mark.parametrize(
    "thing",
    [
        pytest.param(Comment("x"), id="comment of BeautifulSoup"),
        pytest.param(BeautifulSoup("<p>", "html.parser").find_all("p"), id="list of tags"),
        pytest.param(etree.Comment("x"), id="comment of lxml"),
        pytest.param(etree.XMLParser(), id="parser"),
        pytest.param(etree.ElementTree(), id="tree without a root"),
    ],
)
def test_other_things_of_these_libraries_are_refused(thing: Any) -> None:
    with pytest.raises(UsageError, match=type(thing).__qualname__):
        read_soup(thing)


def deep_soup() -> BeautifulSoup:
    return BeautifulSoup("<div>" * 100_000, "html.parser")


def deep_tree() -> etree._Element:
    # lxml itself takes quadratic time to build it.
    root = inner = etree.Element("div")
    for _ in range(10_000):
        inner = etree.SubElement(inner, "div")
    return root


@pytest.mark.parametrize("build", [deep_soup, deep_tree])
def test_a_deep_tree_is_read_without_recursion(build: Callable[[], Any]) -> None:
    tree = build()
    document = read_soup(tree)
    assert len(document.parents) >= 10_000
    assert document.ends[0] == len(document.parents)
    assert text_of(document, "div") == ""


def test_deep_noscript_content_becomes_text_without_recursion() -> None:
    soup = deep_soup()
    outer = soup.div
    assert isinstance(outer, Tag)
    outer.name = "noscript"
    assert len(read_soup(soup).parents) == 1
