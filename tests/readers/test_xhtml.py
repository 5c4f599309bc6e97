"""XHTML pages: Chromium's recorded answers, what is read before an error, entities, places."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from webmcp_forms.browser.issues import form_issues
from webmcp_forms.browser.profiles import DEFAULT_PROFILE, find_profile
from webmcp_forms.browser.registration import annotated_forms, reachable_documents
from webmcp_forms.document.nodes import INERT_SCOPE, Document, Element, Hole, MixedText, Namespace, text_content
from webmcp_forms.readers.xhtml import read_xhtml
from webmcp_forms.source import SourceFile
from webmcp_forms.tools import document_tools

RECORDED = Path(__file__).with_name("xhtml_pages.jsonl").read_text(encoding="utf-8")
PAGES = [json.loads(line) for line in RECORDED.strip().split("\n")]
XHTML = "http://www.w3.org/1999/xhtml"
PAGE = f"<html xmlns='{XHTML}'>"
STRICT = "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'x'>"


def read(text: str) -> Document:
    return read_xhtml(SourceFile(text))


def tags(document: Document) -> list[str]:
    return [element.tag for element in document.elements()]


def first(document: Document, tag: str) -> Element:
    return next(element for element in document.elements() if element.tag == tag)


def text_of(document: Document, tag: str) -> str:
    return text_content(document, first(document, tag))


def tools(document: Document) -> list[dict[str, Any]]:
    return [
        {
            "name": tool.name,
            "title": tool.title,
            "description": tool.description,
            "input_schema": tool.input_schema,
            "autosubmit": tool.autosubmit,
        }
        for tool in document_tools(document, find_profile(DEFAULT_PROFILE))
    ]


def issues(document: Document) -> dict[str, int]:
    profile = find_profile(DEFAULT_PROFILE)
    return Counter(
        issue.type.value
        for part in reachable_documents(document, profile)
        for form in annotated_forms(part, profile)
        for issue in form_issues(form, profile)
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page["id"])
def test_chromium_registers_the_same_tools_and_reports_the_same_issues(page: dict[str, Any]) -> None:
    document = read(page["html"])
    assert tools(document) == page["tools"]
    assert issues(document) == page["issues"]


class TestElements:
    def test_namespaces_decide_what_an_element_is(self) -> None:
        document = read(
            f"{PAGE}<p/><svg xmlns='http://www.w3.org/2000/svg'><p/></svg>"
            "<math xmlns='http://www.w3.org/1998/Math/MathML'/><p xmlns='urn:x'/><p xmlns=''/></html>"
        )
        assert [(element.tag, element.namespace) for element in document.elements()] == [
            ("html", Namespace.HTML),
            ("p", Namespace.HTML),
            ("svg", Namespace.SVG),
            ("p", Namespace.SVG),
            ("math", Namespace.MATHML),
            ("p", Namespace.NONE),
            ("p", Namespace.NONE),
        ]

    def test_a_tag_is_the_local_name_with_its_case(self) -> None:
        assert tags(read(f"<h:html xmlns:h='{XHTML}'><h:INPUT/></h:html>")) == ["html", "INPUT"]

    def test_a_prefixed_attribute_keeps_its_written_name(self) -> None:
        element = first(read(f"{PAGE}<p xmlns:q='urn:q' q:toolname='a' xml:lang='en' toolname='b'/></html>"), "p")
        assert dict(element.attributes) == {"q:toolname": "a", "xml:lang": "en", "toolname": "b"}

    def test_two_prefixes_for_one_local_name_are_two_attributes(self) -> None:
        element = first(read(f"{PAGE}<p xmlns:a='urn:a' xmlns:b='urn:b' a:x='1' b:x='2' x='3'/></html>"), "p")
        assert dict(element.attributes) == {"a:x": "1", "b:x": "2", "x": "3"}

    def test_a_prefix_ends_with_the_element_that_declares_it(self) -> None:
        document = read(f"{PAGE}<p xmlns:q='urn:q'><b q:x='1'/></p><i q:x='2'/><u/></html>")
        assert tags(document) == ["html", "p", "b"]
        assert document.problem is not None

    def test_comments_and_processing_instructions_are_no_text_but_cdata_is(self) -> None:
        document = read(f"{PAGE}<p>a<!-- b --><?c d?><![CDATA[<e> & &amp;]]>&amp;f</p></html>")
        assert text_of(document, "p") == "a<e> & &amp;&f"

    def test_the_content_of_a_template_is_inert_and_no_text(self) -> None:
        document = read(f"{PAGE}<div><template shadowrootmode='open'>a<p>b</p></template>c</div></html>")
        assert first(document, "p").scope == INERT_SCOPE
        assert text_of(document, "div") == "c"

    def test_a_template_outside_html_is_an_ordinary_element(self) -> None:
        document = read(f"{PAGE}<svg xmlns='http://www.w3.org/2000/svg'><template><g>x</g></template></svg></html>")
        assert first(document, "g").scope != INERT_SCOPE
        assert text_of(document, "svg") == "x"

    def test_noscript_holds_elements(self) -> None:
        assert tags(read(f"{PAGE}<noscript><p/></noscript></html>")) == ["html", "noscript", "p"]

    def test_there_is_no_form_element_pointer(self) -> None:
        document = read(f"{PAGE}<table><form/><tr><td><input/></td></tr></table></html>")
        assert document.parser_owners == {}
        assert tags(document) == ["html", "table", "form", "tr", "td", "input"]

    def test_a_frame_is_an_html_document_whose_places_lie_in_the_attribute(self) -> None:
        document = read(f"{PAGE}<iframe srcdoc='&lt;P>\r\n&#65;&lt;INPUT NAME=q title=\"&amp;quot;\">'/></html>")
        ((index, frame),) = document.frames
        field = first(frame, "input")
        place = frame.place(field)
        assert index == 1
        assert (frame.language, field.get("title"), text_of(frame, "p")) == ("html", '"', " A")
        assert place is not None
        assert document.source.slice(place.start_tag) == '&lt;INPUT NAME=q title="&amp;quot;">'
        assert document.source.slice(place.attributes["name"].whole) == "NAME=q"

    @pytest.mark.parametrize(
        "frame", ["<template><iframe srcdoc='x'/></template>", "<IFRAME srcdoc='x'/>", "<iframe/>"]
    )
    def test_what_is_no_live_html_frame_has_no_document(self, frame: str) -> None:
        assert read(f"{PAGE}{frame}</html>").frames == ()


class TestErrors:
    @pytest.mark.parametrize(
        ("body", "message", "line", "column"),
        [
            ("<p>a<b>x</p>", "Opening and ending tag mismatch: b line 1 and p", 1, 56),
            ("<p>a&nbsp;b</p>", "Entity 'nbsp' not defined", 1, 54),
            ("<p>a</p><q a='1' a='2'>z</q>", "Attribute a redefined", 1, 66),
            ("<p>a < b</p>", "StartTag: invalid element name", 1, 50),
            ("<p>a & b</p>", "xmlParseEntityRef: no name", 1, 50),
            ("<p>a<b c=d>e</b></p>", "AttValue: \" or ' expected", 1, 53),
            ("<p>a ]]> b</p>", "Sequence ']]>' not allowed in content", 1, 49),
            ("<p>a \0 b</p>", "Invalid character: Char 0x0 out of allowed range", 1, 49),
            ("<!-- a -- b --><p/>", "Double hyphen within comment: <!-- a", 1, 51),
            ("\n<p>é😀\r\n&x;</p>", "Entity 'x' not defined", 3, 4),
        ],
    )
    def test_the_problem_stands_where_chromium_says(self, body: str, message: str, line: int, column: int) -> None:
        document = read(f"{PAGE}{body}</html>")
        assert document.problem is not None
        position = document.source.position(document.problem.offset)
        assert (document.problem.message, position.line, position.column) == (message, line, column)

    @pytest.mark.parametrize(
        ("body", "expected"),
        [
            pytest.param("<p><b>x</p><i/>", ["p", "b"], id="open elements are there"),
            pytest.param("<p/><q a='1' a='2'/>", ["p"], id="an element with an attribute twice is not"),
            pytest.param("<p/><q a='&x;'/>", ["p"], id="nor one with an unknown entity"),
            pytest.param("<p/><q v:if='1'/>", ["p"], id="nor one with an unknown prefix on an attribute"),
            pytest.param("<p/><v:q/><i/>", ["p", "q", "i"], id="an unknown prefix on an element is no error"),
            pytest.param("<p/><q :a='1'/>", ["p"], id="an attribute name that starts with a colon is"),
            pytest.param("<p/><q xmlns:='1'/>", ["p"], id="so is a prefix declaration without a prefix"),
        ],
    )
    def test_what_starts_before_an_error_is_read(self, body: str, expected: list[str]) -> None:
        assert tags(read(f"{PAGE}{body}</html>")) == ["html", *expected]

    @pytest.mark.parametrize(
        ("body", "text"),
        [
            pytest.param("<p>a<b/>c&x;d</p>", "a", id="the text with the error is dropped"),
            pytest.param("<p>a<!-- -->c&x;d</p>", "a", id="up to a comment"),
            pytest.param("<p>a<?b?>c&x;d</p>", "a", id="or a processing instruction"),
            pytest.param("<p>a<![CDATA[b]]>c&x;d</p>", "ab", id="or a CDATA section"),
            pytest.param("<p>a<![CDATA[b]]>c<![CDATA[d", "ab", id="an open CDATA section is an error itself"),
            pytest.param("<p>a<b c=']]>'/>d&x;</p>", "a", id="the end of a CDATA section in an attribute is none"),
            pytest.param("<p>a < b</p>", "a ", id="but text before a < that starts nothing is kept"),
            pytest.param('<p>a < b="></p>', "", id="unless no > follows"),
        ],
    )
    def test_text_right_before_an_error(self, body: str, text: str) -> None:
        assert text_of(read(f"{PAGE}{body}"), "p") == text

    def test_a_well_formed_page_has_no_problem(self) -> None:
        assert read(f"<?xml version='1.0' encoding='utf-16'?>\n{STRICT}{PAGE}é</html>\n<!-- x -->").problem is None

    @pytest.mark.parametrize("text", ["", " ", "text", "<", "\0", "<!DOCTYPE", "&amp;", "<?xml", "\ud800"])
    def test_a_text_without_elements_has_a_problem(self, text: str) -> None:
        document = read(text)
        assert tags(document) == []
        assert document.problem is not None
        assert 0 <= document.problem.offset <= len(text)

    def test_a_problem_after_replaced_references_stands_in_the_original(self) -> None:
        text = f"<!DOCTYPE html [<!ENTITY e 'E'>]>\n{PAGE}<p a='&e;'>&e;&e;&bad;</p></html>"
        problem = read(text).problem
        assert problem is not None
        assert text[: problem.offset].endswith("&bad;")


class TestEntities:
    def test_a_declared_entity_is_a_hole(self) -> None:
        text = f"<!DOCTYPE html [<!ENTITY e 'E'>]>{PAGE}<p title='a&e;b&amp;c'>x&e;</p></html>"
        document = read(text)
        paragraph = first(document, "p")
        match paragraph.get("title"), list(document.tree.children(paragraph.index)):
            case MixedText(("a", Hole("&e;", span), "b&c")), [MixedText(("x", Hole("&e;", second)))]:
                assert span is not None
                assert second is not None
                assert text[span.start : span.end] == text[second.start : second.end] == "&e;"
                assert span.start == text.index("&e;b")
            case other:
                pytest.fail(f"{other}")

    def test_markup_in_an_entity_is_not_read(self) -> None:
        document = read(f"<!DOCTYPE html [<!ENTITY e '<input/>'>]>{PAGE}<p>&e;</p><b/></html>")
        assert tags(document) == ["html", "p", "b"]
        assert document.problem is None

    def test_a_declaration_wins_over_the_names_of_html(self) -> None:
        doctype = STRICT.replace(">", " [<!ENTITY nbsp 'N'>]>")
        assert text_of(read(f"{doctype}{PAGE}<p>&nbsp;&eacute;</p></html>"), "p") == "&nbsp;é"

    @pytest.mark.parametrize("name", ["amp", "lt", "gt", "quot", "apos"])
    def test_no_declaration_changes_what_xml_predefines(self, name: str) -> None:
        declared = f"<!DOCTYPE html [<!ENTITY {name} '&#38;#60;'><!ENTITY other 'x'>]>"
        document = read(f"{declared}{PAGE}<p title='&{name};'>&{name};</p></html>")
        assert "&" + name not in text_of(document, "p")
        assert isinstance(first(document, "p").get("title"), str)

    def test_references_in_comments_cdata_and_instructions_are_none(self) -> None:
        text = f"<!DOCTYPE html [<!ENTITY e 'E'>]>{PAGE}<p><!-- &e; --><?x &e;?><![CDATA[&e;]]></p></html>"
        document = read(text)
        assert list(document.tree.children(1)) == ["&e;"]

    def test_an_entity_in_another_file_is_nothing(self, tmp_path: Path) -> None:
        secret = tmp_path / "secret.txt"
        secret.write_text("secret", encoding="utf-8")
        doctype = f"<!DOCTYPE html SYSTEM '{secret.as_uri()}' [<!ENTITY e SYSTEM '{secret.as_uri()}'>]>"
        document = read(f"{doctype}{PAGE}<p>a&e;b</p></html>")
        assert text_of(document, "p") == "ab"
        assert document.problem is None

    def test_in_an_attribute_it_is_an_error(self) -> None:
        document = read(f"<!DOCTYPE html SYSTEM 'x' [<!ENTITY e SYSTEM 'y'>]>{PAGE}<p/><q a='&e;'/></html>")
        assert tags(document) == ["html", "p"]

    def test_text_that_looks_like_a_marker_stays(self) -> None:
        text = "\ufdd00\ufdd10;\ufdd01\ufdd10;\ufdd0"
        document = read(f"<!DOCTYPE html [<!ENTITY e 'E'>]>{PAGE}<p>{text}&e;{text}</p></html>")
        assert text_of(document, "p") == f"{text}&e;{text}"

    def test_a_frame_with_a_hole_is_unknown(self) -> None:
        document = read(f"<!DOCTYPE html [<!ENTITY e 'E'>]>{PAGE}<iframe srcdoc='&e;'/></html>")
        assert document.frames == ()

    def test_default_attributes_of_the_internal_subset_count(self) -> None:
        doctype = (
            "<!DOCTYPE html [<!ENTITY e 'E'><!ATTLIST p a CDATA 'x&e;&#65;' b (u|v) ' u '>"
            "<!ATTLIST p a CDATA 'late' c CDATA #IMPLIED c CDATA 'later' xmlns:q CDATA 'urn:q'>]>"
        )
        element = first(read(f"{doctype}{PAGE}<p b='v'/></html>"), "p")
        assert element.show("a") == "x&e;A"
        assert set(element.attributes) == {"a", "b"}
        assert element.get("b") == "v"

    def test_a_default_attribute_has_no_place(self) -> None:
        document = read(f"<!DOCTYPE html [<!ATTLIST p a CDATA 'x'>]>{PAGE}<p/></html>")
        place = document.place(first(document, "p"))
        assert place is not None
        assert place.attributes == {}


class TestPlaces:
    TEXT = f"""<?xml version="1.0"?>
<!DOCTYPE html [<!-- <p> --> <!ENTITY e "<p>">]>
<html xmlns="{XHTML}"><!-- <b x="1"> --><![CDATA[<b>]]><?b <b>?>é😀\r
<form toolname = 'a>"b' \n title="x/>"  id=''>
<input name="q"/><h:br xmlns:h='{XHTML}' h:x = "1" /></form >&e;<p>x</p></html>"""

    def slices(self, tag: str) -> tuple[str, str | None, dict[str, tuple[str, str, str | None]]]:
        document = read(self.TEXT)
        place = document.place(first(document, tag))
        assert place is not None
        cut = document.source.slice
        attributes = {
            name: (cut(found.whole), cut(found.name), cut(found.value) if found.value else None)
            for name, found in place.attributes.items()
        }
        return cut(place.start_tag), cut(place.end_tag) if place.end_tag else None, attributes

    def test_a_start_tag_an_end_tag_and_attributes(self) -> None:
        assert self.slices("form") == (
            "<form toolname = 'a>\"b' \n title=\"x/>\"  id=''>",
            "</form >",
            {
                "toolname": ("toolname = 'a>\"b'", "toolname", 'a>"b'),
                "title": ('title="x/>"', "title", "x/>"),
                "id": ("id=''", "id", ""),
            },
        )

    def test_an_empty_element_has_no_end_tag(self) -> None:
        assert self.slices("input") == ('<input name="q"/>', None, {"name": ('name="q"', "name", "q")})

    def test_names_are_as_written(self) -> None:
        start, end, attributes = self.slices("br")
        assert start == f"<h:br xmlns:h='{XHTML}' h:x = \"1\" />"
        assert end is None
        assert attributes["h:x"] == ('h:x = "1"', "h:x", "1")

    def test_tags_in_comments_cdata_and_the_document_type_are_passed_over(self) -> None:
        assert self.slices("p") == ("<p>", "</p>", {})
        assert self.slices("html")[1] == "</html>"

    def test_an_element_left_open_by_an_error_has_no_end_tag(self) -> None:
        document = read(f"{PAGE}<p><b></b><i></p></html>")
        places = [document.place(element) for element in document.elements()]
        assert [place.end_tag is not None for place in places if place] == [False, False, True, False]


@pytest.mark.parametrize(
    ("inner", "names"),
    [
        pytest.param(4996, ["t", "u", "v"], id="the deepest that Chromium reads"),
        pytest.param(4997, ["t", "u"], id="the input is too deep and the last one"),
        pytest.param(4998, ["t", "u"], id="the form is too deep and the last one"),
        pytest.param(4999, ["t"], id="the form is not read"),
    ],
)
def test_nesting_ends_where_chromium_ends_it(inner: int, names: list[str]) -> None:
    form = f"<form xmlns='{XHTML}' toolname='{{}}' tooldescription='d'><input name='a'/></form>"
    document = read(
        f"{PAGE}{form.format('t')}<g xmlns='urn:x'>{'<g>' * inner}{form.format('u')}{'</g>' * inner}</g>"
        f"{form.format('v')}</html>"
    )
    assert [tool["name"] for tool in tools(document)] == names
    assert (document.problem is None) == (len(names) == 3)


def test_the_element_that_is_too_deep_still_exists() -> None:
    form = f"<form xmlns='{XHTML}' toolname='t' tooldescription='d'><input name='a'/><input name='b'/></form>"
    reached = [
        list(tools(read(f"{PAGE}<g xmlns='urn:x'>{'<g>' * inner}{form}"))[0]["input_schema"]["properties"])
        for inner in (4996, 4997, 4998)
    ]
    assert reached == [["a", "b"], ["a"], []]


def test_a_lone_surrogate_is_a_replacement_character() -> None:
    assert text_of(read(f"{PAGE}<p>a\ud800b</p></html>"), "p") == "a\ufffdb"
