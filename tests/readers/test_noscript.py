"""What `<noscript>` would hold without scripting."""

import pytest
from bs4 import BeautifulSoup

from webmcp_forms.document.dump import dump
from webmcp_forms.document.nodes import Document
from webmcp_forms.readers import Source, read
from webmcp_forms.readers.noscript import noscript_documents


def held(source: Source, language: str = "html") -> list[Document]:
    return [content for _, content in noscript_documents(read(source, language=language))]


def test_its_text_is_read_as_markup() -> None:
    (content,) = held("<noscript><form id=a><b>c</noscript>")
    assert [line.strip() for line in dump(content)][-2:] == ['form 1:11 id="a"', 'b 1:22 "c"']


def test_places_lie_in_the_source() -> None:
    page = "<p>\r\n<noscript>\r\n<form\r\n id=a></noscript>"
    (content,) = held(page)
    form = next(element for element in content.elements() if element.tag == "form")
    place = content.place(form)
    assert place is not None
    assert page[place.start_tag.start : place.start_tag.end] == "<form\r\n id=a>"


def test_places_in_a_frame_lie_in_the_attribute() -> None:
    page = read("<iframe srcdoc='<noscript>&lt;form id=a></noscript>'></iframe>", language="html")
    (_, frame) = page.frames[0]
    ((_, content),) = noscript_documents(frame)
    place = content.place(next(element for element in content.elements() if element.tag == "form"))
    assert place is not None
    assert page.source.slice(place.start_tag) == "&lt;form id=a>"


def test_a_soup_has_none_of_its_places() -> None:
    (content,) = held(BeautifulSoup("<noscript><form id=a></form></noscript>", "html.parser"))
    assert [element.tag for element in content.elements()] == ["html", "head", "body", "form"]


@pytest.mark.parametrize(
    ("page", "language"),
    [
        ("<p><noscript", "html"),
        ("<svg><noscript><a></a></noscript></svg>", "html"),
        ("<textarea><noscript></textarea>", "html"),
        ('<html xmlns="http://www.w3.org/1999/xhtml"><noscript><form/></noscript></html>', "xhtml"),
        ("const A = () => <noscript><form /></noscript>", "jsx"),
    ],
)
def test_where_it_is_an_element_or_none_there_is_nothing(page: str, language: str) -> None:
    assert held(page, language) == []
