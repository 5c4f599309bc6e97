"""Form start tags that the tree has no trace of."""

import pytest
from bs4 import BeautifulSoup

from webmcp_forms.readers import read
from webmcp_forms.readers.dropped_forms import dropped_forms


def dropped(source: str, language: str = "html") -> list[tuple[str, str]]:
    """The ids of the dropped forms and of those that were open."""
    return [(form.element.show("id"), form.outer.show("id")) for form in dropped_forms(read(source, language=language))]


def test_a_form_inside_an_open_form_is_dropped() -> None:
    assert dropped("<form id=a><form id=b></form></form>") == [("b", "a")]


def test_the_end_tag_of_a_dropped_form_closes_the_open_one() -> None:
    assert dropped("<form id=a><form id=b></form><form id=c></form></form>") == [("b", "a")]


def test_the_attributes_of_a_dropped_tag_are_read_and_located() -> None:
    page = "<p>\r\n<form id=a><FORM\r\n Title='&gt;x' id=b TITLE=y>"
    (form,) = dropped_forms(read(page))
    assert dict(form.element.attributes) == {"title": ">x", "id": "b"}
    assert form.place is not None
    assert (form.place.start_tag.start, form.place.start_tag.end) == (page.index("<FORM"), len(page))
    value = form.place.attributes["title"].value
    assert value is not None
    assert page[value.start : value.end] == "&gt;x"


@pytest.mark.parametrize(
    "page",
    [
        "<form id=a></form><form id=b></form>",
        "<form id=a><!-- <form id=b> --><textarea><form id=c></textarea></form>",
        "<form id=a><svg><form id=b></form></svg></form>",
        "<form id=a><template><form id=b><form id=c></form></form></template></form>",
        "<template><form id=a></template><form id=b></form>",
        "<form id=a><div><template shadowrootmode=open><table><p><form id=b>",
        "<form id=a><form id=b",
        "<form id=a><form id='b>",
        "<frameset><form id=a><form id=b></frameset>",
    ],
)
def test_what_is_no_tag_or_meets_no_open_form_is_not_dropped(page: str) -> None:
    assert dropped(page) == []


def test_a_tag_that_the_parser_ignores_for_another_reason_is_not_dropped_by_a_form() -> None:
    assert dropped("<form id=a></form><table><colgroup><form id=b></form></colgroup></table>") == []


def test_a_soup_has_them_as_nested_forms() -> None:
    soup = BeautifulSoup("<form id=a><p><form id=b></form></p></form><form id=c></form>", "html.parser")
    forms = list(dropped_forms(read(soup)))
    assert [(form.element.show("id"), form.outer.show("id"), form.place) for form in forms] == [("b", "a", None)]


def test_forms_nest_in_xml() -> None:
    page = '<html xmlns="http://www.w3.org/1999/xhtml"><form id="a"><form id="b"/></form></html>'
    assert dropped(page, "xhtml") == []


def test_many_dropped_forms_cost_a_step_each() -> None:
    assert len(dropped("<form id=a>" + "<form id=b><input>" * 5000)) == 5000


def test_a_template_has_its_values_as_they_are_written() -> None:
    (form,) = dropped_forms(read("<form id=a><form id='{{ b }}' {% if c %}title=d{% endif %}>", language="jinja"))
    assert (form.element.show("id"), form.element.show("title")) == ("{{ b }}", "d")


def test_elements_that_a_script_builds_nest() -> None:
    assert dropped("<template><form id=a><form id=b></form></form></template>", "vue") == []
    assert dropped("const A = () => <form id='a'><form id='b' /></form>", "jsx") == []
